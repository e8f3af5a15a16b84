package io.github.quadrantrules.ascendancy.galaxy;

import java.io.Serializable;

/**
 * The number of a Space Lane. Immutable; ordered by number.
 *
 * @param number 1 or more
 * @since 0.1.0
 */
public record LaneId(int number) implements Comparable<LaneId>, Serializable {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public LaneId {
        if (number < 1) {
            throw new IllegalArgumentException("Space Lanes are numbered from 1 up, not " + number);
        }
    }

    /**
     * The lane of the given number.
     *
     * @param number 1 or more
     * @return the identifier
     * @throws IllegalArgumentException if the number is below 1
     */
    public static LaneId of(int number) {
        return new LaneId(number);
    }

    @Override
    public int compareTo(LaneId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
