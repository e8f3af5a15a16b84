package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * How a Cube moves along a route at Warp.
 *
 * <p>The movement is compulsory and in full: it ends by Warp or at the target (AS-MOV-01 to AS-MOV-03), before Ships
 * (AS-MOV-07), or before another Cube (AS-EFF-02), judged in this order. Nothing is rolled: a hazard on the way does not
 * affect a Cube (AS-ADD-03), and a System that it passes is not assimilated (AS-MOV-08).
 *
 * @since 0.1.0
 */
public final class CubeMovement {
    private CubeMovement() {}

    /**
     * Moves a Cube along a route.
     *
     * @param galaxy the galaxy before
     * @param cube a Cube in space
     * @param route a route from where it is, usually one of {@link TargetChoice#best}
     * @param warp the Warp of the command, 1 or more
     * @param blockade which Ships stop it
     * @return what came of it
     * @throws IllegalArgumentException if the Cube is not in space, the route begins elsewhere or leaves out Sectors, or the
     *     Warp is below 1
     */
    public static CubeMove move(Galaxy galaxy, CubeId cube, Route route, int warp, Blockade blockade) {
        checkRoute(galaxy, cube, route);
        Vector<SectorId> way = withinWarp(route, warp);
        Vector<SectorId> open = blockade.open(galaxy, way);
        Vector<SectorId> entered = CollectiveEfficiency.stopBefore(galaxy, cube, open);
        Option<CubeId> forcedNext = CollectiveEfficiency.forcedNext(galaxy, cube, open);
        Option<SectorId> blocked = Option.when(open.size() < way.size(), () -> way.get(open.size()));
        List<GalaxyEvent> events = new ArrayList<>();
        events.add(movement(galaxy, cube, route, entered));
        blocked.forEach(sector -> events.add(blockedAt(galaxy, cube, sector, blockade)));
        forcedNext.forEach(other -> events.add(new GalaxyEvent.CubeStoppedByCube(cube, other)));
        Galaxy after = entered.isEmpty() ? galaxy : galaxy.withCube(cube, entered.last());
        return new CubeMove(
                cube, route.start(), entered, forcedNext, after, Vector.of(events.toArray(GalaxyEvent[]::new)));
    }

    /**
     * The part of a route that lies within the Warp of a command: it ends with the last disc that may be entered, or at the
     * target, where surplus Warp is lost. Rules AS-MOV-01 to AS-MOV-03.
     *
     * @param route the whole route
     * @param warp the Warp of the command, 1 or more
     * @return the Sectors that the Cube would enter, in order
     * @throws IllegalArgumentException if the Warp is below 1
     */
    public static Vector<SectorId> withinWarp(Route route, int warp) {
        checkWarp(warp);
        int discs = 0;
        int sectors = 0;
        while (discs < warp && sectors < route.sectors()) {
            discs += route.entered().get(sectors) instanceof SectorId.Orbit ? 1 : 0;
            sectors++;
        }
        return route.entered().take(sectors);
    }

    private static GalaxyEvent movement(Galaxy galaxy, CubeId cube, Route route, Vector<SectorId> entered) {
        if (entered.isEmpty()) {
            return new GalaxyEvent.CubeStayed(
                    cube, route.start(), route.entered().isEmpty());
        }
        List<SystemId> passed = new ArrayList<>();
        for (SectorId sector : entered.init()) {
            if (sector instanceof SectorId.Orbit orbit && galaxy.holdings().isDevelopedTarget(orbit.system())) {
                passed.add(orbit.system());
            }
        }
        return new GalaxyEvent.CubeMoved(
                cube, route.start(), route.target(), entered, Vector.of(passed.toArray(SystemId[]::new)));
    }

    private static GalaxyEvent blockedAt(Galaxy galaxy, CubeId cube, SectorId sector, Blockade blockade) {
        return new GalaxyEvent.CubeBlocked(
                cube, sector, galaxy.shipsAt(sector).filter(blockade::blocks).map(ShipGroup::owner), blockade);
    }

    private static void checkRoute(Galaxy galaxy, CubeId cube, Route route) {
        SectorId place = galaxy.sectorOf(cube);
        if (!route.start().equals(place)) {
            throw new IllegalArgumentException(
                    "A Cube's route begins where it is, at " + place + ", not at " + route.start());
        }
        StarGraph graph = galaxy.map().graph();
        for (SectorId next : route.entered()) {
            if (!graph.isNext(graph.place(place), graph.place(next))) {
                throw new IllegalArgumentException(
                        "A route leads from Sector to next Sector, from " + place + " not to " + next);
            }
            place = next;
        }
    }

    static void checkWarp(int warp) {
        if (warp < 1) {
            throw new IllegalArgumentException("A command moves at Warp 1 or more (AS-CRD-03), not " + warp);
        }
    }
}
