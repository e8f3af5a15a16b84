package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Fraction;

/** Probabilities in words, rounded as in the table of a {@link io.github.quadrantrules.dice.Distribution}. */
final class Percent {
    private static final Fraction SMALLEST = Fraction.of(1, 20_000);

    private Percent() {}

    /** Nothing that can happen is 0, and nothing that can fail to happen certain. */
    static String of(Fraction share) {
        if (isTiny(share)) {
            return "< 0.01 %";
        }
        Fraction rest = Fraction.ONE.minus(share);
        return isTiny(rest) && rest.compareTo(Fraction.ZERO) > 0 ? "> 99.99 %" : share.toPercent(2);
    }

    /** Whether two decimals would show a probability as 0. */
    static boolean isTiny(Fraction share) {
        return share.compareTo(SMALLEST) < 0;
    }
}
