package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * A Space Lane between two System Discs. Immutable.
 *
 * @param id the number of the lane
 * @param from the disc next to space 1
 * @param to the disc next to the last space
 * @param sectors how many spaces lie between the discs, 0 or more; with 0 the discs are neighbours
 * @since 0.1.0
 */
public record SpaceLane(LaneId id, SystemId from, SystemId to, int sectors) implements Serializable {
    /** The most spaces of a lane: far more than any table has room for, and few enough for every map to be searched. */
    public static final int MOST_SECTORS = 100;

    /**
     * Checks the lane.
     *
     * @throws IllegalArgumentException if both ends are the same or the number of spaces is negative
     */
    public SpaceLane {
        requireNonNull(id, "id");
        requireNonNull(from, "from");
        requireNonNull(to, "to");
        if (from.equals(to)) {
            throw new IllegalArgumentException("A Space Lane joins two different Systems, not twice " + from);
        }
        checkSectors(sectors);
    }

    static void checkSectors(int sectors) {
        if (sectors < 0 || sectors > MOST_SECTORS) {
            throw new IllegalArgumentException("A Space Lane has 0 to " + MOST_SECTORS + " spaces, not " + sectors);
        }
    }

    /**
     * Whether the lane touches a disc.
     *
     * @param system the System of the disc
     * @return true if one end is there
     */
    public boolean touches(SystemId system) {
        return from.equals(system) || to.equals(system);
    }
}
