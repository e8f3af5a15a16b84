package io.github.quadrantrules.alliance.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.alliance.value.Replacement.Divide;
import io.github.quadrantrules.alliance.value.Replacement.Multiply;
import io.github.quadrantrules.alliance.value.Replacement.Number;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleOfThreeTest {
    private static ModifiedValue agility(int printed) {
        return ModifiedValue.of("Agility", printed);
    }

    private static ModifiedValue modified(int printed, List<Integer> amounts) {
        return Vector.ofAll(amounts).foldLeft(agility(printed), (value, amount) -> value.modified("card", amount));
    }

    @Rule("AL-VAL-01")
    @ParameterizedTest(name = "printed 2 with a sum of {0} is {1}")
    @CsvSource({"5, 5", "4, 5", "3, 5", "2, 4", "0, 2", "-1, 1", "-3, -1", "-4, -1", "-9, -1"})
    void shouldLimitTheSumOfModifiersToThree(int sum, int value) {
        assertThat(agility(2).modified("card", sum).value()).isEqualTo(value);
    }

    /** +5 counts as +3; with −1 the sum is +4, still +3; with a further −2 it is +2. */
    @Rule("AL-VAL-02")
    @Test
    void shouldKeepEachModifierInForce() {
        ModifiedValue value = agility(0).modified("a", 5);
        assertThat(value.countedSum()).isEqualTo(3);
        value = value.modified("b", -1);
        assertThat(value.unlimitedSum()).isEqualTo(4);
        assertThat(value.countedSum()).isEqualTo(3);
        value = value.modified("c", -2);
        assertThat(value.unlimitedSum()).isEqualTo(2);
        assertThat(value.countedSum()).isEqualTo(2);
    }

    /** A replacement by 9 differs from the printed 1 by 8; the modifiers have their own limit: 9 + 3 = 12. */
    @Rule("AL-VAL-03")
    @Test
    void shouldNotLimitAReplacement() {
        ModifiedValue value = agility(1).replaced(new Number("card", 9)).modified("card", 7);
        assertThat(value.base()).isEqualTo(9);
        assertThat(value.value()).isEqualTo(12);
    }

    /** (5 · 2) / 4 is 2.5: up 3, down 2. */
    @Rule("AL-VAL-04")
    @ParameterizedTest(name = "rounded {0}: {1}")
    @CsvSource({"UP, 3", "DOWN, 2"})
    void shouldReplaceByANumberThenMultiplyThenDivide(Rounding rounding, int base) {
        ModifiedValue value = agility(1)
                .replaced(new Divide("d", 4, rounding))
                .replaced(new Multiply("m", 2))
                .replaced(new Number("n", 5));
        assertThat(value.base()).isEqualTo(base);
    }

    /** (5 + 1) halved would be 3; replaced first it is 5 / 2 rounded up and 1 more: 4. */
    @Rule("AL-VAL-04")
    @Test
    void shouldRoundUpWhenTheCardIsSilentAndModifyAfterwards() {
        assertThat(agility(5)
                        .modified("card", 1)
                        .replaced(new Divide("card", 2))
                        .value())
                .isEqualTo(4);
    }

    @Rule("AL-VAL-04")
    @Test
    void shouldLetTheLatestNumberWin() {
        assertThat(agility(1)
                        .replaced(new Number("a", 7))
                        .replaced(new Number("b", 4))
                        .base())
                .isEqualTo(4);
    }

    /** Down first: 4 / 3 is 1, then 1 / 2 up is 1. (Up first it would be 2, then 0.) */
    @Rule("AL-VAL-05")
    @Test
    void shouldNotDependOnTheOrderOfDivisions() {
        ModifiedValue one =
                agility(4).replaced(new Divide("a", 2, Rounding.UP)).replaced(new Divide("b", 3, Rounding.DOWN));
        ModifiedValue two =
                agility(4).replaced(new Divide("b", 3, Rounding.DOWN)).replaced(new Divide("a", 2, Rounding.UP));
        assertThat(one.base()).isEqualTo(two.base()).isEqualTo(1);
    }

    /** INV-09. */
    @Rule("AL-VAL-05")
    @Property(tries = 200)
    void shouldNotDependOnTheOrderOfModifiers(
            @ForAll @IntRange(max = 9) int printed,
            @ForAll @Size(max = 6) List<@IntRange(min = -5, max = 5) Integer> amounts) {
        Vector<Integer> listed = Vector.ofAll(amounts);
        assertThat(modified(printed, listed.reverse().asJava()).value())
                .isEqualTo(modified(printed, amounts).value());
        assertThat(modified(printed, listed.sorted().asJava()).value())
                .isEqualTo(modified(printed, amounts).value());
    }

    /** Gaining the replacement before or after the modifiers, or the factor before the number, makes no difference. */
    @Rule("AL-VAL-05")
    @Property(tries = 100)
    void shouldNotDependOnWhetherReplacementsOrModifiersCameFirst(
            @ForAll @IntRange(max = 9) int number, @ForAll @IntRange(min = -9, max = 9) int amount) {
        Number replacement = new Number("n", number);
        Multiply factor = new Multiply("m", 2);
        int value = agility(3)
                .replaced(replacement)
                .replaced(factor)
                .modified("a", amount)
                .value();
        assertThat(agility(3)
                        .modified("a", amount)
                        .replaced(factor)
                        .replaced(replacement)
                        .value())
                .isEqualTo(value)
                .isEqualTo(2 * number + Math.max(-3, Math.min(3, amount)));
    }

    /** Value 8 and the bonus: 9 dice, although the modifiers are at their limit. */
    @Rule("AL-VAL-06")
    @Test
    void shouldAddTheRangeBonusOutsideTheLimit() {
        ModifiedValue value = agility(5).modified("card", 4);
        assertThat(RuleOfThree.dice(value, RangeBonus.ONE_DIE)).isEqualTo(9);
        assertThat(RuleOfThree.dice(value, RangeBonus.NONE)).isEqualTo(8);
    }

    /** INV-12: 0 or more dice; the bonus changes the count by 0 or 1. */
    @Rule("AL-VAL-06")
    @Property(tries = 200)
    void shouldNeverRollANegativeNumberOfDice(
            @ForAll @IntRange(max = 4) int printed, @ForAll @IntRange(min = -9, max = 9) int sum) {
        ModifiedValue value = agility(printed).modified("card", sum);
        int without = RuleOfThree.dice(value, RangeBonus.NONE);
        int with = RuleOfThree.dice(value, RangeBonus.ONE_DIE);
        assertThat(without).isNotNegative();
        assertThat(with - without).isBetween(0, 1);
        assertThat(with).isEqualTo(Math.max(0, value.value() + 1));
    }

    /** As a modifier the Cloak would be cut to +3, giving 4. */
    @Rule("AL-VAL-07")
    @Test
    void shouldReplaceAgilityByTheCloak() {
        assertThat(Cloak.cloaked(agility(1)).value()).isEqualTo(5);
        assertThat(Cloak.cloaked(agility(1).modified("card", 3)).value()).isEqualTo(8);
        assertThat(Cloak.cloaked(agility(2)).base()).isEqualTo(6);
    }

    /** Printed 2, replaced by 5: the Cloak counts from the printed 2, and a second one adds nothing. */
    @Rule("AL-VAL-07")
    @Test
    void shouldCountTheCloakFromThePrintedValueOnly() {
        ModifiedValue cloaked = Cloak.cloaked(agility(2).replaced(new Number("card", 5)));
        assertThat(cloaked.base()).isEqualTo(6);
        assertThat(Cloak.cloaked(cloaked).base()).isEqualTo(6);
    }

    /** INV-08. */
    @Rule("AL-VAL-01")
    @Property(tries = 300)
    void shouldClampWithinThreeMonotonelyAndSymmetrically(
            @ForAll @IntRange(min = -1000, max = 1000) int a, @ForAll @IntRange(min = -1000, max = 1000) int b) {
        assertThat(RuleOfThree.clamp3(a)).isBetween(-3, 3);
        assertThat(RuleOfThree.clamp3(RuleOfThree.clamp3(a))).isEqualTo(RuleOfThree.clamp3(a));
        assertThat(RuleOfThree.clamp3(-a)).isEqualTo(-RuleOfThree.clamp3(a));
        assertThat(RuleOfThree.clamp3(Math.min(a, b))).isLessThanOrEqualTo(RuleOfThree.clamp3(Math.max(a, b)));
    }

    /** INV-10. */
    @Rule("AL-VAL-02")
    @Property(tries = 200)
    void shouldComeBackWhenAModifierIsUndone(
            @ForAll @Size(max = 5) List<@IntRange(min = -5, max = 5) Integer> amounts,
            @ForAll @IntRange(min = -9, max = 9) int more) {
        ModifiedValue value = modified(2, amounts);
        assertThat(value.modified("m", more).modified("m", -more).value()).isEqualTo(value.value());
    }

    /** INV-11. */
    @Rule("AL-VAL-03")
    @Property(tries = 200)
    void shouldChangeByTheDifferenceOfTheReplacedBases(
            @ForAll @IntRange(max = 9) int printed,
            @ForAll @IntRange(max = 20) int number,
            @ForAll @IntRange(min = -9, max = 9) int sum) {
        ModifiedValue value = agility(printed).modified("card", sum);
        assertThat(value.replaced(new Number("card", number)).value() - value.value())
                .isEqualTo(number - printed);
    }

    @Test
    void shouldRefuseWhatNoCardCanSay() {
        assertThatThrownBy(() -> agility(-1)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> ModifiedValue.of(" ", 1)).hasMessageEndingWith("not ' '");
        assertThatThrownBy(() -> new Modifier("", 1)).hasMessageEndingWith("not ''");
        assertThatThrownBy(() -> new Number("card", -2)).hasMessageEndingWith("not -2");
        assertThatThrownBy(() -> new Number("", 2)).hasMessageEndingWith("not ''");
        assertThatThrownBy(() -> new Multiply("card", -1)).hasMessageEndingWith("not by -1");
        assertThatThrownBy(() -> new Multiply("", 1)).hasMessageEndingWith("not ''");
        assertThatThrownBy(() -> new Divide("card", 0)).hasMessageEndingWith("not by 0");
        assertThatThrownBy(() -> new Divide("", 1)).hasMessageEndingWith("not ''");
    }

    @Test
    void shouldRefuseWhatLiesFarBeyondAnyCard() {
        assertThatThrownBy(() -> agility(1_000_001)).hasMessageEndingWith("not 1000001");
        assertThatThrownBy(() -> new Number("card", 1_000_001)).hasMessageEndingWith("not 1000001");
        assertThatThrownBy(() -> new Modifier("card", Integer.MIN_VALUE)).hasMessageEndingWith("not -2147483648");
        assertThat(agility(1_000_000).modified("card", 1_000_000).value()).isEqualTo(1_000_003);
    }

    @Test
    void shouldRefuseProductsBeyondTheRangeOfIntegers() {
        ModifiedValue value = agility(1_000_000).replaced(new Multiply("card", 1_000_000));
        assertThatThrownBy(value::value).isInstanceOf(ArithmeticException.class);
    }
}
