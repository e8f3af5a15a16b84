package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/**
 * A second method for distances and routes: walks through every way on a small map that enters no Sector twice, Sector by
 * Sector, with neighbours read off the lanes themselves.
 */
final class WalkedRoutes {
    private final Vector<Vector<SectorId>> pairs;
    private Vector<Vector<SectorId>> ways = Vector.empty();

    private WalkedRoutes(Vector<Vector<SectorId>> pairs) {
        this.pairs = pairs;
    }

    /** All ways at Warp from a Sector, the empty one first, as the Sectors entered. */
    static Vector<Vector<SectorId>> atWarp(StarMap map, SectorId from) {
        return walked(from, pairsOfLanes(map).appendAll(pairsOfLinks(map)));
    }

    /** All ways at Impulse. */
    static Vector<Vector<SectorId>> atImpulse(StarMap map, SectorId from) {
        return walked(from, pairsOfLanes(map));
    }

    /** All routes at Warp to a System. */
    static Vector<Route> to(StarMap map, SectorId from, SystemId target) {
        return atWarp(map, from)
                .filter(way -> way.lastOption().getOrElse(from).equals(target.orbit()))
                .map(way -> new Route(from, target, way));
    }

    private static Vector<Vector<SectorId>> walked(SectorId from, Vector<Vector<SectorId>> pairs) {
        WalkedRoutes walk = new WalkedRoutes(pairs);
        walk.go(from, Vector.of(from));
        return walk.ways;
    }

    private void go(SectorId at, Vector<SectorId> seen) {
        ways = ways.append(seen.tail());
        TreeSet.ofAll(pairs.filter(pair -> pair.contains(at)).flatMap(pair -> pair))
                .filter(next -> !seen.contains(next))
                .forEach(next -> go(next, seen.append(next)));
    }

    private static Vector<Vector<SectorId>> pairsOfLanes(StarMap map) {
        return map.lanes().values().toVector().flatMap(lane -> {
            Vector<SectorId> chain = Vector.rangeClosed(1, lane.sectors())
                    .map(number -> SectorId.space(lane.id(), number))
                    .prepend(lane.from().orbit())
                    .append(lane.to().orbit());
            return chain.sliding(2).map(pair -> pair);
        });
    }

    private static Vector<Vector<SectorId>> pairsOfLinks(StarMap map) {
        return map.hub()
                .toVector()
                .flatMap(hub -> map.conduits().map(conduit -> Vector.of(hub.orbit(), conduit.orbit())));
    }
}
