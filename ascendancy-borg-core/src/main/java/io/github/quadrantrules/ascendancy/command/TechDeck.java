package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * The Borg Technology deck. It is no Advancement deck. Rules AS-TEC-01, AS-TEC-04 and AS-TEC-05. Immutable.
 *
 * @param cards the cards that nobody has
 * @since 0.1.0
 */
public record TechDeck(Deck<BorgTechCard> cards) implements Serializable {
    /** Refuses null. */
    public TechDeck {
        requireNonNull(cards, "cards");
    }

    /**
     * A shuffled deck.
     *
     * @param cards the Borg Technology Cards in the game
     * @return the deck
     */
    public static TechDeck shuffled(Vector<BorgTechCard> cards) {
        return new TechDeck(Deck.shuffled(cards));
    }

    /**
     * Draws a card for a player, if there is one left; there is no reshuffle.
     *
     * @param area where the player's Borg Technology Cards are
     * @param reason why the player draws
     * @param dice where chance comes from
     * @return deck and area after the draw, or the violation if the reason is an Advancement meant for the Advancement decks
     *     of Rivals (AS-TEC-05)
     */
    public Either<Violation, TechDraw> draw(TechArea area, TechDrawReason reason, Dice dice) {
        if (reason == TechDrawReason.RIVAL_ADVANCEMENT_DECK) {
            return Either.left(new Violation(
                    RuleId.of("AS-TEC-05"),
                    "The Borg Technology deck is no Advancement deck of a Rival",
                    "a draw " + reason.words()));
        }
        if (cards.isEmpty()) {
            return Either.right(
                    new TechDraw(Option.none(), this, area, Vector.of(new CommandEvent.NoTechnologyLeft())));
        }
        Draw<BorgTechCard> draw = dice.draw(cards);
        BorgTechCard card = draw.card();
        return Either.right(new TechDraw(
                Option.some(card),
                new TechDeck(draw.rest()),
                area.gain(card),
                Vector.of(new CommandEvent.TechnologyDrawn(card, reason))));
    }

    /**
     * Puts a used card on the bottom. Rule AS-TEC-04.
     *
     * @param card a card that was drawn before
     * @return the deck with the card
     */
    public TechDeck putOnBottom(BorgTechCard card) {
        return new TechDeck(cards.putOnBottom(card));
    }
}
