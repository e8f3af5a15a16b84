package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What the base game and the table allow when a Cube would place a Space Lane.
 *
 * @since 0.1.0
 */
public sealed interface LanePlacement extends Serializable {
    /**
     * No lane can be placed, for whatever reason. Immutable.
     *
     * @since 0.1.0
     */
    record Impossible() implements LanePlacement {}

    /**
     * A lane can be placed. Immutable.
     *
     * @param sectors how many spaces it has by the base game's roll, 0 or more
     * @param floating the Floating Systems that can be turned so that they join the lane
     * @since 0.1.0
     */
    record Possible(int sectors, Vector<SystemId> floating) implements LanePlacement {
        /**
         * Checks the length.
         *
         * @throws IllegalArgumentException if it is negative or a Floating System is named twice
         */
        public Possible {
            requireNonNull(floating, "floating");
            SpaceLane.checkSectors(sectors);
            if (floating.distinct().size() < floating.size()) {
                throw new IllegalArgumentException(
                        "Each Floating System is named once, not " + floating.mkString(", "));
            }
        }
    }
}
