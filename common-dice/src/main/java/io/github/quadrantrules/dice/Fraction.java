package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * An exact rational number in lowest terms with a positive denominator.
 *
 * <p>Probabilities, means and variances of this library are fractions, so that they can be compared with
 * {@code equals}. Immutable.
 *
 * @param numerator any integer, without a common factor with the denominator
 * @param denominator a positive integer
 * @since 0.1.0
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
        implements Comparable<Fraction>, java.io.Serializable {
    /** The number 0. */
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);

    /** The number 1. */
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    private static final MathContext PRECISE = new MathContext(40, RoundingMode.HALF_EVEN);

    /**
     * Reduces to lowest terms.
     *
     * @throws IllegalArgumentException if the denominator is 0
     */
    public Fraction {
        requireNonNull(numerator, "numerator");
        requireNonNull(denominator, "denominator");
        if (denominator.signum() == 0) {
            throw new IllegalArgumentException("A fraction needs a denominator other than 0, not " + denominator);
        }
        BigInteger divisor = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        if (!divisor.equals(BigInteger.ONE)) {
            numerator = numerator.divide(divisor);
            denominator = denominator.divide(divisor);
        }
    }

    /**
     * The fraction of two numbers.
     *
     * @param numerator any number
     * @param denominator any number but 0
     * @return the fraction in lowest terms
     * @throws IllegalArgumentException if the denominator is 0
     */
    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /**
     * A whole number as a fraction.
     *
     * @param whole any number
     * @return the fraction with denominator 1
     */
    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    /**
     * Reads what {@link #toString} writes: {@code "3/8"} or {@code "2"}.
     *
     * @param text a whole number, or two whole numbers with a slash between them
     * @return the fraction
     * @throws IllegalArgumentException if the text has another form
     */
    public static Fraction parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length > 2) {
            throw new IllegalArgumentException("A fraction is written n or n/d, not " + text);
        }
        try {
            return new Fraction(
                    new BigInteger(parts[0].trim()),
                    parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1].trim()));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("A fraction is written n or n/d, not " + text, e);
        }
    }

    /**
     * The sum.
     *
     * @param other what to add
     * @return this plus the other
     */
    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /**
     * The difference.
     *
     * @param other what to subtract
     * @return this minus the other
     */
    public Fraction minus(Fraction other) {
        return plus(new Fraction(other.numerator.negate(), other.denominator));
    }

    /**
     * The product.
     *
     * @param other the factor
     * @return this times the other
     */
    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /**
     * The quotient.
     *
     * @param other the divisor
     * @return this divided by the other
     * @throws IllegalArgumentException if the other is 0
     */
    public Fraction dividedBy(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /**
     * The nearest double, also where numerator and denominator are far outside the range of doubles.
     *
     * @return the value as a double
     */
    public double toDouble() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), PRECISE)
                .doubleValue();
    }

    /**
     * The value as a percentage, rounded half up.
     *
     * @param decimals digits after the point, 0 or more
     * @return for example {@code "4.31 %"}
     * @throws IllegalArgumentException if {@code decimals} is negative
     */
    public String toPercent(int decimals) {
        if (decimals < 0) {
            throw new IllegalArgumentException("A percentage needs 0 or more decimals, not " + decimals);
        }
        return new BigDecimal(numerator.multiply(BigInteger.valueOf(100)))
                        .divide(new BigDecimal(denominator), decimals, RoundingMode.HALF_UP)
                        .toPlainString()
                + " %";
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
