package io.github.quadrantrules.dice;

import java.math.BigInteger;

/** A stream of uniformly random 64-bit words, and the unbiased numbers made from it. */
interface Bits {
    long next();

    /**
     * A number from 0 to bound - 1: the high word of the product of a random word and the bound. Words whose low product
     * lies in the uneven rest are drawn again, so that every number is equally likely.
     */
    default long below(long bound) {
        long word = next();
        long low = word * bound;
        if (Long.compareUnsigned(low, bound) < 0) {
            long uneven = Long.remainderUnsigned(-bound, bound);
            while (Long.compareUnsigned(low, uneven) < 0) {
                word = next();
                low = word * bound;
            }
        }
        return Math.multiplyHigh(word, bound) + ((word >> 63) & bound);
    }

    /** A number from 0 to bound - 1: the needed bits, most significant word first, drawn again until they are below it. */
    default BigInteger below(BigInteger bound) {
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        int words = (bits + 63) / 64;
        while (true) {
            BigInteger number = BigInteger.ZERO;
            for (int i = 0; i < words; i++) {
                BigInteger word = new BigInteger(Long.toUnsignedString(next()));
                number = number.shiftLeft(64).or(word);
            }
            number = number.shiftRight(64 * words - bits);
            if (number.compareTo(bound) < 0) {
                return number;
            }
        }
    }
}
