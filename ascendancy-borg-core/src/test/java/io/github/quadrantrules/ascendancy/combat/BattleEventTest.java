package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Battles as they are told. */
class BattleEventTest {
    private static Vector<Event> events(CubeBattleState battle, BattleChoice choice, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        Vector<Event> events = CubeBattle.GAME.apply(battle, choice, dice).get().events();
        dice.finish();
        return events;
    }

    private static Vector<Event> fight(CubeBattleState battle, Object... rolls) {
        return events(battle, new BattleChoice.Fight(), rolls);
    }

    private static Vector<String> sentences(Vector<Event> events) {
        return events.map(Event::sentence);
    }

    private static Vector<String> rules(Vector<Event> events) {
        return events.map(event -> event.rules().map(RuleId::id).mkString(" "));
    }

    /** W-02 to W-04. */
    @Rule({"AS-CBT-01", "AS-CBT-03", "AS-DMG-02", "AS-RGN-01", "AS-SHD-02"})
    @Test
    void shouldTellTheFirstRoundOfTheManual() {
        Vector<Event> events = fight(
                CubeBattleState.start(Battles.federation(4), 6),
                Battles.ships(6, 5, 4, 4, 3, 1),
                Battles.borg(6, 5, 4, 2, 1));
        assertThat(sentences(events))
                .containsExactly(
                        "The battle begins: the Cube's shields have not adapted yet, and the Ships shoot before it"
                                + " does.",
                        "Federation rolls 6 dice and hits with 4 or more: 4 Hits.",
                        "The Cube is damaged: 4 dice go to the Cube Card, 5 are left.",
                        "The Cube rolls 5 dice and hits with 4 or more: 3 Hits, with 1 Borg symbol.",
                        "Federation loses 3 Ships; 3 are left.",
                        "The Cube repairs itself: 1 die comes back from the Cube Card, and it has 6 of 9 again.",
                        "The Cube's shields adapt: the Shield Modifier rises to +1.");
        assertThat(rules(events))
                .containsExactly(
                        "AS-CBT-01 AS-CBT-06 AS-DMG-01 AS-SHD-01",
                        "AS-SHD-04",
                        "AS-DMG-02",
                        "AS-DMG-03 AS-WPN-01 AS-WPN-02 AS-WPN-03",
                        "AS-WPN-06",
                        "AS-RGN-01 AS-RGN-03",
                        "AS-SHD-02");
    }

    /** W-05: both sides have rolled before the damage is marked. */
    @Rule({"AS-CBT-04", "AS-CBT-05"})
    @Test
    void shouldTellASimultaneousRoundInItsOrder() {
        Vector<Event> events = fight(
                Battles.battle(Battles.federation(4), 3, 3, 1), Battles.ships(5, 4, 4), Battles.borg(4, 3, 3, 2, 1, 1));
        assertThat(sentences(events))
                .containsExactly(
                        "A new round begins: both sides shoot at the same time, and the Cube's shields add 1 to the"
                                + " number that the Ships need.",
                        "Federation rolls 3 dice and hits with 5 or more: 1 Hit.",
                        "The Cube rolls 6 dice and hits with 4 or more: 1 Hit.",
                        "The Cube is damaged: 1 die goes to the Cube Card, 5 are left.",
                        "Federation loses 1 Ship; 2 are left.",
                        "The Cube's shields adapt: the Shield Modifier rises to +2.");
        assertThat(rules(events).head()).isEqualTo("AS-CBT-04 AS-CBT-05");
        assertThat(rules(events).get(1)).isEqualTo("AS-SHD-04");
        assertThat(rules(events).get(2)).isEqualTo("AS-DMG-03 AS-WPN-01 AS-WPN-02");
    }

    /** Hit value 4 and modifier 2: a 6 is needed, which a die still shows. */
    @Rule({"AS-SHD-04", "AS-SHD-05"})
    @Test
    void shouldCiteTheLimitOfTheDiceOnlyBeyondIt() {
        Vector<Event> events = fight(Battles.battle(Battles.federation(4), 1, 8, 2), Battles.ships(1), Battles.borg(6));
        assertThat(rules(events).get(1)).isEqualTo("AS-SHD-04");
        assertThat(rules(events).get(2)).isEqualTo("AS-DMG-03 AS-WPN-01 AS-WPN-02 AS-WPN-03");
    }

    @Rule({"AS-DES-01", "AS-DES-02", "AS-END-01"})
    @Test
    void shouldTellADestructionByFirstStrike() {
        Vector<Event> events =
                fight(CubeBattleState.start(Battles.federation(4), 10), Battles.ships(6, 6, 6, 6, 6, 6, 6, 6, 6, 5));
        assertThat(sentences(events).drop(1))
                .containsExactly(
                        "Federation rolls 10 dice and hits with 4 or more: 10 Hits.",
                        "The Cube is damaged: 9 dice go to the Cube Card, 0 are left.",
                        "All 9 dice are on the Cube Card: the Cube is destroyed before it can shoot.",
                        "The battle is over: Cube destroyed.",
                        "For the Cube, which goes back to the supply, Federation draws a Borg Technology Card.");
        assertThat(rules(events).drop(3)).containsExactly("AS-DES-01 AS-DES-02", "AS-END-01", "AS-DES-04 AS-DES-05");
    }

    @Rule({"AS-DES-03", "AS-RGN-02"})
    @Test
    void shouldTellMutualDestruction() {
        Vector<Event> events = fight(Battles.battle(Battles.federation(4), 1, 8, 1), Battles.ships(6), Battles.borg(6));
        assertThat(sentences(events).drop(1))
                .containsExactly(
                        "Federation rolls 1 die and hits with 5 or more: 1 Hit.",
                        "The Cube rolls 1 die and hits with 4 or more: 1 Hit, with 1 Borg symbol.",
                        "The Cube is damaged: 1 die goes to the Cube Card, 0 are left.",
                        "All 9 dice are on the Cube Card: the Cube is destroyed; its shots of this round still count,"
                                + " but it repairs nothing.",
                        "Federation loses 1 Ship; none are left.",
                        "The battle is over: Cube and Ships destroyed.",
                        "For the Cube, which goes back to the supply, Federation draws a Borg Technology Card.");
        assertThat(rules(events).get(4)).isEqualTo("AS-DES-01 AS-DES-03 AS-RGN-02");
    }

    @Rule({"AS-END-01", "AS-END-02", "AS-END-03"})
    @Test
    void shouldTellThatTheCubeStaysAndIsWholeAgainWhenItWins() {
        Vector<Event> events =
                fight(Battles.battle(Battles.federation(4), 1, 7, 1), Battles.ships(1), Battles.borg(5, 1));
        assertThat(events.last().sentence())
                .isEqualTo("The battle is over: all Ships lost. The Cube stays where it is and will have all 9"
                        + " dice again.");
        assertThat(rules(events).last()).isEqualTo("AS-END-01 AS-END-02 AS-END-03");
    }

    @Rule("AS-RET-01")
    @Test
    void shouldTellAForcedRetreat() {
        CubeBattleState third = Battles.battle(Battles.federation(4), 1, 7, 2);
        Vector<Event> events = fight(third, Battles.ships(1), Battles.borg(1, 1));
        assertThat(events.last().sentence())
                .isEqualTo("Federation would need a 7 to hit, which no die shows, and must retreat.");
        assertThat(rules(events).last()).isEqualTo("AS-RET-01");
        Vector<Event> retreat =
                events(Battles.battle(Battles.federation(4), 1, 7, 3), new BattleChoice.RetreatTo(Battles.VULCAN));
        assertThat(sentences(retreat))
                .containsExactly(
                        "Federation has to retreat with 1 Ship to Vulcan, 2 Sectors from the Cube.",
                        "The battle is over: retreat. The Cube stays where it is and will have all 9 dice" + " again.");
        assertThat(rules(retreat).head()).isEqualTo("AS-RET-01 AS-RET-02");
    }

    @Rule("AS-RET-03")
    @Test
    void shouldTellAChosenRetreat() {
        Vector<Event> retreat =
                events(Battles.battle(Battles.federation(3), 2, 7, 3), new BattleChoice.RetreatTo(Battles.ANDORIA));
        assertThat(retreat.head().sentence())
                .isEqualTo("Federation chooses to retreat with 2 Ships to Andoria, 3 Sectors from the Cube.");
        assertThat(rules(retreat).head()).isEqualTo("AS-RET-02 AS-RET-03");
    }

    @Rule({"AS-RET-02", "AS-RET-04", "AS-SHD-05"})
    @Test
    void shouldTellWhyShipsFightOnWithoutAChance() {
        BattleSetting cornered = Battles.federation(6).withField(Battlefield.cornered());
        Vector<Event> events = fight(Battles.battle(cornered, 1, 8, 1), Battles.ships(6), Battles.borg(1));
        assertThat(events.get(1).sentence())
                .isEqualTo("Federation rolls 1 die and cannot hit, because a 7 would be needed: 0 Hits.");
        assertThat(rules(events).get(1)).isEqualTo("AS-SHD-04 AS-SHD-05");
        assertThat(events.last().sentence())
                .isEqualTo("Federation would need an 8 to hit, which no die shows, and would have to retreat, but has"
                        + " nowhere to go and fights on.");
        assertThat(rules(events).last()).isEqualTo("AS-RET-01 AS-RET-02");
        PlayerCombatProfile barred =
                new PlayerCombatProfile(PlayerId.of("Gorn"), ShipWeapons.of(6), 0, 0, false, false);
        Vector<Event> barredEvents =
                fight(Battles.battle(BattleSetting.of(barred, 2), 1, 8, 1), Battles.ships(6), Battles.borg(1));
        assertThat(barredEvents.last().sentence())
                .endsWith("would have to retreat, but never retreats from the Borg and fights on.");
        assertThat(rules(barredEvents).last()).isEqualTo("AS-RET-01 AS-RET-04");
    }

    @Rule({"AS-SHD-03", "AS-SHD-05", "AS-SHD-06"})
    @Test
    void shouldTellThatASixAlwaysHitsAndThatShieldsAdaptNoFurther() {
        Vector<Event> events =
                fight(Battles.battle(Battles.klingons(5), 3, 7, 4), Battles.ships(6, 5, 4), Battles.borg(1, 1));
        assertThat(events.get(1).sentence())
                .isEqualTo("Klingon Empire rolls 3 dice and would need a 9, but its 6 always hits: 1 Hit.");
        assertThat(rules(events).get(1)).isEqualTo("AS-SHD-04 AS-SHD-05 AS-SHD-06");
        assertThat(events.last().sentence())
                .isEqualTo("The Cube's shields cannot adapt any further: the Shield Modifier stays +4.");
        assertThat(rules(events).last()).isEqualTo("AS-SHD-03");
    }

    /** D-27. */
    @Rule("AS-WPN-05")
    @Test
    void shouldTellWhatProtectionAbsorbs() {
        BattleSetting setting =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 2).withShieldVsBorg(3), 2);
        Vector<Event> events = fight(Battles.battle(setting, 3, 6, 1), Battles.ships(1, 1, 1), Battles.borg(6, 5, 4));
        assertThat(events.get(2).sentence())
                .isEqualTo("The Cube rolls 3 dice and hits with 4 or more: 3 Hits, with 1 Borg symbol.");
        assertThat(events.get(3).sentence()).isEqualTo("The protection of Federation absorbs 2 Hits.");
        assertThat(rules(events).get(3)).isEqualTo("AS-WPN-05");
    }

    @Test
    void shouldSayASixWhereOnlyASixHits() {
        Vector<Event> events =
                fight(Battles.battle(Battles.federation(4), 2, 8, 2), Battles.ships(6, 5), Battles.borg(1));
        assertThat(events.get(1).sentence()).isEqualTo("Federation rolls 2 dice and hits with a 6: 1 Hit.");
    }
}
