package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattlePolicy;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.Battlefield;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.json.Saves;
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
            "setting":{"player":{"name":"Federation","weapons":{"hitValue":4,"sixAlwaysHits":false},\
            "bonusDice":0,"shieldVsBorg":0,"mayRetreat":true},\
            "weapons":{"hitValues":[5,5,4,4,3,3],"provenance":"SAMPLE"},"spires":2,\
            "field":{"cube":"the Cube's Sector","shipsDistance":0,\
            "offered":[{"sector":"the next Sector","distanceToCube":1,"sectorsMoved":1}]}},\
            "ships":6,"cube":{"diceOnCard":0,"modifier":0},"retreatedTo":null}}""";

    @Test
    void shouldWriteABattleAsDocumented() {
        assertThat(AscendancySaves.battle().write(START)).isEqualTo(SAVED);
        assertThat(AscendancySaves.battle().read(SAVED)).isEqualTo(START);
    }

    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "ships":6           | "ships":0           | Until the shields adapt
            "diceOnCard":0      | "diceOnCard":4      | Until the shields adapt
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

    @Test
    void shouldReadBackAllKindsOfEvents() {
        Saves<Vector<BattleEvent>> saves = AscendancySaves.events();
        TreeSet<String> kinds = TreeSet.empty();
        for (int seed = 0; seed < 60; seed++) {
            CubeBattleState start = CubeBattleState.start(START.setting(), 4 + seed % 12);
            Vector<BattleEvent> events = Play.of(
                            CubeBattle.GAME, start, BattlePolicy.fightOn(), Dice.seeded(seed), 1_000)
                    .events()
                    .map(BattleEvent.class::cast);
            assertThat(saves.read(saves.write(events))).isEqualTo(events);
            kinds = kinds.addAll(events.map(event -> event.getClass().getSimpleName()));
        }
        assertThat(kinds).hasSize(BattleEvent.class.getPermittedSubclasses().length);
    }
}
