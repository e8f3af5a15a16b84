package io.github.quadrantrules.ascendancy.world;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.Tuple2;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The Borg pieces in play, as far as building them goes.
 *
 * <p>What is not in play is the supply, so that pieces can neither be lost nor made. Of a Cube in space only matters in
 * which orbit it is, if in any. Rules AS-CMP-01 to AS-CMP-03. Immutable.
 *
 * @param limit how many Spires can be in play
 * @param worlds the Borg Worlds, in the order in which their Spires were placed
 * @param orbits the Systems in whose orbit there is a Cube, one in each; the Transwarp Hub counts as a System
 * @param cubesOnLanes the Cubes on spaces of Space Lanes, 0 or more
 * @param hub the Transwarp Hub's disc, if it is in play
 * @since 0.1.0
 */
public record Collective(
        SpireLimit limit, Vector<BorgWorld> worlds, SortedSet<SystemId> orbits, int cubesOnLanes, Option<SystemId> hub)
        implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are more Spires than the limit, two in one System, more than 5 Cubes in
     *     play, or less than no Cube on the lanes
     */
    public Collective {
        requireNonNull(limit, "limit");
        requireNonNull(worlds, "worlds");
        requireNonNull(orbits, "orbits");
        requireNonNull(hub, "hub");
        if (worlds.size() > limit.spires()) {
            throw new IllegalArgumentException(
                    "At most " + limit.spires() + " Spires are in play (AS-CMP-02), not " + worlds.size());
        }
        Set<SystemId> systems = new LinkedHashSet<>();
        for (BorgWorld world : worlds) {
            if (!systems.add(world.system())) {
                throw new IllegalArgumentException("A System has at most one Spire (AS-BWD-01); the Spires stand at "
                        + worlds.map(BorgWorld::system).mkString(", "));
            }
        }
        if (cubesOnLanes < 0) {
            throw new IllegalArgumentException("There are 0 or more Cubes on Space Lanes, not " + cubesOnLanes);
        }
        int cubes = orbits.size() + cubesOnLanes + worlds.count(BorgWorld::cubeOnSpire);
        if (cubes > BorgSupply.CUBES) {
            throw new IllegalArgumentException("At most 5 Cubes are in play (AS-CMP-01), not " + cubes);
        }
    }

    /**
     * The start of a game: no Borg piece is in play.
     *
     * @param limit how many Spires can come into play
     * @return no worlds, no Cubes, no Hub
     */
    public static Collective none(SpireLimit limit) {
        return new Collective(limit, Vector.empty(), TreeSet.empty(), 0, Option.none());
    }

    /**
     * The pieces on a map.
     *
     * @param limit how many Spires can be in play
     * @param worlds the Borg Worlds, in the order in which their Spires were placed
     * @param galaxy where the Cubes in space are, and whether the Hub is in play
     * @return the pieces
     * @throws IllegalArgumentException if there are too many of one kind, or two Spires in a System
     */
    public static Collective on(SpireLimit limit, Vector<BorgWorld> worlds, Galaxy galaxy) {
        TreeSet<SystemId> orbits = TreeSet.empty();
        for (Tuple2<CubeId, SectorId> cube : galaxy.cubes()) {
            orbits = cube._2 instanceof SectorId.Orbit orbit ? orbits.add(orbit.system()) : orbits;
        }
        return new Collective(
                limit,
                worlds,
                orbits,
                galaxy.cubes().size() - orbits.size(),
                galaxy.map().hub());
    }

    /**
     * These pieces with the Transwarp Hub in play.
     *
     * @param disc where it is
     * @return the same pieces and the Hub
     */
    public Collective withHub(SystemId disc) {
        return new Collective(limit, worlds, orbits, cubesOnLanes, Option.some(disc));
    }

    /**
     * These pieces with other Borg Worlds.
     *
     * @param changed in the order in which their Spires were placed
     * @return the same Cubes in space and the other worlds
     * @throws IllegalArgumentException if the worlds are too many, share a System, or hold too many Cubes
     */
    public Collective withWorlds(Vector<BorgWorld> changed) {
        return new Collective(limit, changed, orbits, cubesOnLanes, hub);
    }

    /**
     * These pieces with the Cubes elsewhere in space, as after a Command Phase.
     *
     * @param inOrbits the Systems in whose orbit there is a Cube
     * @param onLanes the Cubes on spaces of Space Lanes, 0 or more
     * @return the same worlds and the other Cubes in space
     * @throws IllegalArgumentException if a number is out of bounds
     */
    public Collective withCubesInSpace(SortedSet<SystemId> inOrbits, int onLanes) {
        return new Collective(limit, worlds, inOrbits, onLanes, hub);
    }

    /**
     * These pieces with all Cubes in space under way on Space Lanes, so that every orbit is free.
     *
     * @return the same pieces with the Cubes elsewhere
     */
    public Collective withCubesUnderWay() {
        return withCubesInSpace(TreeSet.empty(), cubesInSpace());
    }

    Collective withWorld(BorgWorld changed) {
        return withWorlds(worlds.map(world -> world.system().equals(changed.system()) ? changed : world));
    }

    Collective withCubeInOrbit(SystemId system) {
        return withCubesInSpace(orbits.add(system), cubesOnLanes);
    }

    /**
     * The Borg World in a System.
     *
     * @param system any System
     * @return none if no Spire stands there
     */
    public Option<BorgWorld> world(SystemId system) {
        return worlds.find(world -> world.system().equals(system));
    }

    /**
     * Whether a Cube in space is in a System's own Sector.
     *
     * @param system any System
     * @return true if there is one
     */
    public boolean cubeInOrbit(SystemId system) {
        return orbits.contains(system);
    }

    /**
     * Whether another Cube can be put into a System's orbit: there is one in the supply, and the orbit is free.
     *
     * <p>Rules AS-BLD-09, AS-HUB-02 and AS-EFF-01.
     *
     * @param system any System
     * @return true if there is room
     */
    public boolean roomForCube(SystemId system) {
        return hasCubeInSupply() && !cubeInOrbit(system);
    }

    /**
     * Whether a Cube can still be created. Rule AS-BLD-09.
     *
     * @return true with fewer than 5 Cubes in play
     */
    public boolean hasCubeInSupply() {
        return cubesInPlay() < BorgSupply.CUBES;
    }

    /**
     * The Cubes in space, which will be activated; a Cube on a Spire is none of them. Rule AS-BLD-11.
     *
     * @return 0 to 5
     */
    public int cubesInSpace() {
        return orbits.size() + cubesOnLanes;
    }

    /**
     * The finished Cubes that wait on Spires.
     *
     * @return 0 to 5
     */
    public int cubesOnSpires() {
        return worlds.count(BorgWorld::cubeOnSpire);
    }

    /**
     * The Cubes in space and on Spires. Rule AS-CMP-01.
     *
     * @return 0 to 5
     */
    public int cubesInPlay() {
        return cubesInSpace() + cubesOnSpires();
    }

    /**
     * The pieces that are not in play. Rules AS-CMP-01 to AS-CMP-03.
     *
     * @return what is left of 5 Cubes, 5 Spires and 15 Nodes
     */
    public BorgSupply supply() {
        return new BorgSupply(
                BorgSupply.CUBES - cubesInPlay(),
                BorgSupply.SPIRES - worlds.size(),
                BorgSupply.NODES - worlds.map(BorgWorld::nodes).sum().intValue());
    }
}
