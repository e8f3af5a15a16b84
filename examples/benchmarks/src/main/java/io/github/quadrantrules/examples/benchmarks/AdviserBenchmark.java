package io.github.quadrantrules.examples.benchmarks;

import io.github.quadrantrules.ascendancy.combat.BattleAdviser;
import io.github.quadrantrules.ascendancy.combat.BattleAim;
import io.github.quadrantrules.ascendancy.combat.BattlePlan;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
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

/** The best plan for ten Ships against a Cube, by an adviser that knows nothing yet. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class AdviserBenchmark {
    private static final CubeBattleState WITHDRAWS = battle(4);
    private static final CubeBattleState FIGHTS_ON = battle(2);

    private static CubeBattleState battle(int hitValue) {
        return CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", hitValue), 2), 10);
    }

    /** A battle that is over after three rounds at the latest, because a rule then forces the Ships to retreat. */
    @Benchmark
    public BattlePlan advised() {
        return new BattleAdviser(new BattleAim.DestroyCube()).plan(WITHDRAWS);
    }

    /** A battle without a bound on its rounds. */
    @Benchmark
    public BattlePlan advisedWithoutBound() {
        return new BattleAdviser(new BattleAim.DestroyCube()).plan(FIGHTS_ON);
    }
}
