package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.Tuple2;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * The map with all that stands on it. Immutable.
 *
 * <p>A Cube on a Spire is a Structure and not here: only Cubes in space have a Sector.
 *
 * @param map discs and lanes
 * @param holdings whose the Systems are
 * @param cubes the Sector of each Cube in space; no Sector has two (AS-EFF-01)
 * @param ships the Ships in each Sector that has any, one group a player, ordered by player
 * @since 0.1.0
 */
public record Galaxy(
        StarMap map, Holdings holdings, TreeMap<CubeId, SectorId> cubes, TreeMap<SectorId, Vector<ShipGroup>> ships)
        implements Serializable {
    /**
     * Checks that everything is somewhere on the map.
     *
     * @throws IllegalArgumentException if a Sector or System is not on the map, something is held on a disc without a
     *     planet, a Sector has two Cubes, or the Ships of a Sector are not one group a player in the players' order
     */
    public Galaxy {
        checkHoldings(map, holdings);
        checkCubes(map, cubes);
        ships.forEach((sector, groups) -> checkShips(map, sector, groups));
    }

    private static void checkHoldings(StarMap map, Holdings holdings) {
        holdings.mentioned().forEach(system -> {
            if (map.disc(system).kind() != DiscKind.PLANETARY) {
                throw new IllegalArgumentException("Only Planetary Systems are held or developed, unlike " + system);
            }
        });
    }

    private static void checkCubes(StarMap map, TreeMap<CubeId, SectorId> cubes) {
        TreeSet<SectorId> taken = TreeSet.empty();
        for (SectorId sector : cubes.values()) {
            map.graph().place(sector);
            if (taken.contains(sector)) {
                throw new IllegalArgumentException("A Sector has one Cube at most (AS-EFF-01), not two: " + sector);
            }
            taken = taken.add(sector);
        }
    }

    private static void checkShips(StarMap map, SectorId sector, Vector<ShipGroup> groups) {
        map.graph().place(sector);
        if (groups.isEmpty()) {
            throw new IllegalArgumentException("A Sector without Ships is left out, unlike " + sector);
        }
        for (int n = 1; n < groups.size(); n++) {
            if (groups.get(n - 1).owner().compareTo(groups.get(n).owner()) >= 0) {
                throw new IllegalArgumentException(
                        "The Ships of a Sector are one group a player, ordered by player, not "
                                + groups.map(ShipGroup::owner).mkString(", "));
            }
        }
    }

    /**
     * A map on which nothing stands.
     *
     * @param map discs and lanes
     * @return the galaxy
     */
    public static Galaxy of(StarMap map) {
        return new Galaxy(map, Holdings.none(), TreeMap.empty(), TreeMap.empty());
    }

    /**
     * The galaxy with another map.
     *
     * @param newMap discs and lanes
     * @return the changed galaxy
     * @throws IllegalArgumentException if something is then off the map
     */
    public Galaxy withMap(StarMap newMap) {
        return new Galaxy(newMap, holdings, cubes, ships);
    }

    /**
     * The galaxy with other holdings.
     *
     * @param newHoldings whose the Systems are
     * @return the changed galaxy
     * @throws IllegalArgumentException if a System is not on the map or has no planet
     */
    public Galaxy withHoldings(Holdings newHoldings) {
        return new Galaxy(map, newHoldings, cubes, ships);
    }

    /**
     * The galaxy with a Cube in a Sector, wherever it was before.
     *
     * @param cube the Cube
     * @param sector where it is now
     * @return the changed galaxy
     * @throws IllegalArgumentException if the Sector is not on the map or has another Cube
     */
    public Galaxy withCube(CubeId cube, SectorId sector) {
        return new Galaxy(map, holdings, cubes.put(cube, sector), ships);
    }

    /**
     * The galaxy without a Cube.
     *
     * @param cube a Cube in space
     * @return the changed galaxy
     * @throws IllegalArgumentException if the Cube is not in space
     */
    public Galaxy withoutCube(CubeId cube) {
        sectorOf(cube);
        return new Galaxy(map, holdings, cubes.remove(cube), ships);
    }

    /**
     * The galaxy with a group of Ships in a Sector, in place of those that their player had there.
     *
     * @param sector where
     * @param group the Ships
     * @return the changed galaxy
     * @throws IllegalArgumentException if the Sector is not on the map
     */
    public Galaxy withShips(SectorId sector, ShipGroup group) {
        Vector<ShipGroup> others = shipsAt(sector).reject(other -> other.owner().equals(group.owner()));
        Vector<ShipGroup> all = others.append(group).sortBy(ShipGroup::owner);
        return new Galaxy(map, holdings, cubes, ships.put(sector, all));
    }

    /**
     * The galaxy without a player's Ships in a Sector.
     *
     * @param sector where
     * @param owner whose Ships
     * @return the changed galaxy, which is the same if the player has none there
     */
    public Galaxy withoutShips(SectorId sector, PlayerId owner) {
        Vector<ShipGroup> others = shipsAt(sector).reject(other -> other.owner().equals(owner));
        return new Galaxy(map, holdings, cubes, others.isEmpty() ? ships.remove(sector) : ships.put(sector, others));
    }

    /**
     * Where a Cube is.
     *
     * @param cube a Cube in space
     * @return its Sector
     * @throws IllegalArgumentException if the Cube is not in space
     */
    public SectorId sectorOf(CubeId cube) {
        return cubes.get(cube)
                .getOrElseThrow(() -> new IllegalArgumentException("The Cube must be in space, unlike " + cube));
    }

    /**
     * The Cube in a Sector.
     *
     * @param sector any Sector
     * @return the Cube, if there is one
     */
    public Option<CubeId> cubeAt(SectorId sector) {
        return cubes.find(entry -> entry._2.equals(sector)).map(Tuple2::_1);
    }

    /**
     * The Ships in a Sector.
     *
     * @param sector any Sector
     * @return one group a player, ordered by player
     */
    public Vector<ShipGroup> shipsAt(SectorId sector) {
        return ships.getOrElse(sector, Vector.empty());
    }
}
