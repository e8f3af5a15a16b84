package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A System Disc. Immutable.
 *
 * @param id the name of the System
 * @param kind what the disc shows
 * @param laneCapacity how many Space Lanes may touch the disc, 0 or more; Transwarp links do not count
 * @param hazard the face, 1 to 6, from which the base game's hazard roll destroys a Ship, if the System is hazardous; it
 *     never concerns a Cube (AS-ADD-03)
 * @param conduit whether the disc is one end of a Transwarp Conduit; only Phenomena are
 * @since 0.1.0
 */
public record SystemDisc(SystemId id, DiscKind kind, int laneCapacity, Option<Integer> hazard, boolean conduit)
        implements Serializable {
    /**
     * Checks the disc.
     *
     * @throws IllegalArgumentException if the capacity is negative, the hazard outside 1 to 6, or a Conduit no Phenomenon
     */
    public SystemDisc {
        requireNonNull(id, "id");
        requireNonNull(kind, "kind");
        requireNonNull(hazard, "hazard");
        if (laneCapacity < 0) {
            throw new IllegalArgumentException("A System Disc has room for 0 lanes or more, not " + laneCapacity);
        }
        hazard.filter(face -> face < 1 || face > 6).forEach(face -> {
            throw new IllegalArgumentException("A hazard is a face of a die, 1 to 6, not " + face);
        });
        if (conduit && kind != DiscKind.PHENOMENON) {
            throw new IllegalArgumentException("A Conduit is a Phenomenon (AS-CMP-07), not " + kind);
        }
    }

    /**
     * A Planetary System without a hazard.
     *
     * @param name the name of the System
     * @param laneCapacity how many Space Lanes may touch the disc, 0 or more
     * @return the disc
     * @throws IllegalArgumentException if the name is blank or the capacity negative
     */
    public static SystemDisc planetary(String name, int laneCapacity) {
        return new SystemDisc(SystemId.of(name), DiscKind.PLANETARY, laneCapacity, Option.none(), false);
    }

    /**
     * A Phenomenon without a Conduit.
     *
     * @param name the name of the System
     * @param laneCapacity how many Space Lanes may touch the disc, 0 or more
     * @param hazard the face from which a Ship is destroyed, 1 to 6
     * @return the disc
     * @throws IllegalArgumentException if the name is blank, the capacity negative or the hazard outside 1 to 6
     */
    public static SystemDisc phenomenon(String name, int laneCapacity, int hazard) {
        return new SystemDisc(SystemId.of(name), DiscKind.PHENOMENON, laneCapacity, Option.of(hazard), false);
    }

    /**
     * A Phenomenon with a Conduit.
     *
     * @param name the name of the System
     * @param laneCapacity how many Space Lanes may touch the disc, 0 or more
     * @param hazard the face from which a Ship is destroyed, 1 to 6
     * @return the disc
     * @throws IllegalArgumentException if the name is blank, the capacity negative or the hazard outside 1 to 6
     */
    public static SystemDisc conduit(String name, int laneCapacity, int hazard) {
        return new SystemDisc(SystemId.of(name), DiscKind.PHENOMENON, laneCapacity, Option.of(hazard), true);
    }

    /**
     * The Transwarp Hub.
     *
     * @param name the name of the System
     * @param laneCapacity how many Space Lanes may touch the disc, 0 or more
     * @return the disc
     * @throws IllegalArgumentException if the name is blank or the capacity negative
     */
    public static SystemDisc transwarpHub(String name, int laneCapacity) {
        return new SystemDisc(SystemId.of(name), DiscKind.TRANSWARP_HUB, laneCapacity, Option.none(), false);
    }

    /** The name of the System. */
    @Override
    public String toString() {
        return id.name();
    }
}
