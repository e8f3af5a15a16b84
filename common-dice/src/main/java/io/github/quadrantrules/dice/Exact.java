package io.github.quadrantrules.dice;

import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Dice that walk through all of their outcomes like an odometer.
 *
 * <p>Each run of the rule follows the choices made so far and takes the first outcome of everything new; before the next
 * run the last choice moves on to its next outcome.
 */
final class Exact implements Dice {
    /** So many choices on one path may go by before the caller is asked again whether it has enough. */
    private static final int STRETCH = 1024;

    /** A rule with more choices than this on one path most likely never ends. */
    private static final int LONGEST = 10_000;

    /** What the walk is for: to find all results, or as many as the budget allows. */
    private enum Aim {
        ALL,
        SOME
    }

    private final Budget budget;
    private final Aim aim;
    private Table<?>[] tables = new Table<?>[8];
    private Distribution<?>[] asked = new Distribution<?>[8];
    private int[] chosen = new int[8];
    private int known;
    private int used;
    private long paths;

    /** The choices on the present path that have outcomes left. */
    private long unfinished;

    private Exact(Budget budget, Aim aim) {
        this.budget = budget;
        this.aim = aim;
    }

    static <T> Distribution<T> whole(Function<? super Dice, ? extends T> rule, Budget budget) {
        Exact dice = new Exact(budget, Aim.ALL);
        Accumulator<T> sum = new Accumulator<>();
        do {
            dice.run(rule, sum);
        } while (dice.advance());
        return sum.dividedBy(BigInteger.ONE);
    }

    static <T> Distribution<Option<T>> partial(Function<? super Dice, ? extends T> rule, Budget budget) {
        Exact dice = new Exact(budget, Aim.SOME);
        Accumulator<Option<T>> sum = new Accumulator<>();
        Function<Dice, Option<T>> found = each -> Option.some(rule.apply(each));
        Fraction resolved = Fraction.ZERO;
        try {
            do {
                dice.run(found, sum);
                resolved = resolved.plus(new Fraction(dice.bigWeight(), dice.bigDenominator()));
            } while (dice.advance());
        } catch (BudgetExceededException outOfBudget) {
            Fraction unresolved = Fraction.ONE.minus(resolved);
            sum.add(Option.none(), unresolved.numerator(), unresolved.denominator());
        }
        return sum.dividedBy(BigInteger.ONE);
    }

    private <T> void run(Function<? super Dice, ? extends T> rule, Accumulator<T> sum) {
        if (!budget.allows(paths)) {
            throw new BudgetExceededException("There are more paths than the budget allows; walked so far: " + paths);
        }
        used = 0;
        T result = rule.apply(this);
        if (used < known) {
            throw new ImpureRuleException(
                    "A rule must ask for the same dice when all results before are the same; this time"
                            + " it did not ask for " + asked[used].asked());
        }
        paths++;
        add(sum, result);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T pick(Distribution<T> distribution) {
        if (used == known) {
            open(distribution);
        } else if (asked[used] != distribution && !asked[used].equals(distribution)) {
            throw new ImpureRuleException(
                    "A rule must ask for the same dice when all results before are the same; first it" + " asked for "
                            + asked[used].asked() + ", then for " + distribution.asked());
        }
        // The distribution equals the recorded one, whose order of outcomes the walk follows.
        T outcome = (T) tables[used].value(chosen[used]);
        used++;
        return outcome;
    }

    private void open(Distribution<?> distribution) {
        unfinished += distribution.size() > 1 ? 1 : 0;
        // Each of them leads to another path; a rule that goes on for ever would not come to the end of its first one.
        if (unfinished >= LONGEST) {
            throw new BudgetExceededException(
                    "One path of a rule has more choices than can be walked through; a process"
                            + " without a bound on its length needs Distribution.iterate. Choices so far: "
                            + unfinished);
        }
        if (aim == Aim.ALL) {
            checkReach(distribution);
        }
        if (known % STRETCH == STRETCH - 1 && !budget.allows(paths)) {
            throw moreToWalk();
        }
        if (known == chosen.length) {
            tables = Arrays.copyOf(tables, 2 * known);
            asked = Arrays.copyOf(asked, 2 * known);
            chosen = Arrays.copyOf(chosen, 2 * known);
        }
        asked[known] = distribution;
        tables[known] = distribution.first(budget.limit() - paths);
        chosen[known] = 0;
        known++;
    }

    /** Ends a walk early that cannot come to the end of all its paths. */
    private void checkReach(Distribution<?> distribution) {
        long outcomes = distribution.size();
        if (outcomes > budget.limit()) {
            throw new BudgetExceededException("There are more paths than the budget allows: " + distribution.asked()
                    + " alone has so many outcomes: " + outcomes);
        }
        if (unfinished >= budget.limit()) {
            throw moreToWalk();
        }
    }

    private BudgetExceededException moreToWalk() {
        return new BudgetExceededException("There are more paths than the budget allows; walked so far: " + paths
                + ", still to be walked at least: " + (unfinished + 1));
    }

    /** Moves the last choice that has another outcome on to it, and forgets the choices behind it. */
    private boolean advance() {
        while (known > 0) {
            int left = tables[known - 1].length() - ++chosen[known - 1];
            if (left > 0) {
                unfinished -= left == 1 ? 1 : 0;
                return true;
            }
            known--;
        }
        return false;
    }

    private <T> void add(Accumulator<T> sum, T result) {
        long weight = 1;
        long denominator = 1;
        for (int i = 0; i < known; i++) {
            long[] small = tables[i].smallWeights();
            long factor = tables[i].smallDenominator();
            if (small == null || Math.multiplyHigh(denominator, factor) != 0 || denominator * factor < 0) {
                sum.add(result, bigWeight(), bigDenominator());
                return;
            }
            weight *= small[chosen[i]];
            denominator *= factor;
        }
        sum.add(result, weight, denominator);
    }

    /** The product of the weights chosen on the present path, over {@link #bigDenominator}. */
    private BigInteger bigWeight() {
        BigInteger weight = BigInteger.ONE;
        for (int i = 0; i < known; i++) {
            weight = weight.multiply(tables[i].weight(chosen[i]));
        }
        return weight;
    }

    private BigInteger bigDenominator() {
        BigInteger denominator = BigInteger.ONE;
        for (int i = 0; i < known; i++) {
            denominator = denominator.multiply(tables[i].denominator());
        }
        return denominator;
    }
}
