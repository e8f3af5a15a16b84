package io.github.quadrantrules.dice;

import java.math.BigInteger;

/**
 * A probability as numerator / (scale^power * rest), the scale being that of a whole Markov chain.
 *
 * <p>Where all steps of a process have denominators that divide the scale, sums need no common denominator to be found.
 */
record Share(BigInteger numerator, int power, BigInteger rest) {
    static final Share ALL = new Share(BigInteger.ONE, 0, BigInteger.ONE);

    static Share of(Fraction fraction) {
        return new Share(fraction.numerator(), 0, fraction.denominator());
    }

    Fraction toFraction(BigInteger scale) {
        return new Fraction(numerator, scale.pow(power).multiply(rest));
    }
}
