package io.github.quadrantrules.examples.benchmarks;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.github.quadrantrules.frontiers.pequod.Advance;
import io.github.quadrantrules.frontiers.pequod.PequodVoyage;
import io.github.quadrantrules.frontiers.pequod.SpokeStep;
import io.github.quadrantrules.frontiers.pequod.Voyage;
import io.vavr.collection.Vector;
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

/** Steps of the Pequod. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PequodBenchmark {
    private static final Hex CUBE = Hex.ORIGIN;

    /** A map of 27 times 27 spaces with the cube in the middle. */
    private static final MapShape MAP = MapShape.of(Vector.rangeClosed(-13, 13)
            .flatMap(q -> Vector.rangeClosed(-13, 13).map(r -> Hex.of(q, r))));

    private final Dice dice = Dice.seeded(1);
    private int turn;

    /** One step from a space that changes every time, now on a spoke, now beside one, now with a coin. */
    @Benchmark
    public Hex spokeStep() {
        turn = (turn + 1) & 63;
        return SpokeStep.towards(Hex.of(2 + (turn & 7), 1 + (turn >> 3)), CUBE, dice);
    }

    /** The same step on a map with an edge, as a choice of the game. */
    @Benchmark
    public Step<Voyage> voyageStepOnAMap() {
        turn = (turn + 1) & 63;
        Voyage voyage = new Voyage(Hex.of(2 + (turn & 7), 1 + (turn >> 3)), CUBE, MAP);
        return PequodVoyage.GAME.apply(voyage, Advance.ONE_SPACE, dice).get();
    }

    /** The same step on a map with an edge, as a rule of its own. */
    @Benchmark
    public Hex spokeStepOnAMap() {
        turn = (turn + 1) & 63;
        return SpokeStep.towards(Hex.of(2 + (turn & 7), 1 + (turn >> 3)), CUBE, MAP, dice);
    }
}
