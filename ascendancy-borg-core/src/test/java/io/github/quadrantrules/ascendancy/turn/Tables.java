package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.BorgConsole;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A small table: Earth - Vulcan - Risa - Qo'noS in a row with lanes of one space; Bajor and a Nebula without a lane. */
final class Tables {
    static final PlayerId FEDERATION = PlayerId.of("Federation");
    static final PlayerId KLINGONS = PlayerId.of("Klingons");
    static final SystemId EARTH = SystemId.of("Earth");
    static final SystemId VULCAN = SystemId.of("Vulcan");
    static final SystemId RISA = SystemId.of("Risa");
    static final SystemId QONOS = SystemId.of("Qo'noS");
    static final SystemId BAJOR = SystemId.of("Bajor");
    static final SystemId HUB = SystemId.of("Hub");
    static final SystemId NEBULA = SystemId.of("Nebula");
    static final CubeId ONE = CubeId.of(1);
    static final CubeId TWO = CubeId.of(2);
    static final CommandCard HOLD = new CommandCard.HoldCommand("Hold", false, Provenance.SAMPLE);
    static final ExplorationCard VIRGIN =
            ExplorationCard.baseGame("Empty", Provenance.SAMPLE, ExplorationKind.VIRGIN_WORLD);
    static final BorgConsole CONSOLE = BorgComponents.SAMPLE.console();

    static final StarMap MAP = Vector.of("Earth", "Vulcan", "Risa", "Qo'noS", "Bajor")
            .map(name -> SystemDisc.planetary(name, 6))
            .foldLeft(StarMap.empty(), StarMap::withDisc)
            .withDisc(SystemDisc.phenomenon("Nebula", 6, 5))
            .withLane(EARTH, VULCAN, 1)
            .withLane(VULCAN, RISA, 1)
            .withLane(RISA, QONOS, 1);

    private Tables() {}

    /** The Federation has Earth and Vulcan, the Klingons Qo'noS. */
    static Table duel() {
        Holdings holdings = Holdings.none()
                .withHome(FEDERATION, EARTH)
                .withController(VULCAN, FEDERATION)
                .withHome(KLINGONS, QONOS);
        return table(OptionalRules.NONE, holdings);
    }

    /** The Federation alone. */
    static Table solo() {
        return table(OptionalRules.NONE, Holdings.none().withHome(FEDERATION, EARTH));
    }

    static Table table(OptionalRules options, Holdings holdings) {
        return Table.of(
                options,
                CONSOLE,
                Galaxy.of(MAP).withHoldings(holdings),
                Vector.empty(),
                Planets.bare(),
                new TableCards(
                        CommandDeck.shuffled(CommandCards.SAMPLE.cards()),
                        TechDeck.shuffled(BorgTechCards.SAMPLE.cards()),
                        TreeMap.empty(),
                        Deck.shuffled(Vector.fill(4, VIRGIN)),
                        Vector.empty(),
                        Deck.inOrder(Vector.of(SystemDisc.planetary("Andor", 3), SystemDisc.planetary("Trill", 3)))),
                TreeMap.empty(),
                TreeMap.empty(),
                Vector.empty(),
                Option.none());
    }

    static Table withWorlds(Table table, BorgWorld... worlds) {
        Vector<BorgWorld> all = Vector.of(worlds);
        Galaxy galaxy = table.galaxy();
        return Table.of(
                table.options(),
                table.console(),
                galaxy.withHoldings(all.map(BorgWorld::system).foldLeft(galaxy.holdings(), Holdings::withBorgWorld)),
                all,
                table.planets(),
                table.cards(),
                table.atWarp(),
                table.tokens(),
                table.assimilated(),
                table.outcome());
    }

    static Table withCube(Table table, int cube, SystemId system) {
        return table.withGalaxy(table.galaxy().withCube(CubeId.of(cube), system.orbit()));
    }

    static Table withCommands(Table table, CommandCard... cards) {
        return table.withCards(
                table.cards().withCommands(new CommandDeck(Deck.inOrder(Vector.of(cards)), Vector.empty())));
    }

    static Table withTelemetryNode(Table table, PlayerId player) {
        TechArea area = TechArea.EMPTY
                .gain(BorgTechCards.TELEMETRY_NODE)
                .complete(BorgTechCards.TELEMETRY_NODE)
                .getOrElse(TechArea.EMPTY.gain(BorgTechCards.TELEMETRY_NODE));
        TechDeck rest = TechDeck.shuffled(BorgTechCards.SAMPLE.cards().remove(BorgTechCards.TELEMETRY_NODE));
        return table.withCards(table.cards().withTechnology(rest, player, area));
    }
}
