package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Seq;

/**
 * A way of deciding in attacks that needs no list of choices, and so is fast.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface AttackPolicy extends Policy<AttackState, AttackChoice> {
    /**
     * Decides for the side in turn; not asked when dice are simply to be rolled.
     *
     * @param state the attack
     * @return a legal choice
     */
    AttackChoice decide(AttackState state);

    @Override
    @SuppressWarnings("FunctionalInterfaceMethodChanged") // a lambda decides; it is asked only where there is a choice
    default AttackChoice choose(AttackState state, Seq<AttackChoice> choices, Dice dice) {
        return choices.size() == 1 ? choices.head() : decide(state);
    }

    /**
     * Spends and uses nothing.
     *
     * @return the policy
     */
    static AttackPolicy keep() {
        return state -> new AttackChoice.Done();
    }

    /**
     * Lets each side decide in its own way.
     *
     * @param attacker decides for the attacker
     * @param defender decides for the defender
     * @return one policy for the whole attack
     */
    static AttackPolicy of(AttackPolicy attacker, AttackPolicy defender) {
        return state -> (state.stage().decides() == Side.ATTACKER ? attacker : defender).decide(state);
    }
}
