package io.github.quadrantrules.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The denominators of a Markov chain: powers of one base, by which steps divide, and a growing list of factors, by which
 * returns divide.
 *
 * <p>All probabilities stand over a first part of the same list, so they are added without a search for a common
 * denominator, which takes longer than everything else when numbers have thousands of digits.
 */
final class Scale {
    private final BigInteger base;
    private final List<BigInteger> powers = new ArrayList<>(List.of(BigInteger.ONE));
    private final List<BigInteger> factors = new ArrayList<>();
    private final List<long[]> factorLimbs = new ArrayList<>();

    /** The last place of each factor. */
    private final Map<BigInteger, Integer> places = new LinkedHashMap<>();

    private Scale(BigInteger base) {
        this.base = base;
    }

    /** For steps with the given denominators. */
    static Scale of(Set<BigInteger> denominators) {
        BigInteger root = root(denominators);
        return new Scale(root.signum() > 0 ? root : commonMultiple(denominators));
    }

    /** The number of which all are powers, or 0 if there is none. */
    private static BigInteger root(Set<BigInteger> denominators) {
        BigInteger root = BigInteger.ONE;
        for (BigInteger each : denominators) {
            root = root.equals(BigInteger.ONE) ? each : each.equals(BigInteger.ONE) ? root : root(root, each);
            if (root.signum() == 0) {
                return root;
            }
        }
        return root;
    }

    /** Euclid's algorithm with quotients in place of differences. */
    private static BigInteger root(BigInteger a, BigInteger b) {
        BigInteger larger = a.max(b);
        BigInteger smaller = a.min(b);
        while (!larger.equals(smaller)) {
            BigInteger[] quotient = larger.divideAndRemainder(smaller);
            if (quotient[1].signum() != 0) {
                return BigInteger.ZERO;
            }
            larger = quotient[0].max(smaller);
            smaller = quotient[0].min(smaller);
        }
        return larger;
    }

    /** The least common multiple; 1 if that is so large that it would not help. */
    private static BigInteger commonMultiple(Set<BigInteger> denominators) {
        int longest =
                denominators.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        BigInteger common = BigInteger.ONE;
        for (BigInteger each : denominators) {
            common = Accumulator.leastCommonMultiple(common, each);
            if (common.bitLength() > 2 * longest) {
                return BigInteger.ONE;
            }
        }
        return common;
    }

    /** The share divided by the denominator of a step. */
    Share perStep(Share share, BigInteger denominator) {
        if (base.equals(BigInteger.ONE)) {
            return dividedBy(share, denominator);
        }
        int power = 0;
        while (power(power).compareTo(denominator) < 0) {
            power++;
        }
        BigInteger rest = power(power).divide(denominator);
        return new Share(share.numerator().multiply(rest), share.power() + power, share.factors());
    }

    /** The share divided by any number above 0: exactly, by a factor that stands further on in the list, or by a new one. */
    Share dividedBy(Share share, BigInteger divisor) {
        if (divisor.equals(BigInteger.ONE)) {
            return share;
        }
        int place = places.getOrDefault(divisor, -1);
        if (place < share.factors()) {
            BigInteger[] quotient = share.numerator().divideAndRemainder(divisor);
            if (quotient[1].signum() == 0) {
                return new Share(quotient[0], share.power(), share.factors());
            }
            place = factors.size();
            factors.add(divisor);
            factorLimbs.add(Sum.limbs(divisor));
            places.put(divisor, place);
        }
        return new Share(lifted(share, share.power(), place), share.power(), place + 1);
    }

    /** The sum over so many factors more. */
    void liftByFactors(Sum numerator, int from, int to) {
        for (int i = from; i < to; i++) {
            numerator.times(factorLimbs.get(i));
        }
    }

    /** The sum over so many powers more. */
    void liftByPower(Sum numerator, int more) {
        if (more > 0) {
            numerator.times(Sum.limbs(power(more)));
        }
    }

    /** The numerator over so many powers and factors, at least those that the share has. */
    BigInteger lifted(Share share, int power, int most) {
        BigInteger numerator = share.numerator();
        if (share.power() < power) {
            numerator = numerator.multiply(power(power - share.power()));
        }
        for (int i = share.factors(); i < most; i++) {
            numerator = numerator.multiply(factors.get(i));
        }
        return numerator;
    }

    /** What shares with so many powers and factors stand over. */
    BigInteger denominator(int power, int most) {
        return lifted(new Share(BigInteger.ONE, 0, 0), power, most);
    }

    Fraction toFraction(Share share) {
        return new Fraction(share.numerator(), denominator(share.power(), share.factors()));
    }

    private BigInteger power(int exponent) {
        while (powers.size() <= exponent) {
            powers.add(powers.get(powers.size() - 1).multiply(base));
        }
        return powers.get(exponent);
    }
}
