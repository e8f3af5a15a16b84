package io.github.quadrantrules.examples.benchmarks;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Roll;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Rolls and exact distributions of bare dice. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DiceBenchmark {
    private static final Die<Integer> D6 = Die.numbered("six-sided die", 6);
    private static final Die<Boolean> HIT = D6.reduce(face -> face >= 4);

    private final Dice dice = Dice.seeded(1);

    /** One pool of six dice with 462 outcomes. */
    @Benchmark
    public Roll<Integer> rollSixDice() {
        return dice.roll(D6, 6);
    }

    /** One pool of nine dice, read as hit or miss. */
    @Benchmark
    public Roll<Boolean> rollNineReducedDice() {
        return dice.roll(HIT, 9);
    }

    /** Thirty full dice, whose table would be too large: die by die. */
    @Benchmark
    public Roll<Integer> rollThirtyDice() {
        return dice.roll(D6, 30);
    }

    /** The exact distribution of the hits of two pools of six dice against each other: 49 paths. */
    @Benchmark
    public Distribution<Integer> exactReducedPools() {
        return Distribution.of(
                each -> each.roll(HIT, 6).count(true) - each.roll(HIT, 6).count(true));
    }

    /** The exact distribution of a sum: 462 paths. */
    @Benchmark
    public Distribution<Long> exactSumOfSixDice() {
        return Distribution.of(each -> each.roll(D6, 6).sum(pips -> pips));
    }
}
