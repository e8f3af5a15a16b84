package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class GameRoundTest extends PlayedRounds {
    @Rule({"AS-TRN-01", "AS-TRN-04", "AS-TRN-06"})
    @Test
    void shouldGiveTheTurnsInTheOrderOfTheCards() {
        GameRoundState first = start(Tables.duel());
        assertThat(first.card()).contains(new PlayerTurn(1, FEDERATION));
        assertThat(first.decider()).contains(FEDERATION);
        Step<GameRoundState> borg = apply(first, new RoundChoice.EndTurn());
        assertThat(borg.events())
                .containsExactly(new RoundEvent.TurnBegan(ROUND.cards().get(1)));
        Step<GameRoundState> klingons = apply(borg.state(), new RoundChoice.InBorgTurn(new TurnChoice.Begin()));
        assertThat(klingons.state().decider()).contains(KLINGONS);
        Step<GameRoundState> end = apply(klingons.state(), new RoundChoice.EndTurn());
        assertThat(GAME.over(end.state())).isTrue();
        assertThat(GAME.choices(end.state())).isEmpty();
        assertThat(end.events()).containsExactly(new RoundEvent.RoundEnded());
        assertThat(refused(end.state(), new RoundChoice.EndTurn()).rule().id()).isEqualTo("AS-TRN-01");
    }

    @Rule({"AS-TRN-02", "AS-TRN-04", "AS-APL-06"})
    @Test
    void shouldDealTheCardsOfARoundToWhoeverPlays() {
        GameRoundState dealt = GameRoundState.deal(Tables.duel(), TreeMap.of(KLINGONS, 2), dice);
        assertThat(dealt.round().cards()).hasSize(3).contains(new PlayerTurn(2, KLINGONS));
        Table fallen = SystemFall.assimilated(Tables.duel(), EARTH).state();
        assertThat(GameRoundState.deal(fallen, TreeMap.empty(), dice)
                        .round()
                        .cards()
                        .map(card ->
                                card instanceof TurnOrderCard.BorgTurn borg ? borg.holder() : Option.<PlayerId>none()))
                .containsExactlyInAnyOrder(Option.some(FEDERATION), Option.none());
        assertThatThrownBy(() -> GameRoundState.deal(fallen, TreeMap.of(FEDERATION, 1), dice))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("Federation");
    }

    @Rule("AS-CMP-10")
    @Test
    void shouldTakeWhatTheBaseGameReportsUnlessItTouchesTheBorg() {
        Table table = siege();
        GameRoundState state = start(table);
        Table moved = table.withGalaxy(table.galaxy()
                .withoutShips(RISA.orbit(), FEDERATION)
                .withShips(SPACE, ShipGroup.singles(FEDERATION, 4)));
        Step<GameRoundState> reported = apply(state, new RoundChoice.Report(moved));
        assertThat(reported.state().table()).isEqualTo(moved);
        assertThat(reported.events()).containsExactly(new RoundEvent.TableChanged(FEDERATION));
        for (Table cheated : Vector.of(
                table.withGalaxy(table.galaxy().withoutCube(ONE)),
                Tables.withWorlds(table, BorgWorld.at(BAJOR)),
                Tables.withCommands(table, Tables.HOLD, Tables.HOLD, Tables.HOLD, Tables.HOLD, Tables.HOLD),
                Tables.table(
                        new OptionalRules(true, false, false, false),
                        table.galaxy().holdings()),
                table.ended(new Outcome.PlayerWin(FEDERATION, VictoryKind.ASCENDANCY)))) {
            assertThat(refused(state, new RoundChoice.Report(cheated)).rule().id())
                    .isEqualTo("AS-CMP-10");
        }
        assertThat(refused(
                                state,
                                new RoundChoice.Report(
                                        table.withGalaxy(table.galaxy().withoutCube(ONE))))
                        .piece())
                .isEqualTo("the Cubes in space");
    }

    private static Table explorations(Table table, ExplorationCard... cards) {
        return table.withCards(table.cards().withExplorations(Deck.inOrder(Vector.of(cards))));
    }

    private static ExplorationCard borgCard(Class<? extends ExplorationEffect> effect) {
        return BorgExplorationCards.SAMPLE
                .cards()
                .find(card -> effect.isInstance(card.effect()))
                .get();
    }

    @Rule({"AS-BWD-04", "AS-CMP-01"})
    @Test
    void shouldBringTheBorgIntoPlayThatAPlayerFinds() {
        ExplorationCard cube = borgCard(ExplorationEffect.CubeAppears.class);
        ExplorationCard world = borgCard(ExplorationEffect.WorldFound.class);
        GameRoundState state = start(explorations(Tables.duel(), cube, world));
        Step<GameRoundState> seen = apply(state, new RoundChoice.Explore(NEBULA));
        assertThat(seen.state().table().galaxy().cubeAt(NEBULA.orbit())).contains(ONE);
        assertThat(seen.events().head())
                .isEqualTo(new RoundEvent.SystemExplored(FEDERATION, NEBULA, Option.some(cube)));
        Step<GameRoundState> found = apply(seen.state(), new RoundChoice.Explore(BAJOR));
        assertThat(found.state().table().worlds().map(BorgWorld::system)).containsExactly(BAJOR);
        assertThat(refused(found.state(), new RoundChoice.Explore(BAJOR)).piece())
                .isEqualTo("Bajor");
        assertThat(refused(found.state(), new RoundChoice.Explore(EARTH)).rule().id())
                .isEqualTo("AS-BWD-04");
        Step<GameRoundState> nothing = apply(found.state(), new RoundChoice.Explore(RISA));
        assertThat(nothing.events()).containsExactly(new RoundEvent.SystemExplored(FEDERATION, RISA, Option.none()));
    }

    @Rule({"AS-WIN-01", "AS-BWD-04"})
    @Test
    void shouldLoseTheGameAtOnceWhenAPlayerFindsASixthWorld() {
        Vector<SystemId> systems = Vector.range(1, 7).map(number -> SystemId.of("World " + number));
        Table table = Tables.duel();
        Table larger = systems.foldLeft(
                table,
                (all, system) -> all.withGalaxy(
                        all.galaxy().withMap(all.galaxy().map().withDisc(SystemDisc.planetary(system.name(), 2)))));
        Table five =
                Tables.withWorlds(larger, systems.take(5).map(BorgWorld::at).toJavaArray(BorgWorld[]::new));
        GameRoundState state = start(explorations(five, borgCard(ExplorationEffect.WorldFound.class)));
        Step<GameRoundState> lost = apply(state, new RoundChoice.Explore(systems.last()));
        assertThat(GAME.over(lost.state())).isTrue();
        assertThat(lost.state().table().outcome())
                .contains(new Outcome.BorgWin(BorgVictory.Cause.SPIRES, Option.none()));
        assertThat(lost.events()).noneMatch(RoundEvent.RoundEnded.class::isInstance);
    }

    @Rule({"AS-WIN-02", "AS-SOL-04"})
    @Test
    void shouldEndTheRoundWithAVictory() {
        GameRoundState state = start(Tables.duel());
        Step<GameRoundState> won =
                apply(state, new RoundChoice.Claim(new VictoryClaim(KLINGONS, VictoryKind.ASCENDANCY, 5)));
        assertThat(GAME.over(won.state())).isTrue();
        assertThat(refused(state, new RoundChoice.Claim(new VictoryClaim(KLINGONS, VictoryKind.ASCENDANCY, 4)))
                        .rule()
                        .id())
                .isEqualTo("AS-SOL-04");
        assertThat(GameRoundState.start(ROUND, won.state().table()).phase()).isInstanceOf(RoundPhase.Ended.class);
    }

    @Rule({"AS-TRN-08", "AS-APL-01"})
    @Test
    void shouldPassOverAPlayerAssimilatedInTheRound() {
        Table table = Tables.withCommands(
                Tables.withCube(Tables.duel(), 1, QONOS),
                Vector.fill(5, Tables.HOLD).toJavaArray(CommandCard[]::new));
        GameRoundState state = apply(start(table), new RoundChoice.EndTurn()).state();
        Vector<Event> events = Vector.empty();
        while (!GAME.over(state)) {
            Step<GameRoundState> step = apply(state, GAME.choices(state).head());
            state = step.state();
            events = events.appendAll(step.events());
        }
        assertThat(state.table().isAssimilated(KLINGONS)).isTrue();
        PlayerTurn klingons = (PlayerTurn) ROUND.cards().get(2);
        assertThat(events)
                .doesNotContain(new RoundEvent.TurnBegan(klingons))
                .endsWith(new RoundEvent.TurnLost(klingons), new RoundEvent.RoundEnded());
        assertThat(new RoundEvent.TurnLost(klingons).sentence())
                .isEqualTo("Turn 3 is left out: " + KLINGONS + " is assimilated now.");
        assertThat(events.count(CommandEvent.CommandDrawn.class::isInstance)).isEqualTo(1);
    }

    @Rule({"AS-STR-04", "AS-ATK-01", "AS-ATK-07"})
    @Test
    void shouldLetPlayersDefendARivalWithoutAskingAnybody() {
        Table table =
                ships(ships(Tables.withCube(Tables.duel(), 1, VULCAN), VULCAN, KLINGONS, 3), VULCAN, FEDERATION, 1);
        GameRoundState borg = apply(start(table), new RoundChoice.EndTurn()).state();
        GameRoundState begun =
                apply(borg, new RoundChoice.InBorgTurn(new TurnChoice.Begin())).state();
        GameRoundState active = apply(begun, new RoundChoice.InBorgTurn(new TurnChoice.ActivateCube(ONE)))
                .state();
        TurnChoice.Engage engage = (TurnChoice.Engage)
                ((RoundChoice.InBorgTurn) GAME.choices(active).head()).choice();
        assertThat(engage.contingents().map(each -> each.side().id())).containsExactly(FEDERATION, KLINGONS);
        GameRoundState battle =
                apply(active, new RoundChoice.InBorgTurn(engage)).state();
        assertThat(((Stage.Battle) ((TurnPhase.Acting) ((RoundPhase.BorgActing) battle.phase())
                                        .turn()
                                        .phase())
                                .activation()
                                .stage())
                        .battle()
                        .forces()
                        .map(BattleForce::ships))
                .containsExactly(1, 3);
    }

    @Test
    void shouldRefuseATurnThatIsNotOfTheRound() {
        Table table = Tables.duel();
        assertThatThrownBy(() -> new GameRoundState(ROUND, new RoundPhase.Acting(new PlayerTurn(4, KLINGONS), table)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4");
        Table fallen = SystemFall.assimilated(table, EARTH).state();
        assertThatThrownBy(
                        () -> new GameRoundState(ROUND, new RoundPhase.Acting(new PlayerTurn(1, FEDERATION), fallen)))
                .hasMessageContaining("Federation");
        assertThatThrownBy(() -> GameRoundState.start(ROUND, Tables.solo())).hasMessageEndingWith("Klingons");
        assertThat(GAME.apply(start(table), new RoundChoice.InCombat(new BattleChoice.Fight()), dice)
                        .isLeft())
                .isTrue();
    }

    @Rule({"AS-TRN-02", "AS-APL-06", "AS-COM-06"})
    @Test
    void shouldSayWhoDecides() {
        GameRoundState first = start(Tables.withCube(Tables.duel(), 1, RISA));
        assertThat(first.decider()).contains(FEDERATION);
        GameRoundState borg = apply(first, new RoundChoice.EndTurn()).state();
        GameRoundState choosing =
                apply(borg, new RoundChoice.InBorgTurn(new TurnChoice.Begin())).state();
        assertThat(choosing.decider()).contains(FEDERATION);
        assertThat(new GameRoundState(ROUND, new RoundPhase.Ended(first.table())).decider())
                .isEmpty();
        assertThatThrownBy(() -> GameRoundState.deal(Tables.duel(), TreeMap.of(PlayerId.of("Ferengi"), 1), dice))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("unlike Ferengi");
    }
}
