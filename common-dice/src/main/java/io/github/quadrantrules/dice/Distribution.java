package io.github.quadrantrules.dice;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A finite probability distribution with exact integer weights over a common denominator.
 *
 * <p>The weights are positive and always sum to the denominator. Outcomes are different from each other and stand in
 * the order in which they were found, which never depends on hash codes. Two distributions are equal when each value
 * has the same probability in both, in whatever order. Immutable.
 *
 * <pre>{@code
 * Distribution<Long> sum = Distribution.of(dice -> dice.roll(D6, 2).sum(pips -> pips));
 * sum.probabilityOf(7L);  // 1/6
 * }</pre>
 *
 * @param <T> the type of the outcomes, with sound {@code equals} and {@code hashCode}
 * @since 0.1.0
 */
public abstract sealed class Distribution<T> implements Serializable permits Table, Pool {
    private static final long serialVersionUID = 1;

    Distribution() {}

    /**
     * The distribution of something certain.
     *
     * @param value the only outcome
     * @param <T> the type of the outcome
     * @return a distribution with one outcome
     */
    public static <T> Distribution<T> always(T value) {
        return uniform(Vector.of(value));
    }

    /**
     * A choice among equally likely values; a value listed twice is twice as likely.
     *
     * @param values one value or more
     * @param <T> the type of the outcomes
     * @return the distribution
     * @throws IllegalArgumentException if there is no value
     */
    public static <T> Distribution<T> uniform(Iterable<? extends T> values) {
        Map<T, Long> counts = new LinkedHashMap<>();
        values.forEach(value -> counts.merge(value, 1L, Long::sum));
        if (counts.isEmpty()) {
            throw new IllegalArgumentException("A distribution needs at least one outcome, not " + counts.size());
        }
        return new Table<>(
                List.copyOf(counts.keySet()),
                counts.values().stream().mapToLong(count -> count).toArray());
    }

    /**
     * A choice among values with whole-number weights; the weights of equal values are added.
     *
     * @param weighted values with weights of 1 or more
     * @param <T> the type of the outcomes
     * @return the distribution, its denominator being the sum of the weights
     * @throws IllegalArgumentException if there is no value, or a weight below 1
     */
    public static <T> Distribution<T> weighted(Iterable<Tuple2<T, Long>> weighted) {
        Accumulator<T> sum = new Accumulator<>();
        BigInteger total = BigInteger.ZERO;
        for (Tuple2<T, Long> each : weighted) {
            if (each._2 < 1) {
                throw new IllegalArgumentException("A weight is 1 or more; " + each._1 + " has " + each._2);
            }
            sum.add(each._1, each._2, 1);
            total = total.add(BigInteger.valueOf(each._2));
        }
        return sum.dividedBy(total);
    }

    /**
     * A distribution from what {@link #outcomes} lists; the weights of equal outcomes are added.
     *
     * @param outcomes one outcome or more
     * @param <T> the type of the outcomes
     * @return the distribution, its denominator being the sum of the weights
     * @throws IllegalArgumentException if there is no outcome
     */
    public static <T> Distribution<T> ofOutcomes(Iterable<Outcome<T>> outcomes) {
        Accumulator<T> sum = new Accumulator<>();
        BigInteger total = BigInteger.ZERO;
        for (Outcome<T> each : outcomes) {
            sum.add(each.value(), each.weight(), BigInteger.ONE);
            total = total.add(each.weight());
        }
        return sum.dividedBy(total);
    }

    /**
     * The exact distribution of a rule: runs it once for every way in which its dice can fall.
     *
     * <p>The rule is replayed with each sequence of results, so it must be pure: with the same results it has to ask for
     * the same dice. This is checked. At most {@link Budget#DEFAULT} paths are walked, each of 10,000 picks at the most; a
     * process without a bound on its length, such as rolling until a 6 comes, is followed by {@link #iterate}.
     *
     * @param rule takes its dice from the argument and from nowhere else
     * @param <T> the type of the result
     * @return the distribution of the rule's results
     * @throws ImpureRuleException if a replay asks for other dice than before
     * @throws BudgetExceededException if there are more paths than the default budget allows
     */
    public static <T> Distribution<T> of(Function<? super Dice, ? extends T> rule) {
        return of(rule, Budget.DEFAULT);
    }

    /**
     * The exact distribution of a rule within a budget of one's own.
     *
     * @param rule takes its dice from the argument and from nowhere else
     * @param budget how many paths may be walked
     * @param <T> the type of the result
     * @return the distribution of the rule's results
     * @throws ImpureRuleException if a replay asks for other dice than before
     * @throws BudgetExceededException if the budget does not suffice
     */
    public static <T> Distribution<T> of(Function<? super Dice, ? extends T> rule, Budget budget) {
        return Exact.whole(rule, budget);
    }

    /**
     * As much of a rule's exact distribution as a budget allows.
     *
     * <p>The paths are walked in the order of the outcomes of their picks, until all are walked, the budget ends, or a path
     * has 10,000 picks. Whatever was not walked by then is unresolved; that is everything if already the first path has so
     * many picks.
     *
     * @param rule takes its dice from the argument and from nowhere else
     * @param budget how many paths may be walked
     * @param <T> the type of the result
     * @return the distribution of the results found; {@code none} has the probability that was left unresolved
     * @throws ImpureRuleException if a replay asks for other dice than before
     */
    public static <T> Distribution<Option<T>> withinBudget(Function<? super Dice, ? extends T> rule, Budget budget) {
        return Exact.partial(rule, budget);
    }

    /**
     * Follows a random process from state to state until it settles, exactly.
     *
     * <p>Equal states are merged. A state that can come back is solved as an absorbing Markov chain, so a process without
     * a bound on its length is no problem; one that can never settle is reported with its probability.
     *
     * @param start the first state
     * @param step where a state that has not settled goes to
     * @param settled whether a state is an end
     * @param <S> the type of the states
     * @return where the process ends
     * @throws BudgetExceededException if more than {@link Budget#DEFAULT} states are reached
     */
    public static <S> Absorption<S> iterate(
            S start, Function<? super S, Distribution<S>> step, Predicate<? super S> settled) {
        return iterate(start, step, settled, Budget.DEFAULT);
    }

    /**
     * Follows a random process from state to state until it settles, exactly, with at most so many states.
     *
     * @param start the first state
     * @param step where a state that has not settled goes to
     * @param settled whether a state is an end
     * @param budget how many different states may be reached
     * @param <S> the type of the states
     * @return where the process ends
     * @throws BudgetExceededException if the budget does not suffice
     */
    public static <S> Absorption<S> iterate(
            S start, Function<? super S, Distribution<S>> step, Predicate<? super S> settled, Budget budget) {
        return new MarkovChain<S>(start, step, settled, budget).absorption();
    }

    /**
     * The number of different outcomes.
     *
     * @return 1 or more
     */
    public abstract long size();

    /**
     * The number over which all weights stand.
     *
     * @return the sum of the weights
     */
    public abstract BigInteger denominator();

    /** The outcomes as a table, which a large pool builds at the first call. */
    abstract Table<T> table();

    /**
     * So many outcomes of the table, the first ones; what is behind may be summed up as one more entry, which nobody must
     * read.
     */
    abstract Table<T> first(long most);

    /** One outcome, chosen with the right probability. */
    abstract T sample(Bits bits);

    /** What somebody typed as an outcome of this distribution, if it is one. */
    abstract Option<T> read(Object given);

    /** An outcome as numbers that {@link #decode} understands, for logs. */
    abstract Vector<Integer> encode(T outcome);

    /** The outcome that was encoded, if the numbers stand for one. */
    abstract Option<T> decode(Vector<Integer> code);

    /** What is asked for, in words. */
    abstract String asked();

    /**
     * The outcomes with their weights.
     *
     * @return one entry an outcome, in the order in which they were found
     */
    public Vector<Outcome<T>> outcomes() {
        Table<T> table = table();
        return Vector.range(0, table.length()).map(i -> new Outcome<>(table.value(i), table.weight(i)));
    }

    /**
     * The different outcomes.
     *
     * @return one entry an outcome, in the order in which they were found
     */
    public Vector<T> values() {
        Table<T> table = table();
        return Vector.range(0, table.length()).map(table::value);
    }

    /**
     * The probability that the condition holds.
     *
     * @param condition what to ask of the outcomes
     * @return 0 to 1
     */
    public Fraction probability(Predicate<? super T> condition) {
        Table<T> table = table();
        Weight sum = new Weight();
        for (int i = 0; i < table.length(); i++) {
            if (condition.test(table.value(i))) {
                table.addWeight(i, sum);
            }
        }
        return new Fraction(sum.total(), denominator());
    }

    /**
     * The probability of one value.
     *
     * @param value any value
     * @return 0 to 1; 0 if it is no outcome
     */
    public Fraction probabilityOf(T value) {
        return probability(value::equals);
    }

    /**
     * The distribution of something computed from the outcome; equal results are merged.
     *
     * @param change what to compute
     * @param <U> the type of the result
     * @return the distribution of the results
     */
    public <U> Distribution<U> map(Function<? super T, ? extends U> change) {
        Table<T> table = table();
        Accumulator<U> sum = new Accumulator<>();
        for (int i = 0; i < table.length(); i++) {
            sum.add(change.apply(table.value(i)), table.weight(i), BigInteger.ONE);
        }
        return sum.dividedBy(denominator());
    }

    /**
     * A second chance event that depends on the outcome of this one; equal results are merged.
     *
     * @param next what follows an outcome
     * @param <U> the type of the results
     * @return the distribution of the results
     */
    public <U> Distribution<U> flatMap(Function<? super T, ? extends Distribution<? extends U>> next) {
        Table<T> table = table();
        if (denominator().equals(BigInteger.ONE)) {
            return widened(next.apply(table.value(0)).table());
        }
        Accumulator<U> sum = new Accumulator<>();
        for (int i = 0; i < table.length(); i++) {
            Table<? extends U> then = next.apply(table.value(i)).table();
            for (int j = 0; j < then.length(); j++) {
                sum.add(then.value(j), table.weight(i).multiply(then.weight(j)), then.denominator());
            }
        }
        return sum.dividedBy(denominator());
    }

    /** Nothing is ever put into a distribution. */
    @SuppressWarnings("unchecked")
    private static <U> Distribution<U> widened(Distribution<? extends U> narrow) {
        return (Distribution<U>) narrow;
    }

    /**
     * Two independent chance events; equal results are merged.
     *
     * @param other the other event
     * @param combination what to compute from both outcomes
     * @param <U> the type of the other outcomes
     * @param <R> the type of the results
     * @return the distribution of the results
     */
    public <U, R> Distribution<R> combine(
            Distribution<U> other, BiFunction<? super T, ? super U, ? extends R> combination) {
        return flatMap(mine -> other.map(theirs -> combination.apply(mine, theirs)));
    }

    /**
     * The same event many times over, its outcomes gathered one by one; equal results are merged each time.
     *
     * @param times how often, 0 or more
     * @param zero what is gathered before the first time
     * @param gather adds an outcome to what is gathered
     * @param <R> the type of what is gathered
     * @return the distribution of what is gathered in the end
     * @throws IllegalArgumentException if {@code times} is negative
     */
    public <R> Distribution<R> repeat(int times, R zero, BiFunction<? super R, ? super T, ? extends R> gather) {
        if (times < 0) {
            throw new IllegalArgumentException("An event happens 0 or more times, not " + times);
        }
        Distribution<R> gathered = always(zero);
        for (int i = 0; i < times; i++) {
            gathered = gathered.combine(this, gather);
        }
        return gathered;
    }

    /**
     * The distribution given that a condition holds.
     *
     * @param condition what is known of the outcome
     * @return the conditional distribution
     * @throws IllegalArgumentException if no outcome fulfils the condition
     */
    public Distribution<T> filter(Predicate<? super T> condition) {
        Table<T> table = table();
        Accumulator<T> sum = new Accumulator<>();
        Weight total = new Weight();
        for (int i = 0; i < table.length(); i++) {
            if (condition.test(table.value(i))) {
                sum.add(table.value(i), table.weight(i), BigInteger.ONE);
                table.addWeight(i, total);
            }
        }
        return sum.dividedBy(total.total());
    }

    /**
     * The mean of a number that belongs to each outcome.
     *
     * @param number the number of an outcome
     * @return the exact mean
     */
    public Fraction mean(ToLongFunction<? super T> number) {
        Table<T> table = table();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < table.length(); i++) {
            sum = sum.add(table.weight(i).multiply(BigInteger.valueOf(number.applyAsLong(table.value(i)))));
        }
        return new Fraction(sum, denominator());
    }

    /**
     * The variance of a number that belongs to each outcome.
     *
     * @param number the number of an outcome
     * @return the exact mean square of the deviation from the mean
     */
    public Fraction variance(ToLongFunction<? super T> number) {
        Table<T> table = table();
        BigInteger squares = BigInteger.ZERO;
        for (int i = 0; i < table.length(); i++) {
            BigInteger each = BigInteger.valueOf(number.applyAsLong(table.value(i)));
            squares = squares.add(table.weight(i).multiply(each).multiply(each));
        }
        Fraction mean = mean(number);
        return new Fraction(squares, denominator()).minus(mean.times(mean));
    }

    /**
     * The lowest outcome with at least the given probability of not being exceeded.
     *
     * @param share a probability above 0, at most 1; 1/2 gives the (lower) median
     * @param order how outcomes are compared
     * @return the quantile
     * @throws IllegalArgumentException if {@code share} is outside 0 to 1, or 0
     */
    public T quantile(Fraction share, Comparator<? super T> order) {
        if (share.compareTo(Fraction.ZERO) <= 0 || share.compareTo(Fraction.ONE) > 0) {
            throw new IllegalArgumentException("A quantile lies above 0 and at most at 1, not at " + share);
        }
        return cumulative(order).find(each -> each._2.compareTo(share) >= 0).get()._1;
    }

    /**
     * The outcomes in order, each with the probability that it is not exceeded.
     *
     * @param order how outcomes are compared
     * @return ascending outcomes; the last probability is 1, and outcomes that the order holds equal share theirs
     */
    public Vector<Tuple2<T, Fraction>> cumulative(Comparator<? super T> order) {
        Table<T> sorted = sorted(order).table();
        Vector<Tuple2<T, Fraction>> ascending = Vector.empty();
        BigInteger upToHere = denominator();
        BigInteger notExceeded = upToHere;
        for (int i = sorted.length() - 1; i >= 0; i--) {
            T value = sorted.value(i);
            if (!ascending.isEmpty() && order.compare(value, ascending.head()._1) < 0) {
                notExceeded = upToHere;
            }
            ascending = ascending.prepend(Tuple.of(value, new Fraction(notExceeded, denominator())));
            upToHere = upToHere.subtract(sorted.weight(i));
        }
        return ascending;
    }

    /**
     * The same distribution with its outcomes in ascending order.
     *
     * @param order how outcomes are compared; outcomes that it holds equal keep their places
     * @return an equal distribution
     */
    public Distribution<T> sorted(Comparator<? super T> order) {
        Accumulator<T> sum = new Accumulator<>();
        Comparator<Outcome<T>> byValue = (a, b) -> order.compare(a.value(), b.value());
        outcomes().sorted(byValue).forEach(each -> sum.add(each.value(), each.weight(), BigInteger.ONE));
        return sum.dividedBy(denominator());
    }

    /**
     * The outcomes with their probabilities as doubles.
     *
     * @return one entry an outcome, in the order in which they were found
     */
    public Vector<Tuple2<T, Double>> toDoubles() {
        return outcomes().map(each -> Tuple.of(each.value(), new Fraction(each.weight(), denominator()).toDouble()));
    }

    /**
     * The distribution as a table for people: an outcome a line, with percentage and bar.
     *
     * <p>Lines end in a line feed; the width of the longest bar is 40 characters, however unlikely its outcome.
     *
     * @param label how to name an outcome
     * @return the table
     */
    public String format(Function<? super T, String> label) {
        return TableFormat.of(this, label);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Distribution<?> that) || size() != that.size()) {
            return false;
        }
        Table<T> mine = table();
        Table<?> theirs = that.table();
        if (mine.lists(theirs)) {
            return true;
        }
        Map<Object, Integer> places = new LinkedHashMap<>();
        for (int i = 0; i < theirs.length(); i++) {
            places.put(theirs.value(i), i);
        }
        for (int i = 0; i < mine.length(); i++) {
            Integer place = places.get(mine.value(i));
            if (place == null
                    || !mine.weight(i)
                            .multiply(theirs.denominator())
                            .equals(theirs.weight(place).multiply(mine.denominator()))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        Table<T> table = table();
        int sum = 0;
        for (int i = 0; i < table.length(); i++) {
            sum += table.value(i).hashCode();
        }
        return sum;
    }

    /** The outcomes with their weights, for example {@code "{1: 1/6, 2: 5/6}"}. */
    @Override
    public String toString() {
        return outcomes()
                .map(each -> each.value() + ": " + each.weight() + "/" + denominator())
                .mkString("{", ", ", "}");
    }
}
