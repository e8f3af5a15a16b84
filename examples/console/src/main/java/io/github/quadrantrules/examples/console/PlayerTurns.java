package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Distances;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SpaceLane;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Fraction;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A player's turn without the base game: a small, fixed stand-in for it.
 *
 * <p>The player builds two Ships at home, explores until the Hub is found, and sends the Ships of a Sector against the Borg
 * in reach when the exact odds are even or better; Ships without a target go home.
 */
final class PlayerTurns {
    private static final int NEW_SHIPS = 2;
    private static final int FLEET = 3;
    private static final int REACH = 4;
    private static final int ANYWHERE = 60;
    private static final Fraction EVEN = Fraction.of(1, 2);

    private final Admirals admirals;

    PlayerTurns(Admirals admirals) {
        this.admirals = admirals;
    }

    /** A Cube or a Borg World within reach, the Ships that go there, and the way that they go. */
    private record Target(Either<CubeId, SystemId> borg, ShipGroup ships, Vector<SectorId> way, Fraction odds) {}

    /** What the base game does before the Borg are attacked. */
    record Prepared(Played played, Option<Either<CubeId, SystemId>> target) {}

    Prepared prepare(Table table, PlayerId player, Dice dice) {
        Played built = explored(build(Played.from(table), player), player, dice);
        return target(built.table(), player)
                .map(target -> new Prepared(approached(built, target), Option.some(target.borg())))
                .getOrElse(() -> new Prepared(home(built, player), Option.none()));
    }

    private static Played build(Played before, PlayerId player) {
        Galaxy galaxy = before.table().galaxy();
        SystemId home = home(galaxy, player);
        if (galaxy.cubeAt(home.orbit()).isDefined()) {
            return before;
        }
        ShipGroup group = joined(galaxy, home.orbit(), ShipGroup.singles(player, NEW_SHIPS));
        boolean fleet = before.table().options().onlyFleetsBlock() && group.fleets() == 0 && group.ships() >= FLEET;
        ShipGroup formed = fleet ? new ShipGroup(player, group.ships(), 1) : group;
        return before.with(galaxy.withShips(home.orbit(), formed))
                .tell(new BaseGameEvent.ShipsBuilt(player, NEW_SHIPS, home, formed.ships()));
    }

    private static SystemId home(Galaxy galaxy, PlayerId player) {
        return galaxy.holdings().homes().get(player).get();
    }

    private static ShipGroup joined(Galaxy galaxy, SectorId sector, ShipGroup group) {
        return galaxy.shipsAt(sector)
                .find(there -> there.owner().equals(group.owner()))
                .map(group::plus)
                .getOrElse(group);
    }

    /** Until the Hub is found, a lane leads from an own System to a Floating System, or else towards the Hub. */
    private static Played explored(Played before, PlayerId player, Dice dice) {
        Galaxy galaxy = before.table().galaxy();
        StarMap map = galaxy.map();
        SectorId home = home(galaxy, player).orbit();
        SystemId hub = map.hub().get();
        if (Distances.connected(map, home, hub.orbit())) {
            return before;
        }
        Vector<SystemId> open = map.discs().keySet().toVector().filter(system -> map.freeLanes(system) > 0);
        Option<SystemId> from = open.filter(system -> Distances.connected(map, home, system.orbit()))
                .maxBy(map::freeLanes);
        Vector<SystemId> others =
                open.reject(system -> system.equals(hub) || Distances.connected(map, home, system.orbit()));
        SystemId to = others.find(
                        system -> map.freeLanes(system) == map.disc(system).laneCapacity())
                .orElse(others.find(system -> Distances.connected(map, hub.orbit(), system.orbit())))
                .getOrElse(hub);
        return from.map(start -> new SpaceLane(map.nextLane(), start, to, dice.oneOf(BorgTurnPolicy.LANE_LENGTHS)))
                .map(lane -> before.with(galaxy.withMap(map.withLane(lane)))
                        .tell(new BaseGameEvent.LaneExplored(player, lane)))
                .getOrElse(before);
    }

    /** The attack with the best odds, if they are even or better. */
    private Option<Target> target(Table table, PlayerId player) {
        return groups(table.galaxy(), player)
                .flatMap(group -> cubes(table, group).appendAll(worlds(table, group)))
                .filter(target -> target.odds().compareTo(EVEN) >= 0)
                .maxBy((one, other) -> one.odds().compareTo(other.odds()));
    }

    /** The Ships of a player, Sector by Sector. */
    static Vector<Tuple2<SectorId, ShipGroup>> groups(Galaxy galaxy, PlayerId player) {
        return galaxy.ships()
                .toVector()
                .flatMap(entry -> entry._2
                        .filter(group -> group.owner().equals(player))
                        .map(group -> new Tuple2<>(entry._1, group)));
    }

    /** Ships attack a Cube from the Sector beside it, into which the last step would lead. */
    private Vector<Target> cubes(Table table, Tuple2<SectorId, ShipGroup> group) {
        ShipGroup ships = group._2;
        return table.galaxy()
                .cubes()
                .toVector()
                .flatMap(cube -> Ways.between(table.galaxy(), group._1, cube._2, REACH + 1)
                        .map(way -> new Target(
                                Either.left(cube._1),
                                ships,
                                way.dropRight(1).prepend(group._1),
                                admirals.oddsAgainstCube(table, ships.owner(), ships.ships()))));
    }

    private Vector<Target> worlds(Table table, Tuple2<SectorId, ShipGroup> group) {
        ShipGroup ships = group._2;
        return table.worlds()
                .filter(world -> table.galaxy().cubeAt(world.system().orbit()).isEmpty())
                .flatMap(world -> Ways.between(
                                table.galaxy(), group._1, world.system().orbit(), REACH)
                        .map(way -> new Target(
                                Either.right(world.system()),
                                ships,
                                way.prepend(group._1),
                                admirals.oddsAgainstWorld(table, ships.owner(), ships.ships(), world))));
    }

    private static Played approached(Played before, Target target) {
        String why = target.borg().fold(cube -> "to attack " + cube, system -> "to reclaim it");
        return moved(before, target.way(), target.ships(), why);
    }

    private static Played home(Played before, PlayerId player) {
        Galaxy galaxy = before.table().galaxy();
        SectorId home = home(galaxy, player).orbit();
        return galaxy.cubeAt(home).isDefined()
                ? before
                : groups(galaxy, player)
                        .foldLeft(
                                before,
                                (played, group) -> Ways.between(galaxy, group._1, home, ANYWHERE)
                                        .map(way -> way.take(REACH).prepend(group._1))
                                        .map(way -> moved(played, way, group._2, "on the way home"))
                                        .getOrElse(played));
    }

    private static Played moved(Played before, Vector<SectorId> way, ShipGroup group, String why) {
        if (way.size() == 1) {
            return before;
        }
        Galaxy left = before.table().galaxy().withoutShips(way.head(), group.owner());
        return before.with(left.withShips(way.last(), joined(left, way.last(), group)))
                .tell(new BaseGameEvent.ShipsMoved(group.owner(), group.ships(), way.last(), why));
    }
}
