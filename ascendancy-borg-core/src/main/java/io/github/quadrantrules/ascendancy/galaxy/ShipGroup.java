package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The Ships of one player in one place. Immutable.
 *
 * @param owner whose Ships
 * @param ships how many, those in Fleets included, 1 to {@value #MOST}
 * @param fleets how many Fleets there are among them, 0 to {@code ships}: a Fleet has one Ship or more
 * @since 0.1.0
 */
public record ShipGroup(PlayerId owner, int ships, int fleets) implements Serializable {
    /** The most Ships that a player can have: far beyond any game, and small enough for every battle to be fought. */
    public static final int MOST = 1_000;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there is no Ship, there are too many, the number of Fleets negative, or a Fleet without a Ship
     */
    public ShipGroup {
        requireNonNull(owner, "owner");
        if (ships < 1 || ships > MOST) {
            throw new IllegalArgumentException("A group has 1 to " + MOST + " Ships (AS-ATK-01), not " + ships);
        }
        if (fleets < 0 || fleets > ships) {
            throw new IllegalArgumentException("Every Fleet has 1 Ship or more (AS-ATK-01), so " + ships
                    + " Ships have 0 to " + ships + " Fleets, not " + fleets);
        }
    }

    /**
     * Single Ships without a Fleet.
     *
     * @param owner whose Ships
     * @param ships how many, 1 to {@value #MOST}
     * @return the group
     * @throws IllegalArgumentException if there is no Ship, or there are too many
     */
    public static ShipGroup singles(PlayerId owner, int ships) {
        return new ShipGroup(owner, ships, 0);
    }

    /**
     * Two groups of the same player together.
     *
     * @param other more Ships of the same player
     * @return all of them
     * @throws IllegalArgumentException if the other group is of another player, or there are too many Ships together
     */
    public ShipGroup plus(ShipGroup other) {
        if (!owner.equals(other.owner)) {
            throw new IllegalArgumentException("A group has Ships of one player, " + owner + ", not " + other.owner);
        }
        return new ShipGroup(owner, ships + other.ships, fleets + other.fleets);
    }
}
