package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SpirePlacementTest {
    private static final SystemId TRILL = SystemId.of("Trill");
    private static final DevelopedSystem PLAIN = new DevelopedSystem(TRILL, true, 2, false);
    private static final DevelopedSystem WITH_STARBASE = new DevelopedSystem(TRILL, true, 2, true);

    private static Collective full(SpireLimit limit) {
        return Collective.none(limit)
                .withWorlds(Vector.range(0, limit.spires()).map(i -> BorgWorld.at(SystemId.of("S" + i))));
    }

    @Rule({"AS-BWD-01", "AS-WIN-01"})
    @Test
    void shouldPlaceASpireWithoutNodesWhenASystemIsAssimilated() {
        Collective four = Collective.none(SpireLimit.FIVE)
                .withWorlds(full(SpireLimit.FIVE).worlds().init());
        Step<Collective> step = SpirePlacement.assimilated(four, PLAIN).get();
        assertThat(step.state()).isEqualTo(four.withWorlds(four.worlds().append(new BorgWorld(TRILL, 0, false))));
        assertThat(step.events().map(Event::sentence))
                .containsExactly("A Spire stands on Trill, which is a Borg World now: 0 Nodes, 5 Spires in play.");
        assertThat(step.events().head().rules().map(RuleId::id)).containsExactly("AS-ASM-06", "AS-BWD-01");
    }

    /** D-13 and D-14: the Spire is not placed. */
    @Rule({"AS-CMP-02", "AS-WIN-01", "AS-OPT-04"})
    @ParameterizedTest
    @EnumSource
    void shouldLetTheBorgWinWhenASpireBeyondTheLimitIsDue(SpireLimit limit) {
        BorgVictory victory = new BorgVictory(BorgVictory.Cause.SPIRES, limit);
        assertThat(SpirePlacement.assimilated(full(limit), PLAIN).getLeft()).isEqualTo(victory);
        assertThat(SpirePlacement.assimilated(full(limit), WITH_STARBASE).getLeft())
                .isEqualTo(victory);
        assertThat(SpirePlacement.found(full(limit), BorgWorld.at(TRILL)).getLeft())
                .isEqualTo(victory);
    }

    @Rule({"AS-WIN-01", "AS-OPT-04"})
    @ParameterizedTest
    @CsvSource({"FIVE, 5", "THREE, 3"})
    void shouldGoOnWhenTheSpiresOnlyReachTheLimit(SpireLimit limit, int spires) {
        assertThat(limit.spires()).isEqualTo(spires);
        Collective before =
                Collective.none(limit).withWorlds(full(limit).worlds().init());
        assertThat(SpirePlacement.assimilated(before, PLAIN).get().state().worlds())
                .hasSize(spires);
    }

    @Rule("AS-WIN-01")
    @Test
    void shouldSayWhyTheBorgWin() {
        BorgVictory victory = SerialCopy.of(new BorgVictory(BorgVictory.Cause.SPIRES, SpireLimit.FIVE));
        assertThat(victory.rules()).containsExactly(RuleId.of("AS-WIN-01"));
        assertThat(victory.sentence())
                .isEqualTo("The Borg win and all players lose: a further Spire has to be placed,"
                        + " and as many as there may be are in play.");
    }

    /** The option has a part in a victory by Spires only. */
    @Rule({"AS-OPT-04", "AS-WIN-04"})
    @Test
    void shouldCiteTheOptionWhenThreeSpiresAreTheLimit() {
        assertThat(new BorgVictory(BorgVictory.Cause.SPIRES, SpireLimit.THREE)
                        .rules()
                        .map(RuleId::id))
                .containsExactly("AS-WIN-01", "AS-OPT-04");
        assertThat(new BorgVictory(BorgVictory.Cause.ALL_ASSIMILATED, SpireLimit.THREE)
                        .rules()
                        .map(RuleId::id))
                .containsExactly("AS-WIN-04");
    }

    /** D-15: Nodes 0, 2, 3 and a new Spire become 1, 3, 3, 1. */
    @Rule({"AS-SBS-01", "AS-SBS-02"})
    @Test
    void shouldAddANodeToEverySpireWhenAStarbaseIsAssimilated() {
        Collective before = Pieces.worlds(
                Pieces.world(Pieces.RISA, 0), Pieces.world(Pieces.BAJOR, 2), Pieces.world(Pieces.QONOS, 3));
        Step<Collective> step =
                SpirePlacement.assimilated(before, WITH_STARBASE).get();
        assertThat(step.state().worlds().map(BorgWorld::nodes)).containsExactly(1, 3, 3, 1);
        assertThat(step.events().last().sentence())
                .isEqualTo("The Starbase of Trill is assimilated and out of the game; a Node is added at Risa, Bajor,"
                        + " Trill.");
        assertThat(step.events().last().rules().map(RuleId::id)).containsExactly("AS-SBS-01", "AS-SBS-02");
    }

    @Rule("AS-SBS-02")
    @Test
    void shouldAddNoNodeWhereACubeStandsOnTheSpire() {
        Collective before = Pieces.worlds(Pieces.withCube(Pieces.RISA));
        assertThat(SpirePlacement.assimilated(before, WITH_STARBASE).get().state())
                .isEqualTo(Pieces.worlds(Pieces.withCube(Pieces.RISA), Pieces.world(TRILL, 1)));
    }

    @Rule("AS-SBS-02")
    @Test
    void shouldAddNoNodesWhenThereIsNoStarbase() {
        Collective before = Pieces.worlds(Pieces.world(Pieces.RISA, 1));
        assertThat(SpirePlacement.assimilated(before, PLAIN).get().state())
                .isEqualTo(Pieces.worlds(Pieces.world(Pieces.RISA, 1), BorgWorld.at(TRILL)));
    }

    @Rule("AS-SBS-03")
    @ParameterizedTest(name = "Control Node {0}, {1} Resource Nodes, Starbase {2}: {3} Structures")
    @CsvSource({"true, 2, true, 3", "true, 2, false, 3", "false, 2, true, 2", "false, 0, true, 0", "true, 0, false, 1"})
    void shouldCountNodesOnThePlanetButNoStarbase(boolean control, int resources, boolean starbase, int structures) {
        assertThat(new DevelopedSystem(TRILL, control, resources, starbase).structures())
                .isEqualTo(structures);
    }

    @Test
    void shouldRejectWhenResourceNodesAreNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DevelopedSystem(TRILL, true, -1, false))
                .withMessageEndingWith("not -1");
    }

    @Rule("AS-BWD-01")
    @Test
    void shouldRejectWhenTheSystemHasASpireAlready() {
        Collective before = Pieces.worlds(BorgWorld.at(TRILL));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SpirePlacement.assimilated(before, PLAIN))
                .withMessageEndingWith("Trill");
    }

    @Rule("AS-BWD-04")
    @Test
    void shouldTakeAFoundWorldFromTheSupply() {
        Collective before = Pieces.worlds(BorgWorld.at(Pieces.RISA));
        Step<Collective> step =
                SpirePlacement.found(before, Pieces.withCube(TRILL)).get();
        assertThat(step.state().supply()).isEqualTo(new BorgSupply(4, 3, 12));
        assertThat(step.events().head().rules().map(RuleId::id)).containsExactly("AS-BWD-04", "AS-BWD-01");
    }

    @Rule({"AS-BWD-04", "AS-BLD-09"})
    @Test
    void shouldLeaveOutTheCubeOfAFoundWorldWhenAllAreInPlay() {
        Collective five = Collective.none(SpireLimit.FIVE).withCubesInSpace(TreeSet.empty(), 5);
        assertThat(SpirePlacement.found(five, Pieces.withCube(TRILL)).get().state())
                .isEqualTo(five.withWorlds(Vector.of(Pieces.world(TRILL, 3))));
    }

    @Rule("AS-BWD-04")
    @Test
    void shouldPutAFoundCubeIntoOrbit() {
        Step<Collective> step = CubeSighting.inOrbit(Collective.none(SpireLimit.FIVE), TRILL);
        assertThat(step.state().orbits()).containsExactly(TRILL);
        assertThat(step.events().map(Event::sentence)).containsExactly("A Cube appears in orbit of Trill.");
    }

    @Rule({"AS-BWD-04", "AS-BLD-09"})
    @Test
    void shouldFindNoCubeWhenThereIsNoneLeftOrNoRoom() {
        Collective five = Collective.none(SpireLimit.FIVE).withCubesInSpace(TreeSet.empty(), 5);
        assertThat(CubeSighting.inOrbit(five, TRILL).state()).isEqualTo(five);
        assertThat(CubeSighting.inOrbit(five, TRILL).events().head().rules().map(RuleId::id))
                .containsExactly("AS-BWD-04", "AS-BLD-09");
        Collective taken = Collective.none(SpireLimit.FIVE).withCubesInSpace(TreeSet.of(TRILL), 0);
        assertThat(CubeSighting.inOrbit(five, TRILL).events().map(Event::sentence))
                .containsExactly("No Cube appears in orbit of Trill, because all 5 Cubes are in play.");
        assertThat(CubeSighting.inOrbit(taken, TRILL).state()).isEqualTo(taken);
        assertThat(CubeSighting.inOrbit(taken, TRILL).events().map(Event::sentence))
                .containsExactly("No Cube appears in orbit of Trill, because there is one already.");
        assertThat(CubeSighting.inOrbit(taken, TRILL).events().head().rules().map(RuleId::id))
                .containsExactly("AS-BWD-04", "AS-EFF-01");
    }
}
