package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** How far an exact computation goes, and what it says when it goes no farther. */
class BudgetTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Integer> COIN = Die.numbered("coin", 2);

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

    private static void assertOutOfBudget(Function<Dice, ?> rule, long limit, String message) {
        assertThatThrownBy(() -> Distribution.of(rule, Budget.of(limit)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessage("There are more paths than the budget allows; walked so far: " + message);
    }

    /** Three coins have 4 paths at least, because each leaves one behind; two coins behind the last of two things, 5. */
    @Test
    void shouldSayHowFarItCameAndHowFarItIsAtLeast() {
        Function<Dice, Object> coins = dice -> dice.roll(COIN, 1).count(2)
                + dice.roll(COIN, 1).count(2)
                + dice.roll(COIN, 1).count(2);
        Function<Dice, Object> late = dice -> dice.oneOf(Vector.of(false, true))
                ? dice.roll(COIN, 1).count(2) + dice.roll(COIN, 1).count(2)
                : 0;

        assertOutOfBudget(coins, 3, "0, still to be walked at least: 4");
        assertOutOfBudget(coins, 4, "4");
        assertOutOfBudget(late, 3, "3");
        assertThat(Distribution.of(late, Budget.of(5)).size()).isEqualTo(3);
    }

    @Test
    void shouldSufficeWhenTheBudgetIsUsedUpExactly() {
        assertThat(Distribution.of(dice -> dice.roll(D6, 1), Budget.of(6)).size())
                .isEqualTo(6);
        assertThat(Distribution.of(
                        dice -> Vector.range(0, 5).map(i -> dice.pick(Distribution.always(i))), Budget.of(1)))
                .isEqualTo(Distribution.always(Vector.range(0, 5)));
    }

    /** Ten coins in a row: 3 of 1,024 paths are walked, though no path of 10 coins is shorter than the budget. */
    @Test
    void shouldResolveTheFirstPathsThoughEachIsLongerThanTheBudget() {
        Distribution<Option<Long>> part = Distribution.withinBudget(
                dice -> Vector.range(0, 10)
                        .map(i -> dice.roll(COIN, 1).count(2))
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
}
