package io.github.quadrantrules.dice;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * How often each result came in a simulation.
 *
 * <p>Results stand in the order in which they first came. Tallies of parts of a study add up to the tally of the whole.
 * Equality disregards the order. Immutable.
 *
 * @param <T> the type of the results
 * @since 0.1.0
 */
public final class Tally<T> implements Serializable {
    private static final long serialVersionUID = 1;

    private final LinkedHashMap<T, Long> counts;
    private final long runs;

    private Tally(LinkedHashMap<T, Long> counts) {
        this.counts = counts;
        long sum = 0;
        for (long count : counts.values()) {
            sum = Math.addExact(sum, count);
        }
        this.runs = sum;
    }

    /**
     * A tally of some results.
     *
     * @param results any number of results
     * @param <T> the type of the results
     * @return how often each of them occurs
     */
    public static <T> Tally<T> of(Iterable<? extends T> results) {
        LinkedHashMap<T, Long> counts = new LinkedHashMap<>();
        results.forEach(result -> counts.merge(result, 1L, Math::addExact));
        return new Tally<>(counts);
    }

    /**
     * A tally from what {@link #counts()} lists; the counts of equal results are added.
     *
     * @param counts results with counts of 1 or more
     * @param <T> the type of the results
     * @return the tally
     * @throws IllegalArgumentException if a count is below 1
     * @throws ArithmeticException if a sum exceeds a long
     */
    public static <T> Tally<T> ofCounts(Iterable<Tuple2<T, Long>> counts) {
        LinkedHashMap<T, Long> sums = new LinkedHashMap<>();
        for (Tuple2<T, Long> each : counts) {
            if (each._2 < 1) {
                throw new IllegalArgumentException("A result came 1 or more times; " + each._1 + " came " + each._2);
            }
            sums.merge(each._1, each._2, Math::addExact);
        }
        return new Tally<>(sums);
    }

    /**
     * The tally of both.
     *
     * @param other more results
     * @return how often each result came in the two together
     * @throws ArithmeticException if a sum exceeds a long
     */
    public Tally<T> plus(Tally<? extends T> other) {
        LinkedHashMap<T, Long> sum = new LinkedHashMap<>(counts);
        other.counts.forEach((result, count) -> sum.merge(result, count, Math::addExact));
        return new Tally<>(sum);
    }

    /**
     * The number of results in all.
     *
     * @return 0 or more
     */
    public long runs() {
        return runs;
    }

    /**
     * How often a result came.
     *
     * @param result any result
     * @return 0 or more
     */
    public long count(T result) {
        return counts.getOrDefault(result, 0L);
    }

    /**
     * The results with their counts.
     *
     * @return one entry a result, in the order in which they first came
     */
    public Vector<Tuple2<T, Long>> counts() {
        return Vector.ofAll(counts.entrySet()).map(each -> Tuple.of(each.getKey(), each.getValue()));
    }

    /**
     * The share of the results that fulfil a condition.
     *
     * @param condition what to count
     * @return 0 to 1
     * @throws IllegalArgumentException if the tally is empty
     */
    public Fraction share(Predicate<? super T> condition) {
        return Fraction.of(countWhere(condition), runs);
    }

    private long countWhere(Predicate<? super T> condition) {
        long sum = 0;
        for (Map.Entry<T, Long> each : counts.entrySet()) {
            if (condition.test(each.getKey())) {
                sum += each.getValue();
            }
        }
        return sum;
    }

    /**
     * The mean of a number that belongs to each result.
     *
     * @param number the number of a result
     * @return the exact mean of this sample
     * @throws IllegalArgumentException if the tally is empty
     */
    public Fraction mean(ToLongFunction<? super T> number) {
        return toDistribution().mean(number);
    }

    /**
     * Between which probabilities the true one lies, by Wilson's score interval.
     *
     * @param condition what to ask of the results
     * @param z the width in standard deviations: 1.96 for 95 %, 2.576 for 99 %; above 0
     * @return the interval, inside 0 to 1
     * @throws IllegalArgumentException if the tally is empty or {@code z} is not above 0
     */
    public Interval interval(Predicate<? super T> condition, double z) {
        if (!(z > 0)) {
            throw new IllegalArgumentException("An interval is more than 0 standard deviations wide, not " + z);
        }
        double share = share(condition).toDouble();
        double square = z * z / runs;
        double centre = (share + square / 2) / (1 + square);
        double half = z / (1 + square) * Math.sqrt(share * (1 - share) / runs + square / (4 * runs));
        return new Interval(Math.max(0, centre - half), Math.min(1, centre + half));
    }

    /**
     * This tally as a distribution, each result as likely as it was frequent.
     *
     * @return the distribution of a result chosen at random
     * @throws IllegalArgumentException if the tally is empty
     */
    public Distribution<T> toDistribution() {
        return Distribution.weighted(counts());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Tally<?> that && counts.equals(that.counts);
    }

    @Override
    public int hashCode() {
        return counts.hashCode();
    }

    /** The results with their counts, for example {@code "{hit=3, miss=5}"}. */
    @Override
    public String toString() {
        return counts.toString();
    }

    /**
     * A range of probabilities.
     *
     * @param low the lower bound, 0 to 1
     * @param high the upper bound, {@code low} to 1
     * @since 0.1.0
     */
    public record Interval(double low, double high) implements Serializable {
        /**
         * Checks the bounds.
         *
         * @throws IllegalArgumentException if they are not in order or outside 0 to 1
         */
        public Interval {
            if (!(0 <= low && low <= high && high <= 1)) {
                throw new IllegalArgumentException(
                        "An interval of probabilities lies within 0 to 1, not at " + low + " to " + high);
            }
        }

        /**
         * Whether a probability lies in the range.
         *
         * @param probability any number
         * @return true from the lower to the upper bound, both included
         */
        public boolean contains(double probability) {
            return low <= probability && probability <= high;
        }
    }
}
