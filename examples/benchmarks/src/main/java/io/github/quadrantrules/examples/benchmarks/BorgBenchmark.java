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

    private static final CubeBattleState JOINT = joint(4, 4, 4);
    private static final CubeBattleState JOINT_DIFFERENT = joint(3, 4, 5);
    private static final CubeBattleState JOINT_FIGHTS_ON = joint(2, 2, 2);

    private final Dice dice = Dice.seeded(1);

    private static CubeBattleState battle(int hitValue) {
        return CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", hitValue), 2), 10);
    }

    private static CubeBattleState joint(Integer... hitValues) {
        Vector<BattleSide> sides = Vector.of("Federation", "Romulans", "Cardassians")
                .zip(Vector.of(hitValues))
                .zipWithIndex((each, index) -> BattleSide.of(PlayerCombatProfile.of(each._1, each._2), index + 1));
        return CubeBattleState.start(BattleSetting.of(sides, 2), 8, 8, 8);
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

    /** The same with weapons of three kinds, so that the players are forced to retreat one after the other. */
    @Benchmark
    public Distribution<CubeBattleState> exactOfDifferentPlayers() {
        return CubeBattle.odds(JOINT_DIFFERENT, BattlePolicy.fightOn());
    }

    /** The same with weapons that always can hit, without a bound on the rounds. */
    @Benchmark
    public Distribution<CubeBattleState> exactOfThreePlayersWithoutBound() {
        return CubeBattle.odds(JOINT_FIGHTS_ON, BattlePolicy.fightOn());
    }
}
