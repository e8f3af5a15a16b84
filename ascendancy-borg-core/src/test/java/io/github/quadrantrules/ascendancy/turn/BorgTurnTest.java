package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static io.github.quadrantrules.ascendancy.turn.Turns.begin;
import static io.github.quadrantrules.ascendancy.turn.Turns.begun;
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
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.FirstRound;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandEffect;
import io.github.quadrantrules.ascendancy.data.CubeSelector;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.GalaxyEvent;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class BorgTurnTest {
    private static final OptionalRules TWO_ATTACKS = new OptionalRules(true, false, false, false);

    @Rule("AS-TRN-03")
    @Test
    void shouldChangeNothingWithoutBorgPieces() {
        Table table = Tables.duel();
        Played played = begin(table);
        assertThat(played.state().phase()).isEqualTo(new TurnPhase.Ended());
        assertThat(played.state().table()).isEqualTo(table);
    }

    @Rule({"AS-TRN-06", "AS-BLD-11"})
    @Test
    void shouldBuildBeforeActivating() {
        Table table = Tables.withWorlds(cubes(commands(Tables.duel()), RISA), BorgWorld.at(BAJOR));
        Played played = begin(table);
        assertThat(choices(played.state())).containsExactly(new TurnChoice.BuildWorld(BAJOR));
        Played ended = played.then(new TurnChoice.BuildWorld(BAJOR)).toEnd();
        assertThat(ended.first(WorldEvent.WorldBuilt.class)).isZero();
        assertThat(ended.first(TurnEvent.CubeChosen.class)).isEqualTo(1);
    }

    @Rule("AS-BLD-11")
    @Test
    void shouldActivateACubeLaunchedInThisTurnAndNotOneOnASpire() {
        Table table = Tables.withWorlds(
                commands(Tables.duel()), new BorgWorld(BAJOR, 3, true), new BorgWorld(RISA, 3, false));
        Played built = begin(table).then(new TurnChoice.BuildWorld(BAJOR)).then(new TurnChoice.BuildWorld(RISA));
        assertThat(built.state().table().worlds()).containsExactly(BorgWorld.at(BAJOR), new BorgWorld(RISA, 3, true));
        assertThat(choices(built.state())).containsExactly(new TurnChoice.ActivateCube(ONE));
        assertThat(built.state().table().galaxy().sectorOf(ONE)).isEqualTo(BAJOR.orbit());
    }

    @Rule("AS-COM-08")
    @Test
    void shouldTellHowManyCommandsAreDiscarded() {
        assertThat(new TurnEvent.TurnEnded(Vector.empty()).sentence()).isEqualTo("The Borg turn ends.");
        assertThat(new TurnEvent.TurnEnded(Vector.of(HOLD)).sentence())
                .isEqualTo("The Borg turn ends, and 1 unused command is discarded.");
        assertThat(new TurnEvent.TurnEnded(Vector.of(HOLD, HOLD)).sentence())
                .isEqualTo("The Borg turn ends, and 2 unused commands are discarded.");
    }

    @Rule({"AS-TRN-07", "AS-COM-01"})
    @Test
    void shouldEndWhenEveryCubeIsActivated() {
        Played one = begin(cubes(commands(Tables.duel()), RISA, BAJOR)).activate(TWO);
        assertThat(choices(one.state())).containsExactly(new TurnChoice.ActivateCube(ONE));
        Played both = one.activate(ONE);
        assertThat(both.state().phase()).isEqualTo(new TurnPhase.Ended());
        assertThat(both.all(TurnEvent.CubeActivated.class).map(TurnEvent.CubeActivated::cube))
                .containsExactly(TWO, ONE);
        assertThat(both.events().last()).isEqualTo(new TurnEvent.TurnEnded(Vector.empty()));
    }

    @Rule({"AS-COM-02", "AS-ASM-01"})
    @Test
    void shouldAttackThenDrawThenExecuteThenAssimilate() {
        Table table = withShips(cubes(commands(Tables.duel()), VULCAN), VULCAN.orbit(), FEDERATION, 1);
        Played ended = begin(table).toEnd();
        assertThat(Vector.of(
                                TurnEvent.AttackBegan.class,
                                BattleEvent.BattleEnded.class,
                                CommandEvent.CommandDrawn.class,
                                TurnEvent.CommandExecuted.class,
                                TurnEvent.AssimilationBegan.class,
                                AssimilationEvent.AssimilationEnded.class)
                        .map(type -> ended.first((Class<? extends Event>) type))
                        .asJava())
                .isSorted()
                .doesNotContain(-1)
                .doesNotHaveDuplicates();
    }

    @Rule("AS-COM-03")
    @Test
    void shouldNotAttackShipsBesideWhichTheCubeArrives() {
        Table table = withShips(
                cubes(commands(Tables.duel(), move(TargetKind.SHIPS, 1)), BAJOR), SectorId.of("#3.1"), KLINGONS, 2);
        Table joined =
                table.withGalaxy(table.galaxy().withMap(table.galaxy().map().withLane(BAJOR, RISA, 1)));
        Table near = withShips(joined, RISA.orbit(), KLINGONS, 1);
        Played ended = begin(near).toEnd();
        assertThat(ended.state().table().galaxy().sectorOf(ONE)).isEqualTo(SectorId.of("#4.1"));
        assertThat(ended.all(TurnEvent.AttackBegan.class)).isEmpty();
        assertThat(ended.state().table().galaxy().ships())
                .isEqualTo(near.galaxy().ships());
    }

    @Rule("AS-COM-04")
    @Test
    void shouldOfferNoOtherCubeDuringAnActivation() {
        Table table = withShips(cubes(commands(Tables.duel()), RISA, BAJOR), RISA.orbit(), FEDERATION, 1);
        Played attacking = begin(table).activate(ONE);
        assertThat(attacking.stage()).isEqualTo(new Stage.Attack(false));
        assertThat(attacking
                        .apply(new TurnChoice.ActivateCube(TWO))
                        .getLeft()
                        .rule()
                        .id())
                .isEqualTo("AS-COM-02");
    }

    @Rule("AS-COM-05")
    @Test
    void shouldNotChooseACubeWithATokenAgain() {
        Played one = begin(cubes(commands(Tables.duel()), RISA, BAJOR)).activate(ONE);
        assertThat(one.state().command().tokens()).containsExactly(ONE);
        assertThat(one.apply(new TurnChoice.ActivateCube(ONE)).getLeft().rule().id())
                .isEqualTo("AS-COM-05");
        assertThat(one.activate(TWO).state().command()).isEqualTo(CommandPhase.NONE);
    }

    /** Case D-24 with two players: five Cubes are chosen by 2, 3, 2, 3, 2. */
    @Rule("AS-COM-06")
    @Test
    void shouldLetPlayersTakeTurnsToChoose() {
        Played ended = begin(cubes(commands(Tables.duel()), RISA, BAJOR, Tables.NEBULA))
                .toEnd();
        assertThat(ended.all(TurnEvent.CubeChosen.class).map(TurnEvent.CubeChosen::player))
                .containsExactly(FEDERATION, KLINGONS, FEDERATION);
    }

    @Rule("AS-COM-06")
    @Test
    void shouldPassOverAPlayerAssimilatedBefore() {
        Table fallen = SystemFall.assimilated(Tables.duel(), QONOS).state();
        RoundOrder round = round(Option.none(), KLINGONS, FEDERATION);
        assertThat(BorgTurnState.start(
                                round, (TurnOrderCard.BorgTurn) round.cards().head(), fallen)
                        .chooser())
                .isEqualTo(FEDERATION);
    }

    private static Played assimilated(Table table) {
        Table fallen = SystemFall.assimilated(table, EARTH).state();
        return begun(round(Option.some(FEDERATION), KLINGONS), fallen).then(new TurnChoice.BuildWorld(EARTH));
    }

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

    /** The Federation chooses Cube 1, which Cube 2 stops; then it is the turn of the Klingons to choose. */
    @Rule({"AS-EFF-03", "AS-COM-06"})
    @Test
    void shouldUseUpNobodysTurnToChooseWhenACubeIsForced() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.STARBASE, 1)), RISA, VULCAN, BAJOR);
        Table based = table.withGalaxy(
                table.galaxy().withHoldings(table.galaxy().holdings().withStarbase(EARTH)));
        Played ended = begin(based).activate(ONE).toEnd();
        assertThat(ended.all(TurnEvent.CubeForced.class)).containsExactly(new TurnEvent.CubeForced(TWO));
        assertThat(ended.all(TurnEvent.CubeChosen.class))
                .containsExactly(
                        new TurnEvent.CubeChosen(ONE, FEDERATION), new TurnEvent.CubeChosen(CubeId.of(3), KLINGONS));
    }

    @Rule({"AS-COM-11", "AS-DES-05"})
    @Test
    void shouldDrawNoCardForACubeDestroyedInItsAttack() {
        Table table = withShips(cubes(commands(Tables.duel()), RISA), RISA.orbit(), FEDERATION, 3);
        Played attacking = begin(table).activate(ONE);
        Played ended = attacking.then(overwhelming(attacking)).toEnd();
        assertThat(ended.all(CommandEvent.CommandDrawn.class)).isEmpty();
        assertThat(ended.all(TurnEvent.CubeActivated.class)).isEmpty();
        assertThat(ended.events().map(Event::getClass)).contains(TurnEvent.CubeLost.class);
        assertThat(ended.state().table().galaxy().cubes()).isEmpty();
        assertThat(ended.state().table().cards().area(FEDERATION).all()).hasSize(1);
        assertThat(ended.state().table().galaxy().shipsAt(RISA.orbit()))
                .containsExactly(ShipGroup.singles(FEDERATION, 3));
    }

    @Rule({"AS-ATK-01", "AS-ATK-02"})
    @Test
    void shouldRefuseABattleThatDoesNotFitTheTable() {
        Table table = withShips(cubes(commands(Tables.duel()), RISA), RISA.orbit(), FEDERATION, 3);
        Played attacking = begin(table).activate(ONE);
        TurnChoice.Engage sample =
                (TurnChoice.Engage) choices(attacking.state()).head();
        TurnChoice fewer = new TurnChoice.Engage(
                sample.contingents().map(each -> new Contingent(each.side(), BattleForce.of(Squadron.of(2)))));
        assertThat(attacking.apply(fewer).getLeft().rule().id()).isEqualTo("AS-ATK-01");
        assertThat(attacking
                        .apply(new TurnChoice.Engage(Vector.empty()))
                        .getLeft()
                        .rule()
                        .id())
                .isEqualTo("AS-ATK-02");
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

    @Rule("AS-OPT-02")
    @Test
    void shouldAttackAgainAfterTheCommandWithTheOption() {
        Table table = Tables.table(TWO_ATTACKS, Tables.duel().galaxy().holdings());
        Table joined =
                table.withGalaxy(table.galaxy().withMap(table.galaxy().map().withLane(BAJOR, RISA, 1)));
        Table near = withShips(
                cubes(commands(joined, move(TargetKind.DEVELOPED_SYSTEM, 1)), BAJOR), SectorId.of("#2.1"), KLINGONS, 1);
        Played arrived = begin(near).activate(ONE);
        assertThat(arrived.all(TurnEvent.NothingToAttack.class)).hasSize(1);
        assertThat(arrived.stage()).isEqualTo(new Stage.Attack(true));
        Played ended = arrived.toEnd();
        assertThat(ended.first(TurnEvent.AttackBegan.class))
                .isGreaterThan(ended.first(TurnEvent.CommandExecuted.class));
    }

    @Rule("AS-OPT-03")
    @Test
    void shouldIgnoreSlowAndMethodicalFromAggressionOn() {
        Table table = withShips(
                cubes(
                        commands(
                                Tables.table(TWO_ATTACKS, Tables.duel().galaxy().holdings()),
                                special(new CommandEffect.Aggression())),
                        VULCAN),
                EARTH.orbit(),
                KLINGONS,
                1);
        Played assault = begin(table).activate(ONE);
        assertThat(assault.stage()).isEqualTo(new Stage.Assault(VULCAN));
        assertThat(((TurnPhase.Acting) assault.state().phase()).activation().firstRound())
                .isEqualTo(FirstRound.SIMULTANEOUS);
        Played fighting = assault.then(choices(assault.state()).head());
        assertThat(((Stage.Assimilating) fighting.stage()).combat().combat().playersHaveFirstStrike())
                .isFalse();
    }

    @Rule("AS-OPT-03")
    @Test
    void shouldKeepSlowAndMethodicalWithoutTheOption() {
        Table table = cubes(commands(Tables.duel(), special(new CommandEffect.Aggression())), VULCAN);
        Played assault = begin(table).activate(ONE);
        assertThat(((TurnPhase.Acting) assault.state().phase()).activation().firstRound())
                .isEqualTo(FirstRound.PLAYERS_STRIKE_FIRST);
    }

    @Rule({"AS-ASM-01", "AS-ASM-06"})
    @Test
    void shouldAssimilateTheSystemOfItsOrbitThoughItDidNotMove() {
        Played ended = begin(cubes(commands(withEmptyColony(Tables.duel(), RISA)), RISA))
                .toEnd();
        assertThat(ended.state().table().worlds()).containsExactly(BorgWorld.at(RISA));
        assertThat(ended.state().table().galaxy().sectorOf(ONE)).isEqualTo(RISA.orbit());
    }

    @Rule("AS-ASM-01")
    @Test
    void shouldNeverAssimilateUndevelopedSystemsPhenomenaOrBorgWorlds() {
        Table table =
                Tables.withWorlds(cubes(commands(Tables.duel()), RISA, Tables.NEBULA, BAJOR), BorgWorld.at(BAJOR));
        assertThat(begin(table).toEnd().all(TurnEvent.AssimilationBegan.class)).isEmpty();
    }

    /** The world gains a Node in each of the next three turns, and a Cube on its Spire in the fourth. */
    @Rule("AS-ASM-07")
    @Test
    void shouldGrowAnAssimilatedWorldInLaterTurns() {
        Table table = begin(cubes(commands(withEmptyColony(Tables.duel(), RISA)), RISA))
                .toEnd()
                .state()
                .table();
        Vector<BorgWorld> seen = Vector.empty();
        for (int turn = 0; turn < 4; turn++) {
            table = begin(table).toEnd().state().table();
            seen = seen.append(table.worlds().head());
        }
        assertThat(seen)
                .containsExactly(
                        new BorgWorld(RISA, 1, false),
                        new BorgWorld(RISA, 2, false),
                        new BorgWorld(RISA, 3, false),
                        new BorgWorld(RISA, 3, true));
    }

    @Rule("AS-WIN-04")
    @Test
    void shouldEndTheTurnAtOnceWhenTheGameIsOver() {
        Table fallen = SystemFall.assimilated(cubes(commands(Tables.duel()), QONOS, BAJOR), EARTH)
                .state();
        Table empty = SystemFall.assimilated(fallen, VULCAN).state();
        Played ended = begun(round(Option.some(FEDERATION), KLINGONS), empty)
                .then(new TurnChoice.BuildWorld(EARTH))
                .then(new TurnChoice.BuildWorld(VULCAN))
                .activate(ONE)
                .then(new TurnChoice.PickCommand(HOLD))
                .toEnd();
        assertThat(ended.events().last())
                .isEqualTo(new BorgVictory(BorgVictory.Cause.ALL_ASSIMILATED, SpireLimit.FIVE));
        assertThat(ended.state().table().cards().commands().size()).isEqualTo(8);
        BorgTurnState end = ended.state();
        assertThatThrownBy(() -> BorgTurnState.start(end.round(), end.card(), end.table()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Rule({"AS-LNK-01", "AS-LNK-04", "AS-LNK-05"})
    @Test
    void shouldPlaceANewSystemAndRevealItsCard() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.HOME_SYSTEM, 2)), BAJOR);
        Played laying = begin(table).activate(ONE);
        assertThat(laying.stage()).isEqualTo(new Stage.Lay(ONE, Vector.empty()));
        Played ended = laying.then(choices(laying.state()).head());
        assertThat(ended.state().table().galaxy().sectorOf(ONE))
                .isEqualTo(SystemId.of("Andor").orbit());
        assertThat(ended.all(TurnEvent.ExplorationRevealed.class)).hasSize(1);
        assertThat(ended.state().table().cards().explorationDiscards()).containsExactly(Tables.VIRGIN);
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
