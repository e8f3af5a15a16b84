package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class IterateTest {
    private static Distribution<Integer> either(int one, int other, long oneWeight, long otherWeight) {
        return Distribution.weighted(Vector.of(Tuple.of(one, oneWeight), Tuple.of(other, otherWeight)));
    }

    /** A gambler wins or loses 1 until he has 0 or everything. */
    private static Absorption<Integer> gambler(int start, int all, long wins, long loses) {
        return Distribution.iterate(start, has -> either(has + 1, has - 1, wins, loses), has -> has == 0 || has == all);
    }

    /** Fair play: i / N to win all, i (N - i) games on average. */
    @Test
    void shouldSolveGamblersRuinWhenPlayIsFair() {
        Absorption<Integer> ruin = gambler(2, 5, 1, 1);
        assertThat(ruin).hasToString("Absorption[2 fates, endless 0]");
        assertThat(ruin.settled().probabilityOf(5)).isEqualTo(Fraction.of(2, 5));
        assertThat(ruin.settled().probabilityOf(0)).isEqualTo(Fraction.of(3, 5));
        assertThat(ruin.meanSteps()).contains(Fraction.of(6));
    }

    /**
     * Two wins in three, r = q / p = 1/2: (1 - r^2) / (1 - r^5) = (3/4) / (31/32) = 24/31 to win all; the mean length is
     * (i - N w) / (q - p) = (2 - 5 x 24/31) x -3 = 174/31.
     */
    @Test
    void shouldSolveGamblersRuinWhenPlayIsUnfair() {
        Absorption<Integer> ruin = gambler(2, 5, 2, 1);
        assertThat(ruin.settled().probabilityOf(5)).isEqualTo(Fraction.of(24, 31));
        assertThat(ruin.meanSteps()).contains(Fraction.of(174, 31));
    }

    @Test
    void shouldSolveGamblersRuinWhenThereAreManyStates() {
        assertThat(gambler(20, 60, 1, 1).settled().probabilityOf(60)).isEqualTo(Fraction.of(1, 3));
        assertThat(gambler(20, 60, 1, 1).meanSteps()).contains(Fraction.of(800));
    }

    @Test
    void shouldEndAtOnceWhenTheStartHasSettled() {
        Absorption<Integer> settled = gambler(0, 5, 1, 1);
        assertThat(settled.settled()).isEqualTo(Distribution.always(0));
        assertThat(settled.meanSteps()).contains(Fraction.ZERO);
        assertThat(settled.endless()).isEqualTo(Fraction.ZERO);
    }

    /** A loop with 3/4: settles for certain, after 4 steps on average. */
    @Test
    void shouldDivideOutALoopWhenAStateCanStay() {
        Absorption<Integer> loop = Distribution.iterate(0, state -> either(0, 1, 3, 1), state -> state == 1);
        assertThat(loop.settled()).isEqualTo(Distribution.always(1));
        assertThat(loop.meanSteps()).contains(Fraction.of(4));
    }

    /** From 0: 1/3 settles at 9; 2/3 falls into the circle 1, 2, 3. */
    @Test
    void shouldReportTheProbabilityWhenOnlySomePathsAreEndless() {
        Absorption<Integer> mixed = Distribution.iterate(
                0, state -> state == 0 ? either(9, 1, 1, 2) : Distribution.always(state % 3 + 1), state -> state == 9);
        assertThat(mixed.endless()).isEqualTo(Fraction.of(2, 3));
        assertThat(mixed.fates().probabilityOf(new Fate.Settled<>(9))).isEqualTo(Fraction.of(1, 3));
        assertThat(mixed.fates().probabilityOf(new Fate.Endless<>(Vector.of(1, 2, 3))))
                .isEqualTo(Fraction.of(2, 3));
        assertThat(mixed.meanSteps()).isEmpty();
        assertThatThrownBy(mixed::settled)
                .isInstanceOf(EndlessException.class)
                .hasMessage("The process must end to have a last state; its probability to be endless is 2/3");
    }

    /** The circle is entered at two of its states; both inflows count. */
    @Test
    void shouldAddInflowsWhenACircleIsEnteredAtSeveralStates() {
        Absorption<Integer> circle = Distribution.iterate(
                0,
                state -> switch (state) {
                    case 0 -> Distribution.uniform(Vector.of(1, 2, 8, 9));
                    case 1 -> Distribution.always(2);
                    default -> Distribution.always(1);
                },
                state -> state >= 8);
        assertThat(circle.endless()).isEqualTo(Fraction.of(1, 2));
        assertThat(circle.fates().size()).isEqualTo(3);
    }

    @Test
    void shouldTellEndlessCirclesApartWhenThereAreTwo() {
        Absorption<Integer> two = Distribution.iterate(
                0, state -> state == 0 ? either(1, 2, 1, 4) : Distribution.always(state), state -> false);
        assertThat(two.fates().probabilityOf(new Fate.Endless<>(Vector.of(1)))).isEqualTo(Fraction.of(1, 5));
        assertThat(two.fates().probabilityOf(new Fate.Endless<>(Vector.of(2)))).isEqualTo(Fraction.of(4, 5));
        assertThat(two.endless()).isEqualTo(Fraction.ONE);
    }

    /**
     * A cycle of two states with a way out of each, entered at both with different denominators.
     *
     * <p>0 goes to 1 with 1/3 and to 2 with 2/3; 1 goes to 2 with 1/2, else ends at 8; 2 goes to 1 with 1/5, else ends at
     * 9. Visits: v1 = 1/3 + v2/5 and v2 = 2/3 + v1/2 give v1 = 14/27, v2 = 25/27. So 8 has 7/27, 9 has 20/27, and 1 +
     * 39/27 = 22/9 steps are made on average.
     */
    @Test
    void shouldSolveACycleWhenItIsEnteredAndLeftAtSeveralStates() {
        Absorption<Integer> cycle = Distribution.iterate(
                0,
                state -> switch (state) {
                    case 0 -> either(1, 2, 1, 2);
                    case 1 -> either(2, 8, 1, 1);
                    default -> either(1, 9, 1, 4);
                },
                state -> state >= 8);
        assertThat(cycle.settled().probabilityOf(8)).isEqualTo(Fraction.of(7, 27));
        assertThat(cycle.settled().probabilityOf(9)).isEqualTo(Fraction.of(20, 27));
        assertThat(cycle.meanSteps()).contains(Fraction.of(22, 9));
    }

    @Test
    void shouldFollowALongChainWithoutRecursion() {
        Absorption<Integer> chain =
                Distribution.iterate(0, state -> Distribution.always(state + 1), state -> state == 20_000);
        assertThat(chain.meanSteps()).contains(Fraction.of(20_000));
    }

    @Test
    void shouldListFatesInTheOrderInWhichTheyWereFound() {
        Absorption<Integer> fates =
                Distribution.iterate(0, state -> Distribution.uniform(Vector.of(5, 3, 4)), state -> state > 0);
        assertThat(fates.settled().values()).containsExactly(5, 3, 4);
    }

    @Test
    void shouldRejectWhenThereAreMoreStatesThanTheBudgetAllows() {
        assertThatThrownBy(() ->
                        Distribution.iterate(0, state -> Distribution.always(state + 1), state -> false, Budget.of(50)))
                .isInstanceOf(BudgetExceededException.class)
                .hasMessage("There are more states than the budget allows; reached so far: 50");
        assertThat(Distribution.iterate(0, state -> Distribution.always(state + 1), state -> state == 49, Budget.of(50))
                        .settled())
                .isEqualTo(Distribution.always(49));
    }

    /** Chains on states 0 to 5, each going to any states with small weights; 6 and 7 have settled. */
    @Provide
    Arbitrary<List<List<Integer>>> chains() {
        return Arbitraries.integers().between(0, 3).list().ofSize(8).list().ofSize(6);
    }

    private static Distribution<Integer> row(List<Integer> weights) {
        Vector<io.vavr.Tuple2<Integer, Long>> positive = Vector.range(0, weights.size())
                .filter(target -> weights.get(target) > 0)
                .map(target -> Tuple.of(target, (long) weights.get(target)));
        return positive.isEmpty() ? Distribution.always(7) : Distribution.weighted(positive);
    }

    /** A second method: what is expected of a state is what is expected of the states after it. */
    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void shouldBeInHarmonyWithTheNextStep(@ForAll("chains") List<List<Integer>> chain) {
        Vector<Absorption<Integer>> from = Vector.range(0, 8)
                .map(start -> Distribution.iterate(start, state -> row(chain.get(state)), state -> state >= 6));
        for (int state = 0; state < 6; state++) {
            Distribution<Integer> next = row(chain.get(state));
            Fraction six = Fraction.ZERO;
            Fraction endless = Fraction.ZERO;
            Fraction steps = Fraction.ONE;
            for (Outcome<Integer> outcome : next.outcomes()) {
                Fraction share = next.probabilityOf(outcome.value());
                Absorption<Integer> then = from.get(outcome.value());
                six = six.plus(share.times(then.fates().probabilityOf(new Fate.Settled<>(6))));
                endless = endless.plus(share.times(then.endless()));
                steps = steps.plus(share.times(then.meanSteps().getOrElse(Fraction.ZERO)));
            }
            Absorption<Integer> here = from.get(state);
            assertThat(here.fates().probabilityOf(new Fate.Settled<>(6))).isEqualTo(six);
            assertThat(here.endless()).isEqualTo(endless);
            assertThat(here.meanSteps().isEmpty()).isEqualTo(endless.compareTo(Fraction.ZERO) > 0);
            if (here.meanSteps().isDefined()) {
                assertThat(here.meanSteps()).contains(steps);
            }
        }
    }
}
