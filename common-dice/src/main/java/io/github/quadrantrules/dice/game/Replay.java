package io.github.quadrantrules.dice.game;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.DiceLog;
import io.github.quadrantrules.dice.ReplayingDice;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.Serializable;

/**
 * All that is needed to play a game again exactly as it was: start, choices and dice. Immutable.
 *
 * @param start the first state
 * @param choices what was decided, in order
 * @param log what the dice gave, in order
 * @param <S> the type of the states
 * @param <C> the type of the choices
 * @since 0.1.0
 */
public record Replay<S, C>(S start, Vector<C> choices, DiceLog log) implements Serializable {
    /** Refuses null. */
    public Replay {
        requireNonNull(start, "start");
        requireNonNull(choices, "choices");
        requireNonNull(log, "log");
    }

    /**
     * Plays it again.
     *
     * @param game the game that was played
     * @return what each choice led to, or which rule forbids one of the choices
     * @throws io.github.quadrantrules.dice.ScriptMismatchException if the log does not fit, or has results left over
     */
    public Either<Violation, Vector<Step<S>>> play(Game<S, C> game) {
        ReplayingDice dice = Dice.replaying(log);
        Vector<Step<S>> steps = Vector.empty();
        S state = start;
        for (C choice : choices) {
            Either<Violation, Step<S>> step = game.apply(state, choice, dice);
            if (step.isLeft()) {
                return Either.left(step.getLeft());
            }
            state = step.get().state();
            steps = steps.append(step.get());
        }
        dice.finish();
        return Either.right(steps);
    }
}
