package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A movement of a Cube. Immutable.
 *
 * @param cube the Cube
 * @param start where it was
 * @param entered the Sectors that it entered, in order; empty if it stayed
 * @param forcedNext the Cube that stopped it and is to be activated when its actions are complete (AS-EFF-03)
 * @param galaxy the galaxy after the movement
 * @param events what happened, in order, one event or more
 * @since 0.1.0
 */
public record CubeMove(
        CubeId cube,
        SectorId start,
        Vector<SectorId> entered,
        Option<CubeId> forcedNext,
        Galaxy galaxy,
        Vector<GalaxyEvent> events)
        implements Serializable {
    /** Refuses null. */
    public CubeMove {
        requireNonNull(cube, "cube");
        requireNonNull(start, "start");
        requireNonNull(entered, "entered");
        requireNonNull(forcedNext, "forcedNext");
        requireNonNull(galaxy, "galaxy");
        requireNonNull(events, "events");
    }

    /**
     * Where the Cube is now.
     *
     * @return the last Sector that it entered, or where it was
     */
    public SectorId end() {
        return entered.lastOption().getOrElse(start);
    }
}
