package io.github.quadrantrules.dice.game;

import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A game, or a part of one: states, and the choices that lead from one to the next.
 *
 * <p>Everything that somebody decides is a choice; everything else happens in {@link #apply}. A game has no state of its
 * own, and states never change.
 *
 * @param <S> the type of the states
 * @param <C> the type of the choices
 * @since 0.1.0
 */
public interface Game<S, C> {
    /**
     * The legal choices of whoever must decide.
     *
     * <p>Where the legal choices are a continuum this is a finite sample of them, and {@link #apply} accepts all.
     *
     * @param state the state to go on from
     * @return at least one choice, in a fixed order; none exactly when the game is over
     */
    Seq<C> choices(S state);

    /**
     * Goes on with a choice.
     *
     * @param state the state to go on from
     * @param choice what was decided
     * @param dice where chance comes from
     * @return the next state and what happened, or which rule forbids the choice
     */
    Either<Violation, Step<S>> apply(S state, C choice, Dice dice);

    /**
     * Whether the game has ended.
     *
     * @param state any state
     * @return true if nothing can be decided any more
     */
    boolean over(S state);
}
