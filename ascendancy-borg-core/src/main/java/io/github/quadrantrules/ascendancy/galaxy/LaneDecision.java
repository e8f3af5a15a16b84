package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What a Cube does that is not connected to its target.
 *
 * @since 0.1.0
 */
public sealed interface LaneDecision extends Serializable {
    /**
     * A Floating System is turned to join the new lane, and the Cube moves on along it. Rule AS-LNK-03. Immutable.
     *
     * @param options one, or several that are equal and so somebody's choice; the first is the default
     * @since 0.1.0
     */
    record TurnFloating(Vector<Turn> options) implements LaneDecision {
        /** Refuses null. */
        public TurnFloating {
            requireNonNull(options, "options");
        }
    }

    /**
     * A Floating System that can be turned so that the Cube is connected. Immutable.
     *
     * @param cube the Cube
     * @param lane the new lane, from the Cube's System to the Floating System
     * @param galaxy the galaxy with that lane
     * @param routes the Cube's best routes in that galaxy, as {@link TargetChoice#best} gives them
     * @since 0.1.0
     */
    record Turn(CubeId cube, SpaceLane lane, Galaxy galaxy, Vector<Route> routes) implements Serializable {
        /** Refuses null. */
        public Turn {
            requireNonNull(cube, "cube");
            requireNonNull(lane, "lane");
            requireNonNull(galaxy, "galaxy");
            requireNonNull(routes, "routes");
        }

        /**
         * What is to be told of it.
         *
         * @return the event
         */
        public GalaxyEvent event() {
            return new GalaxyEvent.FloatingSystemTurned(cube, lane.from(), lane.to(), lane.sectors());
        }
    }

    /**
     * A new System is placed at the end of the new lane. Rule AS-LNK-04. Immutable.
     *
     * @param cube the Cube
     * @param from the Cube's System, where the lane begins
     * @param towards the Home System of Player No. 1, at which it points
     * @param sectors how many spaces it has
     * @since 0.1.0
     */
    record PlaceSystem(CubeId cube, SystemId from, SystemId towards, int sectors) implements LaneDecision {
        /** Refuses null. */
        public PlaceSystem {
            requireNonNull(cube, "cube");
            requireNonNull(from, "from");
            requireNonNull(towards, "towards");
        }
    }

    /**
     * The Cube stays where it is. Rule AS-LNK-08. Immutable.
     *
     * @param cube the Cube
     * @param sector where it is
     * @since 0.1.0
     */
    record Stay(CubeId cube, SectorId sector) implements LaneDecision {
        /** Refuses null. */
        public Stay {
            requireNonNull(cube, "cube");
            requireNonNull(sector, "sector");
        }

        /**
         * What is to be told of it.
         *
         * @return the event
         */
        public GalaxyEvent event() {
            return new GalaxyEvent.CubeCutOff(cube, sector);
        }
    }
}
