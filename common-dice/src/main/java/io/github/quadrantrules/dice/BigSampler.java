package io.github.quadrantrules.dice;

import java.math.BigInteger;
import java.util.Arrays;

/** Finds the outcome by bisection, for denominators beyond 63 bits. */
final class BigSampler implements Sampler {
    private final BigInteger[] cumulative;

    BigSampler(BigInteger[] weights) {
        cumulative = weights.clone();
        Arrays.parallelPrefix(cumulative, BigInteger::add);
    }

    @Override
    public int sample(Bits bits) {
        BigInteger number = bits.below(cumulative[cumulative.length - 1]);
        int low = 0;
        int high = cumulative.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (cumulative[middle].compareTo(number) > 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
