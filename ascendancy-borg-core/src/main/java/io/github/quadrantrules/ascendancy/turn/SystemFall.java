package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.DevelopedSystem;
import io.github.quadrantrules.ascendancy.world.SpirePlacement;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What follows when a System gets a Spire: a Borg World, perhaps an Assimilated Player, perhaps the end of the game.
 *
 * <p>The order is that of the rules: a Spire beyond the limit ends the game before anything else (AS-WIN-01), then the
 * world and a Starbase's Nodes (AS-ASM-06, AS-SBS-02), then the player (AS-APL-01).
 *
 * @since 0.1.0
 */
public final class SystemFall {
    private SystemFall() {}

    /**
     * The pieces of a System as a Cube meets them.
     *
     * @param table the table
     * @param system a System of the map
     * @return Control Node, Resource Nodes and Starbase
     */
    public static DevelopedSystem piecesOf(Table table, SystemId system) {
        Holdings holdings = table.galaxy().holdings();
        return new DevelopedSystem(
                system,
                holdings.controllers().containsKey(system),
                table.planets().resourceNodesAt(system),
                holdings.starbases().contains(system));
    }

    /**
     * A Cube has destroyed the last Structure of a System.
     *
     * @param table the table before
     * @param system where
     * @return the table after it
     * @throws IllegalArgumentException if the System is a Borg World already
     */
    public static Step<Table> assimilated(Table table, SystemId system) {
        Either<BorgVictory, Step<Collective>> placement =
                SpirePlacement.assimilated(table.pieces(), piecesOf(table, system));
        return placement.isLeft()
                ? place(withoutStructures(table, system), placement)
                : absorbing(place(table, placement), system);
    }

    /** All that has happened to a System whose Spire ends the game: its Structures are destroyed. Rule AS-ASM-05. */
    private static Table withoutStructures(Table table, SystemId system) {
        Holdings held = table.galaxy().holdings();
        return table.withPlanets(table.planets().withResourceNodes(system, 0).withWarpTokens(system, 0))
                .withGalaxy(table.galaxy()
                        .withHoldings(new Holdings(
                                held.homes(),
                                held.controllers().remove(system),
                                held.developed().remove(system),
                                held.borgWorlds(),
                                held.starbases())));
    }

    /** Whose Home System has got a Spire is assimilated, if the game has not ended. Rule AS-APL-01. */
    private static Step<Table> absorbing(Step<Table> placed, SystemId system) {
        return Option.when(placed.state().outcome().isEmpty(), placed.state())
                .flatMap(table -> PlayerAssimilation.affected(table, system))
                .map(player -> PlayerAssimilation.apply(placed.state(), player))
                .map(step -> new Step<>(step.state(), placed.events().appendAll(step.events())))
                .getOrElse(placed);
    }

    /**
     * A player has reclaimed a Borg World: its Spire, its Nodes and a Cube on the Spire are back in the supply, and the
     * planet is laid waste. It has no Control Node and must be colonized anew, and a Home System does not bring its
     * Assimilated Player back. Rules AS-RCL-08 and AS-RCL-09.
     *
     * @param table the table before
     * @param system a Borg World
     * @return the table after it
     * @throws IllegalArgumentException if the System is no Borg World
     */
    public static Table reclaimed(Table table, SystemId system) {
        if (table.pieces().world(system).isEmpty()) {
            throw new IllegalArgumentException("Only a Borg World is reclaimed (AS-RCL-09), not " + system);
        }
        return table.withoutWorld(system);
    }

    /** An Exploration Card shows a ready-made Borg World. Rule AS-BWD-04. */
    static Step<Table> found(Table table, BorgWorld world) {
        return absorbing(place(table, SpirePlacement.found(table.pieces(), world)), world.system());
    }

    private static Step<Table> place(Table table, Either<BorgVictory, Step<Collective>> placement) {
        return placement.fold(
                victory -> new Step<>(
                        table.ended(new Outcome.BorgWin(victory.cause(), Option.none())), Vector.of(victory)),
                step -> new Step<>(table.withPieces(step.state()), step.events()));
    }
}
