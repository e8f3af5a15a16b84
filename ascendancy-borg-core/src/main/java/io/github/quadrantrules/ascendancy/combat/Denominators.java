package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.dice.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The denominators of all expectations of one calculation, so that sums need no reduction to lowest terms: a power of 6,
 * because all dice have six faces, times the first few of a row of factors, which grows by one for each battle that can
 * come back to itself.
 */
final class Denominators {
    private static final BigInteger SIX = BigInteger.valueOf(6);
    private static final int NONE = -1;

    private final List<BigInteger> powers = new ArrayList<>(List.of(BigInteger.ONE));
    private final List<BigInteger> row = new ArrayList<>();
    private final Map<BigInteger, Integer> exponents = new LinkedHashMap<>();

    /** The sum of expectations, each times a number. */
    Expectation sum(List<Expectation> terms, List<BigInteger> numbers) {
        int sixes = 0;
        int factors = 0;
        for (Expectation each : terms) {
            sixes = Math.max(sixes, each.sixes());
            factors = Math.max(factors, each.factors());
        }
        Expectation[] sums = new Expectation[factors + 1];
        Arrays.fill(sums, Expectation.ZERO);
        for (int index = 0; index < terms.size(); index++) {
            Expectation each = terms.get(index);
            BigInteger number = numbers.get(index).multiply(power(sixes - each.sixes()));
            sums[each.factors()] = sums[each.factors()].plus(each.times(number));
        }
        for (int index = 0; index < factors; index++) {
            sums[index + 1] = sums[index + 1].plus(sums[index].times(row.get(index)));
        }
        return sums[factors].over(sixes, factors);
    }

    /** The expectation divided by a number of 1 or more. */
    Expectation divided(Expectation sum, BigInteger divisor) {
        int exponent = exponents.computeIfAbsent(divisor, this::exponent);
        if (exponent != NONE) {
            return sum.times(power(exponent).divide(divisor)).over(sum.sixes() + exponent, sum.factors());
        }
        int index = row.indexOf(divisor);
        if (index != NONE && index < sum.factors() && sum.isMultipleOf(divisor)) {
            return sum.dividedBy(divisor);
        }
        Expectation raised = raised(sum, sum.sixes(), row.size());
        row.add(divisor);
        return raised.over(sum.sixes(), row.size());
    }

    /** The least power of 6 that is a multiple of the number, if there is one. */
    private int exponent(BigInteger number) {
        for (int exponent = 0; exponent <= number.bitLength(); exponent++) {
            if (power(exponent).mod(number).signum() == 0) {
                return exponent;
            }
        }
        return NONE;
    }

    private BigInteger power(int exponent) {
        while (powers.size() <= exponent) {
            powers.add(powers.get(powers.size() - 1).multiply(SIX));
        }
        return powers.get(exponent);
    }

    /** Whether one expectation serves the aim better than another one of the same battle, or as well with more cards left. */
    boolean isBetter(Expectation one, Expectation other, BattleAim aim) {
        int sixes = Math.max(one.sixes(), other.sixes());
        int factors = Math.max(one.factors(), other.factors());
        Expectation mine = raised(one, sixes, factors);
        Expectation theirs = raised(other, sixes, factors);
        int byAim = aim.compare(scaled(mine), scaled(theirs));
        return byAim > 0 || byAim == 0 && mine.cards().compareTo(theirs.cards()) > 0;
    }

    private Expectation raised(Expectation expectation, int sixes, int factors) {
        BigInteger factor = power(sixes - expectation.sixes());
        for (BigInteger each : row.subList(expectation.factors(), factors)) {
            factor = factor.multiply(each);
        }
        return expectation.times(factor).over(sixes, factors);
    }

    /** Times the denominator, and less the Ships that there were: no aim cares for either when it compares. */
    private static Prospect scaled(Expectation expectation) {
        return new Prospect(
                whole(expectation.destroyed()), whole(expectation.ships().negate()));
    }

    private static Fraction whole(BigInteger number) {
        return new Fraction(number, BigInteger.ONE);
    }

    /** The expectation in lowest terms, for a battle with so many Ships. */
    Prospect prospect(Expectation expectation, int ships) {
        BigInteger denominator = power(expectation.sixes());
        for (BigInteger each : row.subList(0, expectation.factors())) {
            denominator = denominator.multiply(each);
        }
        return new Prospect(
                new Fraction(expectation.destroyed(), denominator),
                Fraction.of(ships).minus(new Fraction(expectation.ships(), denominator)));
    }
}
