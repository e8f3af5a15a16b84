package io.github.quadrantrules.dice.game;

import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Seq;

/**
 * A way of deciding.
 *
 * @param <S> the type of the states
 * @param <C> the type of the choices
 * @since 0.1.0
 */
@FunctionalInterface
public interface Policy<S, C> {
    /**
     * Decides.
     *
     * @param state the state to decide in
     * @param choices the legal choices, one or more
     * @param dice for policies that leave something to chance
     * @return a legal choice
     */
    C choose(S state, Seq<C> choices, Dice dice);

    /**
     * Takes each legal choice with the same probability.
     *
     * @param <S> the type of the states
     * @param <C> the type of the choices
     * @return the policy
     */
    static <S, C> Policy<S, C> random() {
        return (state, choices, dice) -> choices.size() == 1 ? choices.head() : dice.oneOf(choices);
    }

    /**
     * Takes the first legal choice.
     *
     * @param <S> the type of the states
     * @param <C> the type of the choices
     * @return the policy
     */
    static <S, C> Policy<S, C> first() {
        return (state, choices, dice) -> choices.head();
    }
}
