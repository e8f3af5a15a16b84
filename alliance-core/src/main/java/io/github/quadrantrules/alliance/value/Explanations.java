package io.github.quadrantrules.alliance.value;

import io.github.quadrantrules.alliance.value.Replacement.Divide;
import io.github.quadrantrules.alliance.value.Replacement.Multiply;
import io.github.quadrantrules.alliance.value.Replacement.Number;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Puts the calculation of a value into words. */
final class Explanations {
    private Explanations() {}

    static Vector<Explanation> of(ModifiedValue value) {
        Vector<Explanation> lines = Vector.of(line("Printed " + value.name(), value.printed(), "AL-VAL-04"));
        for (Number number : RuleOfThree.numbers(value.replacements()).takeRight(1)) {
            lines = lines.append(line(number.source() + " replaces it", number.value(), "AL-VAL-03"));
        }
        for (Multiply factor : RuleOfThree.factors(value.replacements())) {
            int base = Math.multiplyExact(last(lines), factor.factor());
            lines = lines.append(line(factor.source() + " multiplies by " + factor.factor(), base, "AL-VAL-04"));
        }
        for (Divide divide : RuleOfThree.divisions(value.replacements())) {
            String words = divide.source() + " divides by " + divide.divisor() + ", rounded "
                    + divide.rounding().name().toLowerCase(Locale.ROOT);
            lines = lines.append(line(words, divide.of(last(lines)), "AL-VAL-04"));
        }
        return value.modifiers().isEmpty() ? lines : lines.appendAll(modifiers(value));
    }

    private static Vector<Explanation> modifiers(ModifiedValue value) {
        int sum = value.unlimitedSum();
        int counted = value.countedSum();
        String list = value.modifiers()
                .map(each -> each.source() + " " + signed(each.amount()))
                .mkString(", ");
        String limited = sum == counted ? "Within the limit of 3, so all of it counts" : "The Rule of 3 limits it to";
        return Vector.of(
                line("Sum of the modifiers (" + list + ")", sum, "AL-VAL-02"),
                line(limited, counted, "AL-VAL-01"),
                line(value.name() + " " + value.base() + " " + signed(counted), value.value(), "AL-VAL-04"));
    }

    static Vector<Explanation> dice(ModifiedValue value, RangeBonus bonus) {
        int dice = RuleOfThree.dice(value, bonus);
        String words = value.name() + " " + value.value()
                + (bonus == RangeBonus.NONE ? "" : " " + signed(bonus.dice()) + " for the range, outside the limit")
                + (value.value() + bonus.dice() < 0 ? ", never fewer than 0" : "") + ", dice";
        return Vector.of(line(words, dice, "AL-VAL-06"));
    }

    private static int last(Vector<Explanation> lines) {
        return lines.last().result();
    }

    private static String signed(int number) {
        return number < 0 ? String.valueOf(number) : "+" + number;
    }

    private static Explanation line(String sentence, int result, String rule) {
        return new Explanation(sentence + ": " + result, result, Vector.of(RuleId.of(rule)));
    }
}
