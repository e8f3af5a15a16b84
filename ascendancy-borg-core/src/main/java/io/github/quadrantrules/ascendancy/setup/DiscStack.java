package io.github.quadrantrules.ascendancy.setup;

import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.dice.Deck;
import io.vavr.collection.Vector;

/**
 * How the base game builds its stack of System Discs. Rule AS-SET-08.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface DiscStack {
    /** The pattern of the Exploration deck: two Planetary Systems for each player on top, all other discs below. */
    DiscStack SAFE_OPENING = (players, planetary, phenomena) -> SafeOpening.deck(players, planetary, phenomena);

    /**
     * Builds the stack.
     *
     * @param players 1 or more
     * @param planetary the Planetary Systems in the stack
     * @param phenomena the Phenomena in the stack, and the Transwarp Hub if it is shuffled in
     * @return the stack
     */
    Deck<SystemDisc> build(int players, Vector<SystemDisc> planetary, Vector<SystemDisc> phenomena);
}
