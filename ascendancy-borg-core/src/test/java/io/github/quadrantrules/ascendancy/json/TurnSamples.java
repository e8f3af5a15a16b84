package io.github.quadrantrules.ascendancy.json;

import static io.github.quadrantrules.ascendancy.json.Samples.FEDERATION;
import static io.github.quadrantrules.ascendancy.json.Samples.HUB;
import static io.github.quadrantrules.ascendancy.json.Samples.KLINGONS;
import static io.github.quadrantrules.ascendancy.json.Samples.ONE;
import static io.github.quadrantrules.ascendancy.json.Samples.RISA;
import static io.github.quadrantrules.ascendancy.json.Samples.SPACE;
import static io.github.quadrantrules.ascendancy.json.Samples.TWO;

import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.setup.DiscStack;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.setup.Setup;
import io.github.quadrantrules.ascendancy.setup.SetupChoices;
import io.github.quadrantrules.ascendancy.turn.Activation;
import io.github.quadrantrules.ascendancy.turn.BorgTurnState;
import io.github.quadrantrules.ascendancy.turn.Civilization;
import io.github.quadrantrules.ascendancy.turn.CommandPhase;
import io.github.quadrantrules.ascendancy.turn.Contingent;
import io.github.quadrantrules.ascendancy.turn.GameRoundState;
import io.github.quadrantrules.ascendancy.turn.NewSystem;
import io.github.quadrantrules.ascendancy.turn.Outcome;
import io.github.quadrantrules.ascendancy.turn.RewardTokens;
import io.github.quadrantrules.ascendancy.turn.RoundChoice;
import io.github.quadrantrules.ascendancy.turn.RoundEvent;
import io.github.quadrantrules.ascendancy.turn.RoundPhase;
import io.github.quadrantrules.ascendancy.turn.Stage;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.turn.TurnChoice;
import io.github.quadrantrules.ascendancy.turn.TurnEvent;
import io.github.quadrantrules.ascendancy.turn.TurnPhase;
import io.github.quadrantrules.ascendancy.turn.VictoryClaim;
import io.github.quadrantrules.ascendancy.turn.VictoryKind;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Values of the Borg turn. */
final class TurnSamples {
    private static final ExplorationCard CARD =
            Samples.BASE.explorations().head().remaining();
    private static final CommandCard HOLD = new CommandCard.HoldCommand("Hold", false, Provenance.SAMPLE);
    private static final TurnOrderCard.BorgTurn BORG = new TurnOrderCard.BorgTurn(1, Option.none());

    static final Table TABLE = Table.open(
                    Setup.open(SetupChoices.connected(2), BorgComponents.SAMPLE, Samples.BASE, DiscStack.SAFE_OPENING),
                    OptionalRules.NONE,
                    BorgComponents.SAMPLE.console(),
                    Samples.GALAXY)
            .withShipsAtWarp(TreeMap.of(FEDERATION, ShipGroup.singles(FEDERATION, 2)))
            .withTokens(TreeMap.of(FEDERATION, new RewardTokens(1, 2)));
    private static final TurnOrderCard.PlayerTurn PLAYER = new TurnOrderCard.PlayerTurn(2, FEDERATION);
    private static final RoundOrder ROUND = new RoundOrder(Vector.of(BORG, PLAYER));
    static final BorgTurnState START = BorgTurnState.start(ROUND, BORG, TABLE);

    private TurnSamples() {}

    static Vector<Object> all() {
        return Vector.<Object>of(
                        TABLE,
                        TABLE.cards(),
                        TABLE.planets().withResourceNodes(RISA, 2).withCard(RISA, CARD),
                        START,
                        new RewardTokens(0, 1),
                        GameRoundState.start(ROUND, TABLE),
                        new CommandPhase(TreeSet.of(ONE), TreeSet.of(TWO), 3, Vector.of(HOLD)),
                        contingent(),
                        new VictoryClaim(FEDERATION, VictoryKind.ASCENDANCY, 5),
                        new Civilization(2, 1),
                        NewSystem.reveal(TABLE, RISA, Dice.seeded(1)),
                        new Outcome.BorgWin(BorgVictory.Cause.ALL_ASSIMILATED, Option.some(KLINGONS)),
                        new Outcome.PlayerWin(FEDERATION, VictoryKind.SUPREMACY))
                .appendAll(stages())
                .appendAll(phases())
                .appendAll(choices())
                .appendAll(rounds())
                .appendAll(events());
    }

    private static Contingent contingent() {
        return new Contingent(
                CombatSamples.BATTLE.setting().sides().head(),
                CombatSamples.BATTLE.forces().head());
    }

    private static Route route() {
        return new Route(SPACE, RISA, Vector.of("#1.2", "Risa").map(SectorId::of));
    }

    private static Vector<Stage> stages() {
        LaneDecision.Turn turn =
                new LaneDecision.Turn(ONE, Samples.MAP.lanes().head()._2, Samples.GALAXY, Vector.of(route()));
        return Vector.of(
                new Stage.Attack(true),
                new Stage.Battle(false, CombatSamples.BATTLE),
                new Stage.Pick(),
                new Stage.Replace(),
                new Stage.Order(Vector.of(TWO, ONE)),
                new Stage.Steer(ONE, Vector.of(route(), route()), Vector.of(TWO)),
                new Stage.Lay(ONE, Vector.empty()),
                new Stage.Turn(ONE, Vector.of(turn, turn), Vector.of(TWO)),
                new Stage.Explore(RISA, CARD, Vector.of(TWO)),
                new Stage.Assault(RISA),
                new Stage.Assimilating(CombatSamples.ASSIMILATION));
    }

    private static Vector<Object> phases() {
        Activation activation = new Activation(
                ONE, FEDERATION, Option.some(HOLD), FirstRound.SIMULTANEOUS, Option.some(TWO), new Stage.Replace());
        return Vector.of(
                activation,
                new TurnPhase.NotBegun(),
                new TurnPhase.Building(Vector.of(RISA, HUB)),
                new TurnPhase.Choosing(Option.some(TWO)),
                new TurnPhase.Acting(activation),
                new TurnPhase.Ended());
    }

    private static Vector<Object> rounds() {
        return Vector.of(
                new RoundPhase.Acting(PLAYER, TABLE),
                new RoundPhase.Fighting(PLAYER, TABLE, ONE, CombatSamples.BATTLE),
                new RoundPhase.Invading(PLAYER, TABLE, RISA, CombatSamples.RECLAIMING),
                new RoundPhase.BorgActing(START),
                new RoundPhase.Ended(TABLE),
                new RoundChoice.InBorgTurn(new TurnChoice.Begin()),
                new RoundChoice.AttackCube(ONE, contingent()),
                new RoundChoice.InvadeWorld(RISA, CombatSamples.RECLAIMING.setting(), CombatSamples.RECLAIMING.force()),
                new RoundChoice.InCombat(new BattleChoice.Fight()),
                new RoundChoice.Report(TABLE),
                new RoundChoice.Explore(RISA),
                new RoundChoice.Claim(new VictoryClaim(FEDERATION, VictoryKind.ASCENDANCY, 5)),
                new RoundChoice.EndTurn());
    }

    private static Vector<TurnChoice> choices() {
        return Vector.of(
                new TurnChoice.Begin(),
                new TurnChoice.BuildWorld(RISA),
                new TurnChoice.ActivateCube(ONE),
                new TurnChoice.Engage(Vector.of(contingent())),
                new TurnChoice.Defend(CombatSamples.DEFENSE, Vector.of(new BattleCard.AutoHits("Torpedo", 1))),
                new TurnChoice.InCombat(new BattleChoice.Fight()),
                new TurnChoice.PickCommand(HOLD),
                new TurnChoice.KeepCommand(),
                new TurnChoice.UseTelemetryNode(KLINGONS),
                new TurnChoice.MoveNext(TWO),
                new TurnChoice.TakeRoute(route()),
                new TurnChoice.LayLane(new LanePlacement.Possible(2, Vector.of(RISA))),
                new TurnChoice.TurnSystem(RISA),
                new TurnChoice.Develop(new Civilization(2, 1)));
    }

    static Vector<Event> events() {
        return Vector.of(
                new TurnEvent.PlayerAssimilated(FEDERATION),
                new TurnEvent.SystemAbandoned(RISA, FEDERATION, 2),
                new TurnEvent.PlayerWon(new VictoryClaim(FEDERATION, VictoryKind.ASCENDANCY, 5), 2),
                new TurnEvent.ExplorationRevealed(RISA, CARD),
                new TurnEvent.NothingToExplore(RISA),
                new TurnEvent.ExplorationIgnored(RISA, CARD),
                new TurnEvent.CivilizationFound(RISA, new Civilization(2, 1)),
                new TurnEvent.ExplorationPutAway(RISA, CARD),
                new TurnEvent.CubeChosen(ONE, FEDERATION),
                new TurnEvent.CubeForced(TWO),
                new TurnEvent.AttackBegan(ONE, Vector.of(FEDERATION, KLINGONS), true),
                new TurnEvent.NothingToAttack(ONE),
                new TurnEvent.CommandPicked(FEDERATION, HOLD),
                new TurnEvent.CommandExecuted(ONE, HOLD),
                new TurnEvent.NoTarget(ONE, TargetKind.SPIRE),
                new TurnEvent.SpireStrengthened(ONE, new BorgWorld(RISA, 2, false)),
                new TurnEvent.AssimilationBegan(ONE, RISA),
                new TurnEvent.CubeLost(TWO),
                new TurnEvent.CubeActivated(ONE),
                new TurnEvent.TurnEnded(Vector.of(HOLD)),
                new TurnEvent.TokensGained(FEDERATION, new RewardTokens(1, 0)),
                new RoundEvent.TurnBegan(PLAYER),
                new RoundEvent.TurnLost(PLAYER),
                new RoundEvent.CubeAttacked(FEDERATION, ONE),
                new RoundEvent.WorldInvaded(FEDERATION, RISA),
                new RoundEvent.WorldLaidWaste(FEDERATION, RISA),
                new RoundEvent.SystemExplored(FEDERATION, RISA, Option.some(CARD)),
                new RoundEvent.TableChanged(FEDERATION),
                new RoundEvent.RoundEnded());
    }
}
