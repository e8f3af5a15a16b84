package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Turns.assertRefused;
import static io.github.quadrantrules.ascendancy.turn.Turns.begin;
import static io.github.quadrantrules.ascendancy.turn.Turns.choices;
import static io.github.quadrantrules.ascendancy.turn.Turns.commands;
import static io.github.quadrantrules.ascendancy.turn.Turns.cubes;
import static io.github.quadrantrules.ascendancy.turn.Turns.lay;
import static io.github.quadrantrules.ascendancy.turn.Turns.move;
import static io.github.quadrantrules.ascendancy.turn.Turns.withEmptyColony;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.GalaxyEvent;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.turn.Turns.Played;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Lanes and new Systems that the Borg place in a turn. */
class LanesInTurnTest {
    private static final SystemId DELTA = SystemId.of("Delta");
    private static final SystemId ALPHA = SystemId.of("Alpha");

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
        assertThat(ended.all(TurnEvent.CubeActivated.class)).containsExactly(new TurnEvent.CubeActivated(ONE));
        assertThat(ended.state().phase()).isEqualTo(new TurnPhase.Ended());
    }

    /** Bajor and the Nebula have no lanes yet; the Cube is at Risa, which has room for more. */
    @Rule({"AS-LNK-02", "AS-LNK-03"})
    @Test
    void shouldListALaneToAllFloatingSystemsAmongTheSamples() {
        Table table =
                Tables.withWorlds(cubes(commands(Tables.duel(), move(TargetKind.SPIRE, 1)), RISA), BorgWorld.at(BAJOR));
        Played laying = begin(table).then(new TurnChoice.BuildWorld(BAJOR)).activate(ONE);
        assertThat(laying.stage()).isEqualTo(new Stage.Lay(ONE, Vector.empty()));
        Vector<TurnChoice> lanes = choices(laying.state());
        assertThat(lanes).hasSize(3).contains(new TurnChoice.LayLane(new LanePlacement.Impossible()));
        assertThat(lanes.filter(TurnChoice.LayLane.class::isInstance)
                        .map(each -> ((TurnChoice.LayLane) each).placement())
                        .filter(LanePlacement.Possible.class::isInstance)
                        .map(each -> ((LanePlacement.Possible) each).floating()))
                .containsExactlyInAnyOrder(Vector.empty(), Vector.of(BAJOR, Tables.NEBULA));
    }

    /** Five Borg Worlds stand; the card of the new System would be the sixth. */
    @Rule({"AS-WIN-01", "AS-LNK-07", "AS-BWD-04"})
    @Test
    void shouldEndTheGameWhenTheBorgRevealASixthWorld() {
        StarMap map = Vector.of("A", "B", "C", "D", "E")
                .map(name -> SystemDisc.planetary(name, 3))
                .foldLeft(Tables.MAP, StarMap::withDisc);
        Table duel = Tables.duel();
        Table wide = duel.withGalaxy(duel.galaxy().withMap(map));
        Table five = Tables.withWorlds(
                wide,
                Vector.of("A", "B", "C", "D", "E")
                        .map(name -> BorgWorld.at(SystemId.of(name)))
                        .toJavaArray(BorgWorld[]::new));
        ExplorationCard world = BorgExplorationCards.SAMPLE
                .cards()
                .find(card -> card.effect() instanceof ExplorationEffect.WorldFound)
                .get();
        Table ready = five.withCards(five.cards().withExplorations(Deck.inOrder(Vector.of(world))));
        Played building = begin(cubes(commands(ready, move(TargetKind.HOME_SYSTEM, 2)), BAJOR));
        while (building.state().phase() instanceof TurnPhase.Building) {
            building = building.then(choices(building.state()).head());
        }
        Played laying = building.activate(ONE);
        Played lost = laying.then(choices(laying.state()).head());
        assertThat(lost.state().table().outcome().get()).isInstanceOf(Outcome.BorgWin.class);
        assertThat(lost.state().phase()).isEqualTo(new TurnPhase.Ended());
        assertThat(lost.all(TurnEvent.CubeActivated.class)).isEmpty();
    }

    /** On a lane the Cube is in no System whose disc could have a lane; a disc without room has none either. */
    @Rule({"AS-LNK-01", "AS-CRD-06"})
    @Test
    void shouldStayCutOffWhereNoLaneCanBeginOrCanBeTurnedTo() {
        Galaxy galaxy = Tables.duel().galaxy();
        StarMap map = galaxy.map()
                .withDisc(SystemDisc.planetary("Full", 1))
                .withDisc(SystemDisc.planetary("Bare", 0))
                .withLane(BAJOR, SystemId.of("Full"), 1);
        Galaxy wide = galaxy.withMap(map);
        assertThat(Orders.canLay(wide.withCube(ONE, BAJOR.orbit()), ONE)).isTrue();
        assertThat(Orders.canLay(wide.withCube(ONE, SystemId.of("Full").orbit()), ONE))
                .isFalse();
        assertThat(Orders.canLay(wide.withCube(ONE, SectorId.of("#4.1")), ONE)).isFalse();
        Galaxy atBajor = wide.withCube(ONE, BAJOR.orbit());
        assertThat(Orders.isFloating(atBajor, ONE, SystemId.of("Bare"))).isFalse();
        assertThat(Orders.isFloating(atBajor, ONE, SystemId.of("Nebula"))).isTrue();
        assertThat(Orders.isFloating(atBajor, ONE, BAJOR)).isFalse();
    }

    /** Cube 1 at Bajor, and two Civilizations without a lane: each of them would do as its target. */
    private static Played turning() {
        Table table = cubes(commands(Tables.duel(), move(TargetKind.DEVELOPED_SYSTEM, 1)), BAJOR);
        Table discs = Vector.of(ALPHA, DELTA)
                .foldLeft(
                        table,
                        (all, system) -> withEmptyColony(
                                all.withGalaxy(all.galaxy()
                                        .withMap(all.galaxy().map().withDisc(SystemDisc.planetary(system.name(), 3)))),
                                system));
        return begin(discs.withPlanets(
                        discs.planets().withResourceNodes(ALPHA, 1).withResourceNodes(DELTA, 1)))
                .activate(ONE);
    }

    @Rule({"AS-LNK-03", "AS-LNK-09"})
    @Test
    void shouldLetSomebodyTurnOneOfEqualFloatingSystems() {
        Played laying = turning();
        assertThat(laying.stage()).isEqualTo(new Stage.Lay(ONE, Vector.empty()));
        Played choosing = laying.then(lay(2, DELTA, ALPHA));
        assertThat(choosing.stage()).isInstanceOf(Stage.Turn.class);
        assertThat(choosing.state().decider()).contains(FEDERATION);
        assertThat(choices(choosing.state()))
                .containsExactly(new TurnChoice.TurnSystem(ALPHA), new TurnChoice.TurnSystem(DELTA));
        Played turned = choosing.then(new TurnChoice.TurnSystem(DELTA));
        assertThat(turned.all(GalaxyEvent.FloatingSystemTurned.class))
                .containsExactly(new GalaxyEvent.FloatingSystemTurned(ONE, BAJOR, DELTA, 2));
        assertThat(turned.all(GalaxyEvent.CubeMoved.class).map(GalaxyEvent.CubeMoved::entered))
                .containsExactly(Vector.of("#4.1", "#4.2", "Delta").map(SectorId::of));
        assertThat(turned.stage()).isEqualTo(new Stage.Assault(DELTA));
    }

    @Rule("AS-LNK-03")
    @Test
    void shouldTurnTheOnlyFloatingSystemWithoutAsking() {
        assertThat(turning().then(lay(1, ALPHA)).stage()).isEqualTo(new Stage.Assault(ALPHA));
    }

    @Rule("AS-LNK-03")
    @Test
    void shouldRefuseToTurnWhatDoesNotFloat() {
        assertRefused(turning().refused(lay(1, RISA)), "AS-LNK-03", "Risa");
        assertRefused(turning().refused(lay(1, BAJOR)), "AS-LNK-03", "Bajor");
        Played choosing = turning().then(lay(1, ALPHA, DELTA));
        assertRefused(choosing.refused(new TurnChoice.TurnSystem(NEBULA)), "AS-LNK-03", "Nebula");
    }
}
