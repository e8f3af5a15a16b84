package io.github.quadrantrules.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The probability that has flowed into a state, summed per denominator until it is needed. */
final class Mass {
    private final List<BigInteger> denominators = new ArrayList<>();
    private final List<BigInteger> numerators = new ArrayList<>();

    void add(BigInteger numerator, BigInteger denominator) {
        for (int i = denominators.size() - 1; i >= 0; i--) {
            if (denominators.get(i).equals(denominator)) {
                numerators.set(i, numerators.get(i).add(numerator));
                return;
            }
        }
        denominators.add(denominator);
        numerators.add(numerator);
    }

    Fraction total() {
        BigInteger common = denominators.stream().reduce(BigInteger.ONE, Accumulator::leastCommonMultiple);
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < denominators.size(); i++) {
            sum = sum.add(numerators.get(i).multiply(common.divide(denominators.get(i))));
        }
        return new Fraction(sum, common);
    }
}
