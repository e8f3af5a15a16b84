package io.github.quadrantrules.frontiers.scenario;

import java.io.Serializable;

/**
 * What a Race Level means for a number of players. Immutable.
 *
 * @param petCards the Pet cards in Khan's deck, 0 or more
 * @param vulnerableCrew the Crew slots that Khan's pets can reach, from 0 to 6
 * @since 0.1.0
 */
public record RacePressure(int petCards, int vulnerableCrew) implements Serializable {
    private static final int COLOURS = 6;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of bounds
     */
    public RacePressure {
        if (petCards < 0) {
            throw new IllegalArgumentException("Khan's deck has 0 or more Pet cards, not " + petCards);
        }
        if (vulnerableCrew < 0 || vulnerableCrew > COLOURS) {
            throw new IllegalArgumentException(
                    "From 0 to " + COLOURS + " Crew slots are vulnerable, not " + vulnerableCrew);
        }
    }
}
