package io.github.quadrantrules.frontiers.khan;

import java.io.Serializable;

/**
 * Khan's Level. Rules FR-LVL-02 and FR-LVL-08.
 *
 * <p>Wherever a rule counts from the level, this whole number is meant, never a part that the dial is set to. Immutable.
 *
 * @param value 4 or more
 * @since 0.1.0
 */
public record KhanLevel(int value) implements Comparable<KhanLevel>, Serializable {
    /** The lowest level. */
    public static final int LOWEST = 4;

    /**
     * Checks the level.
     *
     * @throws IllegalArgumentException if the level is below 4
     */
    public KhanLevel {
        if (value < LOWEST) {
            throw new IllegalArgumentException("Khan's Level is never below " + LOWEST + ": " + value);
        }
    }

    /**
     * The level with a number.
     *
     * @param value 4 or more
     * @return the level
     * @throws IllegalArgumentException if the level is below 4
     */
    public static KhanLevel of(int value) {
        return new KhanLevel(value);
    }

    @Override
    public int compareTo(KhanLevel other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
