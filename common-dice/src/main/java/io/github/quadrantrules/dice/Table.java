package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A distribution whose outcomes stand in a table. Weights are longs where the denominator fits into 63 bits. */
final class Table<T> extends Distribution<T> {
    private static final long serialVersionUID = 1;
    private static final int SHOWN = 12;

    @SuppressWarnings("serial") // as serializable as the values that the caller put in
    private final Object[] values;

    private final long @Nullable [] small;
    private final BigInteger @Nullable [] big;
    private final BigInteger denominator;
    private final long smallDenominator;
    private transient @Nullable Sampler sampler;
    private transient boolean sampled;

    Table(List<? extends T> values, List<BigInteger> weights, BigInteger denominator) {
        BigInteger sum = weights.stream().reduce(BigInteger.ZERO, BigInteger::add);
        if (!sum.equals(denominator)) {
            throw new IllegalStateException("Weights must sum to the denominator " + denominator + ", not to " + sum);
        }
        this.values = values.toArray();
        this.denominator = denominator;
        boolean fits = denominator.bitLength() < Long.SIZE;
        this.smallDenominator = fits ? denominator.longValueExact() : 0;
        this.small =
                fits ? weights.stream().mapToLong(BigInteger::longValueExact).toArray() : null;
        this.big = fits ? null : weights.toArray(BigInteger[]::new);
    }

    /** A table of different values with positive weights over a denominator that fits into 63 bits. */
    Table(List<? extends T> values, long[] weights, BigInteger denominator) {
        this(values, weights);
        if (!this.denominator.equals(denominator)) {
            throw new IllegalStateException(
                    "Weights must sum to the denominator " + denominator + ", not to " + this.denominator);
        }
    }

    /** A table of different values with positive weights, whose sum must fit into 63 bits. */
    Table(List<? extends T> values, long[] weights) {
        this(values.toArray(), weights);
    }

    /** A table of different values, all of type T, with positive weights, whose sum must fit into 63 bits. */
    Table(Object[] values, long[] weights) {
        this.values = values;
        this.small = weights;
        this.big = null;
        long sum = 0;
        for (long weight : weights) {
            sum = Math.addExact(sum, weight);
        }
        this.smallDenominator = sum;
        this.denominator = BigInteger.valueOf(smallDenominator);
    }

    int length() {
        return values.length;
    }

    @SuppressWarnings("unchecked")
    T value(int index) {
        return (T) values[index];
    }

    /** Whether the other table has the same values with the same weights in the same order. */
    boolean lists(Table<?> other) {
        return Arrays.equals(small, other.small)
                && Arrays.equals(big, other.big)
                && Arrays.equals(values, other.values);
    }

    BigInteger weight(int index) {
        return small != null ? BigInteger.valueOf(small[index]) : bigWeights()[index];
    }

    void addWeight(int index, Weight sum) {
        if (small != null) {
            sum.add(small[index]);
        } else {
            sum.add(bigWeights()[index]);
        }
    }

    /** The weights as longs, or null when the denominator does not fit into 63 bits. */
    long @Nullable [] smallWeights() {
        return small;
    }

    /** The denominator, where {@link #smallWeights} are not null. */
    long smallDenominator() {
        return smallDenominator;
    }

    private BigInteger[] bigWeights() {
        if (big == null) {
            throw new IllegalStateException("A table has long weights or big ones, not none");
        }
        return big;
    }

    @Override
    public long size() {
        return values.length;
    }

    @Override
    public BigInteger denominator() {
        return denominator;
    }

    @Override
    Table<T> table() {
        return this;
    }

    @Override
    Table<T> first(long most) {
        return this;
    }

    @Override
    T sample(Bits bits) {
        Sampler ready = sampler;
        return value(ready != null ? ready.sample(bits) : sampleFirst(bits));
    }

    /** Most tables are used only once, which is not worth building a sampler. */
    private int sampleFirst(Bits bits) {
        if (small != null && !sampled) {
            sampled = true;
            return firstAbove(bits.below(smallDenominator), small);
        }
        Sampler built = small != null ? new GuidedSampler(small) : new BigSampler(bigWeights());
        sampler = built;
        return built.sample(bits);
    }

    /** The same place that a sampler finds. */
    private static int firstAbove(long number, long[] weights) {
        int outcome = 0;
        long left = number - weights[0];
        while (left >= 0) {
            outcome++;
            left -= weights[outcome];
        }
        return outcome;
    }

    @Override
    Option<T> read(Object given) {
        for (int i = 0; i < values.length; i++) {
            if (values[i].equals(given)) {
                return Option.of(value(i));
            }
        }
        return Option.none();
    }

    @Override
    Vector<Integer> encode(T outcome) {
        for (int i = 0; i < values.length; i++) {
            if (values[i].equals(outcome)) {
                return Vector.of(i);
            }
        }
        throw new IllegalArgumentException("Not an outcome of " + asked() + ": " + outcome);
    }

    @Override
    Option<T> decode(Vector<Integer> code) {
        return code.size() == 1 && code.head() >= 0 && code.head() < values.length
                ? Option.of(value(code.head()))
                : Option.none();
    }

    @Override
    String asked() {
        String listed = Vector.of(values).take(SHOWN).mkString("one of ", ", ", "");
        return values.length > SHOWN ? listed + " and " + (values.length - SHOWN) + " more" : listed;
    }
}
