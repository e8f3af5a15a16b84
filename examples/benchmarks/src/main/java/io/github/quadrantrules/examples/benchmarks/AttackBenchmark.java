package io.github.quadrantrules.examples.benchmarks;

import io.github.quadrantrules.alliance.ai.EnemyAi;
import io.github.quadrantrules.alliance.combat.Attack;
import io.github.quadrantrules.alliance.combat.AttackPolicy;
import io.github.quadrantrules.alliance.combat.AttackResult;
import io.github.quadrantrules.alliance.combat.AttackSetup;
import io.github.quadrantrules.alliance.combat.Attacker;
import io.github.quadrantrules.alliance.combat.AttackerTokens;
import io.github.quadrantrules.alliance.combat.Defender;
import io.github.quadrantrules.alliance.combat.DefenderTokens;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
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

/** Attacks of six dice against six, with and without tokens. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class AttackBenchmark {
    private static final AttackSetup PLAIN =
            new AttackSetup(new Attacker(6, AttackerTokens.NONE), new Defender(6, DefenderTokens.NONE));
    private static final AttackSetup WITH_TOKENS = new AttackSetup(
            new Attacker(6, AttackerTokens.NONE.withTargetLock().withBattleStations(1)),
            new Defender(6, DefenderTokens.NONE.withBattleStations(1).withEvades(1)));

    private final Dice dice = Dice.seeded(1);

    /** One attack with Target Lock and tokens on both sides. */
    @Benchmark
    public AttackResult sampledWithTokens() {
        return Attack.resolve(WITH_TOKENS, EnemyAi.POLICY, EnemyAi.POLICY, dice);
    }

    /** One attack without tokens. */
    @Benchmark
    public AttackResult sampledPlain() {
        return Attack.resolve(PLAIN, AttackPolicy.keep(), AttackPolicy.keep(), dice);
    }

    /** All results of an attack without tokens. */
    @Benchmark
    public Distribution<AttackResult> exactPlain() {
        return Attack.odds(PLAIN, AttackPolicy.keep(), AttackPolicy.keep());
    }

    /** All results of an attack with Target Lock and tokens on both sides. */
    @Benchmark
    public Distribution<AttackResult> exactWithTokens() {
        return Attack.odds(WITH_TOKENS, EnemyAi.POLICY, EnemyAi.POLICY);
    }
}
