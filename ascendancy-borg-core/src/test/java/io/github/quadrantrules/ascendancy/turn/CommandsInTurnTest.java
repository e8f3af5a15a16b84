package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static io.github.quadrantrules.ascendancy.turn.Turns.assimilated;
import static io.github.quadrantrules.ascendancy.turn.Turns.begin;
import static io.github.quadrantrules.ascendancy.turn.Turns.choices;
import static io.github.quadrantrules.ascendancy.turn.Turns.commands;
import static io.github.quadrantrules.ascendancy.turn.Turns.cubes;
import static io.github.quadrantrules.ascendancy.turn.Turns.move;
import static io.github.quadrantrules.ascendancy.turn.Turns.overwhelming;
import static io.github.quadrantrules.ascendancy.turn.Turns.round;
import static io.github.quadrantrules.ascendancy.turn.Turns.special;
import static io.github.quadrantrules.ascendancy.turn.Turns.withEmptyColony;
import static io.github.quadrantrules.ascendancy.turn.Turns.withShips;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.CubeSelector;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.GalaxyEvent;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the Command Cards make the Cubes do, from the deck or from a hand, with and without the options. */
class CommandsInTurnTest {
    @Rule({"AS-APL-06", "AS-COM-07", "AS-COM-08"})
    @Test
    void shouldGiveAnAssimilatedPlayerTheChoiceAndAHand() {
        Played played = assimilated(cubes(commands(Tables.duel(), move(TargetKind.SPIRE, 1)), RISA, BAJOR));
        assertThat(played.state().command().hand()).containsExactly(move(TargetKind.SPIRE, 1), HOLD);
        assertThat(played.state().decider()).contains(FEDERATION);
        Played one = played.activate(TWO).then(new TurnChoice.PickCommand(HOLD));
        assertThat(one.state().decider()).contains(FEDERATION);
    }

    @Rule("AS-COM-09")
    @Test
    void shouldUseEachCardOfTheHandOnce() {
        Played played = assimilated(cubes(commands(Tables.duel(), move(TargetKind.SPIRE, 1)), RISA, BAJOR));
        Played picking = played.activate(ONE);
        assertThat(picking.stage()).isEqualTo(new Stage.Pick());
        Played picked = picking.then(new TurnChoice.PickCommand(move(TargetKind.SPIRE, 1)));
        assertThat(picked.state().command().hand()).containsExactly(HOLD);
        assertThat(picked.state().table().galaxy().sectorOf(ONE)).isEqualTo(VULCAN.orbit());
        Played ended = picked.untilChoosing().activate(TWO).then(new TurnChoice.PickCommand(HOLD));
        assertThat(ended.state().table().cards().commands().discards())
                .containsExactly(move(TargetKind.SPIRE, 1), HOLD);
    }

    @Rule("AS-COM-09")
    @Test
    void shouldRefuseACardThatIsNotInTheHand() {
        Played picking = assimilated(cubes(commands(Tables.duel()), RISA)).activate(ONE);
        assertThat(picking.apply(new TurnChoice.PickCommand(move(TargetKind.SPIRE, 1)))
                        .isLeft())
                .isTrue();
    }

    @Rule("AS-COM-10")
    @Test
    void shouldMoveAllCubesAndOnlyTheActiveOneFinishesItsActions() {
        CommandCard together = new CommandCard.MultiMoveCommand(
                "Together", CubeSelector.ALL_CUBES, TargetKind.STARBASE, 1, false, Provenance.SAMPLE);
        Table table = cubes(commands(Tables.duel(), together), RISA, QONOS);
        Table based = table.withGalaxy(
                table.galaxy().withHoldings(table.galaxy().holdings().withStarbase(EARTH)));
        Played ordering = begin(based).activate(ONE);
        assertThat(ordering.stage()).isEqualTo(new Stage.Order(Vector.of(TWO, ONE)));
        Played moved = ordering.then(new TurnChoice.MoveNext(ONE));
        assertThat(moved.state().table().galaxy().sectorOf(ONE)).isEqualTo(VULCAN.orbit());
        assertThat(moved.state().table().galaxy().sectorOf(TWO)).isEqualTo(RISA.orbit());
        assertThat(moved.stage()).isEqualTo(new Stage.Assault(VULCAN));
        Played done = moved.untilChoosing();
        assertThat(choices(done.state())).containsExactly(new TurnChoice.ActivateCube(TWO));
    }

    /** Cube 1 goes from Qo'noS to Risa; Cube 3 is at Earth and stays there, and at last stops Cube 2 on its way to Earth. */
    @Rule({"AS-COM-10", "AS-EFF-03"})
    @Test
    void shouldForceNobodyWhenACubeThatOnlyMovesIsStoppedByAnother() {
        CommandCard together = new CommandCard.MultiMoveCommand(
                "Together", CubeSelector.ALL_CUBES, TargetKind.STARBASE, 1, false, Provenance.SAMPLE);
        Table table = cubes(commands(Tables.duel(), together), QONOS, VULCAN, EARTH);
        Table based = table.withGalaxy(
                table.galaxy().withHoldings(table.galaxy().holdings().withStarbase(EARTH)));
        Played done = begin(based)
                .activate(ONE)
                .then(new TurnChoice.MoveNext(ONE))
                .then(new TurnChoice.MoveNext(CubeId.of(3)))
                .untilChoosing();
        assertThat(done.events()).contains(new GalaxyEvent.CubeStoppedByCube(TWO, CubeId.of(3)));
        assertThat(done.events().map(Event::sentence)).noneMatch(told -> told.contains("activated next"));
        assertThat(done.events().flatMap(Event::rules)).doesNotContain(RuleId.of("AS-EFF-03"));
        assertThat(done.state().phase()).isEqualTo(new TurnPhase.Choosing(Option.none()));
    }

    @Rule("AS-CRD-06")
    @Test
    void shouldStayWithoutATargetAndLayNoLane() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.STARBASE, 2)), BAJOR);
        Played ended = begin(table).toEnd();
        assertThat(ended.all(TurnEvent.NoTarget.class))
                .containsExactly(new TurnEvent.NoTarget(ONE, TargetKind.STARBASE));
        assertThat(ended.state().table().galaxy()).isEqualTo(table.galaxy());
    }

    @Rule("AS-CRD-06")
    @Test
    void shouldTryToAssimilateEvenWithoutATarget() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.STARBASE, 2)), VULCAN);
        assertThat(begin(table).activate(ONE).stage()).isEqualTo(new Stage.Assault(VULCAN));
    }

    /** Case D-22: Cube 1 would end at Risa, where Cube 2 stands, which already has its token. */
    @Rule({"AS-EFF-03", "AS-EFF-04"})
    @Test
    void shouldActivateTheCubeThatStoppedAnotherOnceMore() {
        Table table = cubes(commands(Tables.duel(), HOLD, move(TargetKind.DEVELOPED_SYSTEM, 1)), BAJOR, RISA);
        Table joined =
                table.withGalaxy(table.galaxy().withMap(table.galaxy().map().withLane(BAJOR, RISA, 1)));
        Played stopped = begin(joined).activate(TWO).activate(ONE);
        assertThat(stopped.state().table().galaxy().sectorOf(ONE)).isEqualTo(SectorId.of("#4.1"));
        assertThat(stopped.state().phase()).isEqualTo(new TurnPhase.Choosing(Option.some(TWO)));
        Played ended = stopped.activate(TWO);
        assertThat(ended.state().phase()).isEqualTo(new TurnPhase.Ended());
        assertThat(ended.all(TurnEvent.CubeForced.class)).containsExactly(new TurnEvent.CubeForced(TWO));
        assertThat(ended.all(TurnEvent.CubeChosen.class)).hasSize(2);
        assertThat(ended.all(TurnEvent.CommandExecuted.class)).hasSize(3);
    }

    @Rule("AS-TEC-06")
    @Test
    void shouldReplaceTheCommandByATelemetryNode() {
        Table table = Tables.withTelemetryNode(
                cubes(commands(Tables.duel(), move(TargetKind.HOME_SYSTEM, 1)), RISA), KLINGONS);
        Played replacing = begin(table).activate(ONE);
        assertThat(choices(replacing.state()))
                .containsExactly(new TurnChoice.KeepCommand(), new TurnChoice.UseTelemetryNode(KLINGONS));
        Played ended = replacing.then(new TurnChoice.UseTelemetryNode(KLINGONS));
        assertThat(ended.state().table().galaxy().sectorOf(ONE)).isEqualTo(RISA.orbit());
        assertThat(ended.all(CommandEvent.CommandDrawn.class)).hasSize(2);
    }

    @Rule("AS-CRD-05")
    @Test
    void shouldStrengthenTheSpireToWhichTheCubeReturns() {
        Table table = Tables.withWorlds(
                cubes(commands(Tables.duel(), special(new CommandEffect.ReturnToSpire(1, 3))), VULCAN),
                new BorgWorld(RISA, 1, false));
        Played ended = begin(table).toEnd();
        assertThat(ended.state().table().worlds()).containsExactly(new BorgWorld(RISA, 3, false));
    }

    @Rule({"AS-CRD-05", "AS-BWD-02"})
    @Test
    void shouldNotTellOfNodesForWhichThereIsNoRoom() {
        Table table = Tables.withWorlds(
                cubes(commands(Tables.duel(), special(new CommandEffect.ReturnToSpire(1, 2))), VULCAN),
                new BorgWorld(RISA, 3, false));
        Played ended = begin(table).toEnd();
        assertThat(ended.state().table().galaxy().sectorOf(ONE)).isEqualTo(RISA.orbit());
        assertThat(ended.all(TurnEvent.SpireStrengthened.class)).isEmpty();
        assertThat(ended.state().table().worlds().map(BorgWorld::nodes)).containsExactly(3);
    }

    /** It comes from Vulcan to Risa; Bajor only gets its Node of the Building Phase. */
    @Rule("AS-CRD-05")
    @Test
    void shouldStrengthenNoOtherSpire() {
        Table table = Tables.withWorlds(
                cubes(commands(Tables.duel(), special(new CommandEffect.ReturnToSpire(1, 2))), VULCAN),
                new BorgWorld(BAJOR, 0, false),
                new BorgWorld(RISA, 0, false));
        Played ended = begin(table).toEnd();
        assertThat(ended.state().table().worlds())
                .containsExactly(new BorgWorld(BAJOR, 1, false), new BorgWorld(RISA, 3, false));
    }

    /** Cube 2 has its token when Cube 1 forces it; Ships that are there by then destroy it in its second attack. */
    @Rule({"AS-COM-11", "AS-EFF-03"})
    @Test
    void shouldForgetTheTokenOfADestroyedCube() {
        Table table = cubes(commands(Tables.duel(), HOLD, move(TargetKind.DEVELOPED_SYSTEM, 1)), BAJOR, RISA, NEBULA);
        Galaxy joined = table.galaxy().withMap(table.galaxy().map().withLane(BAJOR, RISA, 1));
        BorgTurnState stopped =
                begin(table.withGalaxy(joined)).activate(TWO).activate(ONE).state();
        assertThat(stopped.command().tokens()).containsExactly(ONE, TWO);
        BorgTurnState armed = BorgTurnState.of(
                stopped.round(),
                stopped.card(),
                withShips(stopped.table(), RISA.orbit(), KLINGONS, 2),
                stopped.command(),
                stopped.phase());
        Played attacking = new Played(armed, Vector.empty()).activate(TWO);
        Played destroyed = attacking.then(overwhelming(attacking)).untilChoosing();
        assertThat(destroyed.state().table().galaxy().cubes().keySet()).containsExactly(ONE, CubeId.of(3));
        assertThat(destroyed.state().command().tokens()).containsExactly(ONE);
    }

    @Rule({"AS-TRN-06", "AS-TRN-07", "AS-COM-05", "AS-EFF-03", "AS-COM-02", "AS-TEC-06", "AS-COM-10"})
    @Test
    void shouldCiteTheRuleOfTheMomentForAnyOtherChoice() {
        Table table = cubes(commands(Tables.duel(), HOLD, move(TargetKind.DEVELOPED_SYSTEM, 1)), BAJOR, RISA);
        Galaxy joined = table.galaxy().withMap(table.galaxy().map().withLane(BAJOR, RISA, 1));
        TurnChoice keep = new TurnChoice.KeepCommand();
        BorgTurnState start = BorgTurnState.start(
                round(Option.none(), FEDERATION, KLINGONS),
                (TurnOrderCard.BorgTurn)
                        round(Option.none(), FEDERATION, KLINGONS).cards().head(),
                table.withGalaxy(joined));
        assertThat(rule(start, keep)).isEqualTo("AS-TRN-06");
        Played choosing = begin(table.withGalaxy(joined));
        assertThat(rule(choosing.state(), keep)).isEqualTo("AS-COM-05");
        Played forced = choosing.activate(TWO).activate(ONE);
        assertThat(rule(forced.state(), keep)).isEqualTo("AS-EFF-03");
        assertThat(rule(forced.toEnd().state(), keep)).isEqualTo("AS-TRN-07");
        Played attacking = begin(withShips(cubes(commands(Tables.duel()), RISA), RISA.orbit(), KLINGONS, 1))
                .activate(ONE);
        assertThat(rule(attacking.state(), keep)).isEqualTo("AS-COM-02");
        Played replacing = begin(Tables.withTelemetryNode(cubes(commands(Tables.duel()), RISA), FEDERATION))
                .activate(ONE);
        assertThat(replacing.stage()).isInstanceOf(Stage.Replace.class);
        assertThat(rule(replacing.state(), new TurnChoice.MoveNext(ONE))).isEqualTo("AS-TEC-06");
        CommandCard all = new CommandCard.MultiMoveCommand(
                "All", CubeSelector.ALL_CUBES, TargetKind.HOME_SYSTEM, 1, false, Provenance.SAMPLE);
        Played ordering =
                begin(cubes(commands(Tables.duel(), all), RISA, BAJOR, NEBULA)).activate(ONE);
        assertThat(ordering.stage()).isInstanceOf(Stage.Order.class);
        assertThat(rule(ordering.state(), keep)).isEqualTo("AS-COM-10");
    }

    private static String rule(BorgTurnState state, TurnChoice choice) {
        return BorgTurn.GAME
                .apply(state, choice, Dice.scripted())
                .getLeft()
                .rule()
                .id();
    }

    @Rule("AS-CRD-05")
    @Test
    void shouldPassTheNearestTarget() {
        Table table = cubes(
                commands(Tables.duel(), special(new CommandEffect.PassOne(TargetKind.DEVELOPED_SYSTEM, 3))), VULCAN);
        Table without = withEmptyColony(table, RISA);
        Played done = begin(without).activate(ONE);
        assertThat(done.state().table().galaxy().sectorOf(ONE)).isEqualTo(EARTH.orbit());
    }
}
