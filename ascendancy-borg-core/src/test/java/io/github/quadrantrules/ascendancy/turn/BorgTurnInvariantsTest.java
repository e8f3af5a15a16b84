package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgSupply;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What holds for every Borg turn, seen in turns played at random. */
class BorgTurnInvariantsTest {
    private static final TurnOrderCard.BorgTurn CARD = new TurnOrderCard.BorgTurn(1, Option.none());
    private static final RoundOrder ROUND = new RoundOrder(
            Vector.of(CARD, new TurnOrderCard.PlayerTurn(2, FEDERATION), new TurnOrderCard.PlayerTurn(3, KLINGONS)));

    /** A whole turn; the tables are those before the first choice and after each. */
    private record Turn(BorgTurnState end, Vector<CubeId> atStart, Vector<Event> events, Vector<Table> tables) {}

    private static Turn play(int seed, boolean twoAttacks) {
        return play(seed, table(new OptionalRules(twoAttacks, false, false, false)));
    }

    private static Turn play(int seed, boolean twoAttacks, boolean hand) {
        return hand ? playWithHand(seed, twoAttacks) : play(seed, twoAttacks);
    }

    /** The turn of an Assimilated Player, who has a hand of commands. */
    private static Turn playWithHand(int seed, boolean twoAttacks) {
        Table fallen = SystemFall.assimilated(table(new OptionalRules(twoAttacks, false, false, false)), EARTH)
                .state();
        TurnOrderCard.BorgTurn card = new TurnOrderCard.BorgTurn(1, Option.some(FEDERATION));
        return play(seed, fallen, new RoundOrder(Vector.of(card, new TurnOrderCard.PlayerTurn(2, KLINGONS))), card);
    }

    /** Nodes, a Starbase, and Ships of both players beside each other. */
    private static Table table(OptionalRules options) {
        Table bare = Tables.table(options, Tables.duel().galaxy().holdings().withStarbase(VULCAN));
        return bare.withGalaxy(bare.galaxy()
                        .withShips(RISA.orbit(), new ShipGroup(FEDERATION, 3, 1))
                        .withShips(RISA.orbit(), ShipGroup.singles(KLINGONS, 4)))
                .withPlanets(bare.planets().withResourceNodes(VULCAN, 2).withResourceNodes(QONOS, 1));
    }

    private static Turn play(int seed, Table table) {
        return play(seed, table, ROUND, CARD);
    }

    private static Turn play(int seed, Table table, RoundOrder round, TurnOrderCard.BorgTurn card) {
        Vector<SystemId> places = table.galaxy().map().discs().keySet().toVector();
        Table manned = Vector.range(0, 1 + seed % 5)
                .foldLeft(table, (all, n) -> Tables.withCube(all, n + 1, places.get((n + seed) % places.size())));
        Dice dice = Dice.seeded(seed);
        BorgTurnState state = BorgTurnState.start(round, card, manned);
        Vector<Event> events = Vector.empty();
        Vector<Table> tables = Vector.of(manned);
        while (!BorgTurn.GAME.over(state)) {
            TurnChoice choice = dice.oneOf(BorgTurn.GAME.choices(state));
            Step<BorgTurnState> step = BorgTurn.GAME.apply(state, choice, dice).get();
            state = step.state();
            events = events.appendAll(step.events());
            tables = tables.append(state.table());
        }
        return new Turn(state, manned.galaxy().cubes().keySet().toVector(), events, tables);
    }

    private static Vector<CubeId> activated(Turn turn) {
        return turn.events()
                .flatMap(event -> event instanceof TurnEvent.CubeActivated done
                        ? Option.some(done.cube())
                        : Option.<CubeId>none());
    }

    private static int count(Turn turn, Class<? extends Event> type) {
        return turn.events().count(type::isInstance);
    }

    /** Invariant 44: whoever is still there was activated, exactly once unless a Cube was forced. */
    @Rule({"AS-COM-01", "AS-TRN-07"})
    @Property(tries = 60)
    void shouldActivateEveryCubeThatIsStillThere(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks, @ForAll boolean hand) {
        Turn turn = play(seed, twoAttacks, hand);
        if (turn.end().table().outcome().isDefined()) {
            return;
        }
        Vector<CubeId> left = turn.atStart().filter(turn.end().table().galaxy().cubes()::containsKey);
        assertThat(activated(turn)).containsAll(left);
        if (count(turn, TurnEvent.CubeForced.class) == 0) {
            assertThat(activated(turn)).containsExactlyInAnyOrderElementsOf(left);
        }
    }

    /** Invariant 45: attack, draw, command, assimilation; and nothing after the Cube's destruction. */
    @Rule({"AS-COM-02", "AS-COM-03", "AS-COM-11"})
    @Property(tries = 60)
    void shouldKeepTheOrderOfTheSteps(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks, @ForAll boolean hand) {
        Turn turn = play(seed, twoAttacks, hand);
        int rank = 0;
        for (Event event : turn.events()) {
            int next = hand && event instanceof CommandEvent.CommandDrawn ? -1 : rank(event);
            if (next == 0) {
                rank = 0;
            } else if (next > 0) {
                assertThat(next).as(event.sentence()).isGreaterThan(rank);
                rank = next;
            }
        }
    }

    /** 0 at the beginning of an activation, 9 when nothing may follow, -1 for what is no step. */
    private static int rank(Event event) {
        if (event instanceof TurnEvent.CubeChosen || event instanceof TurnEvent.CubeForced) {
            return 0;
        }
        if (event instanceof TurnEvent.AttackBegan attack) {
            return attack.second() ? 4 : 1;
        }
        if (event instanceof CommandEvent.CommandDrawn || event instanceof TurnEvent.CommandPicked) {
            return 2;
        }
        if (event instanceof TurnEvent.CommandExecuted) {
            return 3;
        }
        if (event instanceof TurnEvent.AssimilationBegan) {
            return 5;
        }
        return event instanceof TurnEvent.CubeLost ? 9 : -1;
    }

    /** Invariant 46: one card for each activation that came to step 2. */
    @Rule({"AS-CRD-01", "AS-COM-11"})
    @Property(tries = 60)
    void shouldDrawOneCardForEachActivationThatComesToItsCommand(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks) {
        Turn turn = play(seed, twoAttacks);
        assertThat(count(turn, CommandEvent.CommandDrawn.class))
                .isEqualTo(count(turn, TurnEvent.CommandExecuted.class))
                .isLessThanOrEqualTo(count(turn, TurnEvent.CubeChosen.class) + count(turn, TurnEvent.CubeForced.class));
        assertThat(turn.end().table().cards().commands().size()).isEqualTo(30);
    }

    /** Invariant 46: one card more for each use of the Telemetry Node. */
    @Rule({"AS-TEC-06", "AS-CRD-01"})
    @Property(tries = 60)
    void shouldDrawOneCardMoreForEachUseOfATelemetryNode(@ForAll @IntRange(max = 100_000) int seed) {
        Turn turn = play(seed, Tables.withTelemetryNode(table(OptionalRules.NONE), KLINGONS));
        int replaced = count(turn, CommandEvent.CommandReplaced.class);
        assertThat(replaced).isLessThanOrEqualTo(1);
        assertThat(count(turn, CommandEvent.CommandDrawn.class))
                .isEqualTo(count(turn, TurnEvent.CommandExecuted.class) + replaced);
    }

    /** Invariants 27 to 31: as many pieces as there are, each where it can stand. */
    @Rule({"AS-CMP-01", "AS-CMP-02", "AS-CMP-03", "AS-EFF-01", "AS-BWD-01", "AS-BWD-03"})
    @Property(tries = 60)
    void shouldHaveNoMoreBorgPiecesThanThereAre(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks, @ForAll boolean hand) {
        for (Table table : play(seed, twoAttacks, hand).tables()) {
            Vector<SectorId> inSpace = table.galaxy().cubes().values().toVector();
            int onSpires = table.worlds().count(BorgWorld::cubeOnSpire);
            int nodes = table.worlds().map(BorgWorld::nodes).sum().intValue();
            assertThat(table.pieces().supply())
                    .isEqualTo(new BorgSupply(
                            5 - inSpace.size() - onSpires, 5 - table.worlds().size(), 15 - nodes));
            assertThat(inSpace).doesNotHaveDuplicates();
            assertThat(table.worlds().map(BorgWorld::system)).doesNotHaveDuplicates();
            assertThat(table.worlds()).allMatch(world -> world.nodes() >= (world.cubeOnSpire() ? 3 : 0));
            assertThat(table.worlds()).allMatch(world -> world.nodes() <= 3);
        }
    }

    /** Invariant 52: control is unchanged, but on a Borg World and where an Assimilated Player had it. */
    @Rule({"AS-ASM-06", "AS-ASM-09", "AS-APL-03"})
    @Property(tries = 60)
    void shouldChangeControlOnlyByASpireOrWithThePlayer(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll boolean twoAttacks, @ForAll boolean hand) {
        Vector<Table> tables = play(seed, twoAttacks, hand).tables();
        tables.zip(tables.tail()).forEach(pair -> {
            TreeMap<SystemId, PlayerId> expected = pair._1
                    .galaxy()
                    .holdings()
                    .controllers()
                    .filterKeys(system -> pair._2.pieces().world(system).isEmpty())
                    .filterValues(player -> !pair._2.isAssimilated(player));
            assertThat(pair._2.galaxy().holdings().controllers()).isEqualTo(expected);
        });
    }

    /** Invariant 56, with three Spires in play and no fourth allowed: the game ends in many of these turns. */
    @Rule({"AS-WIN-01", "AS-WIN-02", "AS-OPT-04"})
    @Property(tries = 60)
    void shouldChangeNothingAfterTheOutcome(@ForAll @IntRange(max = 100_000) int seed) {
        Table bare = table(new OptionalRules(true, true, false, false));
        Table table = Tables.withWorlds(
                bare.withPlanets(bare.planets().withResourceNodes(VULCAN, 0)),
                BorgWorld.at(BAJOR),
                BorgWorld.at(RISA),
                BorgWorld.at(VULCAN));
        Turn turn = play(seed, table);
        assertThat(turn.tables().init().filter(each -> each.outcome().isDefined()))
                .isEmpty();
        assertThat(turn.tables()).allMatch(each -> each.worlds().size() == 3);
        assertThat(count(turn, BorgVictory.class))
                .isEqualTo(turn.end().table().outcome().isDefined() ? 1 : 0);
        assertThat(BorgTurn.GAME.choices(turn.end())).isEmpty();
        assertThat(BorgTurn.GAME
                        .apply(turn.end(), new TurnChoice.Begin(), Dice.seeded(1))
                        .isLeft())
                .isTrue();
    }
}
