package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Something that happened to Borg cards.
 *
 * @since 0.1.0
 */
public sealed interface CommandEvent extends Event {
    /**
     * A Command Card was drawn.
     *
     * @param card the card
     * @since 0.1.0
     */
    record CommandDrawn(CommandCard card) implements CommandEvent {
        /** Refuses null. */
        public CommandDrawn {
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-CRD-01");
        }

        @Override
        public String sentence() {
            return "The Command Card \"" + card.name() + "\" is drawn.";
        }
    }

    /**
     * The Command deck was empty and its discard pile became the new deck.
     *
     * @param cards how many cards, 1 or more
     * @since 0.1.0
     */
    record DiscardsShuffled(int cards) implements CommandEvent {
        /**
         * Checks the cards.
         *
         * @throws IllegalArgumentException if there is none
         */
        public DiscardsShuffled {
            if (cards < 1) {
                throw new IllegalArgumentException("1 discarded card or more is shuffled, not " + cards);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-CRD-01");
        }

        @Override
        public String sentence() {
            return "The Command deck is empty; the " + cards + " discarded cards are shuffled and become the deck.";
        }
    }

    /**
     * A Borg Telemetry Node was exhausted to discard a Command Card.
     *
     * @param discarded the card that is not executed
     * @since 0.1.0
     */
    record CommandReplaced(CommandCard discarded) implements CommandEvent {
        /** Refuses null. */
        public CommandReplaced {
            requireNonNull(discarded, "discarded");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-TEC-06");
        }

        @Override
        public String sentence() {
            return "The Borg Telemetry Node is exhausted, and the Command Card \"" + discarded.name()
                    + "\" is discarded.";
        }
    }

    /**
     * A player drew a Borg Technology Card.
     *
     * @param card the card
     * @param reason for what
     * @since 0.1.0
     */
    record TechnologyDrawn(BorgTechCard card, TechDrawReason reason) implements CommandEvent {
        /** Refuses null. */
        public TechnologyDrawn {
            requireNonNull(card, "card");
            requireNonNull(reason, "reason");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-TEC-01", card.researchCost() == 0 ? "AS-TEC-02" : "AS-TEC-03");
        }

        @Override
        public String sentence() {
            return "The Borg Technology Card \"" + card.name() + "\" is drawn " + reason.words() + "; it "
                    + (card.researchCost() == 0 ? "works at once." : "is a Project to be completed.");
        }
    }

    /**
     * A player should have drawn a Borg Technology Card, but the deck is empty.
     *
     * @since 0.1.0
     */
    record NoTechnologyLeft() implements CommandEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-TEC-01");
        }

        @Override
        public String sentence() {
            return "The Borg Technology deck is empty, so no card is drawn.";
        }
    }

    private static Vector<RuleId> ids(String... rules) {
        return Vector.of(rules).map(RuleId::of);
    }
}
