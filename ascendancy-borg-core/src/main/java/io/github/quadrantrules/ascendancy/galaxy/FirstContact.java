package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.SortedSet;

/**
 * Whether a player is in contact with the Borg, and may so bid for Turn Order. Rule AS-ADD-01.
 *
 * @since 0.1.0
 */
public final class FirstContact {
    private FirstContact() {}

    /**
     * Whether lanes or Transwarp links connect a player to the Sector of a Cube in space or to a Borg World. Rules AS-ADD-01
     * and AS-HUB-07.
     *
     * @param galaxy the galaxy
     * @param starts the Sectors from which the player's connections start, as the base game has it
     * @return true if one of them is connected
     * @throws IllegalArgumentException if a Sector is not on the map
     */
    public static boolean inContact(Galaxy galaxy, SortedSet<SectorId> starts) {
        return starts.exists(start -> meetsTheBorg(galaxy, start));
    }

    private static boolean meetsTheBorg(Galaxy galaxy, SectorId start) {
        StarMap map = galaxy.map();
        return galaxy.cubes().values().exists(sector -> Distances.connected(map, start, sector))
                || galaxy.holdings().borgWorlds().exists(world -> Distances.connected(map, start, world.orbit()));
    }
}
