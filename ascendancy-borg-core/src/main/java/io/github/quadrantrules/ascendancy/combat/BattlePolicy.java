package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Seq;
import java.util.function.Predicate;

/**
 * Ways of deciding between fight and retreat, for all players alike. Where several destinations are legal, the first one
 * is taken; cards are kept, and of different Ships the first one offered is lost.
 *
 * @since 0.1.0
 */
public final class BattlePolicy {
    private BattlePolicy() {}

    /**
     * Fights as long as the rules allow.
     *
     * @return the policy
     */
    public static Policy<CubeBattleState, BattleChoice> fightOn() {
        return (state, choices, dice) -> choices.head();
    }

    /**
     * Fights so many rounds and then retreats, if the rules allow.
     *
     * @param rounds 1 to 4; later rounds all look alike to a policy, which sees the state and not the history
     * @return the policy
     * @throws IllegalArgumentException if the number of rounds is outside 1 to 4
     */
    public static Policy<CubeBattleState, BattleChoice> retreatAfter(int rounds) {
        if (rounds < 1 || rounds > ShieldModifier.HIGHEST.value()) {
            throw new IllegalArgumentException("A policy can count 1 to 4 rounds, not " + rounds);
        }
        return retreatIf(state -> state.cube().modifier().value() >= rounds);
    }

    /**
     * Retreats, if the rules allow, as soon as the player who decides has fewer Ships left than given.
     *
     * @param ships the number of Ships with which a player still fights
     * @return the policy
     */
    public static Policy<CubeBattleState, BattleChoice> retreatBelow(int ships) {
        return retreatIf(
                state -> state.decider().exists(player -> state.force(player).ships() < ships));
    }

    /**
     * Retreats, if the rules allow, when a condition holds.
     *
     * @param wish whether the player who decides wants to retreat
     * @return the policy
     */
    public static Policy<CubeBattleState, BattleChoice> retreatIf(Predicate<CubeBattleState> wish) {
        return (state, choices, dice) -> choose(state, choices, wish);
    }

    private static BattleChoice choose(
            CubeBattleState state, Seq<BattleChoice> choices, Predicate<CubeBattleState> wish) {
        return state.phase() instanceof BattlePhase.BeforeRound && wish.test(state)
                ? choices.find(RetreatTo.class::isInstance).getOrElse(choices.head())
                : choices.head();
    }
}
