package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The name of a player, usually that of the race. Immutable; ordered by name.
 *
 * @param name what the player is called, not blank
 * @since 0.1.0
 */
public record PlayerId(String name) implements Comparable<PlayerId>, Serializable {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public PlayerId {
        requireNonNull(name, "name");
        if (name.isBlank()) {
            throw new IllegalArgumentException("A player needs a name, not '" + name + "'");
        }
    }

    /**
     * The player of the given name.
     *
     * @param name for example {@code "Klingons"}
     * @return the identifier
     * @throws IllegalArgumentException if the name is blank
     */
    public static PlayerId of(String name) {
        return new PlayerId(name);
    }

    @Override
    public int compareTo(PlayerId other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
