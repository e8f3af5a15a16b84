package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * How a random process ends.
 *
 * @param <S> the type of the states
 * @since 0.1.0
 */
public sealed interface Fate<S> extends Serializable {
    /**
     * The process came to an end.
     *
     * @param state the settled state
     * @param <S> the type of the states
     * @since 0.1.0
     */
    record Settled<S>(S state) implements Fate<S> {
        /** Refuses null. */
        public Settled {
            requireNonNull(state, "state");
        }
    }

    /**
     * The process can never come to an end any more.
     *
     * @param states the states among which it goes on for ever, in the order in which they were found
     * @param <S> the type of the states
     * @since 0.1.0
     */
    record Endless<S>(Vector<S> states) implements Fate<S> {
        /** Refuses null. */
        public Endless {
            requireNonNull(states, "states");
        }
    }
}
