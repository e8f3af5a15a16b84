package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.BaseGameBox;
import io.github.quadrantrules.ascendancy.setup.DiscStack;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.setup.Setup;
import io.github.quadrantrules.ascendancy.setup.SetupChoices;
import io.github.quadrantrules.ascendancy.turn.Planets;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;

/** The start: three races, each with a Home System and a colony, and the Transwarp Hub between them. All of it is a sample. */
final class SmallGalaxy {
    static final PlayerId FEDERATION = PlayerId.of("Federation");
    static final PlayerId KLINGONS = PlayerCombatProfile.klingons(4).id();
    static final PlayerId ROMULANS = PlayerId.of("Romulan Empire");

    private static final int SHIPS = 4;
    private static final SystemId EARTH = SystemId.of("Earth");
    private static final SystemId RISA = SystemId.of("Risa");
    private static final SystemId QONOS = SystemId.of("Qo'noS");
    private static final SystemId BORETH = SystemId.of("Boreth");
    private static final SystemId ROMULUS = SystemId.of("Romulus");
    private static final SystemId RATOR = SystemId.of("Rator");
    private static final SystemId FREE_WORLD = SystemId.of("Silver Shore");
    private static final SystemId EMPTY_WORLD = SystemId.of("Far Meadow");

    private SmallGalaxy() {}

    static Table start(OptionalRules options) {
        SetupChoices choices = SetupChoices.connected(3).withOptions(options);
        BorgComponents components = BorgComponents.SAMPLE;
        return Table.open(
                        Setup.open(choices, components, box(), DiscStack.SAFE_OPENING),
                        options,
                        components.console(),
                        galaxy(components))
                .withPlanets(planets());
    }

    private static Galaxy galaxy(BorgComponents components) {
        Vector<SystemDisc> homes = Vector.of(EARTH, QONOS, ROMULUS).map(home -> SystemDisc.planetary(home.name(), 5));
        Vector<SystemDisc> colonies = Vector.of(RISA, BORETH, RATOR, FREE_WORLD, EMPTY_WORLD)
                .map(colony -> SystemDisc.planetary(colony.name(), 4));
        StarMap map = homes.appendAll(colonies)
                .append(SystemDisc.phenomenon("Cinder Veil", 4, 5))
                .append(components.discs().hub())
                .foldLeft(StarMap.empty(), StarMap::withDisc)
                .withLane(EARTH, RISA, 2)
                .withLane(QONOS, BORETH, 2)
                .withLane(ROMULUS, RATOR, 3);
        Holdings holdings = Holdings.none()
                .withHome(FEDERATION, EARTH)
                .withHome(KLINGONS, QONOS)
                .withHome(ROMULANS, ROMULUS)
                .withController(RISA, FEDERATION)
                .withController(BORETH, KLINGONS)
                .withController(RATOR, ROMULANS)
                .withDeveloped(FREE_WORLD)
                .withStarbase(EARTH);
        return Galaxy.of(map)
                .withHoldings(holdings)
                .withShips(EARTH.orbit(), ShipGroup.singles(FEDERATION, SHIPS))
                .withShips(QONOS.orbit(), ShipGroup.singles(KLINGONS, SHIPS))
                .withShips(ROMULUS.orbit(), ShipGroup.singles(ROMULANS, SHIPS));
    }

    private static Planets planets() {
        Planets homes = Vector.of(EARTH, QONOS, ROMULUS)
                .foldLeft(Planets.bare(), (planets, home) -> planets.withResourceNodes(home, 3));
        return Vector.of(RISA, BORETH, RATOR)
                .foldLeft(homes, (planets, colony) -> planets.withResourceNodes(colony, 1))
                .withResourceNodes(FREE_WORLD, 2)
                .withWarpTokens(FREE_WORLD, 2);
    }

    /** Names and numbers of our own; the base game's discs and cards are printed nowhere. */
    private static BaseGameBox box() {
        Vector<SystemDisc> planetary = Vector.of(
                        "Amber Reach", "Birch Landing", "Quiet Dawn", "Salt Garden", "Stone Orchard", "Tall Grass")
                .map(name -> SystemDisc.planetary(name, 3));
        Vector<SystemDisc> phenomena =
                Vector.of("Blue Curtain", "Glass Sea").map(name -> SystemDisc.phenomenon(name, 3, 4));
        return new BaseGameBox(
                Vector.of(
                                ExplorationKind.VIRGIN_WORLD,
                                ExplorationKind.CIVILIZATION,
                                ExplorationKind.CRISIS,
                                ExplorationKind.DISCOVERY)
                        .flatMap(kind -> Vector.fill(3, card(kind))),
                planetary,
                phenomena);
    }

    private static ExplorationCard card(ExplorationKind kind) {
        String name = switch (kind) {
            case CRISIS -> "A storm";
            case DISCOVERY -> "An old probe";
            case CIVILIZATION -> "Friendly people";
            case VIRGIN_WORLD, OTHER -> "Nobody home";
        };
        return ExplorationCard.baseGame(name, Provenance.SAMPLE, kind);
    }

    /** How the Ships of a race fight: the same weapons for all, and the Klingons by the rules that name them. */
    static PlayerCombatProfile profile(PlayerId player) {
        return player.equals(KLINGONS) ? PlayerCombatProfile.klingons(4) : PlayerCombatProfile.of(player.name(), 4);
    }
}
