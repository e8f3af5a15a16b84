package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistributionTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Distribution<Integer> ONE = Distribution.uniform(Vector.rangeClosed(1, 6));
    private static final Distribution<Integer> SUM = ONE.combine(ONE, Integer::sum);

    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    @Test
    void shouldBeCertainWhenThereIsOneOutcome() {
        Distribution<String> certain = Distribution.always("a");
        assertThat(certain.outcomes()).containsExactly(new Outcome<>("a", BigInteger.ONE));
        assertThat(certain.denominator()).isEqualTo(BigInteger.ONE);
        assertThat(certain.size()).isEqualTo(1);
    }

    @Test
    void shouldMakeAValueTwiceAsLikelyWhenItIsListedTwice() {
        Distribution<String> uniform = Distribution.uniform(Vector.of("b", "a", "b"));
        assertThat(uniform.outcomes()).containsExactly(new Outcome<>("b", big(2)), new Outcome<>("a", big(1)));
        assertThat(uniform.probabilityOf("b")).isEqualTo(Fraction.of(2, 3));
        assertThat(uniform.probabilityOf("c")).isEqualTo(Fraction.ZERO);
        assertThat(uniform).hasToString("{b: 2/3, a: 1/3}");
    }

    @Test
    void shouldAddWeightsWhenAValueIsListedTwice() {
        Distribution<String> weighted =
                Distribution.weighted(Vector.of(Tuple.of("a", 2L), Tuple.of("b", 3L), Tuple.of("a", 5L)));
        assertThat(weighted.outcomes()).containsExactly(new Outcome<>("a", big(7)), new Outcome<>("b", big(3)));
        assertThat(weighted.denominator()).isEqualTo(10);
        assertThat(Distribution.ofOutcomes(weighted.outcomes())).isEqualTo(weighted);
    }

    @Test
    void shouldPassToBigWeightsWhenTheSumExceedsALong() {
        Distribution<String> weighted = Distribution.weighted(
                Vector.of(Tuple.of("a", Long.MAX_VALUE), Tuple.of("b", Long.MAX_VALUE), Tuple.of("a", 2L)));
        assertThat(weighted.denominator()).isEqualTo(BigInteger.TWO.pow(64));
        assertThat(weighted.probabilityOf("b")).isEqualTo(new Fraction(big(Long.MAX_VALUE), BigInteger.TWO.pow(64)));
        assertThat(weighted.probability(value -> true)).isEqualTo(Fraction.ONE);
        assertThat(weighted.filter("a"::equals)).isEqualTo(Distribution.always("a"));
    }

    /** The weights of one value alone exceed a long: twice 2^63 - 1, and a 2 makes 2^64. */
    @Test
    void shouldAddWeightsOfAValueBeyondALong() {
        Distribution<String> weighted = Distribution.weighted(
                Vector.of(Tuple.of("a", Long.MAX_VALUE), Tuple.of("b", 2L), Tuple.of("a", Long.MAX_VALUE)));
        assertThat(weighted.denominator()).isEqualTo(BigInteger.ONE.shiftLeft(64));
        assertThat(weighted.probabilityOf("b")).isEqualTo(new Fraction(BigInteger.TWO, BigInteger.ONE.shiftLeft(64)));
    }

    @Test
    void shouldRejectWhenThereIsNoOutcomeOrAWeightBelowOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Distribution.uniform(Vector.empty()))
                .withMessage("A distribution needs at least one outcome, not 0");
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.weighted(Vector.empty()));
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.ofOutcomes(Vector.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Distribution.weighted(Vector.of(Tuple.of("a", 0L))))
                .withMessage("A weight is 1 or more; a has 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Outcome<>("a", BigInteger.ZERO))
                .withMessage("The weight of an outcome is 1 or more, not 0");
    }

    /** Of 36: 1 2 3 4 5 6 5 4 3 2 1 for the sums 2 to 12. */
    @ParameterizedTest(name = "{0}: {1} of 36")
    @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4", "6, 5", "7, 6", "8, 5", "9, 4", "10, 3", "11, 2", "12, 1", "13, 0"})
    void shouldCombineIndependentEvents(int sum, int of36) {
        assertThat(SUM.probabilityOf(sum)).isEqualTo(Fraction.of(of36, 36));
        assertThat(ONE.repeat(2, 0, Integer::sum)).isEqualTo(SUM);
    }

    @Test
    void shouldGatherNothingWhenAnEventIsRepeatedZeroTimes() {
        assertThat(ONE.repeat(0, 7, Integer::sum)).isEqualTo(Distribution.always(7));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ONE.repeat(-1, 0, Integer::sum))
                .withMessage("An event happens 0 or more times, not -1");
    }

    @Test
    void shouldMergeEqualResultsWhenMapped() {
        assertThat(ONE.map(face -> face % 2 == 0).outcomes())
                .containsExactly(new Outcome<>(false, big(3)), new Outcome<>(true, big(3)));
    }

    /** With 1/6 each k a choice among 1 to k: P(6) = 1/36, P(1) = (1 + 1/2 + ... + 1/6) / 6 = 147/360. */
    @Test
    void shouldBringDenominatorsTogetherWhenTheSecondEventDependsOnTheFirst() {
        Distribution<Integer> second = ONE.flatMap(face -> Distribution.uniform(Vector.rangeClosed(1, face)));
        assertThat(second.probabilityOf(6)).isEqualTo(Fraction.of(1, 36));
        assertThat(second.probabilityOf(1)).isEqualTo(Fraction.of(147, 360));
        assertThat(second.probability(face -> true)).isEqualTo(Fraction.ONE);
    }

    @Test
    void shouldConditionWhenFiltered() {
        assertThat(SUM.filter(sum -> sum >= 11).probabilityOf(12)).isEqualTo(Fraction.of(1, 3));
        assertThat(SUM.filter(sum -> sum >= 11).denominator()).isEqualTo(3);
        assertThatIllegalArgumentException().isThrownBy(() -> SUM.filter(sum -> sum > 12));
    }

    /** A die has the mean 7/2 and the variance 35/12; two dice have twice as much of both. */
    @Test
    void shouldGiveMeanAndVariance() {
        assertThat(ONE.mean(face -> face)).isEqualTo(Fraction.of(7, 2));
        assertThat(ONE.variance(face -> face)).isEqualTo(Fraction.of(35, 12));
        assertThat(SUM.mean(sum -> sum)).isEqualTo(Fraction.of(7));
        assertThat(SUM.variance(sum -> sum)).isEqualTo(Fraction.of(35, 6));
        assertThat(ONE.mean(face -> Long.MIN_VALUE)).isEqualTo(new Fraction(big(Long.MIN_VALUE), BigInteger.ONE));
    }

    /** Up to 5: 10/36; up to 6: 15/36; up to 7: 21/36. */
    @Test
    void shouldGiveTheLowestOutcomeWhenAQuantileIsAsked() {
        Comparator<Integer> order = Comparator.naturalOrder();
        assertThat(SUM.quantile(Fraction.of(1, 2), order)).isEqualTo(7);
        assertThat(SUM.quantile(Fraction.of(15, 36), order)).isEqualTo(6);
        assertThat(SUM.quantile(Fraction.of(1501, 3600), order)).isEqualTo(7);
        assertThat(SUM.quantile(Fraction.of(1, 1_000), order)).isEqualTo(2);
        assertThat(SUM.quantile(Fraction.ONE, order)).isEqualTo(12);
        assertThat(SUM.quantile(Fraction.of(1, 36), order.reversed())).isEqualTo(12);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUM.quantile(Fraction.ZERO, order))
                .withMessageEndingWith("not at 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUM.quantile(Fraction.of(7, 6), order))
                .withMessageEndingWith("not at 7/6");
    }

    @Test
    void shouldAccumulateInOrder() {
        Distribution<String> letters = Distribution.uniform(Vector.of("c", "a", "b", "b"));
        assertThat(letters.cumulative(Comparator.naturalOrder()))
                .containsExactly(
                        Tuple.of("a", Fraction.of(1, 4)),
                        Tuple.of("b", Fraction.of(3, 4)),
                        Tuple.of("c", Fraction.ONE));
    }

    @Test
    void shouldShareTheProbabilityWhenOutcomesAreEqualInTheOrder() {
        Distribution<String> words = Distribution.uniform(Vector.of("two", "four", "one", "three"));
        Comparator<String> byLength = Comparator.comparing(String::length);
        assertThat(words.cumulative(byLength))
                .containsExactly(
                        Tuple.of("two", Fraction.of(1, 2)),
                        Tuple.of("one", Fraction.of(1, 2)),
                        Tuple.of("four", Fraction.of(3, 4)),
                        Tuple.of("three", Fraction.ONE));
        assertThat(words.sorted(byLength).values()).containsExactly("two", "one", "four", "three");
        assertThat(words.sorted(byLength)).isEqualTo(words);
    }

    @Test
    void shouldGiveDoublesInTheOrderOfDiscovery() {
        assertThat(Distribution.uniform(Vector.of("c", "a", "c", "b")).toDoubles())
                .containsExactly(Tuple.of("c", 0.5), Tuple.of("a", 0.25), Tuple.of("b", 0.25));
    }

    @Test
    void shouldFormatATableWithBars() {
        Distribution<String> battle =
                Distribution.weighted(Vector.of(Tuple.of("won", 3L), Tuple.of("lost", 1L), Tuple.of("drawn", 196L)));
        assertThat(battle.format(each -> each)).isEqualTo("""
                        won      1.50 %  #
                        lost     0.50 %
                        drawn   98.00 %  ########################################
                        """);
    }

    @Test
    void shouldNeverShowAsCertainOrImpossibleWhatIsNot() {
        Distribution<String> rare = Distribution.weighted(Vector.of(Tuple.of("no", 30_000L), Tuple.of("yes", 1L)));
        assertThat(rare.format(each -> each)).isEqualTo("""
                        no   > 99.99 %  ########################################
                        yes   < 0.01 %
                        """);
        assertThat(Distribution.always("sure").format(each -> each)).startsWith("sure  100.00 %  ##");
    }

    @Test
    void shouldBeEqualWhenTheOrderAndTheDenominatorDiffer() {
        Distribution<String> one = Distribution.uniform(Vector.of("a", "b", "b"));
        Distribution<String> other = Distribution.weighted(Vector.of(Tuple.of("b", 4L), Tuple.of("a", 2L)));
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).isEqualTo(one);
        assertThat(one).isNotEqualTo(Distribution.uniform(Vector.of("a", "b")));
        assertThat(one).isNotEqualTo(Distribution.uniform(Vector.of("a", "c", "c")));
        assertThat(one).isNotEqualTo(Distribution.uniform(Vector.of("a", "b", "c")));
        assertThat(one.equals("a")).isFalse();
        assertThat(one).doesNotHaveSameHashCodeAs(Distribution.uniform(Vector.of("a", "c", "c")));
    }

    @Test
    void shouldBeEqualWhenAPoolIsComparedWithItsTable() {
        Distribution<Roll<Integer>> pool = D6.pool(2);
        Distribution<Roll<Integer>> table =
                Distribution.ofOutcomes(pool.outcomes().reverse());
        assertThat(pool).isEqualTo(table).hasSameHashCodeAs(table);
        assertThat(table).isEqualTo(pool);
        assertThat(pool)
                .isNotEqualTo(D6.pool(3))
                .isEqualTo(Die.numbered("die", 6).pool(2));
        assertThat(pool).isNotEqualTo(Die.numbered("cube", 6).pool(2));
        assertThat(pool).isNotEqualTo(Distribution.uniform(pool.values()));
    }

    @Property
    void shouldAlwaysSumToTheDenominator(
            @ForAll @Size(min = 1, max = 12) List<@LongRange(min = 1, max = Long.MAX_VALUE) Long> weights,
            @ForAll @IntRange(min = 1, max = 5) int kinds) {
        Distribution<Integer> distribution =
                Distribution.weighted(Vector.ofAll(weights).zipWithIndex((weight, i) -> Tuple.of(i % kinds, weight)));
        assertSums(distribution);
        assertSums(distribution.map(value -> value / 2));
        assertSums(distribution.combine(distribution, (a, b) -> a * b));
        assertSums(distribution.filter(value -> value == 0));
        assertSums(distribution.sorted(Comparator.reverseOrder()));
        assertThat(Distribution.ofOutcomes(distribution.outcomes()).outcomes()).isEqualTo(distribution.outcomes());
    }

    private static <T> void assertSums(Distribution<T> distribution) {
        Vector<Outcome<T>> outcomes = distribution.outcomes();
        assertThat(outcomes.foldLeft(BigInteger.ZERO, (sum, each) -> sum.add(each.weight())))
                .isEqualTo(distribution.denominator());
        assertThat(outcomes.map(Outcome::value).distinct()).hasSize((int) distribution.size());
        assertThat(distribution.values()).isEqualTo(outcomes.map(Outcome::value));
        assertThat(distribution.probability(value -> true)).isEqualTo(Fraction.ONE);
    }
}
