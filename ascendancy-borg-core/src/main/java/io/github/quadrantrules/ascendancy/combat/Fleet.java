package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import java.io.Serializable;

/**
 * A Fleet in a battle. Immutable.
 *
 * @param name tells it from the other Fleets of its player, not blank
 * @param ships its Ships, 1 to {@link ShipGroup#MOST}: with the last one the Fleet is gone
 * @param marauder whether it is a "Marauder" Fleet, which gains Production for Cubes (AS-DES-07)
 * @since 0.1.0
 */
public record Fleet(String name, int ships, boolean marauder) implements Serializable {
    /**
     * Checks name and Ships.
     *
     * @throws IllegalArgumentException if the name is blank, there is no Ship, or there are too many
     */
    public Fleet {
        requireNonNull(name, "name");
        if (name.isBlank()) {
            throw new IllegalArgumentException("A Fleet needs a name, not '" + name + "'");
        }
        if (ships < 1 || ships > ShipGroup.MOST) {
            throw new IllegalArgumentException(
                    "A Fleet has 1 to " + ShipGroup.MOST + " Ships (AS-ALC-03), not " + ships);
        }
    }

    /**
     * A Fleet without anything special.
     *
     * @param name tells it from the other Fleets of its player
     * @param ships 1 to {@link ShipGroup#MOST}
     * @return the Fleet
     * @throws IllegalArgumentException if the name is blank, there is no Ship, or there are too many
     */
    public static Fleet of(String name, int ships) {
        return new Fleet(name, ships, false);
    }

    /**
     * A "Marauder" Fleet. Rule AS-DES-07.
     *
     * @param name tells it from the other Fleets of its player
     * @param ships 1 to {@link ShipGroup#MOST}
     * @return the Fleet
     * @throws IllegalArgumentException if the name is blank, there is no Ship, or there are too many
     */
    public static Fleet marauder(String name, int ships) {
        return new Fleet(name, ships, true);
    }
}
