package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * A Command Card that was drawn. Immutable.
 *
 * @param card the card
 * @param rest the deck after the draw
 * @param events what happened, in order
 * @since 0.1.0
 */
public record CommandDraw(CommandCard card, CommandDeck rest, Vector<Event> events) implements Serializable {
    /** Refuses null. */
    public CommandDraw {
        requireNonNull(card, "card");
        requireNonNull(rest, "rest");
        requireNonNull(events, "events");
    }
}
