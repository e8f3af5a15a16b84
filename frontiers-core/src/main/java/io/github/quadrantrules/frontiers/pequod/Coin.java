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
    /** The way to the first spoke, the one reached first going clockwise from east; 0 in the catalogue. */
    HEADS,
    /** The way to the other spoke; 1 in the catalogue. */
    TAILS;

    /** A fair coin. */
    public static final Distribution<Coin> FAIR = Distribution.uniform(Vector.of(HEADS, TAILS));

    static <T> T flip(T heads, T tails, Dice dice) {
        return dice.pick(FAIR) == HEADS ? heads : tails;
    }
}
