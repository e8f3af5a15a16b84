package io.github.quadrantrules.ascendancy.galaxy;

import java.io.Serializable;

/**
 * One of the five Cubes. Rule AS-CMP-01. Immutable; ordered by number.
 *
 * @param number 1 to 5 inclusive
 * @since 0.1.0
 */
public record CubeId(int number) implements Comparable<CubeId>, Serializable {
    /** How many Cubes there are. */
    public static final int COUNT = 5;

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is outside 1 to 5
     */
    public CubeId {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException("The Cubes are numbered 1 to 5 (AS-CMP-01), not " + number);
        }
    }

    /**
     * The Cube of the given number.
     *
     * @param number 1 to 5 inclusive
     * @return the identifier
     * @throws IllegalArgumentException if the number is outside 1 to 5
     */
    public static CubeId of(int number) {
        return new CubeId(number);
    }

    @Override
    public int compareTo(CubeId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "Cube " + number;
    }
}
