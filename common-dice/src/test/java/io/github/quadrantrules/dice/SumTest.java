package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Against {@link BigInteger}, also where everything is carried. */
class SumTest {
    private static Sum of(BigInteger number) {
        Sum sum = new Sum();
        sum.addProduct(Sum.limbs(number), new long[] {1});
        return sum;
    }

    @Test
    void shouldBeginWithZero() {
        assertThat(new Sum().value()).isZero();
        assertThat(of(BigInteger.ZERO).value()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 55, 56, 57, 63, 64, 111, 112, 113, 168, 1000})
    void shouldReadAndWriteTheNumbersAroundPowersOfTwo(int exponent) {
        BigInteger power = BigInteger.TWO.pow(exponent);
        for (BigInteger number : List.of(power.subtract(BigInteger.ONE), power, power.add(BigInteger.ONE))) {
            assertThat(of(number).value()).isEqualTo(number);
        }
    }

    /** One more than a number of ones only is carried through all limbs. */
    @ParameterizedTest
    @ValueSource(ints = {1, 56, 112, 560})
    void shouldCarryThroughAllLimbs(int ones) {
        BigInteger number = BigInteger.TWO.pow(ones).subtract(BigInteger.ONE);
        Sum sum = of(number);
        sum.add(of(BigInteger.ONE));
        assertThat(sum.value()).isEqualTo(number.add(BigInteger.ONE));
        sum.addProduct(Sum.limbs(number), Sum.limbs(number));
        assertThat(sum.value()).isEqualTo(number.multiply(number).add(number).add(BigInteger.ONE));
        sum.times(Sum.limbs(number));
        assertThat(sum.value())
                .isEqualTo(
                        number.multiply(number).add(number).add(BigInteger.ONE).multiply(number));
    }

    @Property(tries = 500)
    void shouldAddUpProductsAndMultiplyThem(
            @ForAll("numbers") BigInteger a,
            @ForAll("numbers") BigInteger b,
            @ForAll("numbers") BigInteger c,
            @ForAll("numbers") BigInteger factor) {
        Sum sum = of(c);
        sum.addProduct(Sum.limbs(a), Sum.limbs(b));
        BigInteger expected = a.multiply(b).add(c);
        assertThat(sum.value()).isEqualTo(expected);
        sum.times(Sum.limbs(factor.add(BigInteger.ONE)));
        expected = expected.multiply(factor.add(BigInteger.ONE));
        assertThat(sum.value()).isEqualTo(expected);
        sum.add(of(a));
        assertThat(sum.value()).isEqualTo(expected.add(a));
        sum.addProduct(Sum.limbs(b), Sum.limbs(c));
        assertThat(sum.value()).isEqualTo(expected.add(a).add(b.multiply(c)));
    }

    /** Short and long ones, some of them of ones only. */
    @Provide
    Arbitrary<BigInteger> numbers() {
        Arbitrary<Integer> bits = Arbitraries.integers().between(0, 400);
        return Arbitraries.oneOf(
                Arbitraries.bigIntegers().between(BigInteger.ZERO, BigInteger.TWO.pow(400)),
                Arbitraries.bigIntegers().between(BigInteger.ZERO, BigInteger.TWO.pow(60)),
                bits.map(exponent -> BigInteger.TWO.pow(exponent).subtract(BigInteger.ONE)),
                bits.map(BigInteger.TWO::pow));
    }
}
