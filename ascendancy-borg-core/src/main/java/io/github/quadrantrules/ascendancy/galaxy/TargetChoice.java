package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which System a Cube makes for, and by which route.
 *
 * <p>The comparison is by Warp, then by Sectors, then by the Turn Order number of whoever controls the System; what is
 * still equal is somebody's choice. Ships play no part in it: a route is not changed to go round them (AS-MOV-07).
 *
 * @since 0.1.0
 */
public final class TargetChoice {
    private static final int UNCONTROLLED = Integer.MAX_VALUE;

    private TargetChoice() {}

    /**
     * How far the Systems of the wanted kind are. Only connected ones count, Transwarp links included. Rules AS-MOV-02,
     * AS-MOV-04 and AS-HUB-05.
     *
     * @param map discs and lanes
     * @param from where the Cube is
     * @param targets Systems of the map
     * @return the connected ones with their distances, ordered by System
     * @throws IllegalArgumentException if the Sector or a System is not on the map
     */
    public static Vector<Reach> reachable(StarMap map, SectorId from, SortedSet<SystemId> targets) {
        return reachable(map.graph(), voyage(map, from), targets);
    }

    private static Voyage voyage(StarMap map, SectorId from) {
        StarGraph graph = map.graph();
        return Voyage.from(graph, graph.place(from));
    }

    private static Vector<Reach> reachable(StarGraph graph, Voyage voyage, SortedSet<SystemId> targets) {
        List<Reach> found = new ArrayList<>();
        for (SystemId target : targets) {
            int disc = graph.place(target.orbit());
            if (voyage.reaches(disc)) {
                found.add(new Reach(target, voyage.warp(disc), voyage.sectors(disc)));
            }
        }
        return Vector.of(found.toArray(Reach[]::new));
    }

    /**
     * Those at the smallest Warp distance. Rule AS-MOV-04.
     *
     * @param candidates any candidates
     * @return the nearest, in the same order
     */
    public static Vector<Reach> nearest(Vector<Reach> candidates) {
        return least(candidates, Comparator.comparingInt(Reach::warp));
    }

    /**
     * Those whose route enters fewest Sectors. Rule AS-MOV-05.
     *
     * @param candidates candidates of equal Warp distance
     * @return the shortest, in the same order
     */
    public static Vector<Reach> fewestSectors(Vector<Reach> candidates) {
        return least(candidates, Comparator.comparingInt(Reach::sectors));
    }

    /**
     * Those controlled by the player with the lowest Turn Order number; Systems that nobody controls come last. Rule
     * AS-MOV-06.
     *
     * @param candidates candidates of equal distance
     * @param holdings who controls the Systems
     * @param order the players' numbers
     * @return the first in Turn Order, in the same order
     * @throws IllegalArgumentException if a controlling player has no number
     */
    public static Vector<Reach> firstInTurnOrder(Vector<Reach> candidates, Holdings holdings, TurnOrder order) {
        return least(candidates, byTurnOrder(holdings, order));
    }

    private static Comparator<Reach> byTurnOrder(Holdings holdings, TurnOrder order) {
        return Comparator.comparingInt(candidate -> holdings.controllers()
                .get(candidate.system())
                .map(order::numberOf)
                .getOrElse(UNCONTROLLED));
    }

    /** All those that are not worse than any other, in the same order. */
    static <T> Vector<T> least(Vector<T> candidates, Comparator<T> comparator) {
        List<T> best = new ArrayList<>();
        for (T candidate : candidates) {
            int order = best.isEmpty() ? 0 : comparator.compare(candidate, best.get(0));
            if (order < 0) {
                best.clear();
            }
            if (order <= 0) {
                best.add(candidate);
            }
        }
        return best.size() == candidates.size() ? candidates : Vector.ofAll(best);
    }

    /**
     * The whole comparison: the better candidate is the smaller. Equal ones are somebody's choice. Rules AS-MOV-04 to
     * AS-MOV-06.
     *
     * @param holdings who controls the Systems
     * @param order the players' numbers
     * @return the comparator, which throws an {@link IllegalArgumentException} if a controlling player has no number
     */
    public static Comparator<Reach> comparator(Holdings holdings, TurnOrder order) {
        return Comparator.comparingInt(Reach::warp)
                .thenComparingInt(Reach::sectors)
                .thenComparing(byTurnOrder(holdings, order));
    }

    /**
     * All shortest routes to each connected target, whatever their rank. Rule AS-MOV-04.
     *
     * @param map discs and lanes
     * @param from where the Cube is
     * @param targets Systems of the map
     * @return the routes, ordered by target and then by the Sectors that they enter; there can be very many if equally long
     *     ways part and meet again and again
     * @throws IllegalArgumentException if the Sector or a System is not on the map
     */
    public static Vector<Route> candidates(StarMap map, SectorId from, SortedSet<SystemId> targets) {
        StarGraph graph = map.graph();
        Voyage voyage = voyage(map, from);
        return routes(graph, voyage, reachable(graph, voyage, targets), Integer.MAX_VALUE);
    }

    private static Vector<Route> routes(StarGraph graph, Voyage voyage, Vector<Reach> reaches, int told) {
        List<Route> found = new ArrayList<>();
        for (Reach reach : reaches) {
            voyage.addRoutes(graph.place(reach.system().orbit()), told, found);
        }
        return Vector.of(found.toArray(Route[]::new));
    }

    /**
     * The best routes for a Cube: one if the rules decide, several if somebody has to choose, none if no target is connected
     * (then see {@link NewLane}).
     *
     * <p>Routes to the same target that differ only after the last disc that the Cube can enter lead to the same movement;
     * the first of them stands for all. Rules AS-MOV-03 to AS-MOV-06.
     *
     * @param galaxy the galaxy
     * @param cube a Cube in space
     * @param targets the Systems of the wanted kind
     * @param order the players' Turn Order numbers
     * @param warp the Warp of the command, 1 or more
     * @return equal routes, ordered by target and then by the Sectors that they enter, so that the first is the default
     * @throws IllegalArgumentException if the Cube is not in space, a System is not on the map, a controlling player has no
     *     number, or the Warp is below 1
     */
    public static Vector<Route> best(
            Galaxy galaxy, CubeId cube, SortedSet<SystemId> targets, TurnOrder order, int warp) {
        CubeMovement.checkWarp(warp);
        StarGraph graph = galaxy.map().graph();
        Voyage voyage = voyage(galaxy.map(), galaxy.sectorOf(cube));
        Vector<Reach> candidates = reachable(graph, voyage, targets);
        Vector<Reach> closest = fewestSectors(nearest(candidates));
        return routes(graph, voyage, firstInTurnOrder(closest, galaxy.holdings(), order), warp);
    }
}
