package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * A card that was drawn, and the deck without it.
 *
 * @param card the card
 * @param rest the deck after the draw
 * @param <T> the type of the cards
 * @since 0.1.0
 */
public record Draw<T>(T card, Deck<T> rest) implements Serializable {
    /** Refuses null. */
    public Draw {
        requireNonNull(card, "card");
        requireNonNull(rest, "rest");
    }
}
