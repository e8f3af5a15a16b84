package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleAim.CubeWorth;
import io.github.quadrantrules.ascendancy.combat.BattleAim.DestroyCube;
import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.ascendancy.combat.BattleAim.SaveShips;
import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BattleAdviserTest {
    private static final BorgWeaponTable ONLY_SIXES =
            new BorgWeaponTable(Vector.of(6, 6, 6, 6, 6, 6), Provenance.SAMPLE);

    private static Prospect prospect(CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy) {
        Distribution<CubeBattleState> ends = CubeBattle.odds(start, policy);
        return new Prospect(
                ends.probability(end -> end.cube().isDestroyed()),
                Fraction.of(start.ships()).minus(ends.mean(CubeBattleState::ships)));
    }

    /** All states of the battle in which the player may choose, found by fighting on. */
    private static List<CubeBattleState> decisions(CubeBattleState start) {
        Set<CubeBattleState> found = new LinkedHashSet<>();
        Policy<CubeBattleState, BattleChoice> watching = (state, choices, dice) -> {
            if (choices.size() > 1 && Stream.of(choices.head()).allMatch(BattleChoice.Fight.class::isInstance)) {
                found.add(state);
            }
            return choices.head();
        };
        CubeBattle.odds(start, watching);
        return List.copyOf(found);
    }

    /** The best of all policies, each tried to the end: every set of states in which to retreat. */
    private static Prospect best(CubeBattleState start, BattleAim aim) {
        List<CubeBattleState> states = decisions(start);
        assertThat(states.size()).isBetween(1, 11);
        Prospect best = prospect(start, BattlePolicy.fightOn());
        for (int set = 1; set < 1 << states.size(); set++) {
            int chosen = set;
            Prospect tried = prospect(
                    start,
                    BattlePolicy.retreatIf(
                            state -> states.contains(state) && (chosen & 1 << states.indexOf(state)) != 0));
            best = aim.compare(tried, best) > 0 ? tried : best;
        }
        return best;
    }

    static Stream<Arguments> smallBattles() {
        BattleSetting five = Battles.federation(5);
        BattleSetting two =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 2), 0).withWeapons(ONLY_SIXES);
        BattleSetting four = BattleSetting.of(PlayerCombatProfile.of("Federation", 4), 5);
        return Stream.of(
                        CubeBattleState.start(five, 2),
                        Battles.battle(Battles.federation(3), 2, 6, 2),
                        Battles.battle(two, 2, 6, 4),
                        Battles.battle(two, 1, 7, 3),
                        Battles.battle(four, 2, 6, 1))
                .flatMap(start -> Stream.of(
                                new DestroyCube(),
                                new SaveShips(),
                                new CubeWorth(1),
                                new CubeWorth(3),
                                new CubeWorth(40))
                        .map(aim -> Arguments.of(start, aim)));
    }

    @Rule({"AS-RET-01", "AS-RET-03"})
    @ParameterizedTest(name = "{1}")
    @MethodSource("smallBattles")
    void shouldFindTheBestOfAllRetreatPolicies(CubeBattleState start, BattleAim aim) {
        BattleAdviser adviser = new BattleAdviser(aim);
        Prospect advised = adviser.plan(start).prospect();
        assertThat(advised).isEqualTo(best(start, aim));
        assertThat(prospect(start, adviser.policy())).isEqualTo(advised);
    }

    /**
     * One Ship and one Borg die, each hitting with a 6: fighting to the end destroys the Cube with 6/11 and loses the Ship
     * with 6/11. So a Cube worth 1 Ship is not worth the fight, and one worth 2 Ships is.
     */
    @Rule("AS-RET-03")
    @Test
    void shouldWeighTheCubeAgainstTheShips() {
        BattleSetting setting =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 2), 0).withWeapons(ONLY_SIXES);
        CubeBattleState duel = Battles.battle(setting, 1, 8, 4);
        BattlePlan fights = new BattleAdviser(new CubeWorth(2)).plan(duel);
        assertThat(fights.prospect()).isEqualTo(new Prospect(Fraction.of(6, 11), Fraction.of(6, 11)));
        assertThat(fights.likeliestRetreat()).isEqualTo(Option.none());
        assertThat(fights.sentence())
                .isEqualTo("Go on: the Cube is destroyed in 54.55 % of all cases, and 0.55 Ships are lost on average.");
        assertThat(new BattleAdviser(new CubeWorth(2)).choice(duel)).isEqualTo(new BattleChoice.Fight());
        assertThat(fights.lossesByRound().head()).isEqualTo(Fraction.of(1, 6));
        assertThat(fights.lossesByRound().fold(Fraction.ZERO, Fraction::plus)).isEqualTo(Fraction.of(6, 11));
        BattlePlan leaves = new BattleAdviser(new CubeWorth(1)).plan(duel);
        assertThat(leaves.retreatNow()).isTrue();
        assertThat(leaves.sentence()).isEqualTo("Retreat at once.");
        assertThat(new BattleAdviser(new CubeWorth(1)).choice(duel)).isInstanceOf(BattleChoice.RetreatTo.class);
        assertThat(leaves.likeliestRetreat()).isEqualTo(Option.some(0));
        assertThat(leaves.prospect()).isEqualTo(new Prospect(Fraction.ZERO, Fraction.ZERO));
        assertThat(leaves.retreatAfter()).allMatch(Fraction.ZERO::equals);
    }

    /** Hit value 6 forces the Retreat after round 1, which the Ship survives with 1664/59049 (see the odds' test). */
    @Rule("AS-RET-01")
    @Test
    void shouldCountForcedRetreatsByRound() {
        CubeBattleState start = CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", 6), 0), 1);
        BattlePlan plan = new BattleAdviser(new DestroyCube()).plan(start);
        assertThat(plan.retreatAfter().head()).isEqualTo(Fraction.of(1664, 59049));
        assertThat(plan.sentence()).endsWith(" Retreat after round 1 in 2.82 %.");
        assertThat(plan.likeliestRetreat()).isEqualTo(Option.some(1));
        assertThat(plan.lossesByRound())
                .containsExactly(
                        Fraction.of(59049 - 1664, 59049), Fraction.ZERO, Fraction.ZERO, Fraction.ZERO, Fraction.ZERO);
    }

    /** Ships are lost to Borg Hits in rounds and to nothing else. */
    @Rule("AS-WPN-06")
    @ParameterizedTest(name = "{0} Ships, hit value {1}")
    @CsvSource({"4, 3", "6, 4", "3, 2"})
    void shouldSumUpTheLossesOfTheRounds(int ships, int hitValue) {
        CubeBattleState start = CubeBattleState.start(Battles.federation(hitValue), ships);
        BattlePlan plan = new BattleAdviser(new DestroyCube()).plan(start);
        Prospect fightOn = prospect(start, BattlePolicy.fightOn());
        assertThat(plan.prospect().destroyed()).isEqualTo(fightOn.destroyed());
        assertThat(plan.prospect().losses()).isLessThanOrEqualTo(fightOn.losses());
        assertThat(plan.lossesByRound().fold(Fraction.ZERO, Fraction::plus))
                .isEqualTo(plan.prospect().losses());
        assertThat(plan.lossesByRound()).allMatch(each -> each.compareTo(Fraction.ZERO) >= 0);
    }

    @Rule("AS-RET-03")
    @ParameterizedTest(name = "{0} Ships, hit value {1}")
    @CsvSource({"4, 3", "6, 4", "3, 2"})
    void shouldRetreatAfterTheFirstRoundToSaveShips(int ships, int hitValue) {
        CubeBattleState start = CubeBattleState.start(Battles.federation(hitValue), ships);
        BattlePlan careful = new BattleAdviser(new SaveShips()).plan(start);
        assertThat(careful.retreatNow()).isFalse();
        assertThat(careful.likeliestRetreat()).isEqualTo(Option.some(1));
        assertThat(careful.lossesByRound().head()).isEqualTo(careful.prospect().losses());
        assertThat(careful.lossesByRound().tail()).allMatch(Fraction.ZERO::equals);
    }

    @Rule({"AS-RET-02", "AS-RET-04"})
    @Test
    void shouldFightOnWhereNobodyCanRetreat() {
        CubeBattleState klingons = CubeBattleState.start(Battles.klingons(5), 3);
        BattlePlan plan = new BattleAdviser(new SaveShips()).plan(klingons);
        assertThat(plan.likeliestRetreat()).isEqualTo(Option.none());
        assertThat(plan.prospect()).isEqualTo(prospect(klingons, BattlePolicy.fightOn()));
    }

    @Test
    void shouldRejectBattlesThatItCannotAdvise() {
        BattleAdviser adviser = new BattleAdviser(new DestroyCube());
        BattleSetting two = BattleSetting.of(
                Vector.of(
                        BattleSide.of(PlayerCombatProfile.of("Federation", 4), 1),
                        BattleSide.of(PlayerCombatProfile.of("Romulans", 4), 2)),
                2);
        CubeBattleState joint = CubeBattleState.start(two, 3, 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> adviser.plan(joint))
                .withMessage("Advice is for a battle of one player, not of 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> adviser.policy().choose(joint, CubeBattle.GAME.choices(joint), Dice.seeded(1)))
                .withMessage("Advice is for a battle of one player, not of 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> adviser.plan(Battles.battle(Battles.federation(4), 0, 3, 2)))
                .withMessage("Advice is for a battle that goes on, not for one with the outcome SHIPS_LOST");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CubeWorth(-1))
                .withMessage("A destroyed Cube is worth 0 Ships or more, not -1");
    }

    /** What an adviser has worked out for one battle says nothing of a battle with other weapons or shields. */
    @Rule({"AS-WPN-01", "AS-WPN-05", "AS-SHD-04"})
    @Test
    void shouldNotMixUpSettings() {
        BattleAdviser adviser = new BattleAdviser(new DestroyCube());
        Array<BattleForce> ships = Array.of(BattleForce.of(4));
        Vector.of(1, 3, 6)
                .map(hitValue -> PlayerCombatProfile.of("Federation", hitValue))
                .flatMap(plain -> Vector.of(plain, plain.withShieldVsBorg(1)))
                .crossProduct(Vector.of(0, 2, 5))
                .map(each -> CubeBattleState.start(BattleSetting.of(each._1, each._2), ships))
                .forEach(battle ->
                        assertThat(adviser.plan(battle)).isEqualTo(new BattleAdviser(new DestroyCube()).plan(battle)));
    }

    @Test
    void shouldNameTheEarlierOfTwoRoundsThatAreEquallyLikely() {
        Prospect prospect = new Prospect(Fraction.ZERO, Fraction.ZERO);
        Vector<Fraction> none = Vector.fill(5, Fraction.ZERO);
        Vector<Fraction> retreats = Vector.of(Fraction.ZERO, Fraction.of(1, 4), Fraction.of(1, 8), Fraction.of(1, 4));
        assertThat(new BattlePlan(prospect, false, none, retreats).likeliestRetreat())
                .isEqualTo(Option.some(2));
        assertThat(new BattlePlan(prospect, true, none, retreats).likeliestRetreat())
                .isEqualTo(Option.some(0));
    }

    /**
     * Two different Ships, neither of which can retreat, against the last die of the Cube, which hits with 4, 5 and 6: one
     * of them is lost with 1/2, and the player chooses which. With two dice left, of which each costs 1/2 of a Ship, a card
     * that takes one of them is used at once.
     */
    @Rule({"AS-ALC-03", "AS-ADD-05"})
    @Test
    void shouldCountWhatIsLostByChoiceInItsRound() {
        Squadron different = Squadron.of(1).withFleet(Fleet.of("Guards", 1));
        BattleSetting setting = Battles.klingons(2);
        CubeCombat cube = new CubeCombat(8, ShieldModifier.HIGHEST);
        BattleForce plain = BattleForce.of(different);
        assertThat(new BattleAdviser(new SaveShips())
                        .plan(Battles.battle(setting, plain, cube))
                        .lossesByRound()
                        .head())
                .isEqualTo(Fraction.of(1, 2));
        BattleForce held = plain.withCards(new BattleCard.CubeDamage("Cult of Kahless"));
        assertThat(new BattleAdviser(new CubeWorth(0))
                        .plan(Battles.battle(setting, held, new CubeCombat(7, ShieldModifier.HIGHEST)))
                        .lossesByRound()
                        .head())
                .isEqualTo(Fraction.of(1, 2));
    }

    /**
     * One Ship that cannot retreat hits the Cube with 1/2 before it rolls; the card takes one die more, so that 8 or 7 are
     * left, each of which misses with 1/2: 1 - (1/2 of 1/256 and 1/2 of 1/128).
     */
    @Rule({"AS-ADD-05", "AS-CBT-01"})
    @Test
    void shouldCountARoundToItsEndWhenACardIsUsedAfterTheRoll() {
        BattleForce held = BattleForce.of(1).withCards(new BattleCard.CubeDamage("Cult of Kahless"));
        CubeBattleState start = CubeBattleState.start(Battles.klingons(4), Array.of(held));
        BattlePlan plan = new BattleAdviser(new SaveShips()).plan(start);
        assertThat(plan.lossesByRound().head()).isEqualTo(Fraction.of(509, 512));
    }
}
