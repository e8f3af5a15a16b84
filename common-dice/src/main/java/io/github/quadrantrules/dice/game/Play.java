package io.github.quadrantrules.dice.game;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Absorption;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.RecordingDice;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * A game as it was played: the states, from the first on, and what led from each to the next. Immutable.
 *
 * @param states one state or more
 * @param choices one choice fewer than states
 * @param steps what each choice led to
 * @param replay the same play as something to save
 * @param over whether the last state is an end
 * @param <S> the type of the states
 * @param <C> the type of the choices
 * @since 0.1.0
 */
public record Play<S, C>(Vector<S> states, Vector<C> choices, Vector<Step<S>> steps, Replay<S, C> replay, boolean over)
        implements Serializable {
    /** Refuses null. */
    public Play {
        requireNonNull(states, "states");
        requireNonNull(choices, "choices");
        requireNonNull(steps, "steps");
        requireNonNull(replay, "replay");
    }

    /**
     * Plays until the game is over or so many choices were made.
     *
     * <p>What chance decides inside the policy is not in the log: a replay has the choices instead.
     *
     * @param game the game
     * @param start the first state
     * @param policy decides for everybody
     * @param dice where chance comes from
     * @param limit the highest number of choices, 0 or more
     * @param <S> the type of the states
     * @param <C> the type of the choices
     * @return what was played; not over if the limit was reached first
     * @throws IllegalArgumentException if the limit is negative, or the policy chooses against the rules
     */
    public static <S, C> Play<S, C> of(Game<S, C> game, S start, Policy<S, C> policy, Dice dice, int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("A play has 0 or more choices, not " + limit);
        }
        RecordingDice recording = Dice.recording(dice);
        Vector<S> states = Vector.of(start);
        Vector<C> choices = Vector.empty();
        Vector<Step<S>> steps = Vector.empty();
        S state = start;
        while (!game.over(state) && choices.size() < limit) {
            C choice = policy.choose(state, game.choices(state), dice);
            Step<S> step = apply(game, state, choice, recording);
            state = step.state();
            states = states.append(state);
            choices = choices.append(choice);
            steps = steps.append(step);
        }
        return new Play<>(states, choices, steps, new Replay<>(start, choices, recording.log()), game.over(state));
    }

    /**
     * The exact distribution of how a game ends when everybody follows a policy.
     *
     * @param game the game
     * @param start the first state
     * @param policy decides for everybody
     * @param <S> the type of the states
     * @param <C> the type of the choices
     * @return the last states with their probabilities, from {@link Absorption#settled} if the game always ends
     * @throws IllegalArgumentException if the policy chooses against the rules
     */
    public static <S, C> Absorption<S> odds(Game<S, C> game, S start, Policy<S, C> policy) {
        return Distribution.iterate(
                start,
                state -> Distribution.of(
                        dice -> apply(game, state, policy.choose(state, game.choices(state), dice), dice)
                                .state()),
                game::over);
    }

    private static <S, C> Step<S> apply(Game<S, C> game, S state, C choice, Dice dice) {
        return game.apply(state, requireNonNull(choice, "A policy must choose something, not null"), dice)
                .getOrElseThrow(violation ->
                        new IllegalArgumentException("A policy must choose by the rules, not against " + violation));
    }

    /**
     * All that happened.
     *
     * @return the events of all steps, in order
     */
    public Vector<Event> events() {
        return steps.flatMap(Step::events);
    }

    /**
     * Where the play stands.
     *
     * @return the last state
     */
    public S last() {
        return states.last();
    }
}
