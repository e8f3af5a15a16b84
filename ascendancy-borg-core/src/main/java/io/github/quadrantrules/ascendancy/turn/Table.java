package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.data.BorgConsole;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OpeningState;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * Everything on the table that a Borg turn reads or changes. Immutable.
 *
 * <p>Cubes in space stand in the galaxy alone; {@link #pieces} derives the pieces that build from it.
 *
 * @param options the optional rules in use
 * @param console the printed tables of the Borg
 * @param galaxy the map with all that stands on it; whoever has a Home System is a player
 * @param worlds the Borg Worlds, in the order in which their Spires were placed
 * @param planets what else lies on the Systems
 * @param cards the decks and the cards in play
 * @param atWarp the Ships of players that are at Warp and so in no Sector
 * @param assimilated the Assimilated Players, in the order of their assimilation
 * @param outcome how the game has ended, if it has
 * @since 0.1.0
 */
public record Table(
        OptionalRules options,
        BorgConsole console,
        Galaxy galaxy,
        Vector<BorgWorld> worlds,
        Planets planets,
        TableCards cards,
        TreeMap<PlayerId, ShipGroup> atWarp,
        Vector<PlayerId> assimilated,
        Option<Outcome> outcome)
        implements Serializable {
    /**
     * Checks what belongs together.
     *
     * @throws IllegalArgumentException if the Borg Worlds are not those of the galaxy, the Borg pieces are too many, a Borg
     *     World has Nodes or tokens of another kind, a controlled System has Warp Tokens, a disc of the stack is on the map,
     *     or an Assimilated Player has a Ship, a System or a card, is named twice or is no player
     */
    public Table {
        Holdings holdings = galaxy.holdings();
        TreeSet<SystemId> spires = TreeSet.ofAll(worlds.map(BorgWorld::system));
        if (!spires.equals(holdings.borgWorlds())) {
            throw new IllegalArgumentException("The Borg Worlds are those of the galaxy, "
                    + holdings.borgWorlds().mkString(", ") + ", not " + spires.mkString(", "));
        }
        Collective.on(options.spireLimit(), worlds, galaxy);
        TableChecks.planets(planets, holdings);
        TableChecks.stack(cards, galaxy);
        assimilated.forEach(player -> TableChecks.absorbed(player, galaxy, cards, atWarp));
        TableChecks.players(assimilated, holdings);
    }

    /**
     * The table at the start of a game.
     *
     * @param opening what the set-up made
     * @param options the optional rules in use
     * @param console the printed tables of the Borg
     * @param galaxy the discs in play, with the Home Systems
     * @return the table without Cubes and Spires, unless the galaxy has Cubes
     * @throws IllegalArgumentException if the galaxy has Borg Worlds, or a disc of the stack is on the map
     */
    public static Table open(OpeningState opening, OptionalRules options, BorgConsole console, Galaxy galaxy) {
        return new Table(
                options,
                console,
                galaxy,
                Vector.empty(),
                Planets.bare(),
                TableCards.of(opening),
                TreeMap.empty(),
                Vector.empty(),
                Option.none());
    }

    /**
     * The Borg pieces in play, as they build.
     *
     * @return the pieces on this map
     */
    public Collective pieces() {
        return Collective.on(options.spireLimit(), worlds, galaxy);
    }

    /**
     * All players, assimilated or not: those with a Home System by origin.
     *
     * @return in their order by name
     */
    public Vector<PlayerId> players() {
        return galaxy.holdings().homes().keySet().toVector();
    }

    /**
     * Whether a player is assimilated.
     *
     * @param player anybody
     * @return true for an Assimilated Player
     */
    public boolean isAssimilated(PlayerId player) {
        return assimilated.contains(player);
    }

    /**
     * The table with other Borg pieces: new Cubes come into their orbits under the lowest free numbers, and new Spires take
     * their Systems from whoever had them. Rules AS-ASM-06 and AS-BWD-01.
     *
     * @param after the pieces after building, an assimilation or an Exploration Card
     * @return the changed table
     */
    Table withPieces(Collective after) {
        Vector<SystemId> fallen = after.worlds().map(BorgWorld::system).removeAll(worlds.map(BorgWorld::system));
        Galaxy conquered = galaxy.withHoldings(fallen.foldLeft(galaxy.holdings(), Holdings::withBorgWorld));
        Galaxy manned = after.orbits().toVector().foldLeft(conquered, Table::withCubeIn);
        return new Table(
                options,
                console,
                manned,
                after.worlds(),
                fallen.foldLeft(planets, Planets::withBorgWorld),
                cards,
                atWarp,
                assimilated,
                outcome);
    }

    private static Galaxy withCubeIn(Galaxy galaxy, SystemId system) {
        return galaxy.cubeAt(system.orbit()).isDefined() ? galaxy : galaxy.withCube(freeCube(galaxy), system.orbit());
    }

    private static CubeId freeCube(Galaxy galaxy) {
        return Vector.rangeClosed(1, CubeId.COUNT)
                .map(CubeId::of)
                .find(cube -> !galaxy.cubes().containsKey(cube))
                .get();
    }

    /**
     * The table with another galaxy, as the base game changes it between Borg turns.
     *
     * @param changed with the same Borg Worlds
     * @return the changed table
     * @throws IllegalArgumentException if the table cannot stand like this
     */
    public Table withGalaxy(Galaxy changed) {
        return new Table(options, console, changed, worlds, planets, cards, atWarp, assimilated, outcome);
    }

    /**
     * The table with other things on the planets.
     *
     * @param changed what lies there
     * @return the changed table
     * @throws IllegalArgumentException if the table cannot stand like this
     */
    public Table withPlanets(Planets changed) {
        return new Table(options, console, galaxy, worlds, changed, cards, atWarp, assimilated, outcome);
    }

    /**
     * The table with other cards.
     *
     * @param changed decks and cards
     * @return the changed table
     * @throws IllegalArgumentException if the table cannot stand like this
     */
    public Table withCards(TableCards changed) {
        return new Table(options, console, galaxy, worlds, planets, changed, atWarp, assimilated, outcome);
    }

    /**
     * The table with other Ships at Warp.
     *
     * @param changed the Ships of each player who has any at Warp
     * @return the changed table
     * @throws IllegalArgumentException if an Assimilated Player has some
     */
    public Table withShipsAtWarp(TreeMap<PlayerId, ShipGroup> changed) {
        return new Table(options, console, galaxy, worlds, planets, cards, changed, assimilated, outcome);
    }

    /** The table with a Borg World in another state. */
    Table withWorld(BorgWorld changed) {
        return new Table(
                options,
                console,
                galaxy,
                worlds.map(world -> world.system().equals(changed.system()) ? changed : world),
                planets,
                cards,
                atWarp,
                assimilated,
                outcome);
    }

    /** The table without a Borg World; nothing takes its place. */
    Table withoutWorld(SystemId system) {
        Holdings held = galaxy.holdings();
        Holdings waste = new Holdings(
                held.homes(),
                held.controllers(),
                held.developed(),
                held.borgWorlds().remove(system),
                held.starbases());
        return new Table(
                options,
                console,
                galaxy.withHoldings(waste),
                worlds.reject(world -> world.system().equals(system)),
                planets,
                cards,
                atWarp,
                assimilated,
                outcome);
    }

    /** The table after the game has ended. */
    Table ended(Outcome end) {
        return new Table(options, console, galaxy, worlds, planets, cards, atWarp, assimilated, Option.some(end));
    }
}
