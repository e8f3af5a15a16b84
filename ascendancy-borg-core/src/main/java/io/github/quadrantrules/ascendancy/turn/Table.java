package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

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
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Everything on the table that a Borg turn reads or changes. Immutable.
 *
 * <p>Cubes in space stand in the galaxy alone; {@link #pieces} derives the pieces that build from it.
 *
 * @since 0.1.0
 */
public final class Table implements Serializable {
    private static final long serialVersionUID = 1;

    private final OptionalRules options;
    private final BorgConsole console;
    private final Galaxy galaxy;
    private final Vector<BorgWorld> worlds;
    private final Planets planets;
    private final TableCards cards;
    private final TreeMap<PlayerId, ShipGroup> atWarp;
    private final TreeMap<PlayerId, RewardTokens> tokens;
    private final Vector<PlayerId> assimilated;
    private final Option<Outcome> outcome;

    /** What is written instead of a table, so that reading checks everything again. */
    private record Saved(
            OptionalRules options,
            BorgConsole console,
            Galaxy galaxy,
            Vector<BorgWorld> worlds,
            Planets planets,
            TableCards cards,
            TreeMap<PlayerId, ShipGroup> atWarp,
            TreeMap<PlayerId, RewardTokens> tokens,
            Vector<PlayerId> assimilated,
            Option<Outcome> outcome)
            implements Serializable {
        private Object readResolve() {
            return Table.of(options, console, galaxy, worlds, planets, cards, atWarp, tokens, assimilated, outcome);
        }
    }

    private Table(
            OptionalRules options,
            BorgConsole console,
            Galaxy galaxy,
            Vector<BorgWorld> worlds,
            Planets planets,
            TableCards cards,
            TreeMap<PlayerId, ShipGroup> atWarp,
            TreeMap<PlayerId, RewardTokens> tokens,
            Vector<PlayerId> assimilated,
            Option<Outcome> outcome) {
        this.options = requireNonNull(options, "options");
        this.console = requireNonNull(console, "console");
        this.galaxy = requireNonNull(galaxy, "galaxy");
        this.worlds = requireNonNull(worlds, "worlds");
        this.planets = requireNonNull(planets, "planets");
        this.cards = requireNonNull(cards, "cards");
        this.atWarp = requireNonNull(atWarp, "atWarp");
        this.tokens = requireNonNull(tokens, "tokens");
        this.assimilated = requireNonNull(assimilated, "assimilated");
        this.outcome = requireNonNull(outcome, "outcome");
    }

    /**
     * A table at any point of a game.
     *
     * @param options the optional rules in use
     * @param console the printed tables of the Borg
     * @param galaxy the map with all that stands on it; whoever has a Home System is a player
     * @param worlds the Borg Worlds, in the order in which their Spires were placed
     * @param planets what else lies on the Systems
     * @param cards the decks and the cards in play
     * @param atWarp the Ships of players that are at Warp and so in no Sector
     * @param tokens what each player has gained for destroyed Cubes, if anything
     * @param assimilated the Assimilated Players, in the order of their assimilation
     * @param outcome how the game has ended, if it has
     * @return the table
     * @throws IllegalArgumentException if the Borg Worlds are not those of the galaxy, the Borg pieces are too many, a Borg
     *     World has Nodes or tokens of another kind, a controlled System has Warp Tokens, something lies on a System that is
     *     not on the map, a disc of the stack cannot be placed on the map, an Assimilated Player has a Ship, a System, a card
     *     or a token, is named twice or is no player, somebody else who is no player has any of these, somebody whose Home
     *     System is a Borg World is not assimilated, or somebody has won who could not
     */
    public static Table of(
            OptionalRules options,
            BorgConsole console,
            Galaxy galaxy,
            Vector<BorgWorld> worlds,
            Planets planets,
            TableCards cards,
            TreeMap<PlayerId, ShipGroup> atWarp,
            TreeMap<PlayerId, RewardTokens> tokens,
            Vector<PlayerId> assimilated,
            Option<Outcome> outcome) {
        return new Table(options, console, galaxy, worlds, planets, cards, atWarp, tokens, assimilated, outcome)
                .checked();
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
        return of(
                options,
                console,
                galaxy,
                Vector.empty(),
                Planets.bare(),
                TableCards.of(opening),
                TreeMap.empty(),
                TreeMap.empty(),
                Vector.empty(),
                Option.none());
    }

    private Table checked() {
        TableChecks.worlds(worlds, galaxy.holdings());
        TableChecks.pieces(options.spireLimit(), worlds, galaxy);
        TableChecks.planets(planets, galaxy);
        TableChecks.stack(cards, galaxy);
        TableChecks.players(assimilated, tokens, galaxy.holdings());
        TableChecks.homes(assimilated, galaxy.holdings());
        TableChecks.owners(this);
        assimilated.forEach(player -> TableChecks.absorbed(player, this));
        TableChecks.outcome(outcome, assimilated, galaxy.holdings());
        return this;
    }

    /**
     * Checks only what is not the same as in a table that was checked before. Between the Spire on a Home System and what it
     * does to the player, the Home Systems are the same.
     */
    private Table checkedAfter(Table before) {
        boolean held = galaxy.holdings() != before.galaxy.holdings();
        if (held || worlds != before.worlds) {
            TableChecks.worlds(worlds, galaxy.holdings());
        }
        if (galaxy.cubes() != before.galaxy.cubes() || worlds != before.worlds) {
            TableChecks.pieces(options.spireLimit(), worlds, galaxy);
        }
        boolean mapped = galaxy.map() != before.galaxy.map();
        if (held || mapped || planets != before.planets) {
            TableChecks.planets(planets, galaxy);
        }
        if (mapped || cards.discs() != before.cards.discs()) {
            TableChecks.stack(cards, galaxy);
        }
        boolean gained = tokens != before.tokens || assimilated != before.assimilated;
        boolean owned = held
                || galaxy.ships() != before.galaxy.ships()
                || cards.areas() != before.cards.areas()
                || atWarp != before.atWarp;
        if (held || gained) {
            TableChecks.players(assimilated, tokens, galaxy.holdings());
        }
        if (galaxy.holdings().homes() != before.galaxy.holdings().homes()) {
            TableChecks.homes(assimilated, galaxy.holdings());
        }
        if (owned) {
            TableChecks.owners(this);
        }
        if (owned || gained) {
            assimilated.forEach(player -> TableChecks.absorbed(player, this));
        }
        return this;
    }

    /**
     * The optional rules.
     *
     * @return those in use
     */
    public OptionalRules options() {
        return options;
    }

    /**
     * The Command Console Card.
     *
     * @return the printed tables of the Borg
     */
    public BorgConsole console() {
        return console;
    }

    /**
     * The map with all that stands on it.
     *
     * @return Systems, lanes, Ships, and Cubes in space
     */
    public Galaxy galaxy() {
        return galaxy;
    }

    /**
     * The Borg Worlds.
     *
     * @return in the order in which their Spires were placed
     */
    public Vector<BorgWorld> worlds() {
        return worlds;
    }

    /**
     * What else lies on the Systems.
     *
     * @return Resource Nodes, Warp Tokens, cards
     */
    public Planets planets() {
        return planets;
    }

    /**
     * The cards.
     *
     * @return the decks and the cards in play
     */
    public TableCards cards() {
        return cards;
    }

    /**
     * The Ships that are in no Sector.
     *
     * @return those of each player who has any at Warp
     */
    public TreeMap<PlayerId, ShipGroup> atWarp() {
        return atWarp;
    }

    /**
     * What the players have gained for destroyed Cubes besides cards. Rules AS-DES-06 and AS-DES-07.
     *
     * @return the counters of each player who has gained something
     */
    public TreeMap<PlayerId, RewardTokens> tokens() {
        return tokens;
    }

    /**
     * The Assimilated Players.
     *
     * @return in the order of their assimilation
     */
    public Vector<PlayerId> assimilated() {
        return assimilated;
    }

    /**
     * How the game has ended.
     *
     * @return none if it goes on
     */
    public Option<Outcome> outcome() {
        return outcome;
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
     * Whether somebody plays, assimilated or not.
     *
     * @param player anybody
     * @return true for those with a Home System by origin
     */
    public boolean isPlayer(PlayerId player) {
        return galaxy.holdings().homes().containsKey(player);
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
        Galaxy conquered = galaxy;
        Planets wasted = planets;
        for (BorgWorld world : after.worlds()) {
            if (!galaxy.holdings().borgWorlds().contains(world.system())) {
                conquered = conquered.withBorgWorld(world.system());
                wasted = wasted.withBorgWorld(world.system());
            }
        }
        return with(after.orbits().foldLeft(conquered, Table::withCubeIn), after.worlds(), wasted);
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

    private Table with(Galaxy newGalaxy, Vector<BorgWorld> newWorlds, Planets newPlanets) {
        return new Table(
                        options, console, newGalaxy, newWorlds, newPlanets, cards, atWarp, tokens, assimilated, outcome)
                .checkedAfter(this);
    }

    /**
     * The table with another galaxy, as the base game changes it between Borg turns.
     *
     * @param changed with the same Borg Worlds
     * @return the changed table
     * @throws IllegalArgumentException if the table cannot stand like this
     */
    public Table withGalaxy(Galaxy changed) {
        return with(changed, worlds, planets);
    }

    /**
     * The table with other things on the planets.
     *
     * @param changed what lies there
     * @return the changed table
     * @throws IllegalArgumentException if the table cannot stand like this
     */
    public Table withPlanets(Planets changed) {
        return with(galaxy, worlds, changed);
    }

    /** The table with a Borg World in another state. */
    Table withWorld(BorgWorld changed) {
        return with(galaxy, worlds.map(world -> world.system().equals(changed.system()) ? changed : world), planets);
    }

    /** The table without a Borg World; nothing takes its place. */
    Table withoutWorld(SystemId system) {
        Holdings held = galaxy.holdings();
        Holdings waste = new Holdings(
                held.homes(),
                held.controllers(),
                held.developed().remove(system),
                held.borgWorlds().remove(system),
                held.starbases());
        return with(
                galaxy.withHoldings(waste),
                worlds.reject(world -> world.system().equals(system)),
                planets.withExplored(system));
    }

    /**
     * The table with other cards.
     *
     * @param changed decks and cards
     * @return the changed table
     * @throws IllegalArgumentException if the table cannot stand like this
     */
    public Table withCards(TableCards changed) {
        return new Table(options, console, galaxy, worlds, planets, changed, atWarp, tokens, assimilated, outcome)
                .checkedAfter(this);
    }

    /**
     * The table with other Ships at Warp.
     *
     * @param changed the Ships of each player who has any at Warp
     * @return the changed table
     * @throws IllegalArgumentException if an Assimilated Player has some
     */
    public Table withShipsAtWarp(TreeMap<PlayerId, ShipGroup> changed) {
        return new Table(options, console, galaxy, worlds, planets, cards, changed, tokens, assimilated, outcome)
                .checkedAfter(this);
    }

    /**
     * The table with other counters, as the base game changes them when a player spends something.
     *
     * @param changed the counters of each player who has any
     * @return the changed table
     * @throws IllegalArgumentException if somebody who does not play or is assimilated has some
     */
    public Table withTokens(TreeMap<PlayerId, RewardTokens> changed) {
        return new Table(options, console, galaxy, worlds, planets, cards, atWarp, changed, assimilated, outcome)
                .checkedAfter(this);
    }

    /** The table with one more Assimilated Player, of whom nothing is left. Rules AS-APL-02, AS-APL-03 and AS-APL-07. */
    Table absorbing(PlayerId player, Galaxy left, Planets civilizations) {
        return new Table(
                        options,
                        console,
                        left,
                        worlds,
                        civilizations,
                        cards.withoutTechnologyOf(player),
                        atWarp.remove(player),
                        tokens.remove(player),
                        assimilated.append(player),
                        outcome)
                .checkedAfter(this);
    }

    /** The table after the game has ended. */
    Table ended(Outcome end) {
        return new Table(
                options, console, galaxy, worlds, planets, cards, atWarp, tokens, assimilated, Option.some(end));
    }

    private Saved saved() {
        return new Saved(options, console, galaxy, worlds, planets, cards, atWarp, tokens, assimilated, outcome);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Table table && saved().equals(table.saved());
    }

    @Override
    public int hashCode() {
        return Objects.hash(galaxy, worlds, planets, assimilated);
    }

    /** Where everything is. */
    @Override
    public String toString() {
        return "Table" + saved().toString().substring("Saved".length());
    }

    private Object writeReplace() {
        return saved();
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("A table is read from what lies on it, not from " + in);
    }
}
