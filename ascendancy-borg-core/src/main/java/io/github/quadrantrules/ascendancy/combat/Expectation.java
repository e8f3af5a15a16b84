package io.github.quadrantrules.ascendancy.combat;

import java.math.BigInteger;

/**
 * What can be expected of a battle in the end, over a denominator that {@link Denominators} know.
 *
 * @param destroyed the chance that the Cube is destroyed, times the denominator
 * @param ships the mean number of Ships left, times the denominator
 * @param cards the mean number of cards left, times the denominator
 * @param sixes the power of 6 in the denominator
 * @param factors how many of the other factors are in the denominator
 */
record Expectation(BigInteger destroyed, BigInteger ships, BigInteger cards, int sixes, int factors) {
    static final Expectation ZERO = new Expectation(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, 0, 0);

    /** Of a battle that has ended. */
    static Expectation of(CubeBattleState ended) {
        return new Expectation(
                ended.cube().isDestroyed() ? BigInteger.ONE : BigInteger.ZERO,
                BigInteger.valueOf(ended.ships()),
                BigInteger.valueOf(ended.forces().head().cards().size()),
                0,
                0);
    }

    /** The same numbers over another denominator. */
    Expectation over(int newSixes, int newFactors) {
        return new Expectation(destroyed, ships, cards, newSixes, newFactors);
    }

    Expectation times(BigInteger number) {
        return new Expectation(
                destroyed.multiply(number), ships.multiply(number), cards.multiply(number), sixes, factors);
    }

    /** The sum of two over the same denominator. */
    Expectation plus(Expectation other) {
        return new Expectation(
                destroyed.add(other.destroyed), ships.add(other.ships), cards.add(other.cards), sixes, factors);
    }

    boolean isMultipleOf(BigInteger number) {
        return destroyed.mod(number).signum() == 0
                && ships.mod(number).signum() == 0
                && cards.mod(number).signum() == 0;
    }

    /** The numbers, all of them multiples of the divisor, divided. */
    Expectation dividedBy(BigInteger divisor) {
        return new Expectation(destroyed.divide(divisor), ships.divide(divisor), cards.divide(divisor), sixes, factors);
    }
}
