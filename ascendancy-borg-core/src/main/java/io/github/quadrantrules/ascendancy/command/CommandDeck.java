package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The Borg Command deck and its discard pile. Rule AS-CRD-01. Immutable.
 *
 * @param deck the cards that nobody has drawn yet
 * @param discards the cards that have been executed or replaced, the last one at the end
 * @since 0.1.0
 */
public record CommandDeck(Deck<CommandCard> deck, Vector<CommandCard> discards) implements Serializable {
    /** Refuses null. */
    public CommandDeck {
        requireNonNull(deck, "deck");
        requireNonNull(discards, "discards");
    }

    /**
     * A shuffled deck and no discards.
     *
     * @param cards the Command Cards in the game
     * @return the deck
     */
    public static CommandDeck shuffled(Vector<CommandCard> cards) {
        return new CommandDeck(Deck.shuffled(cards), Vector.empty());
    }

    /**
     * Draws the top card; if the deck is empty, the shuffled discard pile becomes the deck first. Rule AS-CRD-01.
     *
     * @param dice where chance comes from
     * @return the card, which belongs to neither deck nor discards now
     * @throws IllegalArgumentException if neither deck nor discards have a card
     */
    public CommandDraw draw(Dice dice) {
        if (deck.isEmpty()) {
            if (discards.isEmpty()) {
                throw new IllegalArgumentException(
                        "A Command Card is drawn from a deck or its discards (AS-CRD-01), not from " + discards.size()
                                + " cards");
            }
            Event shuffled = new CommandEvent.DiscardsShuffled(discards.size());
            CommandDraw draw = shuffled(discards).draw(dice);
            return new CommandDraw(draw.card(), draw.rest(), draw.events().prepend(shuffled));
        }
        Draw<CommandCard> draw = dice.draw(deck);
        return new CommandDraw(
                draw.card(),
                new CommandDeck(draw.rest(), discards),
                Vector.of(new CommandEvent.CommandDrawn(draw.card())));
    }

    /**
     * Puts a card on the discard pile, after it was executed or replaced. Rule AS-CRD-01.
     *
     * @param card a card that was drawn before
     * @return the deck with one discard more
     */
    public CommandDeck discard(CommandCard card) {
        return new CommandDeck(deck, discards.append(card));
    }

    /**
     * The cards in deck and discard pile.
     *
     * @return 0 or more; with the hands of Assimilated Players 30, or 25 without the red cards
     */
    public int size() {
        return deck.size() + discards.size();
    }
}
