package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoolTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Boolean> HIT = D6.reduce(face -> face >= 5);

    private static BigInteger binomial(int n, int k) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < k; i++) {
            result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
        }
        return result;
    }

    /**
     * In how many ways dice show a sum, by inclusion and exclusion: the sum over k of (-1)^k C(dice, k) C(sum - k sides -
     * 1, dice - 1).
     */
    private static BigInteger ways(int dice, int sides, int sum) {
        BigInteger ways = BigInteger.ZERO;
        for (int k = 0; sum - k * sides >= dice; k++) {
            BigInteger term = binomial(dice, k).multiply(binomial(sum - k * sides - 1, dice - 1));
            ways = k % 2 == 0 ? ways.add(term) : ways.subtract(term);
        }
        return ways;
    }

    @ParameterizedTest(name = "{0} dice of {1} sides")
    @CsvSource({"20, 8", "40, 6", "2, 6"})
    void shouldGiveCorrectSumsWhenDenominatorsAreLarge(int count, int sides) {
        Distribution<Integer> sum =
                Distribution.uniform(Vector.rangeClosed(1, sides)).repeat(count, 0, Integer::sum);
        BigInteger all = BigInteger.valueOf(sides).pow(count);
        assertThat(sum.denominator()).isEqualTo(all);
        assertThat(sum.size()).isEqualTo(count * (sides - 1) + 1);
        for (int total = count; total <= count * sides; total++) {
            assertThat(sum.probabilityOf(total)).isEqualTo(new Fraction(ways(count, sides, total), all));
        }
        // Each die has the mean (n + 1) / 2 and the variance (n^2 - 1) / 12.
        assertThat(sum.mean(each -> each)).isEqualTo(Fraction.of(count * (sides + 1L), 2));
        assertThat(sum.variance(each -> each)).isEqualTo(Fraction.of(count * (sides * sides - 1L), 12));
    }

    @Test
    void shouldCountSixesOfFortyDice() {
        Distribution<Integer> sixes = D6.reduce(face -> face == 6).pool(40).map(roll -> roll.count(true));
        assertThat(sixes.denominator()).isEqualTo(BigInteger.valueOf(6).pow(40));
        for (int k = 0; k <= 40; k++) {
            BigInteger ways = binomial(40, k).multiply(BigInteger.valueOf(5).pow(40 - k));
            assertThat(sixes.probabilityOf(k)).isEqualTo(new Fraction(ways, sixes.denominator()));
        }
    }

    @Test
    void shouldSolveThePoolOfTwentyEightSidedDiceReadInThreeWays() {
        Die<String> read = Die.numbered("die", 8).reduce(face -> face == 8 ? "crit" : face >= 5 ? "hit" : "miss");
        Distribution<Roll<String>> pool = read.pool(20);
        assertThat(pool.size()).isEqualTo(231);
        // 20! / (2! 8! 10!) x 1^2 x 3^8 x 4^10 over 8^20
        BigInteger ways = binomial(20, 2)
                .multiply(binomial(18, 8))
                .multiply(BigInteger.valueOf(3).pow(8))
                .multiply(BigInteger.valueOf(4).pow(10));
        assertThat(pool.probability(roll -> roll.count("crit") == 2 && roll.count("hit") == 8))
                .isEqualTo(new Fraction(ways, BigInteger.valueOf(8).pow(20)));
    }

    @Test
    void shouldListOutcomesMostOfTheFirstFaceFirst() {
        assertThat(Die.numbered("die", 3).pool(2).values().map(Roll::toString))
                .containsExactly("1 1", "2 1", "3 1", "2 2", "3 2", "3 3");
        assertThat(D6.pool(0).values()).containsExactly(D6.showing());
        assertThat(D6.pool(0).denominator()).isEqualTo(BigInteger.ONE);
    }

    /** 35 outcomes of four dice with four faces, 84 of six: combinations with repetition. */
    @ParameterizedTest(name = "{1} dice with {0} faces have {2} outcomes")
    @CsvSource({"4, 4, 35", "4, 6, 84", "6, 30, 324632", "2, 30, 31", "1, 9, 1", "6, 0, 1"})
    void shouldKnowItsSizeWithoutATable(int faces, int count, long size) {
        assertThat(Die.numbered("die", faces).pool(count).size()).isEqualTo(size);
    }

    @Test
    void shouldSayThatItIsEnormousWhenItsSizeExceedsALong() {
        assertThat(Die.numbered("die", 100).pool(1_000).size()).isEqualTo(Long.MAX_VALUE);
        // C(66, 33) still fits into a long, C(67, 33) needs 64 bits.
        assertThat(Die.numbered("die", 34).pool(33).size()).isEqualTo(7_219_428_434_016_265_740L);
        assertThat(Die.numbered("die", 34).pool(34).size()).isEqualTo(Long.MAX_VALUE);
    }

    /** A roll from a table takes one word or two; die by die it takes at least as many words as there are dice. */
    @ParameterizedTest(name = "{0} dice")
    @CsvSource({"6, 1", "30, 30", "1000, 1000", "100000, 100000"})
    void shouldBeRolledDieByDieWhenItsTableWouldBeLarge(int count, long leastWords) {
        SeededDice dice = Dice.seeded(1);
        Roll<Integer> roll = dice.roll(D6, count);
        assertThat(roll.size()).isEqualTo(count);
        assertThat(dice.position().position()).isBetween(leastWords, leastWords + 2);
    }

    @Test
    void shouldRollThirtyReducedDice() {
        Roll<Boolean> roll = Dice.seeded(1).roll(HIT, 30);
        assertThat(roll.size()).isEqualTo(30);
        assertThat(roll.count(true) + roll.count(false)).isEqualTo(30);
        assertThat(HIT.pool(30).size()).isEqualTo(31);
        // A denominator of 3^30 fits into 63 bits, and one word makes a roll; 6^30 does not fit.
        SeededDice dice = Dice.seeded(1);
        dice.roll(Die.of("die", false, false, true), 30);
        assertThat(dice.position().position()).isEqualTo(1);
        dice.roll(HIT, 30);
        assertThat(dice.position().position()).isEqualTo(31);
        // 2^62 fits, 2^63 does not.
        Die<Integer> coin = Die.numbered("coin", 2);
        dice.roll(coin, 62);
        assertThat(dice.position().position()).isEqualTo(32);
        dice.roll(coin, 63);
        assertThat(dice.position().position()).isEqualTo(95);
    }

    @Test
    void shouldSayWhatIsAskedFor() {
        assertThat(D6.pool(4).asked()).isEqualTo("4 x die (1 1, 2 1, 3 1, 4 1, 5 1, 6 1)");
        assertThat(Distribution.uniform(Vector.range(0, 12)).asked())
                .isEqualTo("one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11");
        assertThat(Distribution.uniform(Vector.range(0, 15)).asked())
                .isEqualTo("one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 3 more");
    }

    @Test
    void shouldCountTheOutcomesOfTheLargestPool() {
        // Two faces on n dice: n + 1 ways.
        assertThat(HIT.pool(Integer.MAX_VALUE).size()).isEqualTo(2_147_483_648L);
    }

    @Test
    void shouldRefuseATableThatNoMemoryHolds() {
        // 300 dice with 6 faces: 305 over 5 = 21,281,794,436 ways.
        assertThatThrownBy(() -> D6.pool(300).mean(roll -> roll.sum(pips -> pips)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessageContaining("300 x die");
    }

    @Test
    void shouldRejectACodeThatCountsMoreDiceThanAnIntHolds() {
        // The three numbers sum to 2^32 + 4, which an int would read as 4.
        assertThat(D6.pool(4).decode(Vector.of(Integer.MAX_VALUE, Integer.MAX_VALUE, 6, 0, 0, 0)))
                .isEmpty();
    }
}
