package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Probabilities that others published for dice games, as exact fractions. */
class OutsideFiguresTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);

    private enum Red {
        HIT,
        CRITICAL,
        STATIONS,
        BLANK
    }

    private enum Green {
        EVADE,
        STATIONS,
        BLANK
    }

    /** 3 hits, 1 critical, 2 battle stations, 2 blanks. */
    private static final Die<Red> RED = Die.of(
            "attack die", Red.HIT, Red.HIT, Red.HIT, Red.CRITICAL, Red.STATIONS, Red.STATIONS, Red.BLANK, Red.BLANK);

    /** 3 evades, 2 battle stations, 3 blanks. */
    private static final Die<Green> GREEN = Die.of(
            "defense die",
            Green.EVADE,
            Green.EVADE,
            Green.EVADE,
            Green.STATIONS,
            Green.STATIONS,
            Green.BLANK,
            Green.BLANK,
            Green.BLANK);

    private static Fraction fraction(String text) {
        return Fraction.parse(text);
    }

    /** How many armies the defender loses; the attacker loses the others of those at stake. */
    private static int risk(Dice dice, int attackers, int defenders) {
        Vector<Integer> attack = dice.roll(D6, attackers).faces().reverse();
        Vector<Integer> defense = dice.roll(D6, defenders).faces().reverse();
        return attack.zip(defense).count(pair -> pair._1 > pair._2);
    }

    @ParameterizedTest(name = "{0} v {1}: defender loses 2, 1, 0: {2}, {3}, {4}")
    @CsvSource({
        "1, 1, 0, 5/12, 7/12",
        "1, 2, 0, 55/216, 161/216",
        "2, 1, 0, 125/216, 91/216",
        "3, 1, 0, 95/144, 49/144",
        "2, 2, 295/1296, 35/108, 581/1296",
        "3, 2, 1445/3888, 2611/7776, 2275/7776"
    })
    void shouldGiveTheOddsOfSingleRollsInRisk(int attackers, int defenders, String two, String one, String none) {
        Distribution<Integer> losses = Distribution.of(dice -> risk(dice, attackers, defenders));
        assertThat(losses.probabilityOf(2)).isEqualTo(fraction(two));
        assertThat(losses.probabilityOf(1)).isEqualTo(fraction(one));
        assertThat(losses.probabilityOf(0)).isEqualTo(fraction(none));
    }

    /** 95/144 + 49/144 (125/216 + 91/216 x 5/12) = 342035/373248. */
    @Test
    void shouldGiveTheOddsOfThreeArmiesAgainstOneToTheEndInRisk() {
        record Armies(int attackers, int defenders) {}
        Absorption<Armies> battle = Distribution.iterate(
                new Armies(3, 1),
                state -> Distribution.of(dice -> {
                    int lost = risk(dice, state.attackers(), state.defenders());
                    return new Armies(state.attackers() - (1 - lost), state.defenders() - lost);
                }),
                state -> state.attackers() == 0 || state.defenders() == 0);
        assertThat(battle.settled().probability(state -> state.defenders() == 0))
                .isEqualTo(Fraction.of(342_035, 373_248));
    }

    private static int hits(Roll<Red> roll) {
        return roll.count(face -> face == Red.HIT || face == Red.CRITICAL);
    }

    @Test
    void shouldGiveTheDamageOfThreeAttackDiceAgainstThreeDefenseDice() {
        Distribution<Integer> damage = Distribution.of(dice ->
                Math.max(0, hits(dice.roll(RED, 3)) - dice.roll(GREEN, 3).count(Green.EVADE)));
        assertThat(damage.probabilityOf(0)).isEqualTo(Fraction.of(139_904, 262_144));
        assertThat(damage.probabilityOf(1)).isEqualTo(Fraction.of(75_840, 262_144));
        assertThat(damage.probabilityOf(2)).isEqualTo(Fraction.of(38_400, 262_144));
        assertThat(damage.probabilityOf(3)).isEqualTo(Fraction.of(8_000, 262_144));
    }

    @Test
    void shouldGiveTheMeanDamageWhenBothConvertBattleStations() {
        Distribution<Integer> damage = Distribution.of(dice -> {
            int attack = dice.roll(RED, 3).count(face -> face != Red.BLANK);
            return Math.max(0, attack - dice.roll(GREEN, 3).count(face -> face != Green.BLANK));
        });
        assertThat(damage.mean(each -> each)).isEqualTo(Fraction.of(10_449, 16_384));
    }

    /** The target lock re-rolls the blanks; battle stations are converted after it. */
    private static int lockedAttack(Dice dice, int count) {
        int blanks = dice.roll(RED, count).count(Red.BLANK);
        return count - blanks + dice.roll(RED, blanks).count(face -> face != Red.BLANK);
    }

    @ParameterizedTest(name = "P({0}) is {1}")
    @CsvSource({"0, 0.730598926544189", "1, 0.225949287414551", "2, 0.043451786041259"})
    void shouldGiveTheDamageWithLockAndTokens(int damage, BigDecimal published) {
        Distribution<Integer> attack = Distribution.of(dice ->
                Math.max(0, lockedAttack(dice, 3) - dice.roll(GREEN, 3).count(face -> face != Green.BLANK) - 1));
        // The last digit of what was published is uneven by one.
        assertThat(decimals(attack.probabilityOf(damage), 20)).isCloseTo(published, within(new BigDecimal("1e-15")));
    }

    @ParameterizedTest(name = "P({0}) is {1}")
    @CsvSource({"0, 0.000244140625000", "1, 0.010986328125000", "2, 0.164794921875000", "3, 0.823974609375000"})
    void shouldGiveTheHitsWithLockAndBattleStations(int hits, BigDecimal published) {
        assertThat(decimals(Distribution.of(dice -> lockedAttack(dice, 3)).probabilityOf(hits), 15))
                .isEqualTo(published);
    }

    private static BigDecimal decimals(Fraction fraction, int digits) {
        return new BigDecimal(fraction.numerator())
                .divide(new BigDecimal(fraction.denominator()), digits, RoundingMode.HALF_UP);
    }

    @ParameterizedTest(name = "{0} and {1}: {2} of 64")
    @CsvSource({
        "CRITICAL, CRITICAL, 1", "CRITICAL, HIT, 6", "CRITICAL, STATIONS, 4", "CRITICAL, BLANK, 4", "HIT, HIT, 9",
        "HIT, STATIONS, 12", "HIT, BLANK, 12", "STATIONS, STATIONS, 4", "STATIONS, BLANK, 8", "BLANK, BLANK, 4"
    })
    void shouldGiveTheMultisetsOfTwoAttackDice(Red one, Red other, int of64) {
        assertThat(RED.pool(2).probabilityOf(RED.showing(one, other))).isEqualTo(Fraction.of(of64, 64));
        assertThat(RED.pool(2).size()).isEqualTo(10);
    }

    @ParameterizedTest(name = "{0} and {1}: {2} of 64")
    @CsvSource({
        "EVADE, EVADE, 9", "EVADE, STATIONS, 12", "EVADE, BLANK, 18",
        "STATIONS, STATIONS, 4", "STATIONS, BLANK, 12", "BLANK, BLANK, 9"
    })
    void shouldGiveTheMultisetsOfTwoDefenseDice(Green one, Green other, int of64) {
        assertThat(GREEN.pool(2).probabilityOf(GREEN.showing(one, other))).isEqualTo(Fraction.of(of64, 64));
        assertThat(GREEN.pool(2).size()).isEqualTo(6);
    }

    private record Fleets(int a, int b) {}

    /** Both sides roll a die a Ship at once; each hit removes a Ship. */
    private static Absorption<Fleets> battle(int a, int aHits, int b, int bHits) {
        Die<Boolean> aDie = D6.reduce(face -> face >= aHits);
        Die<Boolean> bDie = D6.reduce(face -> face >= bHits);
        return Distribution.iterate(
                new Fleets(a, b),
                state -> Distribution.of(dice -> {
                    int byA = dice.roll(aDie, state.a()).count(true);
                    int byB = dice.roll(bDie, state.b()).count(true);
                    return new Fleets(Math.max(0, state.a() - byB), Math.max(0, state.b() - byA));
                }),
                state -> state.a() == 0 || state.b() == 0);
    }

    @ParameterizedTest(name = "{0} hitting on {1} v {2} hitting on {3}: {4} {5} {6}")
    @CsvSource({
        "1, 5, 1, 5, 0.400000000000, 0.200000000000, 0.400000000000",
        "2, 5, 2, 5, 0.457327935223, 0.085344129555, 0.457327935223",
        "5, 4, 5, 5, 0.766041363035, 0.030462121406, 0.203496515559",
        "6, 5, 4, 6, 0.992282482846, 0.000891819036, 0.006825698118"
    })
    void shouldGiveTheOddsOfSimultaneousBattles(
            int a, int aHits, int b, int bHits, BigDecimal aWins, BigDecimal bothDie, BigDecimal bWins) {
        Distribution<Fleets> ends = battle(a, aHits, b, bHits).settled();
        assertThat(decimals(ends.probability(end -> end.a() > 0), 12)).isEqualTo(aWins);
        assertThat(decimals(ends.probability(end -> end.a() == 0 && end.b() == 0), 12))
                .isEqualTo(bothDie);
        assertThat(decimals(ends.probability(end -> end.b() > 0), 12)).isEqualTo(bWins);
    }

    @Test
    void shouldGiveTheOddsOfTwoAgainstTwoAsFractions() {
        Distribution<Fleets> ends = battle(2, 5, 2, 5).settled();
        assertThat(ends.probability(end -> end.a() > 0)).isEqualTo(Fraction.of(2_824, 6_175));
        assertThat(ends.probabilityOf(new Fleets(0, 0))).isEqualTo(Fraction.of(527, 6_175));
    }

    /** One v one at 5+: the round goes on with (2/3)^2 = 4/9, so 1 / (1 - 4/9) = 9/5 rounds are fought on average. */
    @Test
    void shouldGiveTheMeanLengthOfABattle() {
        assertThat(battle(1, 5, 1, 5).meanSteps()).contains(Fraction.of(9, 5));
    }

    @Test
    void shouldReportAnEndlessBattleWhenNeitherSideCanHit() {
        Absorption<Fleets> battle = battle(3, 7, 2, 8);
        assertThat(battle.endless()).isEqualTo(Fraction.ONE);
        assertThat(battle.fates().values()).containsExactly(new Fate.Endless<>(Vector.of(new Fleets(3, 2))));
        assertThat(battle.meanSteps()).isEmpty();
    }

    /**
     * Two ships with a hull of 1 attack in turn with 4 attack dice against 3 defense dice; any damage destroys.
     *
     * <p>By hand: evades E have a binomial distribution of 3 at 3/8, of 512: 125, 225, 135, 27 for 0 to 3. Hits H have
     * one of 4 at 1/2, so of 16 more than 0 to 3: 15, 11, 5, 1. P(H > E) = (125 x 15 + 225 x 11 + 135 x 5 + 27) / 8192 =
     * 5052/8192 = 1263/2048 = p. The first wins with p + (1 - p)^2 p + ... = 1 / (2 - p) = 2048/2833.
     */
    private static final class Duel {
        static final Fraction FIRST_WINS = Fraction.of(2_048, 2_833);

        static boolean destroys(Dice dice) {
            return hits(dice.roll(RED, 4)) > dice.roll(GREEN, 3).count(Green.EVADE);
        }
    }

    private enum Turn {
        FIRST_TO_ATTACK,
        SECOND_TO_ATTACK,
        FIRST_WON,
        SECOND_WON;

        Turn after(boolean destroyed) {
            return switch (this) {
                case FIRST_TO_ATTACK -> destroyed ? FIRST_WON : SECOND_TO_ATTACK;
                case SECOND_TO_ATTACK -> destroyed ? SECOND_WON : FIRST_TO_ATTACK;
                case FIRST_WON, SECOND_WON -> this;
            };
        }

        boolean over() {
            return this == FIRST_WON || this == SECOND_WON;
        }
    }

    @Test
    void shouldDestroyWithOneAttackOfTheDuelAsOftenAsByHand() {
        assertThat(Distribution.of(Duel::destroys).probabilityOf(true)).isEqualTo(Fraction.of(1_263, 2_048));
    }

    @Test
    void shouldGiveTheFirstMoversChanceWhenTheDuelIsACycleOfTwoStates() {
        Absorption<Turn> duel = Distribution.iterate(
                Turn.FIRST_TO_ATTACK, turn -> Distribution.of(dice -> turn.after(Duel.destroys(dice))), Turn::over);
        assertThat(duel.settled().probabilityOf(Turn.FIRST_WON)).isEqualTo(Duel.FIRST_WINS);
        assertThat(duel.settled().probabilityOf(Turn.SECOND_WON)).isEqualTo(Fraction.ONE.minus(Duel.FIRST_WINS));
        // Each attack ends the duel with p, so 1 / p attacks are made on average.
        assertThat(duel.meanSteps()).contains(Fraction.of(2_048, 1_263));
    }

    @Test
    void shouldGiveTheFirstMoversChanceWhenARoundIsASelfLoop() {
        Absorption<Turn> duel = Distribution.iterate(
                Turn.FIRST_TO_ATTACK,
                turn -> Distribution.of(dice -> {
                    Turn between = turn.after(Duel.destroys(dice));
                    return between.over() ? between : between.after(Duel.destroys(dice));
                }),
                Turn::over);
        assertThat(duel.settled().probabilityOf(Turn.FIRST_WON)).isEqualTo(Duel.FIRST_WINS);
    }

    /** A red die succeeds with 1/2 of its sides, 3/4 with battle stations, and 1 - (1/4)^2 = 15/16 with a re-roll too. */
    @Test
    void shouldGiveTheSuccessOfOneDie() {
        assertThat(RED.pool(1).probability(roll -> hits(roll) == 1)).isEqualTo(Fraction.of(1, 2));
        assertThat(RED.pool(1).probability(roll -> roll.count(Red.BLANK) == 0)).isEqualTo(Fraction.of(3, 4));
        assertThat(Distribution.of(dice -> lockedAttack(dice, 1)).probabilityOf(1))
                .isEqualTo(Fraction.of(15, 16));
        assertThat(GREEN.pool(1).probability(roll -> roll.count(Green.EVADE) == 1))
                .isEqualTo(Fraction.of(3, 8));
        assertThat(GREEN.pool(1).probability(roll -> roll.count(Green.BLANK) == 0))
                .isEqualTo(Fraction.of(5, 8));
    }
}
