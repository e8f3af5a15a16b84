package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * What a player drew from the Borg Technology deck. Immutable.
 *
 * @param card the card; none if the deck was empty
 * @param rest the deck after the draw
 * @param area the player's cards after the draw
 * @param events what happened
 * @since 0.1.0
 */
public record TechDraw(Option<BorgTechCard> card, TechDeck rest, TechArea area, Vector<Event> events)
        implements Serializable {
    /** Refuses null. */
    public TechDraw {
        requireNonNull(card, "card");
        requireNonNull(rest, "rest");
        requireNonNull(area, "area");
        requireNonNull(events, "events");
    }
}
