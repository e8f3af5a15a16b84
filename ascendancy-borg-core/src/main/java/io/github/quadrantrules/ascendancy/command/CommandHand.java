package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.Serializable;

/**
 * The Command Cards that an Assimilated Player holds in a Borg turn, and the deck. Rules AS-COM-08 and AS-COM-09.
 * Immutable.
 *
 * @param cards the cards in hand
 * @param deck the Command deck
 * @param events what has happened since the hand was drawn or changed
 * @since 0.1.0
 */
public record CommandHand(Vector<CommandCard> cards, CommandDeck deck, Vector<Event> events) implements Serializable {
    /** Refuses null. */
    public CommandHand {
        requireNonNull(cards, "cards");
        requireNonNull(deck, "deck");
        requireNonNull(events, "events");
    }

    /**
     * Draws a hand at the start of the Command Phase: one card for each Cube in space. Rule AS-COM-08.
     *
     * @param deck the Command deck
     * @param cubesInSpace the Cubes in space at this moment, 0 to 5
     * @param dice where chance comes from
     * @return the hand
     * @throws IllegalArgumentException if the number of Cubes is outside 0 to 5
     */
    public static CommandHand draw(CommandDeck deck, int cubesInSpace, Dice dice) {
        if (cubesInSpace < 0 || cubesInSpace > 5) {
            throw new IllegalArgumentException("There are 0 to 5 Cubes in space (AS-CMP-01), not " + cubesInSpace);
        }
        CommandHand hand = new CommandHand(Vector.empty(), deck, Vector.empty());
        for (int cube = 0; cube < cubesInSpace; cube++) {
            CommandDraw draw = hand.deck.draw(dice);
            hand = new CommandHand(hand.cards.append(draw.card()), draw.rest(), hand.events.appendAll(draw.events()));
        }
        return hand;
    }

    /**
     * Takes a card out of the hand to execute it; each card serves one activation. Rule AS-COM-09.
     *
     * @param card the card that the player picks
     * @return the hand without the card, or the violation if it is not in the hand
     */
    public Either<Violation, CommandHand> take(CommandCard card) {
        return cards.contains(card)
                ? Either.right(new CommandHand(cards.remove(card), deck, Vector.empty()))
                : Either.left(
                        new Violation(RuleId.of("AS-COM-09"), "The command is one of the cards in hand", card.name()));
    }

    /**
     * Discards what was not used by the end of the turn. Rule AS-COM-08.
     *
     * @return the deck with the cards of the hand among its discards
     */
    public CommandDeck discardAll() {
        return cards.foldLeft(deck, CommandDeck::discard);
    }
}
