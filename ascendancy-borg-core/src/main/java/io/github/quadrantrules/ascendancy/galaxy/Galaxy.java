package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.Tuple2;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The map with all that stands on it. Immutable.
 *
 * <p>A Cube on a Spire is a Structure and not here: only Cubes in space have a Sector, and no Sector has two (AS-EFF-01).
 * The Ships of a Sector are one group a player.
 *
 * @since 0.1.0
 */
public final class Galaxy implements Serializable {
    private static final long serialVersionUID = 1;

    private final StarMap map;
    private final Holdings holdings;
    private final TreeMap<CubeId, SectorId> cubes;
    private final TreeMap<SectorId, Vector<ShipGroup>> ships;

    /** The same Cubes, quicker to find. */
    private final transient Map<SectorId, CubeId> moorings;

    /** The same Ships, quicker to find. */
    private final transient Map<SectorId, Vector<ShipGroup>> berths;

    /** What is written instead of a galaxy, so that reading checks everything again. */
    private record Saved(
            StarMap map, Holdings holdings, TreeMap<CubeId, SectorId> cubes, TreeMap<SectorId, Vector<ShipGroup>> ships)
            implements Serializable {
        private Object readResolve() {
            return Galaxy.of(map, holdings, cubes, ships);
        }
    }

    private Galaxy(
            StarMap map,
            Holdings holdings,
            TreeMap<CubeId, SectorId> cubes,
            Map<SectorId, CubeId> moorings,
            TreeMap<SectorId, Vector<ShipGroup>> ships,
            Map<SectorId, Vector<ShipGroup>> berths) {
        this.map = map;
        this.holdings = holdings;
        this.cubes = cubes;
        this.moorings = moorings;
        this.ships = ships;
        this.berths = berths;
    }

    /**
     * A map on which nothing stands.
     *
     * @param map discs and lanes
     * @return the galaxy
     */
    public static Galaxy of(StarMap map) {
        return new Galaxy(
                map, Holdings.none(), TreeMap.empty(), new LinkedHashMap<>(), TreeMap.empty(), new LinkedHashMap<>());
    }

    /**
     * A map with all that stands on it.
     *
     * @param map discs and lanes
     * @param holdings whose the Systems are
     * @param cubes the Sector of each Cube in space
     * @param ships the Ships in each Sector that has any, one group a player, ordered by player
     * @return the galaxy
     * @throws IllegalArgumentException if a Sector or System is not on the map, something is held on a disc without a
     *     planet, a Sector has two Cubes, the Ships of a Sector are not one group a player in the players' order, or a player has
     *     more than {@link ShipGroup#MOST} Ships
     */
    public static Galaxy of(
            StarMap map,
            Holdings holdings,
            TreeMap<CubeId, SectorId> cubes,
            TreeMap<SectorId, Vector<ShipGroup>> ships) {
        Galaxy held = Galaxy.of(map).withHoldings(holdings);
        Galaxy manned = cubes.foldLeft(held, (galaxy, entry) -> galaxy.withCube(entry._1, entry._2));
        ships.forEach((sector, groups) -> checkShips(map, sector, groups));
        Vector.ofAll(ships.values())
                .flatMap(groups -> groups)
                .map(ShipGroup::owner)
                .distinct()
                .forEach(owner -> checkTotal(ships, owner));
        return manned.withAllShips(ships);
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

    private static void checkTotal(TreeMap<SectorId, Vector<ShipGroup>> ships, PlayerId owner) {
        long total = 0;
        for (Vector<ShipGroup> groups : ships.values()) {
            for (ShipGroup group : groups) {
                total += group.owner().equals(owner) ? group.ships() : 0;
            }
        }
        if (total > ShipGroup.MOST) {
            throw new IllegalArgumentException(
                    "A player has at most " + ShipGroup.MOST + " Ships, but " + owner + " would have " + total);
        }
    }

    private Galaxy withAllCubes(TreeMap<CubeId, SectorId> all) {
        Map<SectorId, CubeId> table = new LinkedHashMap<>();
        for (Tuple2<CubeId, SectorId> cube : all) {
            table.put(cube._2, cube._1);
        }
        return new Galaxy(map, holdings, all, table, ships, berths);
    }

    private Galaxy withAllShips(TreeMap<SectorId, Vector<ShipGroup>> all) {
        Map<SectorId, Vector<ShipGroup>> table = new LinkedHashMap<>();
        all.forEach(table::put);
        return new Galaxy(map, holdings, cubes, moorings, all, table);
    }

    /**
     * The galaxy with another map.
     *
     * @param newMap discs and lanes
     * @return the changed galaxy
     * @throws IllegalArgumentException if something is then off the map
     */
    public Galaxy withMap(StarMap newMap) {
        return Galaxy.of(newMap, holdings, cubes, ships);
    }

    /**
     * The galaxy with other holdings.
     *
     * @param newHoldings whose the Systems are
     * @return the changed galaxy
     * @throws IllegalArgumentException if a System is not on the map or has no planet
     */
    public Galaxy withHoldings(Holdings newHoldings) {
        newHoldings.forEachNew(holdings, this::checkPlanet);
        return new Galaxy(map, newHoldings, cubes, moorings, ships, berths);
    }

    private void checkPlanet(SystemId system) {
        if (map.disc(system).kind() != DiscKind.PLANETARY) {
            throw new IllegalArgumentException("Only Planetary Systems are held or developed, unlike " + system);
        }
    }

    /**
     * The galaxy with a Spire in a System: control and a Starbase are gone. Rules AS-ASM-06 and AS-SBS-01.
     *
     * @param system which
     * @return the changed galaxy
     * @throws IllegalArgumentException if the System is not on the map or has no planet, or it is the sixth Borg World
     */
    public Galaxy withBorgWorld(SystemId system) {
        checkPlanet(system);
        return new Galaxy(map, holdings.withBorgWorld(system), cubes, moorings, ships, berths);
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
        map.graph().place(sector);
        cubeAt(sector).filter(there -> !there.equals(cube)).forEach(there -> {
            throw new IllegalArgumentException("A Sector has one Cube at most (AS-EFF-01), not two: " + sector);
        });
        return withAllCubes(cubes.put(cube, sector));
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
        return withAllCubes(cubes.remove(cube));
    }

    /**
     * The galaxy with a group of Ships in a Sector, in place of those that their player had there.
     *
     * @param sector where
     * @param group the Ships
     * @return the changed galaxy
     * @throws IllegalArgumentException if the Sector is not on the map, or the player has more than {@link ShipGroup#MOST}
     *     Ships then
     */
    public Galaxy withShips(SectorId sector, ShipGroup group) {
        map.graph().place(sector);
        Vector<ShipGroup> others = shipsAt(sector).reject(other -> other.owner().equals(group.owner()));
        TreeMap<SectorId, Vector<ShipGroup>> all =
                ships.put(sector, others.append(group).sortBy(ShipGroup::owner));
        checkTotal(all, group.owner());
        return withAllShips(all);
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
        return withAllShips(others.isEmpty() ? ships.remove(sector) : ships.put(sector, others));
    }

    /**
     * The map.
     *
     * @return discs and lanes
     */
    public StarMap map() {
        return map;
    }

    /**
     * The holdings.
     *
     * @return whose the Systems are
     */
    public Holdings holdings() {
        return holdings;
    }

    /**
     * The Cubes in space.
     *
     * @return the Sector of each
     */
    public TreeMap<CubeId, SectorId> cubes() {
        return cubes;
    }

    /**
     * The Ships.
     *
     * @return one group a player, ordered by player, for each Sector that has any
     */
    public TreeMap<SectorId, Vector<ShipGroup>> ships() {
        return ships;
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
        return Option.of(moorings.get(sector));
    }

    /**
     * The Ships in a Sector.
     *
     * @param sector any Sector
     * @return one group a player, ordered by player
     */
    public Vector<ShipGroup> shipsAt(SectorId sector) {
        return berths.getOrDefault(sector, Vector.empty());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Galaxy galaxy
                && map.equals(galaxy.map)
                && holdings.equals(galaxy.holdings)
                && cubes.equals(galaxy.cubes)
                && ships.equals(galaxy.ships);
    }

    @Override
    public int hashCode() {
        return Objects.hash(map, holdings, cubes, ships);
    }

    /** The map, and where Cubes and Ships are. */
    @Override
    public String toString() {
        return map + "; " + holdings + "; "
                + cubes.map(entry -> entry._1 + " at " + entry._2).mkString(", ") + "; "
                + ships.map(entry -> entry._2.mkString(", ") + " at " + entry._1)
                        .mkString(", ");
    }

    private Object writeReplace() {
        return new Saved(map, holdings, cubes, ships);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("A galaxy is read from what stands on its map, not from " + in);
    }
}
