package io.github.quadrantrules.dice;

import java.math.BigInteger;

/**
 * A probability as a numerator over so many powers of a {@link Scale} and so many of its factors.
 *
 * @param numerator 0 or more
 * @param power how often the scale's base divides it
 * @param factors how many of the scale's factors divide it, from the first one on
 */
record Share(BigInteger numerator, int power, int factors) {
    static final Share NOTHING = new Share(BigInteger.ZERO, 0, 0);
    static final Share ALL = new Share(BigInteger.ONE, 0, 0);

    Share times(BigInteger factor) {
        return new Share(numerator.multiply(factor), power, factors);
    }
}
