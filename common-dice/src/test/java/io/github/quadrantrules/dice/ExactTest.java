package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ExactTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Integer> COIN = Die.numbered("coin", 2);

    private static Die<Integer> die(List<Integer> sides) {
        return Die.of("die", sides.toArray(Integer[]::new));
    }

    /** All sequences in which so many dice can fall, side by side: the naive second method. */
    private static Vector<Vector<Integer>> sequences(List<Integer> sides, int count) {
        Vector<Vector<Integer>> all = Vector.of(Vector.empty());
        for (int i = 0; i < count; i++) {
            all = all.flatMap(begun -> Vector.ofAll(sides).map(begun::append));
        }
        return all;
    }

    private static <T> void assertCounted(Distribution<T> exact, Vector<T> results) {
        Map<T, Integer> counts = new HashMap<>();
        results.forEach(result -> counts.merge(result, 1, Integer::sum));
        assertThat(exact.size()).isEqualTo(counts.size());
        counts.forEach((result, count) ->
                assertThat(exact.probabilityOf(result)).isEqualTo(Fraction.of(count, results.size())));
    }

    @Property
    void shouldEqualTheEnumerationOfAllSidesWhenAPoolIsSmall(
            @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 1, max = 4) Integer> sides,
            @ForAll @IntRange(min = 0, max = 4) int count) {
        Die<Integer> die = die(sides);
        Vector<Vector<Integer>> sequences = sequences(sides, count);
        assertCounted(die.pool(count), sequences.map(die::showing));
        Function<Vector<Integer>, Integer> topTwo =
                faces -> faces.sorted().reverse().take(2).sum().intValue();
        assertCounted(Distribution.of(dice -> topTwo.apply(dice.roll(die, count).faces())), sequences.map(topTwo));
        assertThat(die.pool(count).denominator().intValueExact()).isEqualTo(sequences.size());
    }

    @Property
    void shouldEqualTheEnumerationWhenTheLowestDiceAreRolledAgain(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(min = 1, max = 3) Integer> sides,
            @ForAll @IntRange(min = 0, max = 3) int count) {
        Die<Integer> die = die(sides);
        int lowest = die.faces().head();
        Distribution<Integer> exact = Distribution.of(dice -> {
            Roll<Integer> first = dice.roll(die, count);
            int again = first.count(lowest);
            int kept = first.faces().filter(face -> face != lowest).sum().intValue();
            return kept + dice.roll(die, again).faces().sum().intValue();
        });
        // Every die has a second side lying ready beside it, which counts if the first shows the lowest face.
        Vector<Integer> naive = sequences(sides, count)
                .flatMap(first -> sequences(sides, count)
                        .map(second -> first.zipWith(second, (one, other) -> one == lowest ? other : one)
                                .sum()
                                .intValue()));
        assertCounted(exact, naive);
    }

    @Test
    void shouldHaveOneOutcomeWhenARuleRollsNothing() {
        assertThat(Distribution.of(dice -> "a")).isEqualTo(Distribution.always("a"));
    }

    @Test
    void shouldFindResultsInTheOrderOfThePathsWhateverTheirHashCodes() {
        assertThat(Distribution.of(dice -> "r" + dice.oneOf(Vector.of(9, 1, 5)) + dice.oneOf(Vector.of("b", "a")))
                        .values())
                .containsExactly("r9b", "r9a", "r1b", "r1a", "r5b", "r5a");
    }

    @Test
    void shouldFollowPathsOfDifferentLengths() {
        // Rolls on while a coin shows heads, at most 20 times.
        Distribution<Integer> heads = Distribution.of(dice -> {
            int thrown = 0;
            while (thrown < 20 && dice.oneOf(Vector.of(true, false))) {
                thrown++;
            }
            return thrown;
        });
        assertThat(heads.probabilityOf(3)).isEqualTo(Fraction.of(1, 16));
        assertThat(heads.probabilityOf(20)).isEqualTo(Fraction.of(1, 1 << 20));
    }

    /** 30 coins have 2^30 paths, but a rule that stops at the first tail has 31, with denominators up to 6^30. */
    @Test
    void shouldMultiplyWeightsBeyondALong() {
        Distribution<Integer> sixes = Distribution.of(dice -> {
            int thrown = 0;
            while (thrown < 30 && dice.roll(D6, 1).count(6) == 1) {
                thrown++;
            }
            return thrown;
        });
        Fraction sixth = Fraction.of(1, 6);
        Fraction expected = Fraction.ONE;
        for (int i = 0; i < 30; i++) {
            assertThat(sixes.probabilityOf(i)).isEqualTo(expected.times(Fraction.of(5, 6)));
            expected = expected.times(sixth);
        }
        assertThat(sixes.probabilityOf(30)).isEqualTo(expected);
    }

    @Test
    void shouldGrowWhenARuleAsksForManyDice() {
        assertThat(Distribution.of(dice -> Vector.range(0, 40)
                                .map(i -> dice.oneOf(Vector.of(i)))
                                .sum()
                                .intValue())
                        .values())
                .containsExactly(780);
    }

    @Test
    void shouldCatchARuleThatAsksForOtherDice() {
        AtomicInteger memory = new AtomicInteger();
        assertThatThrownBy(() -> Distribution.of(dice -> {
                    dice.roll(D6, 1 + memory.getAndIncrement() % 2);
                    return 0;
                }))
                .isInstanceOf(ImpureRuleException.class)
                .hasMessage("A rule must ask for the same dice when all results before are the same; first it asked for"
                        + " 1 x die (1 1, 2 1, 3 1, 4 1, 5 1, 6 1), then for"
                        + " 2 x die (1 1, 2 1, 3 1, 4 1, 5 1, 6 1)");
    }

    @Test
    void shouldCatchARuleThatAsksForOtherThingsToChooseFrom() {
        AtomicInteger memory = new AtomicInteger();
        assertThatThrownBy(() -> Distribution.of(dice -> dice.oneOf(Vector.of(7, 8 + memory.getAndIncrement()))))
                .isInstanceOf(ImpureRuleException.class)
                .hasMessageEndingWith("first it asked for one of 7, 8, then for one of 7, 9");
    }

    @Test
    void shouldCatchARuleThatStopsAsking() {
        AtomicInteger memory = new AtomicInteger();
        assertThatThrownBy(() -> Distribution.of(dice -> {
                    dice.oneOf(Vector.of(1, 2));
                    return memory.getAndIncrement() == 0 ? dice.oneOf(Vector.of(3, 4)) : 0;
                }))
                .isInstanceOf(ImpureRuleException.class)
                .hasMessageEndingWith("it did not ask for one of 3, 4");
    }

    @Test
    void shouldAcceptARuleThatListsItsChoicesAnewEachTime() {
        Distribution<Integer> sum = Distribution.of(
                dice -> dice.oneOf(Vector.of(1, 2, 3)) + dice.pick(Distribution.uniform(Vector.of(10, 20))));
        assertThat(sum).isEqualTo(Distribution.uniform(Vector.of(11, 12, 13, 21, 22, 23)));
    }

    @Test
    void shouldPassOnWhatARuleThrows() {
        assertThatThrownBy(() -> Distribution.of(dice -> {
                    throw new UnsupportedOperationException("mine");
                }))
                .hasMessage("mine");
    }

    /** 2^40 times 2^23 is the first power of 2 that a long cannot hold. */
    @Test
    void shouldCountExactlyWhereALongOverflows() {
        Distribution<Integer> heads = Distribution.of(
                dice -> dice.roll(COIN, 40).count(2) + dice.roll(COIN, 23).count(2));

        assertThat(heads.probabilityOf(63)).isEqualTo(new Fraction(BigInteger.ONE, BigInteger.ONE.shiftLeft(63)));
        assertThat(heads.probabilityOf(1))
                .isEqualTo(new Fraction(BigInteger.valueOf(63), BigInteger.ONE.shiftLeft(63)));
    }

    @Test
    void shouldRejectNullAsAnOutcome() {
        assertThatThrownBy(() -> Distribution.of(dice -> null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageEndingWith("not null");
    }
}
