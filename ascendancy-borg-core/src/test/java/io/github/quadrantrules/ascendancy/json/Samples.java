package io.github.quadrantrules.ascendancy.json;

import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.CommandDraw;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.CommandHand;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.command.TechDrawReason;
import io.github.quadrantrules.ascendancy.command.TelemetryNode;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.BorgDiscs;
import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.data.TechEffect;
import io.github.quadrantrules.ascendancy.galaxy.Blockade;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.CubeMovement;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.GalaxyEvent;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.github.quadrantrules.ascendancy.setup.BaseGameBox;
import io.github.quadrantrules.ascendancy.setup.DiscStack;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.setup.Setup;
import io.github.quadrantrules.ascendancy.setup.SetupChoices;
import io.github.quadrantrules.ascendancy.setup.TablePosition;
import io.github.quadrantrules.ascendancy.world.BorgSupply;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.BuildingAction;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.DevelopedSystem;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Values of every kind for tests of their forms. */
final class Samples {
    static final CubeId ONE = CubeId.of(1);
    static final CubeId TWO = CubeId.of(2);
    static final PlayerId FEDERATION = PlayerId.of("Federation");
    static final PlayerId KLINGONS = PlayerId.of("Klingons");
    static final SystemId HUB = SystemId.of("Hub");
    static final SystemId RISA = SystemId.of("Risa");
    static final SectorId SPACE = SectorId.of("#1.1");

    static final StarMap MAP = StarMap.empty()
            .withDisc(SystemDisc.transwarpHub("Hub", 6))
            .withDisc(SystemDisc.planetary("Risa", 3))
            .withLane(HUB, RISA, 2);
    static final Galaxy GALAXY = Galaxy.of(MAP)
            .withHoldings(Holdings.none().withHome(FEDERATION, RISA))
            .withCube(ONE, HUB.orbit())
            .withCube(TWO, SPACE)
            .withShips(RISA.orbit(), new ShipGroup(FEDERATION, 3, 1));
    static final BaseGameBox BASE = new BaseGameBox(
            Vector.range(0, 30)
                    .map(n -> ExplorationCard.baseGame("Card " + n, Provenance.SAMPLE, ExplorationKind.DISCOVERY)),
            Vector.range(0, 12).map(n -> SystemDisc.planetary("Planet " + n, 3)),
            Vector.range(0, 5).map(n -> SystemDisc.phenomenon("Phenomenon " + n, 3, 4)));

    private static final BorgTechCard NODE = BorgTechCards.TELEMETRY_NODE;
    private static final CommandCard HOLD = new CommandCard.HoldCommand("Hold", false, Provenance.SAMPLE);
    private static final BorgWorld WORLD = new BorgWorld(RISA, 3, true);

    private Samples() {}

    static Vector<Object> all() {
        return events().map(event -> (Object) event)
                .appendAll(galaxy())
                .appendAll(data())
                .appendAll(command())
                .appendAll(setup())
                .appendAll(world())
                .appendAll(CombatSamples.all())
                .appendAll(TurnSamples.all());
    }

    private static Vector<Object> galaxy() {
        Route route = new Route(SPACE, RISA, Vector.of("#1.2", "Risa").map(SectorId::of));
        LaneDecision.Turn turn = new LaneDecision.Turn(ONE, MAP.lanes().head()._2, GALAXY, Vector.of(route));
        return Vector.of(
                ONE,
                MAP.nextLane(),
                FEDERATION,
                RISA,
                RISA.orbit(),
                SPACE,
                BorgDiscs.SAMPLE.phenomena().head(),
                MAP.lanes().head()._2,
                MAP,
                GALAXY,
                GALAXY.holdings().withStarbase(RISA).withBorgWorld(SystemId.of("Bajor")),
                new ShipGroup(KLINGONS, 3, 1),
                TurnOrder.of(KLINGONS, FEDERATION),
                route,
                route.reach(),
                CubeMovement.move(GALAXY, TWO, route, 1, Blockade.ALL_SHIPS),
                turn,
                new LaneDecision.TurnFloating(Vector.of(turn)),
                new LaneDecision.PlaceSystem(ONE, HUB, RISA, 4),
                new LaneDecision.Stay(TWO, SPACE),
                new LanePlacement.Impossible(),
                new LanePlacement.Possible(4, Vector.of(RISA)));
    }

    private static Vector<Object> data() {
        BorgComponents components = BorgComponents.SAMPLE;
        return Vector.<Object>of(
                        components,
                        components.console(),
                        components.console().weapons(),
                        components.console().transwarp(),
                        components.discs(),
                        components.commands(),
                        components.technology(),
                        components.explorations(),
                        new CommandEffect.PassOne(TargetKind.SPIRE, 2),
                        new CommandEffect.ReturnToSpire(2, 1),
                        new CommandEffect.Aggression(),
                        new ExplorationEffect.BaseGame(),
                        new ExplorationEffect.CubeAppears(),
                        new ExplorationEffect.CivilizationUnderAttack(3),
                        new ExplorationEffect.WorldFound(2),
                        new TechEffect.RedrawCommand(),
                        new TechEffect.Protection(1),
                        new TechEffect.BetterWeapons(2),
                        new TechEffect.SixAlwaysHits(),
                        new TechEffect.ExtraDice(3),
                        new TechEffect.AutomaticHits(4),
                        new TechEffect.FirstStrikeAtWorlds())
                .appendAll(components.commands().cards())
                .appendAll(components.technology().cards())
                .appendAll(components.explorations().cards())
                .appendAll(BASE.explorations().map(ExplorationCard::remaining));
    }

    private static Vector<Object> command() {
        Dice dice = Dice.seeded(5);
        CommandDeck commands = CommandDeck.shuffled(CommandCards.SAMPLE.cards()).discard(HOLD);
        CommandDraw draw = commands.draw(dice);
        TechArea area = TechArea.EMPTY
                .gain(BorgTechCards.SAMPLE.cards().last())
                .gain(NODE)
                .complete(NODE)
                .get();
        TechDeck technology = TechDeck.shuffled(BorgTechCards.SAMPLE.cards()).putOnBottom(NODE);
        TelemetryNode.Use use =
                TelemetryNode.use(draw.card(), draw.rest(), area, dice).get();
        RoundOrder order = RoundOrder.deal(TreeMap.empty(), Vector.of(FEDERATION), Vector.of(KLINGONS), dice);
        return Vector.<Object>of(
                        commands,
                        draw,
                        CommandHand.draw(commands, 3, dice),
                        area,
                        use,
                        use.area(),
                        technology,
                        technology
                                .draw(area, TechDrawReason.CUBE_DESTROYED, dice)
                                .get(),
                        order)
                .appendAll(order.cards());
    }

    private static Vector<Object> setup() {
        SetupChoices choices = SetupChoices.connected(2).withHubDistance(30);
        return Vector.<Object>of(
                        choices,
                        BASE,
                        Setup.open(choices, BorgComponents.SAMPLE, BASE, DiscStack.SAFE_OPENING),
                        new TablePosition(-12.25, 0.1))
                .appendAll(OptionalRules.combinations());
    }

    private static Vector<Object> world() {
        return Vector.of(
                WORLD,
                BorgWorld.at(HUB),
                new BorgSupply(4, 3, 12),
                new Collective(SpireLimit.THREE, Vector.of(WORLD), TreeSet.of(RISA, HUB), 1, Option.some(HUB)),
                new DevelopedSystem(RISA, true, 2, true));
    }

    /** Events of every kind but those of combat and of turns. */
    static Vector<Event> events() {
        return Vector.of(
                new GalaxyEvent.CubeMoved(ONE, SPACE, RISA, Vector.of(RISA.orbit()), Vector.of(HUB)),
                new GalaxyEvent.CubeStayed(ONE, SPACE, false),
                new GalaxyEvent.CubeBlocked(ONE, SPACE, Vector.of(KLINGONS), Blockade.ONLY_FLEETS),
                new GalaxyEvent.CubeStoppedByCube(ONE, TWO),
                new GalaxyEvent.CubeCutOff(ONE, SPACE),
                new GalaxyEvent.FloatingSystemTurned(ONE, HUB, RISA, 3),
                new GalaxyEvent.SystemPlaced(ONE, HUB, RISA, SystemId.of("Bajor"), 3),
                new WorldEvent.WorldBuilt(BuildingAction.LAUNCH_CUBE, WORLD, BorgWorld.at(RISA)),
                new WorldEvent.TranswarpRolled(HUB, 6, 3, true),
                new WorldEvent.TranswarpSkipped(HUB, 5),
                new WorldEvent.CubeFound(RISA),
                new WorldEvent.CubeNotFound(RISA, 5),
                new WorldEvent.SpirePlaced(WORLD, 2, RuleId.of("AS-ASM-06")),
                new WorldEvent.StarbaseAssimilated(RISA, Vector.of(WORLD)),
                new BorgVictory(BorgVictory.Cause.ALL_ASSIMILATED, SpireLimit.FIVE),
                new CommandEvent.CommandDrawn(HOLD),
                new CommandEvent.DiscardsShuffled(30),
                new CommandEvent.CommandReplaced(HOLD),
                new CommandEvent.TechnologyDrawn(NODE, TechDrawReason.WORLD_RECLAIMED),
                new CommandEvent.NoTechnologyLeft());
    }
}
