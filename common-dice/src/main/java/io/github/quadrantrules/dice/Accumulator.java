package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gathers values with weights over different denominators into one distribution.
 *
 * <p>Values stand in the order in which they were first added; sums are kept per denominator and brought to their least
 * common multiple once, at the end.
 */
final class Accumulator<T> {
    private final Map<T, @Nullable Weight[]> sums = new LinkedHashMap<>();
    private final List<BigInteger> denominators = new ArrayList<>();
    private long lastDenominator;
    private int lastIndex;

    void add(T value, long weight, long denominator) {
        if (denominator != lastDenominator) {
            lastIndex = index(BigInteger.valueOf(denominator));
            lastDenominator = denominator;
        }
        weight(value, lastIndex).add(weight);
    }

    void add(T value, BigInteger weight, BigInteger denominator) {
        weight(value, index(denominator)).add(weight);
    }

    private int index(BigInteger denominator) {
        int index = denominators.indexOf(denominator);
        if (index < 0) {
            index = denominators.size();
            denominators.add(denominator);
        }
        return index;
    }

    private Weight weight(T value, int index) {
        requireNonNull(value, "An outcome of a distribution is a value, not null");
        @Nullable Weight[] weights = sums.get(value);
        if (weights == null) {
            weights = new Weight[index + 1];
            sums.put(value, weights);
        } else if (weights.length <= index) {
            weights = Arrays.copyOf(weights, index + 1);
            sums.put(value, weights);
        }
        Weight weight = weights[index];
        if (weight == null) {
            weight = new Weight();
            weights[index] = weight;
        }
        return weight;
    }

    /** The distribution of all values, if the weights as fractions sum to the given total. */
    Table<T> dividedBy(BigInteger total) {
        if (sums.isEmpty()) {
            throw new IllegalArgumentException("A distribution needs at least one outcome, not " + sums.size());
        }
        BigInteger common = BigInteger.ONE;
        for (BigInteger each : denominators) {
            common = leastCommonMultiple(common, each);
        }
        BigInteger all = common.multiply(total);
        return denominators.size() == 1 && all.bitLength() < Long.SIZE ? small(all) : large(common, all);
    }

    /** Over one denominator, all sums being longs, because they are not above it. */
    private Table<T> small(BigInteger all) {
        List<T> values = new ArrayList<>(sums.size());
        long[] weights = new long[sums.size()];
        sums.forEach((value, parts) -> {
            Weight part = requireNonNull(parts[0], "The one sum of a value is there, not null");
            weights[values.size()] = part.smallTotal();
            values.add(value);
        });
        return new Table<>(values, weights, all);
    }

    private Table<T> large(BigInteger common, BigInteger all) {
        List<BigInteger> factors = denominators.stream().map(common::divide).toList();
        List<T> values = new ArrayList<>(sums.size());
        List<BigInteger> weights = new ArrayList<>(sums.size());
        sums.forEach((value, parts) -> {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < parts.length; i++) {
                Weight part = parts[i];
                if (part != null) {
                    sum = sum.add(part.total().multiply(factors.get(i)));
                }
            }
            values.add(value);
            weights.add(sum);
        });
        return new Table<>(values, weights, all);
    }

    static BigInteger leastCommonMultiple(BigInteger a, BigInteger b) {
        return a.equals(b) ? a : a.divide(a.gcd(b)).multiply(b);
    }
}
