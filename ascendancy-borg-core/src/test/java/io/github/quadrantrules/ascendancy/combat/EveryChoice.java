package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A second method for what a player can make of a battle: tries all choices of the game in all its states as they are. */
final class EveryChoice {
    private final BattleAim aim;
    private final Map<CubeBattleState, Prospect> known = new LinkedHashMap<>();

    EveryChoice(BattleAim aim) {
        this.aim = aim;
    }

    private static List<Distribution<CubeBattleState>> paths(CubeBattleState state) {
        return CubeBattle.GAME
                .choices(state)
                .<Distribution<CubeBattleState>>map(choice -> Distribution.of(
                        dice -> CubeBattle.GAME.apply(state, choice, dice).get().state()))
                .asJava();
    }

    /** The best of all, exactly; only for battles in which no state comes back. */
    Prospect best(CubeBattleState state) {
        if (CubeBattle.GAME.over(state)) {
            return new Prospect(state.cube().isDestroyed() ? Fraction.ONE : Fraction.ZERO, Fraction.ZERO);
        }
        Prospect ready = known.get(state);
        if (ready == null) {
            ready = paths(state).stream()
                    .map(next -> mean(state, next))
                    .reduce((best, other) -> aim.compare(other, best) > 0 ? other : best)
                    .orElseThrow();
            known.put(state, ready);
        }
        return ready;
    }

    private Prospect mean(CubeBattleState state, Distribution<CubeBattleState> next) {
        Fraction destroyed = Fraction.ZERO;
        Fraction losses = Fraction.ZERO;
        for (Outcome<CubeBattleState> each : next.outcomes()) {
            Fraction chance = new Fraction(each.weight(), next.denominator());
            Prospect rest = best(each.value());
            int lost = state.ships() - each.value().ships();
            destroyed = destroyed.plus(chance.times(rest.destroyed()));
            losses = losses.plus(chance.times(rest.losses().plus(Fraction.of(lost))));
        }
        return new Prospect(destroyed, losses);
    }

    private record Edge(CubeBattleState to, double chance) {}

    /**
     * The most that a player can expect, if a destroyed Cube is worth some Ships: by trying all choices again and again,
     * for battles of any length, until nothing changes any more.
     */
    static double value(CubeBattleState start, int cubeWorth) {
        Map<CubeBattleState, List<List<Edge>>> graph = new LinkedHashMap<>();
        Map<CubeBattleState, Double> values = new LinkedHashMap<>();
        List<CubeBattleState> found = new ArrayList<>(List.of(start));
        for (int index = 0; index < found.size(); index++) {
            CubeBattleState state = found.get(index);
            values.put(state, (state.cube().isDestroyed() ? cubeWorth : 0.0) + state.ships());
            graph.put(state, new ArrayList<>());
            for (Distribution<CubeBattleState> next :
                    CubeBattle.GAME.over(state) ? List.<Distribution<CubeBattleState>>of() : paths(state)) {
                List<Edge> edges =
                        next.toDoubles().map(each -> new Edge(each._1, each._2)).asJava();
                graph.get(state).add(edges);
                edges.stream()
                        .map(Edge::to)
                        .filter(to -> !values.containsKey(to))
                        .forEach(to -> {
                            values.put(to, 0.0);
                            found.add(to);
                        });
            }
        }
        double change = 1;
        while (change > 1e-14) {
            change = 0;
            for (int index = found.size() - 1; index >= 0; index--) {
                CubeBattleState state = found.get(index);
                if (!CubeBattle.GAME.over(state)) {
                    double best = graph.get(state).stream()
                            .mapToDouble(edges -> edges.stream()
                                    .mapToDouble(edge -> edge.chance() * values.get(edge.to()))
                                    .sum())
                            .max()
                            .orElseThrow();
                    change = Math.max(change, Math.abs(best - values.put(state, best)));
                }
            }
        }
        return values.get(start) - start.ships();
    }
}
