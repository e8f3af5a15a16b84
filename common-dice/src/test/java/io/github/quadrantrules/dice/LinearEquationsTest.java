package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The exact arithmetic inside. */
class LinearEquationsTest {
    private static BigInteger[] row(long... numbers) {
        return java.util.Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new);
    }

    /** x + 2y = 4 and 3x + 4y = 10 give x = 2, y = 1; the second system needs its rows in another order. */
    @Test
    void shouldSolveARegularSystem() {
        assertThat(LinearEquations.solve(new BigInteger[][] {row(1, 2, 4), row(3, 4, 10)}))
                .containsExactly(Fraction.of(2), Fraction.of(1));
        assertThat(LinearEquations.solve(new BigInteger[][] {row(0, 2, 3), row(5, 0, 1)}))
                .containsExactly(Fraction.of(1, 5), Fraction.of(3, 2));
    }

    @Test
    void shouldRejectWhenASystemIsSingular() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LinearEquations.solve(new BigInteger[][] {row(1, 2, 4), row(2, 4, 8)}))
                .withMessageEndingWith("no pivot in column 1");
    }

    /** The unknowns are put in; the diagonal outweighs the rest of each row, so the system is regular. */
    @Property
    void shouldFulfilTheEquations(
            @ForAll @Size(4) List<@Size(4) List<@IntRange(min = -5, max = 5) Integer>> coefficients,
            @ForAll @Size(4) List<@IntRange(min = -9, max = 9) Integer> unknowns) {
        BigInteger[][] rows = new BigInteger[4][5];
        for (int i = 0; i < 4; i++) {
            long sum = 0;
            for (int j = 0; j < 4; j++) {
                long coefficient = i == j ? 21 : coefficients.get(i).get(j);
                rows[i][j] = BigInteger.valueOf(coefficient);
                sum += coefficient * unknowns.get(j);
            }
            rows[i][4] = BigInteger.valueOf(sum);
        }
        assertThat(LinearEquations.solve(rows))
                .containsExactly(
                        unknowns.stream().map(each -> Fraction.of(each)).toArray(Fraction[]::new));
    }

    @Test
    void shouldObjectWhenWeightsDoNotSumToTheDenominator() {
        List<BigInteger> weights = Stream.of(1, 2).map(BigInteger::valueOf).toList();
        assertThatIllegalStateException()
                .isThrownBy(() -> new Table<>(List.of("a", "b"), weights, BigInteger.TWO))
                .withMessage("Weights must sum to the denominator 2, not to 3");
        assertThat(new Table<>(List.of("a", "b"), weights, BigInteger.valueOf(3)).size())
                .isEqualTo(2);
    }

    @Test
    void shouldPassToABigSumWhenALongOverflows() {
        Weight weight = new Weight();
        weight.add(Long.MAX_VALUE);
        weight.add(1);
        weight.add(5);
        weight.add(BigInteger.TEN);
        weight.add(BigInteger.TEN);
        assertThat(weight.total()).isEqualTo(BigInteger.TWO.pow(63).add(BigInteger.valueOf(25)));
    }
}
