package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How a player becomes one with the Collective.
 *
 * <p>The state is permanent: from then on the player takes no turns but Borg turns, does not bid and cannot win (AS-APL-06).
 * That the civilization is absorbed with its technology and tactics has no effect in numbers (AS-APL-07).
 *
 * @since 0.1.0
 */
public final class PlayerAssimilation {
    private static final int DUEL = 2;

    private PlayerAssimilation() {}

    /**
     * The player whose Home System by origin has just become a Borg World, whoever controlled it. Rule AS-APL-01.
     *
     * @param table the table
     * @param system a System with a Spire
     * @return the player; none if it is nobody's Home System, or that player is assimilated already
     */
    public static Option<PlayerId> affected(Table table, SystemId system) {
        return table.galaxy()
                .holdings()
                .homes()
                .find(home -> home._2.equals(system))
                .map(home -> home._1)
                .filter(player -> !table.isAssimilated(player));
    }

    /**
     * Assimilates a player: all Ships, Starbases and Borg Technology Cards leave, and the player's other Systems become
     * Civilizations or stand empty. When nobody is left, the Borg win. Rules AS-APL-01 to AS-APL-07, AS-WIN-03, AS-WIN-04,
     * AS-SOL-03 and AS-SOL-05.
     *
     * @param table the table
     * @param player whose Home System is a Borg World
     * @return the table after it
     * @throws IllegalArgumentException if the player is assimilated already, or the Home System is no Borg World
     */
    public static Step<Table> apply(Table table, PlayerId player) {
        checkHome(table, player);
        Vector<SystemId> lost = systemsOf(table, player);
        Planets planets = lost.foldLeft(table.planets(), PlayerAssimilation::withCivilization);
        Galaxy galaxy = withoutShips(table.galaxy(), player);
        Holdings left = lost.foldLeft(galaxy.holdings(), (held, system) -> abandoned(held, planets, system));
        Table absorbed = table.absorbing(player, galaxy.withHoldings(left), planets);
        Vector<Event> events = Vector.<Event>of(new TurnEvent.PlayerAssimilated(player))
                .appendAll(lost.map(system -> new TurnEvent.SystemAbandoned(
                        system, player, planets.warpTokens().getOrElse(system, 0))));
        return conclude(new Step<>(absorbed, events));
    }

    private static void checkHome(Table table, PlayerId player) {
        Holdings holdings = table.galaxy().holdings();
        if (table.isAssimilated(player) || !holdings.homes().get(player).exists(holdings.borgWorlds()::contains)) {
            throw new IllegalArgumentException(
                    "A player is assimilated once, when the Home System becomes a Borg World (AS-APL-01), unlike "
                            + player);
        }
    }

    private static Vector<SystemId> systemsOf(Table table, PlayerId player) {
        return table.galaxy()
                .holdings()
                .controllers()
                .toVector()
                .filter(entry -> entry._2.equals(player))
                .map(entry -> entry._1);
    }

    /** As many Warp Tokens as there are Resource Nodes, which stay. Rule AS-APL-03. */
    private static Planets withCivilization(Planets planets, SystemId system) {
        return planets.withWarpTokens(system, planets.resourceNodesAt(system)).withExplored(system);
    }

    /** The Control Node and a Starbase are gone; without Warp Tokens the System is undeveloped. Rule AS-APL-04. */
    private static Holdings abandoned(Holdings held, Planets planets, SystemId system) {
        return new Holdings(
                held.homes(),
                held.controllers().remove(system),
                planets.warpTokens().containsKey(system)
                        ? held.developed()
                        : held.developed().remove(system),
                held.borgWorlds(),
                held.starbases().remove(system));
    }

    private static Galaxy withoutShips(Galaxy galaxy, PlayerId player) {
        Vector<SectorId> sectors = galaxy.ships().keySet().toVector();
        return sectors.foldLeft(galaxy, (left, sector) -> left.withoutShips(sector, player));
    }

    /** A single remaining player plays on (AS-WIN-03); without anybody left the game ends (AS-WIN-04). */
    private static Step<Table> conclude(Step<Table> step) {
        Table table = step.state();
        if (table.assimilated().size() < table.players().size()) {
            return step;
        }
        Option<PlayerId> aimReached = Option.when(
                table.players().size() == DUEL, () -> table.assimilated().head());
        BorgVictory.Cause cause = BorgVictory.Cause.ALL_ASSIMILATED;
        return new Step<>(
                table.ended(new Outcome.BorgWin(cause, aimReached)),
                step.events().append(new BorgVictory(cause, table.options().spireLimit())));
    }
}
