package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerAssimilationTest {
    private static final SystemId BAJOR = Tables.BAJOR;
    private static final SectorId SPACE = SectorId.of("#1.1");

    private static Table fall(Table table, SystemId system) {
        return SystemFall.assimilated(table, system).state();
    }

    @Rule({"AS-APL-01", "AS-ASM-06"})
    @Test
    void shouldAssimilateThePlayerWhenTheSpireIsPlacedWithoutANode() {
        Table after = fall(Tables.duel(), EARTH);
        assertThat(after.worlds()).containsExactly(BorgWorld.at(EARTH));
        assertThat(after.assimilated()).containsExactly(FEDERATION);
    }

    @Rule("AS-APL-01")
    @Test
    void shouldAssimilateThePlayerOfTheOriginWhenARivalControlsTheHomeSystem() {
        Table table = Tables.duel();
        Holdings conquered = table.galaxy().holdings().withController(EARTH, KLINGONS);
        Table after = fall(table.withGalaxy(table.galaxy().withHoldings(conquered)), EARTH);
        assertThat(after.assimilated()).containsExactly(FEDERATION);
        assertThat(after.galaxy().holdings().controllers().mapValues(PlayerId::name))
                .isEqualTo(TreeMap.of(QONOS, "Klingons"));
    }

    @Rule("AS-APL-01")
    @Test
    void shouldAssimilateNobodyWhenAColonyFalls() {
        Table after = fall(Tables.duel(), VULCAN);
        assertThat(after.assimilated()).isEmpty();
        assertThat(after.galaxy().holdings().controllers().keySet()).containsExactly(EARTH, QONOS);
    }

    @Rule("AS-APL-02")
    @Test
    void shouldRemoveShipsAndFleetsEverywhereAndAtWarp() {
        Table table = Tables.duel();
        Table before = table.withGalaxy(table.galaxy()
                        .withShips(SPACE, new ShipGroup(FEDERATION, 4, 1))
                        .withShips(RISA.orbit(), ShipGroup.singles(FEDERATION, 2))
                        .withShips(RISA.orbit(), ShipGroup.singles(KLINGONS, 3)))
                .withShipsAtWarp(TreeMap.of(
                        FEDERATION, ShipGroup.singles(FEDERATION, 1), KLINGONS, ShipGroup.singles(KLINGONS, 2)));
        Table after = fall(before, EARTH);
        assertThat(after.galaxy().ships())
                .isEqualTo(TreeMap.of(RISA.orbit(), Vector.of(ShipGroup.singles(KLINGONS, 3))));
        assertThat(after.atWarp()).isEqualTo(TreeMap.of(KLINGONS, ShipGroup.singles(KLINGONS, 2)));
    }

    /** Case D-25 of the catalogue: 0, 1 and 3 Resource Nodes; and 4, with all tokens and level 3. */
    @Rule({"AS-APL-03", "AS-APL-04"})
    @ParameterizedTest(name = "{0} Resource Nodes leave a level of {1}")
    @CsvSource({"0, 0", "1, 1", "3, 3", "4, 3"})
    void shouldTurnSystemsIntoCivilizations(int resourceNodes, int level) {
        Table table = Tables.duel();
        Table after = fall(table.withPlanets(table.planets().withResourceNodes(VULCAN, resourceNodes)), EARTH);
        assertThat(after.planets().resourceNodesAt(VULCAN)).isEqualTo(resourceNodes);
        assertThat(after.planets().warpTokens().getOrElse(VULCAN, 0)).isEqualTo(resourceNodes);
        assertThat(after.planets().civilizationLevel(VULCAN)).isEqualTo(Option.when(level > 0, level));
        assertThat(after.galaxy().holdings().controllers().containsKey(VULCAN)).isFalse();
        assertThat(after.galaxy().holdings().developed().contains(VULCAN)).isEqualTo(level > 0);
    }

    @Rule("AS-APL-03")
    @Test
    void shouldLeaveNoCivilizationOnTheHomeSystem() {
        Table table = Tables.duel();
        Table after = fall(table.withPlanets(table.planets().withResourceNodes(EARTH, 3)), EARTH);
        assertThat(after.planets()).isEqualTo(Planets.bare().withExplored(EARTH).withExplored(VULCAN));
    }

    @Rule("AS-APL-05")
    @Test
    void shouldLeaveCivilizationsForTheBorgToAssimilate() {
        Table table = Tables.duel();
        Table after = fall(table.withPlanets(table.planets().withResourceNodes(VULCAN, 2)), EARTH);
        assertThat(after.galaxy().holdings().developedTargets()).contains(VULCAN);
        assertThat(SystemFall.piecesOf(after, VULCAN).structures()).isEqualTo(2);
        assertThat(fall(after, VULCAN).worlds().map(BorgWorld::system)).containsExactly(EARTH, VULCAN);
    }

    @Rule("AS-APL-05")
    @Test
    void shouldLetARivalTakeACivilization() {
        Table table = Tables.duel();
        Table after = fall(table.withPlanets(table.planets().withResourceNodes(VULCAN, 2)), EARTH);
        Table won = after.withPlanets(after.planets().withWarpTokens(VULCAN, 0));
        Holdings invaded = won.galaxy().holdings().withController(VULCAN, KLINGONS);
        assertThat(SystemFall.piecesOf(won.withGalaxy(won.galaxy().withHoldings(invaded)), VULCAN)
                        .structures())
                .isEqualTo(3);
    }

    @Rule("AS-APL-07")
    @Test
    void shouldRemoveOtherStarbasesWithoutAddingNodes() {
        Table table = Tables.duel();
        Table based = table.withGalaxy(
                table.galaxy().withHoldings(table.galaxy().holdings().withStarbase(VULCAN)));
        Table after = fall(based, EARTH);
        assertThat(after.galaxy().holdings().starbases()).isEmpty();
        assertThat(after.worlds()).containsExactly(new BorgWorld(EARTH, 0, false));
    }

    @Rule("AS-APL-07")
    @Test
    void shouldPutTechnologyOnTheBottomOfItsDeck() {
        Table before = Tables.withTelemetryNode(Tables.duel(), FEDERATION);
        Table after = fall(before, EARTH);
        assertThat(after.cards().areas()).isEmpty();
        assertThat(after.cards().technology().cards().size()).isEqualTo(20);
        assertThat(after.cards()
                        .technology()
                        .cards()
                        .segments()
                        .last()
                        .counts()
                        .sum()
                        .intValue())
                .isEqualTo(1);
        assertThat(after.cards().technology())
                .isEqualTo(before.cards().technology().putOnBottom(BorgTechCards.TELEMETRY_NODE));
    }

    @Rule("AS-WIN-03")
    @Test
    void shouldGoOnWithASingleRemainingPlayer() {
        Table after = fall(Tables.duel(), EARTH);
        assertThat(after.outcome()).isEmpty();
        assertThat(Victory.claim(after, new VictoryClaim(KLINGONS, VictoryKind.ASCENDANCY, 5)))
                .isNotEmpty();
    }

    @Rule({"AS-WIN-04", "AS-SOL-05"})
    @Test
    void shouldEndTheGameWhenNobodyIsLeftAndNameWhoHasReachedTheAim() {
        Step<Table> step = SystemFall.assimilated(fall(Tables.duel(), QONOS), EARTH);
        assertThat(step.state().outcome())
                .contains(new Outcome.BorgWin(BorgVictory.Cause.ALL_ASSIMILATED, Option.some(KLINGONS)));
        assertThat(step.events().last()).isEqualTo(new BorgVictory(BorgVictory.Cause.ALL_ASSIMILATED, SpireLimit.FIVE));
    }

    @Rule({"AS-WIN-04", "AS-SOL-03"})
    @Test
    void shouldEndASoloGameWithTheHomeSystem() {
        assertThat(fall(Tables.solo(), EARTH).outcome())
                .contains(new Outcome.BorgWin(BorgVictory.Cause.ALL_ASSIMILATED, Option.none()));
    }

    /** Three players: nobody's aim is reached, because it is an aim of the game for two. */
    @Rule("AS-SOL-05")
    @Test
    void shouldNameNoAimInAGameOfThree() {
        PlayerId romulans = PlayerId.of("Romulans");
        Holdings three = Tables.duel().galaxy().holdings().withHome(romulans, RISA);
        Table table = Tables.table(OptionalRules.NONE, three);
        Table after = Vector.of(RISA, EARTH, QONOS).foldLeft(table, PlayerAssimilationTest::fall);
        assertThat(after.outcome()).contains(new Outcome.BorgWin(BorgVictory.Cause.ALL_ASSIMILATED, Option.none()));
    }

    @Rule("AS-APL-06")
    @Test
    void shouldStayAssimilatedWhenTheHomeSystemIsReclaimedAndFallsAgain() {
        Table fallen = fall(Tables.duel(), EARTH);
        Table reclaimed = SystemFall.reclaimed(fallen, EARTH);
        assertThat(reclaimed.assimilated()).containsExactly(FEDERATION);
        assertThat(fall(reclaimed, EARTH).assimilated()).containsExactly(FEDERATION);
    }

    @Rule("AS-RCL-09")
    @Test
    void shouldLayAReclaimedWorldWaste() {
        Table fallen = fall(Tables.duel(), EARTH);
        Table reclaimed = SystemFall.reclaimed(fallen, EARTH);
        assertThat(reclaimed.worlds()).isEmpty();
        assertThat(reclaimed.pieces().supply().spires()).isEqualTo(5);
        assertThat(reclaimed.galaxy().holdings().developed().contains(EARTH)).isFalse();
        assertThat(reclaimed.galaxy().holdings().controllers().containsKey(EARTH))
                .isFalse();
        assertThat(reclaimed.planets())
                .isEqualTo(Planets.bare().withExplored(EARTH).withExplored(VULCAN));
        assertThat(reclaimed.assimilated()).containsExactly(FEDERATION);
    }

    @Rule("AS-RCL-09")
    @Test
    void shouldReclaimOnlyBorgWorlds() {
        assertThatThrownBy(() -> SystemFall.reclaimed(Tables.duel(), EARTH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("Earth");
    }

    /** A Spire is a Spire: the player is assimilated whatever has placed it. */
    @Rule({"AS-APL-01", "AS-BWD-04"})
    @Test
    void shouldAssimilateAPlayerWhoseHomeSystemIsFoundToBeABorgWorld() {
        Table found =
                SystemFall.found(Tables.duel(), new BorgWorld(EARTH, 2, false)).state();
        assertThat(found.assimilated()).containsExactly(FEDERATION);
        assertThat(found.worlds()).containsExactly(new BorgWorld(EARTH, 2, false));
    }

    @Rule("AS-APL-01")
    @Test
    void shouldRefuseToAssimilateAPlayerWhoseHomeSystemStands() {
        assertThatThrownBy(() -> PlayerAssimilation.apply(Tables.duel(), KLINGONS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("AS-APL-01")
                .hasMessageEndingWith("Klingons");
    }

    /** Invariants 53 and 54: nothing is left of the player, and levels are those of the Resource Nodes, 1 to 3. */
    @Rule({"AS-APL-03", "AS-APL-04"})
    @Property(tries = 200)
    void shouldLeaveNothingOfThePlayer(
            @ForAll @IntRange(max = 5) int vulcan,
            @ForAll @IntRange(max = 5) int bajor,
            @ForAll @IntRange(min = 1, max = 9) int ships) {
        Table table = Tables.duel();
        Holdings held =
                table.galaxy().holdings().withController(BAJOR, FEDERATION).withStarbase(BAJOR);
        Table before = table.withGalaxy(
                        table.galaxy().withHoldings(held).withShips(SPACE, ShipGroup.singles(FEDERATION, ships)))
                .withPlanets(table.planets().withResourceNodes(VULCAN, vulcan).withResourceNodes(BAJOR, bajor));
        Table after = fall(before, EARTH);
        assertThat(after.galaxy().ships()).isEmpty();
        assertThat(after.galaxy().holdings().controllers().values()).doesNotContain(FEDERATION);
        assertThat(after.galaxy().holdings().starbases()).isEmpty();
        TreeMap.of(VULCAN, vulcan, BAJOR, bajor).forEach((system, nodes) -> {
            assertThat(after.planets().civilizationLevel(system))
                    .isEqualTo(nodes == 0 ? Option.none() : Option.some(nodes > 3 ? 3 : nodes));
            assertThat(after.galaxy().holdings().developed().contains(system)).isEqualTo(nodes > 0);
        });
    }
}
