package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuildingPhaseTest {
    private static final Dice NO_DICE = Dice.scripted();

    private static Collective phase(Collective pieces) {
        return BuildingPhase.run(pieces, TranswarpRule.SAMPLE, NO_DICE).state();
    }

    private static Collective phase(Collective pieces, SystemId... order) {
        return BuildingPhase.run(pieces, Vector.of(order), TranswarpRule.SAMPLE, NO_DICE)
                .get()
                .state();
    }

    /** D-10: 1; 2; 3; 3 and a Cube; launched and 0; 1. */
    @Rule({"AS-BLD-01", "AS-BLD-04", "AS-BLD-05", "AS-BLD-07", "AS-BLD-10"})
    @Test
    void shouldFollowTheTimeLineOfASpire() {
        Collective spire = Pieces.worlds(BorgWorld.at(Pieces.RISA));
        Collective first = phase(spire);
        assertThat(first).isEqualTo(Pieces.worlds(Pieces.world(Pieces.RISA, 1)));
        Collective second = phase(first);
        assertThat(second).isEqualTo(Pieces.worlds(Pieces.world(Pieces.RISA, 2)));
        Collective third = phase(second);
        assertThat(third).isEqualTo(Pieces.worlds(Pieces.world(Pieces.RISA, 3)));
        Collective fourth = phase(third);
        assertThat(fourth).isEqualTo(Pieces.worlds(Pieces.withCube(Pieces.RISA)));
        Collective fifth = phase(fourth);
        assertThat(fifth).isEqualTo(spire.withCubesInSpace(TreeSet.of(Pieces.RISA), 0));
        assertThat(phase(fifth))
                .isEqualTo(Pieces.worlds(Pieces.world(Pieces.RISA, 1)).withCubesInSpace(TreeSet.of(Pieces.RISA), 0));
    }

    /** D-11. */
    @Rule("AS-BLD-08")
    @Test
    void shouldLaunchOnlyWhenTheOrbitIsFree() {
        Collective blocked = Pieces.worlds(Pieces.withCube(Pieces.RISA)).withCubesInSpace(TreeSet.of(Pieces.RISA), 0);
        assertThat(phase(blocked)).isEqualTo(blocked);
        assertThat(phase(blocked.withCubesUnderWay()))
                .isEqualTo(Pieces.worlds(BorgWorld.at(Pieces.RISA)).withCubesInSpace(TreeSet.of(Pieces.RISA), 1));
    }

    /** D-12. */
    @Rule({"AS-BLD-05", "AS-BLD-06", "AS-BLD-09", "AS-CMP-01"})
    @Test
    void shouldFinishACubeOnlyWhenOneIsInTheSupply() {
        Collective five = Pieces.worlds(Pieces.world(Pieces.RISA, 3)).withCubesInSpace(TreeSet.empty(), 5);
        assertThat(phase(five)).isEqualTo(five);
        assertThat(phase(five.withCubesInSpace(TreeSet.empty(), 4)))
                .isEqualTo(Pieces.worlds(Pieces.withCube(Pieces.RISA)).withCubesInSpace(TreeSet.empty(), 4));
    }

    /** The example of AS-BLD-09: 4 Cubes in play and two worlds that could take one. */
    @Rule({"AS-BLD-03", "AS-BLD-09"})
    @Test
    void shouldGiveTheLastCubeToTheWorldThatActsFirst() {
        BorgWorld risa = Pieces.world(Pieces.RISA, 3);
        BorgWorld bajor = Pieces.world(Pieces.BAJOR, 3);
        Collective pieces = Pieces.worlds(risa, bajor).withCubesInSpace(TreeSet.empty(), 4);
        Collective placed = pieces.withWorlds(Vector.of(Pieces.withCube(Pieces.RISA), bajor));
        assertThat(phase(pieces)).isEqualTo(placed);
        assertThat(phase(pieces, Pieces.RISA, Pieces.BAJOR)).isEqualTo(placed);
        assertThat(phase(pieces, Pieces.BAJOR, Pieces.RISA))
                .isEqualTo(pieces.withWorlds(Vector.of(risa, Pieces.withCube(Pieces.BAJOR))));
    }

    @Rule({"AS-BLD-02", "AS-BLD-09"})
    @Test
    void shouldLetTheHubTakeTheLastCubeBeforeTheWorlds() {
        Collective pieces =
                Pieces.worlds(Pieces.world(Pieces.RISA, 3)).withHub(Pieces.HUB).withCubesInSpace(TreeSet.empty(), 4);
        Dice dice = Dice.scripted(TranswarpRule.SAMPLE.die().showing(5));
        assertThat(BuildingPhase.run(pieces, TranswarpRule.SAMPLE, dice).state())
                .isEqualTo(pieces.withCubesInSpace(TreeSet.of(Pieces.HUB), 4));
    }

    @Rule("AS-BLD-03")
    @ParameterizedTest(name = "order {0}")
    @CsvSource({"Risa", "'Risa,Risa'", "'Risa,Bajor,Trill'", "'Risa,Trill'", "''"})
    void shouldForbidWhenAWorldDoesNotActExactlyOnce(String order) {
        Collective pieces = Pieces.worlds(BorgWorld.at(Pieces.RISA), BorgWorld.at(Pieces.BAJOR));
        Seq<SystemId> systems =
                Vector.of(order.split(",")).reject(String::isEmpty).map(SystemId::of);
        assertThat(BuildingPhase.run(pieces, systems, TranswarpRule.SAMPLE, NO_DICE)
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-BLD-03"));
    }

    @Rule("AS-BLD-03")
    @ParameterizedTest(name = "{0} Nodes, Cube on Spire {1}, in orbit {2}, {3} on lanes: {4}")
    @CsvSource({
        "0, false, false, 5, ADD_NODE",
        "2, false, true, 0, ADD_NODE",
        "3, false, true, 3, FINISH_CUBE",
        "3, false, true, 4, WAIT_FOR_SUPPLY",
        "3, true, false, 4, LAUNCH_CUBE",
        "3, true, true, 3, WAIT_FOR_ORBIT"
    })
    void shouldChooseTheActionByTheState(
            int nodes, boolean onSpire, boolean inOrbit, int onLanes, BuildingAction action) {
        Collective pieces = Pieces.worlds(new BorgWorld(Pieces.RISA, nodes, onSpire))
                .withCubesInSpace(inOrbit ? TreeSet.of(Pieces.RISA) : TreeSet.empty(), onLanes);
        assertThat(BuildingPhase.action(pieces, Pieces.RISA)).isEqualTo(action);
    }

    @Test
    void shouldRejectWhenTheSystemIsNoBorgWorld() {
        Collective pieces = Pieces.worlds(BorgWorld.at(Pieces.RISA));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BuildingPhase.build(pieces, Pieces.BAJOR))
                .withMessageEndingWith("not Bajor");
    }

    /** A launched Cube is in space and acts in this turn, a Cube on a Spire does not. */
    @Test
    void shouldCountOnlyLaunchedCubesAmongThoseThatAct() {
        Collective pieces = Pieces.worlds(Pieces.withCube(Pieces.RISA), Pieces.world(Pieces.BAJOR, 3));
        Collective after = phase(pieces);
        assertThat(after.cubesInSpace()).isEqualTo(1);
        assertThat(after.cubeInOrbit(Pieces.RISA)).isTrue();
        assertThat(after.cubesOnSpires()).isEqualTo(1);
    }

    @Rule("AS-BLD-03")
    @Test
    void shouldTellWhatEachWorldDidAndByWhichRule() {
        Collective pieces = Pieces.worlds(
                        Pieces.world(Pieces.RISA, 1), Pieces.withCube(Pieces.BAJOR), Pieces.world(Pieces.QONOS, 3))
                .withCubesInSpace(TreeSet.empty(), 4);
        Vector<Event> events =
                BuildingPhase.run(pieces, TranswarpRule.SAMPLE, NO_DICE).events();
        assertThat(events.map(Event::sentence))
                .containsExactly(
                        "At Risa a Node is built: 2 Nodes.",
                        "At Bajor the Cube is launched into orbit, and all Nodes are removed.",
                        "At Qo'noS no Cube can be finished, because all 5 are in play.");
        assertThat(events.map(event -> event.rules().mkString(" ")))
                .containsExactly("AS-BLD-03 AS-BLD-04", "AS-BLD-03 AS-BLD-07", "AS-BLD-03 AS-BLD-06");
    }
}
