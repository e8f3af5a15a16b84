package io.github.quadrantrules.frontiers.pequod;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.vavr.collection.Vector;

/**
 * What decides between two equally good ways of the Pequod. Rules FR-SPK-04, FR-RKM-04.
 *
 * @since 0.1.0
 */
public enum Coin {
    /** Towards the first spoke, from which the second lies 60 degrees clockwise; at an edge, to the left. */
    HEADS,
    /** Towards the second spoke; at an edge, to the right. */
    TAILS;

    /** A fair coin. */
    public static final Distribution<Coin> FAIR = Distribution.uniform(Vector.of(HEADS, TAILS));

    static <T> T flip(T heads, T tails, Dice dice) {
        return dice.pick(FAIR) == HEADS ? heads : tails;
    }
}
