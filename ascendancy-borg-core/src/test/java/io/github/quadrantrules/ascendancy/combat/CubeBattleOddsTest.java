package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import io.github.quadrantrules.dice.Simulation;
import io.github.quadrantrules.dice.Tally;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Domain(Battles.class)
@Domain(DomainContext.Global.class)
class CubeBattleOddsTest {
    private static Distribution<BattleOutcome> outcomes(
            CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy) {
        return CubeBattle.odds(start, policy).map(CubeBattleState::outcome);
    }

    private static BruteForce.Ends ends(CubeBattleState start, Policy<CubeBattleState, BattleChoice> policy) {
        Distribution<BattleOutcome> odds = outcomes(start, policy);
        return new BruteForce.Ends(
                odds.probabilityOf(BattleOutcome.CUBE_DESTROYED),
                odds.probabilityOf(BattleOutcome.MUTUAL_DESTRUCTION),
                odds.probabilityOf(BattleOutcome.SHIPS_LOST),
                odds.probabilityOf(BattleOutcome.RETREATED));
    }

    /**
     * One Ship with hit value 6 fights one round. It hits with 1/6. The Borg, needing 5, miss with 2/3 a die and roll 9
     * dice, or 8 after a Hit. The Ship lives with 5/6 (2/3)^9 + 1/6 (2/3)^8 = (2/3)^8 (5/9 + 1/6) = 256/6561 * 13/18 =
     * 1664/59049, and then has to retreat.
     */
    @Rule({"AS-CBT-03", "AS-RET-01", "AS-WPN-02", "AS-DMG-04"})
    @Test
    void shouldRetreatWithTheHandCalculatedChanceWhenOneShipFightsOneRound() {
        BattleSetting setting = BattleSetting.of(PlayerCombatProfile.of("Federation", 6), 0);
        Distribution<BattleOutcome> odds = outcomes(CubeBattleState.start(setting, 1), BattlePolicy.fightOn());
        assertThat(odds.probabilityOf(BattleOutcome.RETREATED)).isEqualTo(Fraction.of(1664, 59049));
        assertThat(odds.probabilityOf(BattleOutcome.SHIPS_LOST)).isEqualTo(Fraction.of(59049 - 1664, 59049));
    }

    /**
     * One Ship and one Borg die, each hitting with a 6, round after round: only the Ship 5/36, both 1/36, only the Borg
     * 5/36, and 25/36 for another round. Divided out: 5/11, 1/11, 5/11.
     */
    @Rule({"AS-CBT-05", "AS-DES-03", "AS-SHD-03", "AS-END-01"})
    @Test
    void shouldDivideOutRoundsWithoutEffect() {
        BattleSetting setting = BattleSetting.of(PlayerCombatProfile.of("Federation", 2), 0)
                .withWeapons(new BorgWeaponTable(Vector.of(6, 6, 6, 6, 6, 6), Provenance.SAMPLE));
        Distribution<BattleOutcome> odds = outcomes(Battles.battle(setting, 1, 8, 4), BattlePolicy.fightOn());
        assertThat(odds.probabilityOf(BattleOutcome.CUBE_DESTROYED)).isEqualTo(Fraction.of(5, 11));
        assertThat(odds.probabilityOf(BattleOutcome.MUTUAL_DESTRUCTION)).isEqualTo(Fraction.of(1, 11));
        assertThat(odds.probabilityOf(BattleOutcome.SHIPS_LOST)).isEqualTo(Fraction.of(5, 11));
    }

    /** The dice lie on the table and stand, though nobody has a card to change anything. */
    @Rule("AS-ADD-05")
    @Test
    void shouldNotRollAgainAfterTheRoll() {
        BorgVolley misses = new BorgVolley(5, Battles.borg(1, 1, 1, 1, 1, 1, 1, 1, 1));
        CubeBattleState rolled =
                Battles.battle(Battles.federation(4), 1, 0, 1).in(new BattlePhase.AfterRoll(0, 9, Option.some(misses)));
        assertThat(outcomes(rolled, BattlePolicy.fightOn()).probabilityOf(BattleOutcome.CUBE_DESTROYED))
                .isEqualTo(Fraction.of(1));
    }

    /** Nine Ships with hit value 4 all hit with (1/2)^9; the Cube then never shoots. */
    @Rule("AS-DES-02")
    @Test
    void shouldLoseNoShipWithOneIn512WhenNineShipsAllHitAtOnce() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4), 9);
        assertThat(CubeBattle.odds(start, BattlePolicy.fightOn())
                        .probability(end -> end.cube().equals(new CubeCombat(9, ShieldModifier.NONE))))
                .isEqualTo(Fraction.of(1, 512));
    }

    @Rule("AS-DES-02")
    @Test
    void shouldBeCertainToDestroyTheCubeWhenNineShipsCannotMiss() {
        assertThat(outcomes(CubeBattleState.start(Battles.federation(1), 9), BattlePolicy.fightOn()))
                .isEqualTo(Distribution.always(BattleOutcome.CUBE_DESTROYED));
    }

    @Rule({"AS-CBT-03", "AS-CBT-05", "AS-SHD-04", "AS-RGN-01", "AS-RET-01", "AS-END-01"})
    @ParameterizedTest(name = "{0} Ships, hit value {1}, {2} Spires")
    @CsvSource({"10, 4, 2", "6, 4, 0", "4, 2, 5", "3, 5, 3", "7, 3, 4", "5, 1, 1"})
    void shouldAgreeWithBruteForceWhenThePlayerFightsOn(int ships, int hitValue, int spires) {
        BattleSetting setting = BattleSetting.of(PlayerCombatProfile.of("Federation", hitValue), spires);
        assertThat(ends(CubeBattleState.start(setting, ships), BattlePolicy.fightOn()))
                .isEqualTo(new BruteForce(setting, 99).start(ships));
    }

    @Rule({"AS-SHD-06", "AS-RET-04"})
    @ParameterizedTest(name = "{0} Klingon Ships, hit value {1}")
    @CsvSource({"5, 4", "3, 6", "4, 3"})
    void shouldAgreeWithBruteForceWhenKlingonsFightToTheEnd(int ships, int hitValue) {
        BattleSetting setting = Battles.klingons(hitValue);
        BruteForce.Ends ends = ends(CubeBattleState.start(setting, ships), BattlePolicy.retreatAfter(1));
        assertThat(ends).isEqualTo(new BruteForce(setting, 99).start(ships));
        assertThat(ends.retreated()).isEqualTo(Fraction.ZERO);
    }

    @Rule("AS-RET-02")
    @Test
    void shouldAgreeWithBruteForceWhenTheShipsAreCornered() {
        BattleSetting setting = Battles.federation(5).withField(Battlefield.cornered());
        BruteForce.Ends ends = ends(CubeBattleState.start(setting, 6), BattlePolicy.fightOn());
        assertThat(ends).isEqualTo(new BruteForce(setting, 99).start(6));
        assertThat(ends.retreated()).isEqualTo(Fraction.ZERO);
    }

    @Rule("AS-RET-03")
    @ParameterizedTest(name = "retreat after round {0}")
    @CsvSource({"1", "2", "3", "4"})
    void shouldCountRetreatsByChoiceInTheOdds(int round) {
        BattleSetting setting = Battles.federation(2);
        BruteForce.Ends ends = ends(CubeBattleState.start(setting, 7), BattlePolicy.retreatAfter(round));
        assertThat(ends).isEqualTo(new BruteForce(setting, round).start(7));
        assertThat(ends.retreated()).isGreaterThan(Fraction.ZERO);
    }

    @Rule({"AS-WPN-05", "AS-CBT-05"})
    @Property(tries = 40)
    void shouldAgreeWithBruteForceFromAnyPointOfAnyBattle(@ForAll CubeBattleState battle) {
        BruteForce second = new BruteForce(battle.setting(), 99);
        CubeCombat cube = battle.cube();
        int ships = 1 + battle.ships() % 4;
        BruteForce.Ends expected = battle.playersHaveFirstStrike()
                ? second.start(ships)
                : second.between(ships, cube.diceOnCard(), cube.modifier().value());
        assertThat(ends(Battles.withShips(battle, ships), BattlePolicy.fightOn()))
                .isEqualTo(expected);
    }

    /** A 6 of the Borg always removes a Ship, so no battle can go on for ever, also where no Ship can hit. */
    @Rule({"AS-END-01", "AS-WPN-03"})
    @Property(tries = 40)
    void shouldNeverBeEndless(@ForAll CubeBattleState any, @ForAll @IntRange(min = 1, max = 4) int rounds) {
        CubeBattleState battle = Battles.withShips(any, 1 + any.ships() % 5);
        assertThat(Play.odds(CubeBattle.GAME, battle, BattlePolicy.retreatAfter(rounds))
                        .endless())
                .isEqualTo(Fraction.ZERO);
        Distribution<CubeBattleState> ends = CubeBattle.odds(battle, BattlePolicy.retreatAfter(rounds));
        assertThat(ends.outcomes().map(Outcome::weight).fold(BigInteger.ZERO, BigInteger::add))
                .isEqualTo(ends.denominator());
        assertThat(ends.values()).allMatch(CubeBattle.GAME::over);
    }

    @Test
    void shouldHaveTheSameOddsThroughTheGameProtocol() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4), 5);
        assertThat(Play.odds(CubeBattle.GAME, start, BattlePolicy.fightOn()).settled())
                .isEqualTo(CubeBattle.odds(start, BattlePolicy.fightOn()));
    }

    /** One Ship that is asked once, after round 1, and tosses a coin: half of its chance to be there is a Retreat. */
    @Rule("AS-RET-03")
    @Test
    void shouldCountAPolicyThatLeavesTheDecisionToChance() {
        BattleSetting setting = BattleSetting.of(PlayerCombatProfile.of("Federation", 5), 0);
        CubeBattleState asked = Battles.battle(setting, 1, 0, 1);
        assertThat(outcomes(asked, Policy.random()).probability(end -> end == BattleOutcome.RETREATED))
                .isEqualTo(Fraction.of(1, 2)
                        .plus(Fraction.of(1, 2)
                                .times(new BruteForce(setting, 99)
                                        .between(1, 0, 1)
                                        .retreated())));
    }

    /** Each share of 40,000 sampled battles lies within 4 standard deviations of the exact one. */
    @Test
    void shouldSampleWithTheExactOdds() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4), 10);
        int runs = 40_000;
        Tally<BattleOutcome> tally = Simulation.of(dice ->
                        CubeBattle.fight(start, BattlePolicy.fightOn(), dice).outcome())
                .runs(runs)
                .seed(7)
                .run();
        Distribution<BattleOutcome> odds = outcomes(start, BattlePolicy.fightOn());
        for (BattleOutcome outcome : odds.values()) {
            double share = odds.probabilityOf(outcome).toDouble();
            double deviation = Math.sqrt(runs * share * (1 - share));
            assertThat((double) tally.count(outcome))
                    .isBetween(runs * share - 4 * deviation, runs * share + 4 * deviation);
        }
    }

    @Test
    void shouldLeaveTheStateOfTheCallerAloneWhenSampling() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4), 10);
        CubeBattle.fight(start, BattlePolicy.fightOn(), Dice.seeded(3));
        assertThat(start).isEqualTo(CubeBattleState.start(Battles.federation(4), 10));
    }
}
