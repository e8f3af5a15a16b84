package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.Battlefield;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.SidesEvent;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.json.Saves;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AscendancySavesTest {
    private static final CubeBattleState START =
            CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", 4), 2), 6);
    private static final String SAVED = """
            {"format":"ascendancy.battle","version":1,"value":{\
            "setting":{"sides":[{"player":{"id":"Federation","weapons":{"hitValue":4,"sixAlwaysHits":false},\
            "bonusDice":0,"shieldVsBorg":0,"mayRetreat":true,"cultureForCubes":false},"turnOrder":1,\
            "field":{"cube":"the Cube's Sector","shipsDistance":0,\
            "offered":[{"sector":"the next Sector","distanceToCube":1,"sectorsMoved":1}]}}],\
            "weapons":{"hitValues":[5,5,4,4,3,3],"provenance":"SAMPLE"},"spires":2,\
            "firstRound":"PLAYERS_STRIKE_FIRST","commander":null},\
            "forces":[{"squadron":{"singles":6,"fleets":[]},"cards":[],"autoHits":0,"retreatedTo":null}],\
            "cube":{"diceOnCard":0,"modifier":0},"phase":{"phase":"beforeRound","answered":0},"rewards":null}}""";

    @Test
    void shouldWriteABattleAsDocumented() {
        assertThat(AscendancySaves.battle().write(START)).isEqualTo(SAVED);
        assertThat(AscendancySaves.battle().read(SAVED)).isEqualTo(START);
    }

    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "singles":6         | "singles":0         | Until the shields adapt
            "diceOnCard":0      | "diceOnCard":9      | There are rewards for a destroyed Cube, and only for it
            "answered":0        | "answered":1        | Before the last of 1 player has answered
            "turnOrder":1       | "turnOrder":0       | Turn Order numbers are 1 or more, not 0
            "diceOnCard":0      | "diceOnCard":10     | A Cube Card holds 0 to 9 dice, not 10
            "modifier":0        | "modifier":5        | A Shield Modifier is 0 to 4, not 5
            "hitValue":4        | "hitValue":7        | A weapon's hit value is 1 to 6, not 7
            [5,5,4,4,3,3]       | [5,5,4,4,3,4]       | Borg hit values never rise
            "next Sector"       | " "                 | A Sector needs a name, not
            "spires":2          | "spires":6          | The number of Spires in play is 0 to 5, not 6
            """)
    void shouldRejectWhenASaveHoldsAnIllegalBattle(String old, String changed, String said) {
        String forged = SAVED.replace("the next Sector", "next Sector").replace(old, changed);
        assertThat(forged).isNotEqualTo(SAVED.replace("the next Sector", "next Sector"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AscendancySaves.battle().read(forged))
                .withMessageContaining(said);
    }

    @Test
    void shouldTagChoices() {
        Vector<BattleChoice> choices = Vector.of(
                new BattleChoice.Fight(),
                new BattleChoice.RetreatTo(
                        Battlefield.open().legalDestinations().head()));
        Saves<Vector<BattleChoice>> saves = AscendancySaves.choices();
        assertThat(saves.write(choices)).contains("""
                "value":[{"choice":"fight"},{"choice":"retreatTo","destination":{"sector":"the next Sector",\
                "distanceToCube":1,"sectorsMoved":1}}]""");
        assertThat(saves.read(saves.write(choices))).isEqualTo(choices);
    }

    private static CubeBattleState joint(int ships) {
        BattleSetting setting = BattleSetting.of(
                Vector.of(
                        BattleSide.of(PlayerCombatProfile.of("Federation", 4), 1),
                        BattleSide.of(PlayerCombatProfile.of("Romulans", 3).withShieldVsBorg(1), 2)),
                2);
        return CubeBattleState.start(
                setting,
                Array.of(
                        BattleForce.of(Squadron.of(2).withFleet(Fleet.of("Guards", 3))),
                        BattleForce.of(ships).withCards(new BattleCard.AutoHits("Torpedo", 1))));
    }

    @Test
    void shouldReadBackAllKindsOfEvents() {
        Saves<Vector<BattleEvent>> saves = AscendancySaves.events();
        TreeSet<String> kinds = TreeSet.empty();
        for (int seed = 0; seed < 60; seed++) {
            Vector<BattleEvent> events = Play.of(
                            CubeBattle.GAME, joint(4 + seed % 6), Policy.random(), Dice.seeded(seed), 1_000)
                    .events()
                    .map(BattleEvent.class::cast);
            assertThat(saves.read(saves.write(events))).isEqualTo(events);
            kinds = kinds.addAll(events.map(event -> event.getClass().getSimpleName()));
        }
        assertThat(kinds)
                .hasSize(BattleEvent.class.getPermittedSubclasses().length
                        - 1
                        + SidesEvent.class.getPermittedSubclasses().length);
    }
}
