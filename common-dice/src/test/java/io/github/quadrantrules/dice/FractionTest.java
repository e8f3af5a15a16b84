package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FractionTest {
    @ParameterizedTest(name = "{0} / {1} is {2}")
    @CsvSource({"6, 8, 3/4", "-6, 8, -3/4", "6, -8, -3/4", "-6, -8, 3/4", "0, -5, 0", "8, 4, 2", "1, 1, 1"})
    void shouldBeInLowestTermsWithAPositiveDenominator(long numerator, long denominator, String written) {
        Fraction fraction = Fraction.of(numerator, denominator);
        assertThat(fraction).hasToString(written).isEqualTo(Fraction.parse(written));
        assertThat(fraction.denominator()).isPositive();
        assertThat(fraction.numerator().gcd(fraction.denominator())).isEqualTo(BigInteger.ONE);
    }

    @Test
    void shouldReduceWhenNumeratorAndDenominatorAreBothTheSmallestLong() {
        assertThat(Fraction.of(Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(Fraction.ONE);
        assertThat(Fraction.of(1, Long.MIN_VALUE)).hasToString("-1/9223372036854775808");
    }

    @Test
    void shouldRejectWhenTheDenominatorIsZero() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fraction.of(3, 0))
                .withMessage("A fraction needs a denominator other than 0, not 0");
        assertThatIllegalArgumentException().isThrownBy(() -> Fraction.ONE.dividedBy(Fraction.ZERO));
    }

    @Test
    void shouldReadSpacesAroundTheSlash() {
        assertThat(Fraction.parse(" 3 / 9 ")).isEqualTo(Fraction.of(1, 3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "1/2/3", "1/", "/2", "1.5", "1//2"})
    void shouldRejectWhenTheTextIsNoFraction(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fraction.parse(text))
                .withMessage("A fraction is written n or n/d, not " + text);
    }

    @Property(tries = 1_000, edgeCases = EdgeCasesMode.NONE)
    void shouldComputeLikeIntegersOverACommonDenominator(
            @ForAll @IntRange(min = -50, max = 50) int a,
            @ForAll @IntRange(min = 1, max = 20) int b,
            @ForAll @IntRange(min = -50, max = 50) int c,
            @ForAll @IntRange(min = 1, max = 20) int d) {
        Fraction left = Fraction.of(a, b);
        Fraction right = Fraction.of(c, d);
        assertThat(left.plus(right)).isEqualTo(Fraction.of(a * d + c * b, (long) b * d));
        assertThat(left.minus(right)).isEqualTo(Fraction.of(a * d - c * b, (long) b * d));
        assertThat(left.times(right)).isEqualTo(Fraction.of((long) a * c, (long) b * d));
        assertThat(left.compareTo(right)).isEqualTo(Integer.compare(a * d, c * b));
        if (c != 0) {
            assertThat(left.dividedBy(right)).isEqualTo(Fraction.of((long) a * d, (long) b * c));
        }
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "1/3, 0.3333333333333333",
        "-1/8, -0.125",
        "2/3, 0.6666666666666666",
        "0, 0.0",
        "9007199254740993, 9007199254740992"
    })
    void shouldGiveTheNearestDouble(String fraction, double nearest) {
        assertThat(Fraction.parse(fraction).toDouble()).isEqualTo(nearest);
    }

    @Test
    void shouldGiveADoubleWhenBothNumbersAreOutsideTheRangeOfDoubles() {
        BigInteger huge = BigInteger.TEN.pow(1_000);
        assertThat(new Fraction(huge, huge.multiply(BigInteger.valueOf(4)).add(BigInteger.ONE)).toDouble())
                .isEqualTo(0.25);
    }

    @ParameterizedTest(name = "{0} with {1} decimals is {2}")
    @CsvSource({"1/3, 2, 33.33 %", "2/3, 0, 67 %", "1/8, 0, 13 %", "1/16, 1, 6.3 %", "1, 2, 100.00 %", "0, 1, 0.0 %"})
    void shouldRoundPercentagesHalfUp(String fraction, int decimals, String percentage) {
        assertThat(Fraction.parse(fraction).toPercent(decimals)).isEqualTo(percentage);
    }

    @Test
    void shouldRejectWhenAPercentageHasNegativeDecimals() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fraction.ONE.toPercent(-1))
                .withMessageEndingWith("-1");
    }

    @Test
    void shouldWriteSmallPercentagesWithoutAnExponent() {
        assertThat(Fraction.ZERO.toPercent(7)).isEqualTo("0.0000000 %");
        // 1/10^9 is 10^-7 percent.
        assertThat(Fraction.of(1, 1_000_000_000).toPercent(8)).isEqualTo("0.00000010 %");
    }
}
