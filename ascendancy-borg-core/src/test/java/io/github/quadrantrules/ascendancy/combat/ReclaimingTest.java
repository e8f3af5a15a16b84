package io.github.quadrantrules.ascendancy.combat;

import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.FEDERATION;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.FIGHT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.RETREAT;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.VULCAN;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.federation;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.round;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.sentences;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.start;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.step;
import static io.github.quadrantrules.ascendancy.combat.ScriptedAttempts.world;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.ReclaimState.Progress;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReclaimingTest {
    /** W-08: six Federation Ships, 3 Structures, both sides at once; 3 Hits are enough. */
    @Rule({"AS-RCL-02", "AS-RCL-05", "AS-RCL-06", "AS-RCL-07", "AS-RCL-08"})
    @Test
    void shouldReclaimWithThreeHitsOfSixShipsAgainstThreeStructures() {
        Step<ReclaimState> step = step(start(4, 2, 6), FIGHT, Battles.ships(6, 6, 6, 5, 5, 1), Battles.borg(6, 4, 1));
        ReclaimResult result = step.state().result();
        assertThat(result.outcome()).isEqualTo(ReclaimOutcome.RECLAIMED);
        assertThat(result.shipsLeft()).isEqualTo(4);
        assertThat(result.worldLeft()).isEmpty();
        assertThat(result.rewards()).isEqualTo(new Rewards(Vector.of(FEDERATION), Vector.empty(), Vector.empty()));
        assertThat(sentences(step))
                .containsExactly(
                        "A round against the Borg World Vulcan: it has 3 Structures, its shields add 2 to the number"
                                + " that the Ships need, and both sides shoot at the same time.",
                        "Federation rolls 6 dice and hits with a 6: 3 Hits.",
                        "The Borg World rolls 3 dice and hits with 4 or more: 2 Hits.",
                        "Federation loses 2 Ships; 4 are left.",
                        "Vulcan is reclaimed: the Spire with 2 Nodes goes back to the supply, and Federation draws a Borg"
                                + " Technology Card.");
    }

    /** D-16. */
    @Rule({"AS-RCL-08", "AS-RCL-10", "AS-RCL-02"})
    @Test
    void shouldReturnSpireNodesAndCubeWithoutCultureOrProduction() {
        ReclaimSetting klingons = ReclaimSetting.of(PlayerCombatProfile.klingons(4), 1);
        ReclaimState start = ReclaimState.start(klingons, new BorgWorld(VULCAN, 3, true), 5);
        ReclaimResult result = step(start, FIGHT, Battles.ships(6, 6, 6, 6, 6), Battles.borg(1, 1, 1, 1, 1))
                .state()
                .result();
        assertThat(result.outcome()).isEqualTo(ReclaimOutcome.RECLAIMED);
        assertThat(Vector.of(result.spiresReturned(), result.nodesReturned(), result.cubesReturned()))
                .containsExactly(1, 3, 1);
        assertThat(result.rewards().technologyCards()).hasSize(1);
        assertThat(result.rewards().culture()).isEmpty();
        assertThat(result.rewards().production()).isEmpty();
    }

    /** D-17. */
    @Rule({"AS-RCL-03", "AS-PSH-02"})
    @Test
    void shouldChangeNothingButOneNodeMoreWhenHitsAreTooFew() {
        Step<ReclaimState> step = step(start(4, 1, 3), FIGHT, Battles.ships(6, 1, 1), Battles.borg(1, 1));
        assertThat(step.state().world()).isEqualTo(world(2));
        assertThat(step.state().force()).isEqualTo(BattleForce.of(3));
        assertThat(step.state().outcome()).isEqualTo(ReclaimOutcome.UNDECIDED);
        assertThat(sentences(step))
                .endsWith("1 Hit against 2 Structures change nothing; the world gains a Node and now has 2.");
    }

    /** D-18. */
    @Rule("AS-RCL-04")
    @Test
    void shouldNotReclaimWithFewerShipsThanStructures() {
        ReclaimSetting setting =
                ReclaimSetting.of(PlayerCombatProfile.of("Federation", 4).withBonusDice(1), 2);
        ReclaimState start = ReclaimState.start(setting, world(2), 2);
        Step<ReclaimState> step = step(start, FIGHT, Battles.ships(6, 6, 6), Battles.borg(1, 1, 1));
        assertThat(step.state().progress()).isEqualTo(Progress.ROUNDS);
        assertThat(step.state().world()).isEqualTo(world(3));
        assertThat(sentences(step))
                .contains("The player had fewer Ships than the world has Structures; the world gains a Node and now has"
                        + " 3.");
    }

    /** D-28. */
    @Rule({"AS-PSH-01", "AS-PSH-02", "AS-PSH-03", "AS-PSH-04", "AS-RET-01"})
    @Test
    void shouldHaveToRetreatWhenTheThirdNodeMakesASevenNecessary() {
        ReclaimRound first = round(start(4, 1, 4), Battles.ships(4, 4, 4, 4), Battles.borg(1, 1));
        assertThat(first.attack().get().needed()).isEqualTo(5);
        ReclaimRound second = round(first.after(), Battles.ships(5, 5, 5, 5), Battles.borg(1, 1, 1));
        assertThat(second.attack().get().needed()).isEqualTo(6);
        assertThat(second.after().world()).isEqualTo(world(3));
        assertThat(second.after().retreatIsForced()).isTrue();
        assertThat(Reclaiming.GAME.choices(second.after())).containsExactly(RETREAT);
        Step<ReclaimState> retreat = step(second.after(), RETREAT);
        assertThat(retreat.state().result())
                .isEqualTo(new ReclaimResult(ReclaimOutcome.RETREATED, world(3), 4, Rewards.NONE));
        assertThat(sentences(retreat))
                .containsExactly(
                        "Federation has to retreat with 4 Ships to the next Sector.",
                        "The attack is over; Vulcan stays a Borg World with 3 Nodes.");
    }

    @Rule({"AS-PSH-02", "AS-PSH-03", "AS-RCL-11"})
    @Test
    void shouldAddTheNodeAlsoWhenTheAttackerIsWipedOut() {
        ReclaimState end = step(start(4, 1, 1), FIGHT, Battles.ships(1), Battles.borg(4, 1))
                .state();
        assertThat(end.result()).isEqualTo(new ReclaimResult(ReclaimOutcome.SHIPS_LOST, world(2), 0, Rewards.NONE));
        ReclaimState full = step(start(2, 3, 2), FIGHT, Battles.ships(1, 1), Battles.borg(1, 1, 1, 1))
                .state();
        assertThat(full.world()).isEqualTo(world(3));
    }

    @Rule("AS-RCL-07")
    @Test
    void shouldLetSuccessStandWhenTheLastShipFalls() {
        ReclaimResult result = step(start(4, 0, 1), FIGHT, Battles.ships(4), Battles.borg(6))
                .state()
                .result();
        assertThat(result.outcome()).isEqualTo(ReclaimOutcome.RECLAIMED);
        assertThat(result.shipsLeft()).isZero();
    }

    /** The script has no roll of the world. */
    @Rule("AS-RCL-06")
    @Test
    void shouldEndBeforeTheWorldRollsWhenACardGivesThePlayersFirstStrike() {
        ReclaimState start = ReclaimState.start(federation(4).withFirstStrike(CombatSide.PLAYERS), world(0), 2);
        assertThat(round(start, (Object) Battles.ships(4, 1)).answer()).isEmpty();
        ReclaimRound failed = round(start, Battles.ships(1, 1), Battles.borg(1));
        assertThat(round(failed.after(), Battles.ships(6, 6), Battles.borg(1, 1))
                        .answer())
                .isNotEmpty();
    }

    /** One of two Ships is lost before it rolls; the two Ships at the start still count against 2 Structures. */
    @Rule({"AS-RCL-06", "AS-RCL-04"})
    @Test
    void shouldRollOnlyWithTheSurvivorsWhenACardGivesTheBorgFirstStrike() {
        ReclaimSetting setting = new ReclaimSetting(
                PlayerCombatProfile.of("Federation", 4).withBonusDice(1),
                federation(4).weapons(),
                2,
                Vector.empty(),
                Option.some(CombatSide.BORG),
                Option.none());
        ReclaimState start = ReclaimState.start(setting, world(1), 2);
        assertThat(round(start, Battles.borg(4, 1), Battles.ships(6, 5)).after().result())
                .isEqualTo(new ReclaimResult(
                        ReclaimOutcome.RECLAIMED,
                        world(1),
                        1,
                        new Rewards(Vector.of(FEDERATION), Vector.empty(), Vector.empty())));
        ReclaimRound lost = round(start, (Object) Battles.borg(4, 4));
        assertThat(lost.attack()).isEmpty();
        assertThat(lost.after().outcome()).isEqualTo(ReclaimOutcome.SHIPS_LOST);
    }

    /**
     * One Ship with hit value 6 against a Spire alone, the Borg needing 5: success with 1/6; else the Ship lives with 2/3
     * and has to retreat from the first Node.
     */
    @Rule({"AS-RCL-02", "AS-RET-01"})
    @Test
    void shouldHaveTheHandCalculatedOdds() {
        ReclaimSetting setting = ReclaimSetting.of(PlayerCombatProfile.of("Federation", 6), 1);
        Distribution<ReclaimOutcome> odds = Reclaiming.odds(ReclaimState.start(setting, world(0), 1), Policy.first())
                .map(ReclaimResult::outcome);
        assertThat(odds.probabilityOf(ReclaimOutcome.RECLAIMED)).isEqualTo(Fraction.of(1, 6));
        assertThat(odds.probabilityOf(ReclaimOutcome.SHIPS_LOST)).isEqualTo(Fraction.of(5, 18));
        assertThat(odds.probabilityOf(ReclaimOutcome.RETREATED)).isEqualTo(Fraction.of(5, 9));
    }

    /** A second way: a recursion over Ships and Nodes with binomial weights, up to the round after which to retreat. */
    @Rule({"AS-RCL-02", "AS-RCL-03", "AS-RCL-04", "AS-RCL-05", "AS-PSH-02", "AS-RCL-11"})
    @ParameterizedTest(name = "{0} Ships, hit value {1}, {2} Nodes, retreat after {3} rounds")
    @CsvSource({"5, 2, 0, 3", "6, 3, 1, 2", "4, 4, 0, 3", "3, 1, 2, 1", "2, 3, 0, 2"})
    void shouldAgreeWithARecursion(int ships, int hitValue, int nodes, int rounds) {
        Policy<ReclaimState, BattleChoice> policy = (state, choices, dice) ->
                state.world().nodes() >= Math.min(3, nodes + rounds) && choices.contains(RETREAT)
                        ? RETREAT
                        : choices.head();
        Fraction second = reclaimed(ships, hitValue, nodes, Math.min(rounds, 3 - nodes));
        assertThat(Reclaiming.odds(start(hitValue, nodes, ships), policy)
                        .probability(result -> result.outcome() == ReclaimOutcome.RECLAIMED))
                .isEqualTo(second);
    }

    private static Fraction reclaimed(int ships, int hitValue, int nodes, int rounds) {
        if (rounds == 0 || ships == 0 || hitValue + nodes > 6) {
            return Fraction.ZERO;
        }
        int structures = nodes + 1;
        Fraction success = Fraction.ZERO;
        for (int hits = structures; hits <= ships; hits++) {
            success = success.plus(binomial(ships, hits, 7 - hitValue - nodes));
        }
        Fraction later = Fraction.ZERO;
        for (int lost = 0; lost <= structures; lost++) {
            later = later.plus(binomial(structures, lost, 3)
                    .times(reclaimed(Math.max(0, ships - lost), hitValue, nodes + 1, rounds - 1)));
        }
        return success.plus(Fraction.ONE.minus(success).times(later));
    }

    /** The chance that so many of the dice show one of so many faces. */
    private static Fraction binomial(int dice, int wanted, int faces) {
        if (wanted < 0 || wanted > dice) {
            return Fraction.ZERO;
        }
        if (dice == 0) {
            return Fraction.ONE;
        }
        return Fraction.of(faces, 6)
                .times(binomial(dice - 1, wanted - 1, faces))
                .plus(Fraction.of(6 - faces, 6).times(binomial(dice - 1, wanted, faces)));
    }

    /** Invariants 36 to 39. */
    @Rule({"AS-RCL-02", "AS-RCL-03", "AS-RCL-04", "AS-RCL-05", "AS-RCL-08", "AS-PSH-02", "AS-PSH-03"})
    @Property(tries = 300)
    void shouldReclaimExactlyWithEnoughHitsAndShips(
            @ForAll @IntRange(min = 1, max = 7) int ships,
            @ForAll @IntRange(min = 1, max = 6) int hitValue,
            @ForAll @IntRange(min = 0, max = 4) int pieces,
            @ForAll @IntRange(min = 0, max = 2) int bonusDice,
            @ForAll long seed) {
        BorgWorld world = new BorgWorld(VULCAN, Math.min(3, pieces), pieces == 4);
        ReclaimSetting setting =
                ReclaimSetting.of(PlayerCombatProfile.of("Federation", hitValue).withBonusDice(bonusDice), 3);
        ReclaimRound round = ReclaimRound.fight(ReclaimState.start(setting, world, ships), Dice.seeded(seed));
        int structures = 1 + pieces;
        assertThat(round.answer().get().roll().size()).isEqualTo(structures);
        boolean reclaimed = round.hits() >= structures && ships >= structures;
        assertThat(round.after().progress() == Progress.SUCCESS).isEqualTo(reclaimed);
        if (reclaimed) {
            ReclaimResult result = round.after().result();
            assertThat(result.spiresReturned()).isEqualTo(1);
            assertThat(result.rewards()).isEqualTo(new Rewards(Vector.of(FEDERATION), Vector.empty(), Vector.empty()));
        } else {
            assertThat(round.after().world())
                    .isEqualTo(new BorgWorld(VULCAN, Math.min(3, world.nodes() + 1), world.cubeOnSpire()));
        }
    }

    @Rule("AS-RCL-11")
    @Property(tries = 40)
    void shouldGiveTheSameResultWithAndWithoutEvents(@ForAll long seed) {
        ReclaimState start = start(3, 0, 6);
        Play<ReclaimState, BattleChoice> play =
                Play.of(Reclaiming.GAME, start, Policy.random(), Dice.seeded(seed), 10_000);
        assertThat(Reclaiming.resolve(start, Policy.random(), Dice.seeded(seed)))
                .isEqualTo(play.last().result());
    }
}
