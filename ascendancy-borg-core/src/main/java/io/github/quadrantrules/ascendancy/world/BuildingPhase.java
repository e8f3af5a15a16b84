package io.github.quadrantrules.ascendancy.world;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The first phase of a Borg turn: the Transwarp roll, then one action of each Borg World.
 *
 * <p>The Borg pay nothing for it (AS-BLD-01), so the pieces in play decide everything. Rules AS-BLD-01 to AS-BLD-11.
 *
 * @since 0.1.0
 */
public final class BuildingPhase {
    private BuildingPhase() {}

    /**
     * The whole phase, the worlds acting in the order in which their Spires were placed.
     *
     * @param pieces the Borg pieces in play
     * @param rule when the Transwarp roll creates a Cube
     * @param dice where chance comes from
     * @return the pieces after the phase
     */
    public static Step<Collective> run(Collective pieces, TranswarpRule rule, Dice dice) {
        Step<Collective> transwarp = Transwarp.roll(pieces, rule, dice);
        return after(transwarp, build(transwarp.state(), pieces.worlds().map(BorgWorld::system)));
    }

    /**
     * The whole phase, the worlds acting in a chosen order, which matters only when the Cubes run out.
     *
     * <p>Rules AS-BLD-02 and AS-BLD-03.
     *
     * @param pieces the Borg pieces in play
     * @param order the Systems of all Borg Worlds, each once
     * @param rule when the Transwarp roll creates a Cube
     * @param dice where chance comes from
     * @return the pieces after the phase, or the violation if the order misses a world or names another System
     */
    public static Either<Violation, Step<Collective>> run(
            Collective pieces, Seq<SystemId> order, TranswarpRule rule, Dice dice) {
        Vector<SystemId> systems = pieces.worlds().map(BorgWorld::system);
        if (!order.sorted().equals(systems.sorted())) {
            return Either.left(
                    new Violation(RuleId.of("AS-BLD-03"), "Each Borg World acts exactly once", order.mkString(", ")));
        }
        Step<Collective> transwarp = Transwarp.roll(pieces, rule, dice);
        return Either.right(after(transwarp, build(transwarp.state(), order)));
    }

    /**
     * What a Borg World would do now. Rules AS-BLD-03 to AS-BLD-08.
     *
     * @param pieces the Borg pieces in play
     * @param system where the world is
     * @return its one action
     * @throws IllegalArgumentException if the System is no Borg World
     */
    public static BuildingAction action(Collective pieces, SystemId system) {
        return BuildingAction.of(world(pieces, system), pieces);
    }

    /**
     * The action of one Borg World, the limit of 5 Cubes being judged at this moment. Rules AS-BLD-03 to AS-BLD-09.
     *
     * @param pieces the Borg pieces in play
     * @param system where the world is
     * @return the pieces after the action
     * @throws IllegalArgumentException if the System is no Borg World
     */
    public static Step<Collective> build(Collective pieces, SystemId system) {
        BorgWorld before = world(pieces, system);
        BuildingAction action = BuildingAction.of(before, pieces);
        BorgWorld after = act(action, before);
        Collective built = pieces.withWorld(after);
        return new Step<>(
                action == BuildingAction.LAUNCH_CUBE ? built.withCubeInOrbit(system) : built,
                Vector.of(new WorldEvent.WorldBuilt(action, before, after)));
    }

    private static BorgWorld act(BuildingAction action, BorgWorld world) {
        return switch (action) {
            case ADD_NODE -> world.withNodeIfRoom();
            case FINISH_CUBE -> world.withCubeOnSpire();
            case LAUNCH_CUBE -> world.launched();
            case WAIT_FOR_SUPPLY, WAIT_FOR_ORBIT -> world;
        };
    }

    private static Step<Collective> build(Collective pieces, Seq<SystemId> order) {
        return order.foldLeft(
                new Step<>(pieces, Vector.empty()), (step, system) -> after(step, build(step.state(), system)));
    }

    private static Step<Collective> after(Step<Collective> first, Step<Collective> second) {
        Vector<Event> events = first.events().appendAll(second.events());
        return new Step<>(second.state(), events);
    }

    private static BorgWorld world(Collective pieces, SystemId system) {
        return pieces.world(system)
                .getOrElseThrow(() ->
                        new IllegalArgumentException("Only a Borg World builds in the Building Phase, not " + system));
    }
}
