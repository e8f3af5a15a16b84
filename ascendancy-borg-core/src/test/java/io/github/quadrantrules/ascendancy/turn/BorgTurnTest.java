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
import static io.github.quadrantrules.ascendancy.turn.Turns.withEmptyColony;
import static io.github.quadrantrules.ascendancy.turn.Turns.withShips;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class BorgTurnTest {
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

    /** Cube 2 comes into play when the phase has begun: which Cubes are activated was settled by then. */
    @Rule("AS-COM-01")
    @Test
    void shouldLetACubeWaitThatComesIntoPlayDuringThePhase() {
        BorgTurnState one = begin(cubes(commands(Tables.duel()), RISA)).state();
        BorgTurnState two = BorgTurnState.of(
                one.round(), one.card(), Tables.withCube(one.table(), 2, BAJOR), one.command(), one.phase());
        assertThat(choices(two)).containsExactly(new TurnChoice.ActivateCube(ONE));
        Played ended = new Played(two, Vector.empty()).toEnd();
        assertThat(ended.all(TurnEvent.CubeActivated.class).map(TurnEvent.CubeActivated::cube))
                .containsExactly(ONE);
        assertThat(ended.state().table().galaxy().cubes().keySet()).containsExactly(ONE, TWO);
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
}
