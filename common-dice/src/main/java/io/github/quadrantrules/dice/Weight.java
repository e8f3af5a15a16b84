package io.github.quadrantrules.dice;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A growing sum of weights: a long as long as it fits, a BigInteger from then on. */
final class Weight {
    private long small;
    private @Nullable BigInteger big;

    void add(long weight) {
        long sum = small + weight;
        if (sum < 0) {
            add(BigInteger.valueOf(weight));
        } else {
            small = sum;
        }
    }

    void add(BigInteger weight) {
        big = big == null ? weight : big.add(weight);
    }

    /** The total where it is known to fit. */
    long smallTotal() {
        return big == null ? small : total().longValueExact();
    }

    BigInteger total() {
        BigInteger fitting = BigInteger.valueOf(small);
        return big == null ? fitting : big.add(fitting);
    }
}
