package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/**
 * Whom a Cube attacks in the first step of its activation. Whose Ships are there defends a rival without asking anybody
 * (AS-STR-04).
 *
 * @since 0.1.0
 */
public final class AttackStep {
    private AttackStep() {}

    /**
     * The Sectors whose Ships a Cube attacks: its own and those adjacent along the lanes. Rules AS-ATK-01 and AS-HUB-07.
     *
     * @param galaxy the galaxy
     * @param cube a Cube in space
     * @return the Cube's Sector first, then the others in their order
     * @throws IllegalArgumentException if the Cube is not in space
     */
    public static Vector<SectorId> sectorsInRange(Galaxy galaxy, CubeId cube) {
        SectorId own = galaxy.sectorOf(cube);
        return Adjacency.adjacentSectors(galaxy.map(), own).prepend(own);
    }

    /**
     * The players attacked, all in one battle and all as defenders, with all their Ships in range. The Cube never declines;
     * with nobody in range there is no battle and nothing is rolled. Rules AS-ATK-01, AS-ATK-02, AS-ATK-04 and AS-ATK-05.
     *
     * @param galaxy the galaxy when the battle starts; who comes later does not take part
     * @param cube a Cube in space
     * @return the Ships of each player attacked; empty if there is nothing to attack
     * @throws IllegalArgumentException if the Cube is not in space
     */
    public static TreeMap<PlayerId, ShipGroup> participants(Galaxy galaxy, CubeId cube) {
        StarGraph graph = galaxy.map().graph();
        SectorId own = galaxy.sectorOf(cube);
        TreeMap<PlayerId, ShipGroup> found = joinedBy(galaxy.shipsAt(own), TreeMap.empty());
        for (int place : graph.adjacent[graph.place(own)]) {
            found = joinedBy(galaxy.shipsAt(graph.sectors[place]), found);
        }
        return found;
    }

    private static TreeMap<PlayerId, ShipGroup> joinedBy(
            Vector<ShipGroup> groups, TreeMap<PlayerId, ShipGroup> others) {
        TreeMap<PlayerId, ShipGroup> all = others;
        for (ShipGroup group : groups) {
            all = all.put(group.owner(), group, ShipGroup::plus);
        }
        return all;
    }
}
