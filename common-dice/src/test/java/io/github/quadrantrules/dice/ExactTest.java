package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
    void shouldRejectWhenThereAreMorePathsThanTheBudgetAllows() {
        Function<Dice, Integer> rule = dice -> dice.oneOf(Vector.range(0, 6)) + dice.oneOf(Vector.range(0, 6));
        assertThat(Distribution.of(rule, Budget.of(36)).size()).isEqualTo(11);
        assertThatThrownBy(() -> Distribution.of(rule, Budget.of(35)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessage("There are more paths than the budget allows; walked so far: 35");
    }

    @Test
    void shouldRejectBeforeATableIsBuiltThatIsLargerThanTheBudget() {
        assertThatThrownBy(() -> Distribution.of(dice -> dice.roll(D6, 1_000_000)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessageContaining("1000000 x die");
    }

    @Test
    void shouldStopWhenTheCallerHasEnough() {
        AtomicInteger asked = new AtomicInteger();
        Budget five = new Budget(1_000, () -> asked.getAndIncrement() == 5);
        assertThatThrownBy(() -> Distribution.of(dice -> dice.oneOf(Vector.range(0, 6)), five))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessageEndingWith("walked so far: 5");
    }

    @Test
    void shouldSayHowMuchIsUnresolvedWhenABudgetEnds() {
        Function<Dice, Integer> rule = dice -> dice.oneOf(Vector.of(1, 2)) * dice.oneOf(Vector.of(1, 3, 5, 7, 9, 11));
        // Walked are 1 x (1, 3, 5, 7, 9, 11) and 2 x (1, 3), of 12 paths.
        Distribution<Option<Integer>> part = Distribution.withinBudget(rule, Budget.of(8));
        assertThat(part.probabilityOf(Option.none())).isEqualTo(Fraction.of(4, 12));
        assertThat(part.probabilityOf(Option.some(6))).isEqualTo(Fraction.of(1, 12));
        assertThat(part.values().flatMap(value -> value)).containsExactly(1, 3, 5, 7, 9, 11, 2, 6);
    }

    @Test
    void shouldLeaveNothingUnresolvedWhenABudgetSuffices() {
        Function<Dice, Integer> rule = dice -> dice.oneOf(Vector.of(1, 2));
        assertThat(Distribution.withinBudget(rule, Budget.of(2)))
                .isEqualTo(Distribution.uniform(Vector.of(Option.some(1), Option.some(2))));
        assertThat(Distribution.withinBudget(rule, Budget.of(1)))
                .isEqualTo(Distribution.uniform(Vector.of(Option.some(1), Option.none())));
    }

    @Test
    void shouldRejectWhenABudgetAllowsNothing() {
        assertThatThrownBy(() -> Budget.of(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A budget allows 1 or more steps, not 0");
    }

    @Test
    void shouldPassOnWhatARuleThrows() {
        assertThatThrownBy(() -> Distribution.of(dice -> {
                    throw new UnsupportedOperationException("mine");
                }))
                .hasMessage("mine");
    }

    /** Rolls until a condition holds, which may never happen. */
    private static int rollUntil(Dice dice, int pips) {
        int rolls = 1;
        while (dice.roll(Die.numbered("die", 6), 1).count(pips) == 0) {
            rolls++;
        }
        return rolls;
    }

    @Test
    void shouldGiveUpWhenOnePathOfARuleNeverEnds() {
        assertThatThrownBy(() -> Distribution.of(dice -> rollUntil(dice, 6), Budget.of(1000)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessageContaining("walked so far: 0");
        assertThatThrownBy(() -> Distribution.of(dice -> rollUntil(dice, 6)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessageContaining("Distribution.iterate")
                .hasMessageEndingWith("10000");
        assertThatThrownBy(() -> Distribution.of(
                        dice -> {
                            while (dice.pick(Distribution.always(true))) {
                                // a choice without an alternative leads to no other path
                            }
                            return 0;
                        },
                        new Budget(1000, new Countdown(3))))
                .isInstanceOf(BudgetExceededException.class);
        // The first path shows 1 for ever, so nothing is resolved.
        assertThat(Distribution.withinBudget(dice -> rollUntil(dice, 6), Budget.of(1000)))
                .isEqualTo(Distribution.always(io.vavr.control.Option.none()));
    }

    /** The paths that are walked: a 1 at once with 1/6, after a 2 with 1/36, after two with 1/216. */
    @Test
    void shouldResolveTheFirstPathsOfARuleWithoutABound() {
        Distribution<Option<Integer>> part = Distribution.withinBudget(dice -> rollUntil(dice, 1), Budget.of(3));

        assertThat(part.probabilityOf(Option.of(1))).isEqualTo(Fraction.of(1, 6));
        assertThat(part.probabilityOf(Option.of(2))).isEqualTo(Fraction.of(1, 36));
        assertThat(part.probabilityOf(Option.of(3))).isEqualTo(Fraction.of(1, 216));
        assertThat(part.probabilityOf(Option.none())).isEqualTo(Fraction.of(216 - 36 - 6 - 1, 216));
    }

    /** Ten coins in a row: 3 of 1,024 paths are walked, though no path of 10 coins is shorter than the budget. */
    @Test
    void shouldResolveTheFirstPathsThoughEachIsLongerThanTheBudget() {
        Die<Integer> coin = Die.numbered("coin", 2);
        Distribution<Option<Long>> part = Distribution.withinBudget(
                dice -> Vector.range(0, 10)
                        .map(i -> dice.roll(coin, 1).count(2))
                        .sum()
                        .longValue(),
                Budget.of(3));

        assertThat(part)
                .isEqualTo(Distribution.weighted(Vector.of(
                        Tuple.of(Option.some(0L), 1L), Tuple.of(Option.some(1L), 2L), Tuple.of(Option.none(), 1021L))));
    }

    /** Of 5 dice there are 252 rolls: first 1 1 1 1 1, then four 1s with a 2, then with a 3, each of the two in 5 ways. */
    @Test
    void shouldResolveTheFirstOutcomesOfAPoolThatIsLargerThanTheBudget() {
        Distribution<Option<Long>> part =
                Distribution.withinBudget(dice -> dice.roll(D6, 5).sum(pips -> pips), Budget.of(3));

        assertThat(part)
                .isEqualTo(Distribution.weighted(Vector.of(
                        Tuple.of(Option.some(5L), 1L),
                        Tuple.of(Option.some(6L), 5L),
                        Tuple.of(Option.some(7L), 5L),
                        Tuple.of(Option.none(), 7776L - 11))));
    }

    /** The second pool is too large for what is left of the budget, and far too large for a table. */
    @Test
    void shouldResolveWhatItCanBehindAPoolThatHasNoTable() {
        Distribution<Option<Integer>> part = Distribution.withinBudget(
                dice -> dice.oneOf(Vector.of(0, 1)) == 0
                        ? 0
                        : dice.roll(D6, 300).count(1),
                Budget.of(3));

        // The denominators of 300 dice: all of them 1 in one way, all but one in 300 ways for a 2.
        assertThat(part.probabilityOf(Option.some(0))).isEqualTo(Fraction.of(1, 2));
        BigInteger ways = BigInteger.valueOf(6).pow(300).shiftLeft(1);
        assertThat(part.probabilityOf(Option.some(300))).isEqualTo(new Fraction(BigInteger.ONE, ways));
        assertThat(part.probabilityOf(Option.some(299))).isEqualTo(new Fraction(BigInteger.valueOf(300), ways));
        assertThat(part.size()).isEqualTo(4);
    }

    /** Has enough when it was asked so often. */
    private static final class Countdown implements java.util.function.BooleanSupplier {
        private int left;

        Countdown(int left) {
            this.left = left;
        }

        @Override
        public boolean getAsBoolean() {
            left--;
            return left < 0;
        }
    }

    @Test
    void shouldRejectNullAsAnOutcome() {
        assertThatThrownBy(() -> Distribution.of(dice -> null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageEndingWith("not null");
    }
}
