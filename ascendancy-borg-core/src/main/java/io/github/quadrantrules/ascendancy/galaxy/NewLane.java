package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * What happens when no target is connected to a Cube: it places a Space Lane that points at the Home System of Player No.
 * 1. The lane is part of the movement (AS-LNK-09).
 *
 * <p>Cubes from a Hub that has neither lanes nor Conduits in play come here without a rule of their own (AS-LNK-10).
 *
 * @since 0.1.0
 */
public final class NewLane {
    private NewLane() {}

    /**
     * Decides what a Cube without connection does. Rules AS-LNK-01 to AS-LNK-04 and AS-LNK-08.
     *
     * @param galaxy the galaxy
     * @param cube a Cube in space
     * @param targets the Systems of the wanted kind, one or more: without any the Cube lays no lane (AS-CRD-06)
     * @param order the players' Turn Order numbers
     * @param warp the Warp of the command, 1 or more
     * @param placement what the base game and the table allow
     * @return a Floating System to turn if one gives a connection, else a new System, else to stay
     * @throws IllegalArgumentException if there is no target or one is connected, the Cube is not in space, a System is not
     *     on the map, a Floating System has no room for the lane, or Player No. 1 has no Home
     *     System on the map
     */
    public static LaneDecision decide(
            Galaxy galaxy,
            CubeId cube,
            SortedSet<SystemId> targets,
            TurnOrder order,
            int warp,
            LanePlacement placement) {
        checkDisconnected(galaxy, cube, targets);
        SectorId place = galaxy.sectorOf(cube);
        if (!(place instanceof SectorId.Orbit orbit
                && placement instanceof LanePlacement.Possible lane
                && galaxy.map().freeLanes(orbit.system()) > 0)) {
            return new LaneDecision.Stay(cube, place);
        }
        SystemId from = orbit.system();
        Vector<LaneDecision.Turn> turns = lane.floating()
                .sorted()
                .map(system -> new SpaceLane(galaxy.map().nextLane(), from, system, lane.sectors()))
                .map(joining -> turn(galaxy, cube, joining, targets, order, warp))
                .filter(turn -> !turn.routes().isEmpty());
        return turns.isEmpty()
                ? new LaneDecision.PlaceSystem(cube, from, homeOfPlayerNumberOne(galaxy, order), lane.sectors())
                : new LaneDecision.TurnFloating(best(turns, galaxy.holdings(), order));
    }

    private static void checkDisconnected(Galaxy galaxy, CubeId cube, SortedSet<SystemId> targets) {
        if (targets.isEmpty()) {
            throw new IllegalArgumentException("Without a target no lane is placed (AS-CRD-06) by " + cube);
        }
        SectorId place = galaxy.sectorOf(cube);
        targets.find(target -> Distances.connected(galaxy.map(), place, target.orbit()))
                .forEach(target -> {
                    throw new IllegalArgumentException(
                            "A lane is placed only if no target is connected (AS-MOV-04), unlike " + target);
                });
    }

    private static LaneDecision.Turn turn(
            Galaxy galaxy, CubeId cube, SpaceLane lane, SortedSet<SystemId> targets, TurnOrder order, int warp) {
        Galaxy turned = galaxy.withMap(galaxy.map().withLane(lane));
        return new LaneDecision.Turn(cube, lane, turned, TargetChoice.best(turned, cube, targets, order, warp));
    }

    /** Of several Floating Systems the one with the best candidate; equal ones are a choice. Rule AS-LNK-03. */
    private static Vector<LaneDecision.Turn> best(Vector<LaneDecision.Turn> turns, Holdings holdings, TurnOrder order) {
        return TargetChoice.least(
                turns,
                Comparator.comparing(turn -> turn.routes().head().reach(), TargetChoice.comparator(holdings, order)));
    }

    /**
     * Where a new lane points: at the Home System of Player No. 1. Rules AS-LNK-01 and AS-LNK-02.
     *
     * @param galaxy the galaxy
     * @param order the Turn Order numbers of the players who are not assimilated
     * @return the Home System of the player with the lowest number
     * @throws IllegalArgumentException if that player has none
     */
    public static SystemId homeOfPlayerNumberOne(Galaxy galaxy, TurnOrder order) {
        PlayerId player = order.playerNumberOne();
        return galaxy.holdings()
                .homes()
                .get(player)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "Player No. 1 has a Home System (AS-LNK-01), which is missing for " + player));
    }

    /**
     * Places a new System at the end of the new lane. The Cube enters it, and its movement ends there, whatever Warp is
     * left. Rules AS-LNK-04 and AS-LNK-09.
     *
     * @param galaxy the galaxy before
     * @param decision what was decided
     * @param disc the next disc of the stack, which has room for a lane
     * @return what came of it
     * @throws IllegalArgumentException if the Cube is not at the System where the lane begins, the disc is on the map or has
     *     no room for a lane, or is a second Hub or a third Conduit
     */
    public static CubeMove place(Galaxy galaxy, LaneDecision.PlaceSystem decision, SystemDisc disc) {
        CubeId cube = decision.cube();
        SectorId start = galaxy.sectorOf(cube);
        if (!start.equals(decision.from().orbit())) {
            throw new IllegalArgumentException(
                    "The lane begins where the Cube is (AS-LNK-01), at " + start + ", not at " + decision.from());
        }
        SpaceLane lane = new SpaceLane(galaxy.map().nextLane(), decision.from(), disc.id(), decision.sectors());
        Galaxy placed = galaxy.withMap(galaxy.map().withDisc(disc).withLane(lane));
        Vector<SectorId> entered = Vector.rangeClosed(1, lane.sectors())
                .map(number -> SectorId.space(lane.id(), number))
                .append(disc.id().orbit());
        GalaxyEvent event =
                new GalaxyEvent.SystemPlaced(cube, decision.from(), decision.towards(), disc.id(), decision.sectors());
        return new CubeMove(
                cube,
                start,
                entered,
                Option.none(),
                placed.withCube(cube, disc.id().orbit()),
                Vector.of(event));
    }
}
