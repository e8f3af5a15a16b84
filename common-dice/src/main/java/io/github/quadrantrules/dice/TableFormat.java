package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import java.util.function.Function;

/** A distribution as a table for people. */
final class TableFormat {
    private static final int BAR = 40;
    private static final int PERCENT = 8;
    private static final Fraction SMALLEST = Fraction.of(1, 20_000);
    private static final Fraction LARGEST = Fraction.ONE.minus(SMALLEST);

    private TableFormat() {}

    static <T> String of(Distribution<T> distribution, Function<? super T, String> label) {
        Vector<Outcome<T>> outcomes = distribution.outcomes();
        Vector<Fraction> shares = outcomes.map(each -> new Fraction(each.weight(), distribution.denominator()));
        Vector<String> labels = outcomes.map(each -> label.apply(each.value()));
        int width = labels.map(String::length).max().getOrElse(0);
        double longest = shares.max().getOrElse(Fraction.ONE).toDouble();
        int digits = shares.map(share -> percent(share).length()).max().getOrElse(0);
        String line = "%-" + Math.max(1, width) + "s  %" + Math.max(PERCENT, digits) + "s  %s";
        return labels.zipWith(
                        shares,
                        (name, share) -> line.formatted(name, percent(share), bar(share, longest))
                                .stripTrailing())
                .mkString("", "\n", "\n");
    }

    private static String bar(Fraction share, double longest) {
        return "#".repeat((int) Math.round(BAR * share.toDouble() / longest));
    }

    /** Nothing that can happen is shown as 0, and nothing that can fail to happen as certain. */
    private static String percent(Fraction share) {
        if (share.compareTo(SMALLEST) < 0) {
            return "< 0.01 %";
        }
        return share.compareTo(LARGEST) > 0 && share.compareTo(Fraction.ONE) < 0 ? "> 99.99 %" : share.toPercent(2);
    }
}
