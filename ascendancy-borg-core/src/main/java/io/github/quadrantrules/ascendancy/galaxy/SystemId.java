package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The name of a System. Immutable; ordered by name.
 *
 * @param name what the System is called, not blank and not beginning with {@code #}, which marks spaces of lanes
 * @since 0.1.0
 */
public record SystemId(String name) implements Comparable<SystemId>, Serializable {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is blank or begins with {@code #}
     */
    public SystemId {
        requireNonNull(name, "name");
        if (name.isBlank() || name.startsWith(SectorId.LaneSpace.MARK)) {
            throw new IllegalArgumentException("A System needs a name that does not begin with #, not '" + name + "'");
        }
    }

    /**
     * The System of the given name.
     *
     * @param name for example {@code "Risa"}
     * @return the identifier
     * @throws IllegalArgumentException if the name is blank or begins with {@code #}
     */
    public static SystemId of(String name) {
        return new SystemId(name);
    }

    /**
     * The System Disc's own Sector.
     *
     * @return the orbit
     */
    public SectorId orbit() {
        return new SectorId.Orbit(this);
    }

    @Override
    public int compareTo(SystemId other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
