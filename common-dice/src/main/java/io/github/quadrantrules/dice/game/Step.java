package io.github.quadrantrules.dice.game;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What a choice led to. Immutable.
 *
 * @param state the state after the choice
 * @param events what happened, in order
 * @param <S> the type of the states
 * @since 0.1.0
 */
public record Step<S>(S state, Vector<Event> events) implements Serializable {
    /** Refuses null. */
    public Step {
        requireNonNull(state, "state");
        requireNonNull(events, "events");
    }
}
