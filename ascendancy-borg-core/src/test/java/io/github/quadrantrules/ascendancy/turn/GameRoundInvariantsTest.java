package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.UseMode;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
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
import org.junit.jupiter.api.Test;

/** What holds for every Game Round, seen in rounds played at random. */
class GameRoundInvariantsTest {
    private static final PlayerId ROMULANS = PlayerId.of("Romulans");

    /** A step of a round and where it began. */
    private record Move(GameRoundState before, Step<GameRoundState> step) {
        GameRoundState after() {
            return step.state();
        }

        boolean tells(Class<? extends Event> type) {
            return step.events().exists(type::isInstance);
        }
    }

    /** Three players with strong Ships anywhere, Cubes anywhere, a Borg World, a Telemetry Node; so many assimilated. */
    private static Table table(Dice dice, int assimilated, Vector<CommandCard> commands) {
        Table bare = Tables.table(
                new OptionalRules(true, false, false, false),
                Tables.duel().galaxy().holdings().withHome(ROMULANS, BAJOR).withStarbase(VULCAN));
        Table ready = Tables.withTelemetryNode(
                Tables.withWorlds(
                        bare.withPlanets(bare.planets().withResourceNodes(VULCAN, 2)),
                        new BorgWorld(RISA, dice.oneOf(Vector.of(0, 2)), false)),
                KLINGONS);
        Table absorbed = Vector.of(EARTH, BAJOR)
                .take(assimilated)
                .foldLeft(
                        ready, (all, home) -> SystemFall.assimilated(all, home).state());
        Vector<SystemId> places = absorbed.galaxy().map().discs().keySet().toVector();
        Table manned = places.filter(place -> dice.oneOf(Vector.of(true, false)))
                .take(4)
                .zipWithIndex()
                .foldLeft(absorbed, (all, place) -> Tables.withCube(all, place._2 + 1, place._1));
        Table fleets = manned.players()
                .reject(manned::isAssimilated)
                .foldLeft(
                        manned,
                        (all, player) -> all.withGalaxy(
                                all.galaxy().withShips(dice.oneOf(places).orbit(), ShipGroup.singles(player, 12))));
        return fleets.withCards(fleets.cards().withCommands(CommandDeck.shuffled(commands)));
    }

    private static Vector<Move> round(int seed, int assimilated, Vector<CommandCard> commands) {
        Dice dice = Dice.seeded(seed);
        GameRoundState state = GameRoundState.deal(table(dice, assimilated, commands), TreeMap.empty(), dice);
        Vector<Move> moves = Vector.empty();
        while (!GameRound.GAME.over(state)) {
            RoundChoice choice = technology(state, dice).getOrElse(dice.oneOf(GameRound.GAME.choices(state)));
            Move move =
                    new Move(state, GameRound.GAME.apply(state, choice, dice).get());
            moves = moves.append(move);
            state = move.after();
        }
        return moves;
    }

    private static Vector<Move> round(int seed, int assimilated) {
        return round(seed, assimilated, CommandCards.SAMPLE.cards());
    }

    private static Vector<Table> tables(Vector<Move> moves) {
        return moves.map(move -> move.after().table())
                .prepend(moves.head().before().table());
    }

    /** Now and then the base game completes a Project, or has a card used up, which goes to the bottom of its deck. */
    private static Option<RoundChoice> technology(GameRoundState state, Dice dice) {
        if (!(state.phase() instanceof RoundPhase.Acting acting) || dice.oneOf(Vector.of(true, false))) {
            return Option.none();
        }
        PlayerId player = acting.card().player();
        TableCards cards = state.table().cards();
        TechArea area = cards.area(player);
        Vector<TableCards> changes = area.projects()
                .map(card -> cards.withTechnology(
                        cards.technology(), player, area.complete(card).get()))
                .appendAll(area.ready()
                        .filter(card -> card.useMode() == UseMode.DISCARD)
                        .map(card -> cards.withTechnology(
                                cards.technology().putOnBottom(card),
                                player,
                                area.discard(card).get())));
        return Option.when(
                !changes.isEmpty(), () -> new RoundChoice.Report(state.table().withCards(dice.oneOf(changes))));
    }

    /** What the rounds are for happens in some of them: no property below holds for want of events. */
    @Test
    void shouldSeeEverythingThatMovesCardsAndPieces() {
        Vector<Move> moves = Vector.range(0, 40).flatMap(seed -> round(seed, seed % 3));
        assertThat(Vector.<Class<? extends Event>>of(
                                CommandEvent.TechnologyDrawn.class,
                                CommandEvent.CommandReplaced.class,
                                TurnEvent.CommandPicked.class,
                                TurnEvent.CubeLost.class,
                                TurnEvent.PlayerAssimilated.class,
                                RoundEvent.TableChanged.class,
                                RoundEvent.WorldLaidWaste.class,
                                RoundEvent.CubeAttacked.class)
                        .reject(type -> moves.exists(move -> move.tells(type))))
                .isEmpty();
        assertThat(moves.filter(move -> move.after().table().outcome().isDefined()))
                .isNotEmpty();
    }

    /** Invariant 55: wherever they are, the Borg Technology Cards are 20 and the Command Cards 30, or 25 without red. */
    @Rule({"AS-TEC-01", "AS-TEC-04", "AS-CRD-01", "AS-COM-08", "AS-APL-07"})
    @Property(tries = 60)
    void shouldKeepAllBorgCards(
            @ForAll @IntRange(max = 100_000) int seed,
            @ForAll @IntRange(max = 2) int assimilated,
            @ForAll boolean withRed) {
        Vector<CommandCard> commands = withRed ? CommandCards.SAMPLE.cards() : CommandCards.SAMPLE.withoutRed();
        assertThat(commands).hasSize(withRed ? 30 : 25);
        for (Move move : round(seed, assimilated, commands)) {
            TableCards cards = move.after().table().cards();
            Vector<BorgTechCard> technology = cards.technology()
                    .cards()
                    .cards()
                    .appendAll(cards.areas().values().flatMap(TechArea::all));
            assertThat(technology).hasSize(20).containsExactlyInAnyOrderElementsOf(BorgTechCards.SAMPLE.cards());
            assertThat(cards.commands()
                            .deck()
                            .cards()
                            .appendAll(cards.commands().discards())
                            .appendAll(inHand(move.after())))
                    .containsExactlyInAnyOrderElementsOf(commands);
        }
    }

    /** The hand of an Assimilated Player, and a card that is drawn and may still be replaced. */
    private static Vector<CommandCard> inHand(GameRoundState state) {
        if (!(state.phase() instanceof RoundPhase.BorgActing borg)) {
            return Vector.empty();
        }
        Vector<CommandCard> hand = borg.turn().command().hand();
        return borg.turn().phase() instanceof TurnPhase.Acting acting
                        && acting.activation().stage() instanceof Stage.Replace
                ? hand.appendAll(acting.activation().card())
                : hand;
    }

    /** Invariant 26: during a battle and after it every Cube is where it was, unless it is destroyed. */
    @Rule({"AS-END-03", "AS-ATK-06"})
    @Property(tries = 60)
    void shouldLeaveEveryCubeWhereItIsInABattle(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 2) int assimilated) {
        for (Move move : round(seed, assimilated)) {
            TreeMap<CubeId, SectorId> before = move.before().table().galaxy().cubes();
            TreeMap<CubeId, SectorId> after = move.after().table().galaxy().cubes();
            move.step().events().forEach(event -> {
                if (event instanceof BattleEvent.BattleEnded ended) {
                    assertThat(before.values()).contains(ended.cube());
                }
            });
            if (move.before().phase() instanceof RoundPhase.Fighting fighting) {
                assertThat(after)
                        .isEqualTo(move.tells(TurnEvent.CubeLost.class) ? before.remove(fighting.cube()) : before);
            } else if (isBattle(move.before()) && isBattle(move.after())) {
                assertThat(after).isEqualTo(before);
            }
        }
    }

    private static boolean isBattle(GameRoundState state) {
        return state.phase() instanceof RoundPhase.BorgActing borg
                && borg.turn().phase() instanceof TurnPhase.Acting acting
                && acting.activation().stage() instanceof Stage.Battle;
    }

    /** Invariant 39: a Spire less, a card more, and no token. */
    @Rule({"AS-RCL-08", "AS-RCL-10"})
    @Property(tries = 60)
    void shouldTakeASpireAndGiveACardForAReclaimedWorld(@ForAll @IntRange(max = 100_000) int seed) {
        round(seed, 0)
                .filter(move -> move.tells(RoundEvent.WorldLaidWaste.class))
                .forEach(move -> {
                    Table before = move.before().table();
                    Table after = move.after().table();
                    assertThat(after.pieces().supply().spires())
                            .isEqualTo(before.pieces().supply().spires() + 1);
                    assertThat(after.tokens()).isEqualTo(before.tokens());
                    PlayerId player =
                            ((RoundPhase.Invading) move.before().phase()).card().player();
                    assertThat(after.cards().area(player).all())
                            .hasSize(before.cards().area(player).all().size() + 1);
                    assertThat(after.cards().technology().cards().size())
                            .isEqualTo(before.cards().technology().cards().size() - 1);
                });
    }

    /** Invariant 32: nothing of the base game is left on a Borg World. */
    @Rule({"AS-ASM-06", "AS-BWD-01", "AS-SBS-01"})
    @Property(tries = 60)
    void shouldLeaveNothingButBorgPiecesOnABorgWorld(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 2) int assimilated) {
        for (Table table : tables(round(seed, assimilated))) {
            Holdings held = table.galaxy().holdings();
            for (SystemId world : table.worlds().map(BorgWorld::system)) {
                assertThat(held.controllers().containsKey(world)).isFalse();
                assertThat(held.starbases().contains(world)).isFalse();
                assertThat(held.developed().contains(world)).isFalse();
                assertThat(table.planets().resourceNodes().containsKey(world)).isFalse();
                assertThat(table.planets().warpTokens().containsKey(world)).isFalse();
            }
        }
    }

    /** Invariant 53: the Assimilated Players only become more, and nothing is ever theirs. */
    @Rule({"AS-APL-02", "AS-APL-03", "AS-APL-06"})
    @Property(tries = 60)
    void shouldKeepEveryAssimilatedPlayerAssimilated(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 2) int assimilated) {
        Vector<Table> tables = tables(round(seed, assimilated));
        tables.zip(tables.tail()).forEach(pair -> {
            assertThat(pair._2.assimilated().startsWith(pair._1.assimilated())).isTrue();
            assertThat(pair._2.galaxy().holdings().controllers().values().filter(pair._2::isAssimilated))
                    .isEmpty();
            assertThat(pair._2
                            .galaxy()
                            .ships()
                            .values()
                            .flatMap(groups -> groups)
                            .map(ShipGroup::owner))
                    .noneMatch(pair._2::isAssimilated);
        });
    }

    /** Invariant 56: with the outcome the round is over, and nothing can be done any more. */
    @Rule({"AS-WIN-01", "AS-WIN-02", "AS-WIN-04"})
    @Property(tries = 60)
    void shouldChangeNothingAfterTheOutcome(
            @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 2) int assimilated) {
        Vector<Move> moves = round(seed, assimilated);
        assertThat(moves).allMatch(move -> move.before().table().outcome().isEmpty());
        GameRoundState end = moves.last().after();
        assertThat(GameRound.GAME.choices(end)).isEmpty();
        Vector.<RoundChoice>of(
                        new RoundChoice.EndTurn(),
                        new RoundChoice.Report(moves.head().before().table()),
                        new RoundChoice.Explore(VULCAN),
                        new RoundChoice.Claim(new VictoryClaim(KLINGONS, VictoryKind.SUPREMACY, 5)),
                        new RoundChoice.InBorgTurn(new TurnChoice.Begin()))
                .forEach(choice -> assertThat(GameRound.GAME
                                .apply(end, choice, Dice.seeded(seed))
                                .isLeft())
                        .as(choice.toString())
                        .isTrue());
        if (end.table().outcome().isDefined()) {
            assertThat(GameRoundState.start(end.round(), end.table())).isEqualTo(end);
        }
    }
}
