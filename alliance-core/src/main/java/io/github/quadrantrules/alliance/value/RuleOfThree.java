package io.github.quadrantrules.alliance.value;

import io.github.quadrantrules.alliance.value.Replacement.Divide;
import io.github.quadrantrules.alliance.value.Replacement.Multiply;
import io.github.quadrantrules.alliance.value.Replacement.Number;
import io.vavr.collection.Vector;

/**
 * The Rule of 3: modifiers change a value by 3 at most. Rules AL-VAL-01 to AL-VAL-06.
 *
 * <p>Value = printed value, then number replacements, then replacements that multiply or divide, then the sum of the
 * modifiers, limited to 3 in either direction. The range bonus stands outside the limit.
 *
 * @since 0.1.0
 */
public final class RuleOfThree {
    /** The most that modifiers can change a value. Rule AL-VAL-01. */
    public static final int LIMIT = 3;

    /** Far above any value of the game, and low enough for sums not to overflow. */
    static final int HIGHEST = 1_000_000;

    private RuleOfThree() {}

    /**
     * What counts of a sum of modifiers. Rules AL-VAL-01, AL-VAL-02.
     *
     * @param sum the sum of all modifiers
     * @return the nearest number from −3 to 3
     */
    public static int clamp3(int sum) {
        return Math.max(-LIMIT, Math.min(LIMIT, sum));
    }

    /**
     * The sum of all modifiers, without limit. Rule AL-VAL-02.
     *
     * @param modifiers in any order
     * @return the sum
     * @throws ArithmeticException if the sum is beyond the range of {@code int}
     */
    public static int sum(Iterable<Modifier> modifiers) {
        int sum = 0;
        for (Modifier modifier : modifiers) {
            sum = Math.addExact(sum, modifier.amount());
        }
        return sum;
    }

    /**
     * The value that replacements leave for modifiers to act on. Rules AL-VAL-03 to AL-VAL-05.
     *
     * <p>Numbers come first, of several the latest. So that nothing else depends on the order in which effects were
     * gained, all factors come next, then divisions that round down, then divisions that round up.
     *
     * @param printed the printed value, 0 or more
     * @param replacements in the order in which the effects came
     * @return 0 or more
     * @throws ArithmeticException if the value is beyond the range of {@code int}
     */
    public static int base(int printed, Vector<Replacement> replacements) {
        int base = numbers(replacements).lastOption().map(Number::value).getOrElse(printed);
        for (Multiply multiply : factors(replacements)) {
            base = Math.multiplyExact(base, multiply.factor());
        }
        for (Divide divide : divisions(replacements)) {
            base = divide.of(base);
        }
        return base;
    }

    static Vector<Number> numbers(Vector<Replacement> replacements) {
        return replacements.filter(Number.class::isInstance).map(Number.class::cast);
    }

    static Vector<Multiply> factors(Vector<Replacement> replacements) {
        return replacements.filter(Multiply.class::isInstance).map(Multiply.class::cast);
    }

    static Vector<Divide> divisions(Vector<Replacement> replacements) {
        return replacements
                .filter(Divide.class::isInstance)
                .map(Divide.class::cast)
                .sortBy(Divide::rounding)
                .toVector();
    }

    /**
     * The number of dice that a value and the range give. Rule AL-VAL-06.
     *
     * @param value the Primary Weapon Value, Attack Value or Agility
     * @param bonus the range bonus, which the Rule of 3 does not limit
     * @return 0 or more
     * @throws ArithmeticException if the number is beyond the range of {@code int}
     */
    public static int dice(ModifiedValue value, RangeBonus bonus) {
        return Math.max(0, Math.addExact(value.value(), bonus.dice()));
    }

    /**
     * How a value comes about, step by step.
     *
     * @param value the value to explain
     * @return a line for the printed value, for each replacement that counts, for the modifiers, and for the result
     */
    public static Vector<Explanation> explain(ModifiedValue value) {
        return Explanations.of(value);
    }

    /**
     * How a number of dice comes about, step by step.
     *
     * @param value the Primary Weapon Value, Attack Value or Agility
     * @param bonus the range bonus
     * @return the lines of {@link #explain(ModifiedValue)}, the bonus if there is one, and the number of dice
     */
    public static Vector<Explanation> explainDice(ModifiedValue value, RangeBonus bonus) {
        return Explanations.of(value).appendAll(Explanations.dice(value, bonus));
    }
}
