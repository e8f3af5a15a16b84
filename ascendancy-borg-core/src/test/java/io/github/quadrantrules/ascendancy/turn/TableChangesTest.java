package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.BAJOR;
import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.NEBULA;
import static io.github.quadrantrules.ascendancy.turn.Tables.QONOS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every change of a table is checked as far as it reaches, whatever it was that changed. */
class TableChangesTest {
    private static void refused(ThrowingCallable making, String end) {
        assertThatIllegalArgumentException().isThrownBy(making).withMessageEndingWith(end);
    }

    private static Galaxy holding(Table table, Holdings holdings) {
        return table.galaxy().withHoldings(holdings);
    }

    @Rule({"AS-BWD-01", "AS-ASM-06"})
    @Test
    void shouldCheckTheWorldsWhenTheHoldingsChange() {
        Table duel = Tables.duel();
        Table one = Tables.withWorlds(duel, BorgWorld.at(RISA));
        refused(
                () -> one.withGalaxy(holding(one, duel.galaxy().holdings().withBorgWorld(BAJOR))),
                "The Borg Worlds are those of the galaxy, Bajor, not Risa");
        Table rich = duel.withPlanets(duel.planets().withResourceNodes(BAJOR, 1));
        refused(() -> Tables.withWorlds(rich, BorgWorld.at(BAJOR)), "unlike Bajor");
    }

    /** One Cube on a Spire and four in space are all there are. */
    @Rule("AS-CMP-01")
    @Test
    void shouldCheckTheCubesWhenOneMoreAppears() {
        Table table = Tables.withWorlds(Tables.duel(), new BorgWorld(RISA, 3, true));
        Table full = Turns.cubes(table, EARTH, VULCAN, QONOS, BAJOR);
        assertThat(full.galaxy().cubes()).hasSize(4);
        refused(() -> Tables.withCube(full, 5, NEBULA), "not 6");
    }

    @Rule({"AS-LNK-04", "AS-APL-04"})
    @Test
    void shouldCheckStackAndCivilizationsWhenMapOrHoldingsChange() {
        Table duel = Tables.duel();
        SystemDisc andor = SystemDisc.planetary("Andor", 3);
        refused(() -> duel.withGalaxy(duel.galaxy().withMap(duel.galaxy().map().withDisc(andor))), "Andor");
        Table settled = duel.withPlanets(duel.planets().withWarpTokens(RISA, 2));
        refused(
                () -> settled.withGalaxy(
                        holding(settled, settled.galaxy().holdings().withController(RISA, KLINGONS))),
                "unlike Risa");
    }

    @Rule({"AS-DES-06", "AS-APL-07"})
    @Test
    void shouldCheckWhoHasTokens() {
        Table duel = Tables.duel();
        RewardTokens culture = new RewardTokens(1, 0);
        assertThat(duel.withTokens(TreeMap.of(KLINGONS, culture)).tokens()).isEqualTo(TreeMap.of(KLINGONS, culture));
        Table solo = Tables.solo();
        refused(() -> solo.withTokens(TreeMap.of(KLINGONS, culture)), "unlike Klingons");
        Table fallen = SystemFall.assimilated(duel, EARTH).state();
        refused(() -> fallen.withTokens(TreeMap.of(FEDERATION, culture)), "unlike Federation");
    }

    /** The other Borg World stays what it is. */
    @Rule("AS-RCL-09")
    @Test
    void shouldLayWasteOneWorldOnly() {
        Table two = Tables.withWorlds(Tables.duel(), new BorgWorld(RISA, 1, false), new BorgWorld(BAJOR, 2, false));
        Table one = SystemFall.reclaimed(two, BAJOR);
        assertThat(one.worlds()).containsExactly(new BorgWorld(RISA, 1, false));
        assertThat(one.galaxy().holdings().borgWorlds()).containsExactly(RISA);
    }

    @Rule({"AS-APL-03", "AS-APL-04"})
    @Test
    void shouldTakeOneToAHundredPiecesOnAPlanet() {
        SystemId risa = RISA;
        assertThat(Planets.bare().withResourceNodes(risa, 100).resourceNodesAt(risa))
                .isEqualTo(100);
        assertThat(Planets.bare().withResourceNodes(risa, 1).resourceNodesAt(risa))
                .isEqualTo(1);
        assertThat(Planets.bare().withResourceNodes(risa, 0)).isEqualTo(Planets.bare());
    }

    @Rule({"AS-APL-04", "AS-LNK-06"})
    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void shouldRefuseACivilizationOfAnotherLevelThanOneToThree(int level) {
        refused(() -> new Civilization(level, 1), "A Civilization has level 1 to 3, not " + level);
        assertThat(Vector.of(1, 3).map(legal -> new Civilization(legal, 0)).map(Civilization::level))
                .containsExactly(1, 3);
        assertThat(new Civilization(1, 100).resourceNodes()).isEqualTo(100);
        refused(() -> new Civilization(1, -1), "not -1");
    }

    @Rule("AS-COM-06")
    @ParameterizedTest
    @ValueSource(ints = {-1, 1_001})
    void shouldRefuseChoicesOfACubeThatNobodyCanHaveMade(int choices) {
        CommandPhase none = CommandPhase.NONE;
        refused(() -> new CommandPhase(none.waiting(), none.tokens(), choices, none.hand()), "not " + choices);
    }
}
