package io.github.quadrantrules.ascendancy.galaxy;

import java.io.Serializable;

/**
 * The name of a Sector: of a System Disc's own Sector or of one space of a lane. Immutable.
 *
 * @param name what the caller calls the Sector, not blank
 * @since 0.1.0
 */
public record SectorId(String name) implements Comparable<SectorId>, Serializable {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if the name is blank
     */
    public SectorId {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A Sector needs a name, not '" + name + "'");
        }
    }

    /**
     * The Sector with the given name.
     *
     * @param name for example {@code "Risa"}
     * @return the identifier
     * @throws IllegalArgumentException if the name is blank
     */
    public static SectorId of(String name) {
        return new SectorId(name);
    }

    @Override
    public int compareTo(SectorId other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
