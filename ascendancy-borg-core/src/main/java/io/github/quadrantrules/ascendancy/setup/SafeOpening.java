package io.github.quadrantrules.ascendancy.setup;

import io.github.quadrantrules.dice.Deck;
import io.vavr.collection.Vector;

/**
 * The pattern of the Exploration deck and of the stack of System Discs: nothing dangerous comes first. Rules AS-SET-05 to
 * AS-SET-08 and AS-STR-01.
 *
 * @since 0.1.0
 */
public final class SafeOpening {
    private SafeOpening() {}

    /**
     * How many safe cards or discs lie on top: two for each player. Rule AS-SET-05.
     *
     * @param players 1 or more
     * @return 2 or more
     * @throws IllegalArgumentException if there is no player
     */
    public static int size(int players) {
        if (players < 1) {
            throw new IllegalArgumentException("The game is for 1 player or more (AS-SET-01), not " + players);
        }
        return 2 * players;
    }

    /**
     * Shuffles the safe ones, sets two for each player aside, shuffles the dangerous ones into the rest, and puts those set
     * aside back on top.
     *
     * @param players 1 or more
     * @param safe what can come first
     * @param dangerous what cannot
     * @param <T> cards or discs
     * @return the deck
     * @throws IllegalArgumentException if there is no player, or the safe ones are too few to be set aside
     */
    public static <T> Deck<T> deck(int players, Vector<T> safe, Vector<T> dangerous) {
        int aside = size(players);
        if (safe.size() < aside) {
            throw new IllegalArgumentException("With " + players + " players at least " + aside
                    + " safe ones are set aside (AS-SET-05), but there are only " + safe.size());
        }
        return Deck.shuffled(safe).shuffleBelow(aside, dangerous);
    }
}
