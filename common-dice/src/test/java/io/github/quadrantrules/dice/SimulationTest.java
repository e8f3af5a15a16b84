package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Simulations, and the tallies that they give. */
class SimulationTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Function<Dice, Integer> SUM =
            dice -> dice.roll(D6, 2).faces().sum().intValue();
    private static final Simulation<Integer> STUDY =
            Simulation.of(SUM).runs(5_000).seed(7);
    private static final Tally<String> LETTERS = Tally.of(Vector.of("b", "a", "b", "c"));

    @Test
    void shouldGiveRunIToStreamI() {
        Tally<Integer> byHand = Tally.of(Vector.range(0L, 5_000L).map(run -> SUM.apply(Dice.seeded(7, run))));
        assertThat(STUDY.run()).isEqualTo(byHand);
        assertThat(STUDY.run().counts()).isEqualTo(byHand.counts());
        assertThat(STUDY.seed(8).run()).isNotEqualTo(byHand);
    }

    @ParameterizedTest(name = "{0} threads")
    @ValueSource(ints = {1, 2, 3, 7})
    void shouldGiveTheSameTallyForAnyNumberOfThreads(int threads) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(threads);
        try {
            Tally<Integer> tally = pool.submit(() -> STUDY.parallel().run()).get();
            assertThat(tally.counts()).isEqualTo(STUDY.run().counts());
        } finally {
            pool.shutdown();
        }
    }

    /** Many threads at once use the tables that a die remembers and builds only when they are needed. */
    @Test
    void shouldGiveTheSameTallyWhenDiceAreSharedBetweenThreads() {
        for (int i = 0; i < 10; i++) {
            Die<Integer> fresh = Die.numbered("die", 6);
            Simulation<String> study = Simulation.<String>of(
                            dice -> dice.roll(fresh, 4).toString())
                    .runs(3_000);
            assertThat(study.parallel().run()).isEqualTo(study.run());
        }
    }

    @Test
    void shouldTellItsProgress() {
        List<Long> told = new ArrayList<>();
        STUDY.onProgress(told::add).run();
        assertThat(told).containsExactly(1_024L, 2_048L, 3_072L, 4_096L, 5_000L);
        List<Long> parallel = Collections.synchronizedList(new ArrayList<>());
        STUDY.onProgress(parallel::add).parallel().run();
        assertThat(parallel).hasSize(5).isSorted().endsWith(5_000L);
    }

    @Test
    void shouldRunTenThousandTimesOfSeedZeroUnlessToldOtherwise() {
        assertThat(Simulation.of(SUM).run())
                .isEqualTo(Simulation.of(SUM).runs(10_000).seed(0).run());
        assertThat(Simulation.of(SUM).run().runs()).isEqualTo(10_000);
        assertThat(Simulation.of(SUM).runs(1).run().runs()).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Simulation.of(SUM).runs(0))
                .withMessage("A simulation has 1 or more runs, not 0");
    }

    @Test
    void shouldCountResultsInTheOrderInWhichTheyCame() {
        assertThat(LETTERS.counts()).containsExactly(Tuple.of("b", 2L), Tuple.of("a", 1L), Tuple.of("c", 1L));
        assertThat(LETTERS.runs()).isEqualTo(4);
        assertThat(LETTERS.count("b")).isEqualTo(2);
        assertThat(LETTERS.count("z")).isZero();
        assertThat(LETTERS).hasToString("{b=2, a=1, c=1}");
        assertThat(Tally.ofCounts(LETTERS.counts())).isEqualTo(LETTERS);
        assertThat(Tally.ofCounts(Vector.of(Tuple.of("a", 1L), Tuple.of("a", 2L)))
                        .count("a"))
                .isEqualTo(3);
    }

    @Test
    void shouldBeEqualWhateverTheOrder() {
        Tally<String> other = Tally.of(Vector.of("c", "b", "b", "a"));
        assertThat(LETTERS).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo(Tally.of(Vector.of("a")));
        assertThat(LETTERS.equals("a")).isFalse();
        assertThat(LETTERS).doesNotHaveSameHashCodeAs(Tally.of(Vector.of("a")));
    }

    @Test
    void shouldAddUp() {
        assertThat(LETTERS.plus(Tally.of(Vector.of("z", "a"))).counts())
                .containsExactly(Tuple.of("b", 2L), Tuple.of("a", 2L), Tuple.of("c", 1L), Tuple.of("z", 1L));
        assertThat(LETTERS.plus(Tally.of(Vector.empty()))).isEqualTo(LETTERS);
        Tally<String> full = Tally.ofCounts(Vector.of(Tuple.of("a", Long.MAX_VALUE)));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> full.plus(LETTERS));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> full.plus(Tally.of(Vector.of("b"))));
    }

    @Test
    void shouldGiveShareAndMean() {
        assertThat(LETTERS.share("b"::equals)).isEqualTo(Fraction.of(1, 2));
        assertThat(Tally.of(Vector.of(1, 1, 2, 5)).mean(each -> each)).isEqualTo(Fraction.of(9, 4));
        assertThat(LETTERS.toDistribution()).isEqualTo(Distribution.uniform(Vector.of("a", "b", "b", "c")));
        Tally<String> none = Tally.of(Vector.empty());
        assertThatIllegalArgumentException().isThrownBy(() -> none.share(each -> true));
        assertThatIllegalArgumentException().isThrownBy(() -> none.mean(String::length));
        assertThatIllegalArgumentException().isThrownBy(() -> none.interval(each -> true, 1));
    }

    /**
     * Wilson for 1 of 4 at z = 2: centre (1/4 + 1/2) / 2 = 3/8; half of the width 2 / 2 x sqrt(3/64 + 1/16) = sqrt(7) / 8.
     */
    @Test
    void shouldGiveWilsonsInterval() {
        Tally.Interval interval = LETTERS.interval("a"::equals, 2);
        assertThat(interval.low()).isCloseTo((3 - Math.sqrt(7)) / 8, within(1e-15));
        assertThat(interval.high()).isCloseTo((3 + Math.sqrt(7)) / 8, within(1e-15));
        assertThat(interval.contains(0.25)).isTrue();
        assertThat(interval.contains(interval.low())).isTrue();
        assertThat(interval.contains(interval.high())).isTrue();
        assertThat(interval.contains(0.04)).isFalse();
        assertThat(interval.contains(0.8)).isFalse();
        assertThat(LETTERS.interval("z"::equals, 2).low()).isZero();
        assertThat(LETTERS.interval(each -> true, 2).high()).isEqualTo(1);
    }

    @Test
    void shouldHoldTheTrueProbabilityAboutAsOftenAsPromised() {
        // 95 % of 400 intervals: 380, with a standard deviation of 4.4.
        long held = LongStream.range(0, 400)
                .filter(seed -> Simulation.of(SUM)
                        .runs(300)
                        .seed(seed)
                        .run()
                        .interval(sum -> sum == 7, 1.96)
                        .contains(1.0 / 6))
                .count();
        assertThat(held).isBetween(365L, 395L);
    }

    @Test
    void shouldRejectWhenAnIntervalIsImpossible() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LETTERS.interval("a"::equals, 0))
                .withMessageEndingWith("not 0.0");
        assertThatIllegalArgumentException().isThrownBy(() -> LETTERS.interval("a"::equals, Double.NaN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Tally.Interval(0.5, 0.4))
                .withMessageEndingWith("not at 0.5 to 0.4");
        assertThatIllegalArgumentException().isThrownBy(() -> new Tally.Interval(-0.1, 0.4));
        assertThatIllegalArgumentException().isThrownBy(() -> new Tally.Interval(0.1, 1.4));
        assertThat(new Tally.Interval(0, 1).contains(1)).isTrue();
        assertThat(new Tally.Interval(0.5, 0.5).contains(0.5)).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tally.ofCounts(Vector.of(Tuple.of("a", 0L))))
                .withMessage("A result came 1 or more times; a came 0");
    }

    @Test
    void shouldBeginTheLargestNumberOfRuns() {
        Simulation<Integer> simulation = Simulation.<Integer>of(dice -> {
                    throw new IllegalStateException("the first run");
                })
                .runs(Long.MAX_VALUE);
        assertThatThrownBy(simulation::run).hasMessage("the first run");
    }
}
