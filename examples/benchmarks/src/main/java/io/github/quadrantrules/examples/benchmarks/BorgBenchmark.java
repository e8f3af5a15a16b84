package io.github.quadrantrules.examples.benchmarks;

import io.github.quadrantrules.ascendancy.combat.BattlePolicy;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
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

/** Battles of ten Ships against a Cube, to the end. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BorgBenchmark {
    private static final CubeBattleState WITHDRAWS = battle(4);
    private static final CubeBattleState FIGHTS_ON = battle(2);

    private static final CubeBattleState JOINT = CubeBattleState.start(
            BattleSetting.of(
                    Vector.of("Federation", "Romulans", "Cardassians")
                            .zipWithIndex((name, index) -> BattleSide.of(PlayerCombatProfile.of(name, 4), index + 1)),
                    2),
            8,
            8,
            8);

    private final Dice dice = Dice.seeded(1);

    private static CubeBattleState battle(int hitValue) {
        return CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", hitValue), 2), 10);
    }

    /** One battle that is over after three rounds at the latest, because a rule then forces the Ships to retreat. */
    @Benchmark
    public CubeBattleState sampled() {
        return CubeBattle.fight(WITHDRAWS, BattlePolicy.fightOn(), dice);
    }

    /** One battle without a bound on its rounds. */
    @Benchmark
    public CubeBattleState sampledWithoutBound() {
        return CubeBattle.fight(FIGHTS_ON, BattlePolicy.fightOn(), dice);
    }

    /** All ends of a battle of three rounds at the most. */
    @Benchmark
    public Distribution<CubeBattleState> exact() {
        return CubeBattle.odds(WITHDRAWS, BattlePolicy.fightOn());
    }

    /** All ends of a battle without a bound on its rounds. */
    @Benchmark
    public Distribution<CubeBattleState> exactWithoutBound() {
        return CubeBattle.odds(FIGHTS_ON, BattlePolicy.fightOn());
    }

    /** All ends of a battle of three players with eight Ships each. */
    @Benchmark
    public Distribution<CubeBattleState> exactOfThreePlayers() {
        return CubeBattle.odds(JOINT, BattlePolicy.fightOn());
    }
}
