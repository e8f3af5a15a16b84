package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.CubeSelector;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.Blockade;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.CubeMove;
import io.github.quadrantrules.ascendancy.galaxy.CubeMovement;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.NewLane;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.galaxy.TargetChoice;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.vavr.Tuple2;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The execution of a command: which Cubes move, one after the other, and where. Rules AS-COM-10, AS-CRD and AS-LNK. */
final class Orders {
    private Orders() {}

    /** Whether a route is one that the rules or somebody could choose. Rules AS-MOV-04 and AS-MOV-05. */
    static boolean isShortest(Course course, CubeId mover, Route route) {
        Targets.Errand errand = Targets.errand(card(course)).get();
        return Targets.of(course.galaxy(), errand.kind()).contains(route.target())
                && TargetChoice.best(course.galaxy(), mover, TreeSet.of(route.target()), course.order(), errand.warp())
                        .contains(route);
    }

    /** Whether a Cube has a target, but no connection to one. Rules AS-CRD-06 and AS-LNK-01. */
    static boolean isCutOff(Course course, CubeId mover) {
        SortedSet<SystemId> targets = targets(course, mover);
        return !targets.isEmpty()
                && TargetChoice.reachable(course.galaxy().map(), course.galaxy().sectorOf(mover), targets)
                        .isEmpty();
    }

    /** Whether a Floating System can be turned like this. Rule AS-LNK-03. */
    static boolean isTurn(Course course, CubeId mover, LaneDecision.Turn turn) {
        Galaxy galaxy = course.galaxy();
        return turn.cube().equals(mover)
                && turn.lane().from().orbit().equals(galaxy.sectorOf(mover))
                && isFloating(galaxy, mover, turn.lane().to())
                && turn.galaxy().equals(galaxy.withMap(galaxy.map().withLane(turn.lane())))
                && !turn.routes().isEmpty()
                && turn.routes()
                        .equals(TargetChoice.best(
                                turn.galaxy(), mover, targets(course, mover), course.order(), warp(course)));
    }

    /** The Cubes that a command moves, the active one last. Rule AS-COM-10. */
    static Vector<CubeId> movers(Galaxy galaxy, CubeId active, CommandCard card) {
        if (Targets.errand(card).isEmpty()) {
            return Vector.empty();
        }
        if (!(card instanceof CommandCard.MultiMoveCommand several)) {
            return Vector.of(active);
        }
        List<CubeId> movers = new ArrayList<>();
        for (Tuple2<CubeId, SectorId> cube : galaxy.cubes()) {
            if (!cube._1.equals(active)) {
                movers.add(cube._1);
            }
        }
        if (several.cubes() == CubeSelector.ALL_CUBES) {
            movers.add(active);
        }
        return Vector.of(movers.toArray(CubeId[]::new));
    }

    private static CommandCard card(Course course) {
        return course.activation().card().get();
    }

    private static int warp(Course course) {
        return Targets.errand(card(course)).get().warp();
    }

    private static SortedSet<SystemId> targets(Course course, CubeId mover) {
        return Targets.of(course.galaxy(), mover, card(course), course.order());
    }

    /** The next Cube moves; with several left somebody chooses it. */
    static Course next(Course course, Vector<CubeId> left) {
        if (left.isEmpty()) {
            return ActivationFlow.afterCommand(course);
        }
        return left.size() == 1 ? move(course, left.head(), left.tail()) : course.at(new Stage.Order(left));
    }

    static Course move(Course course, CubeId mover, Vector<CubeId> left) {
        SortedSet<SystemId> targets = targets(course, mover);
        if (targets.isEmpty()) {
            return next(
                    course.tell(new TurnEvent.NoTarget(
                            mover, Targets.errand(card(course)).get().kind())),
                    left);
        }
        Vector<Route> routes = TargetChoice.best(course.galaxy(), mover, targets, course.order(), warp(course));
        if (!routes.isEmpty()) {
            return steer(course, mover, routes, left);
        }
        return canLay(course.galaxy(), mover) ? course.at(new Stage.Lay(mover, left)) : stay(course, mover, left);
    }

    static boolean canLay(Galaxy galaxy, CubeId mover) {
        return galaxy.sectorOf(mover) instanceof SectorId.Orbit orbit
                && galaxy.map().freeLanes(orbit.system()) > 0;
    }

    private static Course stay(Course course, CubeId mover, Vector<CubeId> left) {
        return next(course.tell(new LaneDecision.Stay(mover, course.galaxy().sectorOf(mover)).event()), left);
    }

    private static Course steer(Course course, CubeId mover, Vector<Route> routes, Vector<CubeId> left) {
        return routes.size() == 1
                ? travel(course, mover, routes.head(), left)
                : course.at(new Stage.Steer(mover, routes, left));
    }

    static Course travel(Course course, CubeId mover, Route route, Vector<CubeId> left) {
        Blockade blockade = course.table().options().onlyFleetsBlock() ? Blockade.ONLY_FLEETS : Blockade.ALL_SHIPS;
        CubeMove move = CubeMovement.move(course.galaxy(), mover, route, warp(course), blockade);
        Course moved = course.with(move.galaxy()).tell(move.events());
        boolean active = mover.equals(moved.activation().cube());
        Course noted = active ? moved.with(moved.activation().withForcedNext(move.forcedNext())) : moved;
        return next(strengthen(noted, mover), left);
    }

    /** A Cube that has returned to a Spire adds Nodes, to at most 3. Rules AS-CRD-05 and AS-BWD-02. */
    private static Course strengthen(Course course, CubeId mover) {
        if (!(card(course) instanceof CommandCard.SpecialCommand special
                && special.effect() instanceof CommandEffect.ReturnToSpire back)) {
            return course;
        }
        SectorId place = course.galaxy().sectorOf(mover);
        Option<BorgWorld> arrived = course.table()
                .worlds()
                .find(world -> world.system().orbit().equals(place) && world.nodes() < BorgWorld.MOST_NODES);
        return arrived.map(world -> {
                    BorgWorld after = new BorgWorld(
                            world.system(),
                            Math.min(BorgWorld.MOST_NODES, world.nodes() + back.nodes()),
                            world.cubeOnSpire());
                    return course.with(course.table().withWorld(after))
                            .tell(new TurnEvent.SpireStrengthened(mover, after));
                })
                .getOrElse(course);
    }

    /** Floating Systems are those on the map without a lane, and not the one that the Cube is in. */
    static boolean fits(Galaxy galaxy, CubeId mover, LanePlacement placement) {
        return !(placement instanceof LanePlacement.Possible lane)
                || lane.floating().forAll(system -> isFloating(galaxy, mover, system));
    }

    static boolean isFloating(Galaxy galaxy, CubeId mover, SystemId system) {
        return galaxy.map()
                .discs()
                .get(system)
                .exists(disc -> disc.laneCapacity() > 0
                        && galaxy.map().freeLanes(system) == disc.laneCapacity()
                        && !galaxy.sectorOf(mover).equals(system.orbit()));
    }

    static Course lay(Course course, Stage.Lay stage, LanePlacement placement, Dice dice) {
        LaneDecision decision = NewLane.decide(
                course.galaxy(),
                stage.mover(),
                targets(course, stage.mover()),
                course.order(),
                warp(course),
                placement);
        if (decision instanceof LaneDecision.TurnFloating turning) {
            return turning.options().size() == 1
                    ? turn(course, turning.options().head(), stage.left())
                    : course.at(new Stage.Turn(stage.mover(), turning.options(), stage.left()));
        }
        return decision instanceof LaneDecision.PlaceSystem placing
                        && !course.table().cards().discs().isEmpty()
                ? place(course, placing, stage.left(), dice)
                : stay(course, stage.mover(), stage.left());
    }

    static Course turn(Course course, LaneDecision.Turn turn, Vector<CubeId> left) {
        return steer(course.with(turn.galaxy()).tell(turn.event()), turn.cube(), turn.routes(), left);
    }

    /** A new System with its Exploration Card. Rules AS-LNK-04 to AS-LNK-07. */
    private static Course place(Course course, LaneDecision.PlaceSystem placing, Vector<CubeId> left, Dice dice) {
        Draw<SystemDisc> draw = dice.draw(course.table().cards().discs());
        SystemId system = draw.card().id();
        Table without = course.table().withCards(course.table().cards().withDiscs(draw.rest()));
        CubeMove move = NewLane.place(without.galaxy(), placing, draw.card());
        NewSystem.Reveal reveal = NewSystem.reveal(without.withGalaxy(move.galaxy()), system, dice);
        Course revealed = course.with(reveal.table()).tell(move.events()).tell(reveal.events());
        return reveal.card().map(card -> explore(revealed, system, card, left)).getOrElse(() -> next(revealed, left));
    }

    private static Course explore(Course course, SystemId system, ExplorationCard card, Vector<CubeId> left) {
        if (NewSystem.isCivilization(course.table(), system, card)) {
            return course.at(new Stage.Explore(system, card, left));
        }
        Course resolved =
                course.then(NewSystem.resolve(course.table(), system, card).get());
        return resolved.over() ? resolved : next(resolved, left);
    }
}
