package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.EARTH;
import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.VULCAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.Holdings;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class TableTest {
    private static void refused(ThrowingCallable making, String end) {
        assertThatThrownBy(making).isInstanceOf(IllegalArgumentException.class).hasMessageEndingWith(end);
    }

    private static Table fallen() {
        return SystemFall.assimilated(Tables.duel(), EARTH).state();
    }

    @Rule("AS-BWD-01")
    @Test
    void shouldRefuseWorldsThatTheGalaxyDoesNotKnow() {
        Table table = Tables.withWorlds(Tables.duel(), BorgWorld.at(RISA));
        refused(
                () -> table.withGalaxy(Tables.duel().galaxy()),
                "The Borg Worlds are those of the galaxy, none, not Risa");
    }

    @Rule("AS-ASM-06")
    @Test
    void shouldRefuseNodesOfAnotherKindOnABorgWorld() {
        Table table = Tables.withWorlds(Tables.duel(), BorgWorld.at(RISA));
        refused(() -> table.withPlanets(table.planets().withResourceNodes(RISA, 1)), "Risa");
        refused(() -> table.withPlanets(table.planets().withWarpTokens(RISA, 1)), "Risa");
    }

    @Rule("AS-APL-04")
    @Test
    void shouldRefuseACivilizationThatSomebodyControls() {
        Table table = Tables.duel();
        refused(() -> table.withPlanets(table.planets().withWarpTokens(VULCAN, 1)), "Vulcan");
    }

    @Rule("AS-APL-02")
    @Test
    void shouldRefuseShipsOfAnAssimilatedPlayer() {
        Table table = fallen();
        ShipGroup ship = ShipGroup.singles(FEDERATION, 1);
        refused(() -> table.withGalaxy(table.galaxy().withShips(RISA.orbit(), ship)), "Federation");
        refused(() -> table.withShipsAtWarp(TreeMap.of(FEDERATION, ship)), "Federation");
    }

    @Rule("AS-APL-03")
    @Test
    void shouldRefuseASystemOfAnAssimilatedPlayer() {
        Table table = fallen();
        refused(
                () -> table.withGalaxy(
                        table.galaxy().withHoldings(table.galaxy().holdings().withController(RISA, FEDERATION))),
                "Federation");
    }

    @Rule("AS-APL-07")
    @Test
    void shouldRefuseTechnologyOfAnAssimilatedPlayer() {
        Table table = fallen();
        refused(() -> Tables.withTelemetryNode(table, FEDERATION), "Federation");
    }

    @Rule("AS-APL-06")
    @Test
    void shouldRefuseAPlayerAssimilatedTwiceOrUnknown() {
        Table table = Tables.duel();
        refused(() -> with(table, Vector.of(KLINGONS, KLINGONS)), "Klingons");
        Table solo = Tables.solo();
        refused(() -> with(solo, Vector.of(KLINGONS)), "Klingons");
    }

    private static Table with(Table table, Vector<PlayerId> assimilated) {
        var galaxy = Galaxy.of(Tables.MAP)
                .withHoldings(new Holdings(
                        table.galaxy().holdings().homes(),
                        TreeMap.empty(),
                        TreeSet.empty(),
                        TreeSet.empty(),
                        TreeSet.empty()));
        return Table.of(
                table.options(),
                table.console(),
                galaxy,
                Vector.empty(),
                table.planets(),
                table.cards(),
                table.atWarp(),
                table.tokens(),
                assimilated,
                table.outcome());
    }

    @Rule("AS-LNK-04")
    @Test
    void shouldRefuseAStackThatDoesNotFitTheMap() {
        Table table = Tables.duel();
        refused(
                () -> table.withCards(
                        table.cards().withDiscs(Deck.inOrder(Vector.of(SystemDisc.planetary("Risa", 2))))),
                "Risa");
        refused(() -> table.cards().withDiscs(Deck.inOrder(Vector.of(SystemDisc.planetary("Andor", 0)))), "Andor");
        SystemDisc trill = SystemDisc.planetary("Trill", 2);
        refused(() -> table.withCards(table.cards().withDiscs(Deck.shuffled(Vector.of(trill, trill)))), "Trill");
    }

    @Rule({"AS-CMP-07", "AS-HUB-03"})
    @Test
    void shouldRefuseASecondHubAndAThirdConduitInTheStack() {
        Table table = Tables.duel();
        Galaxy galaxy = table.galaxy();
        Table hub = table.withGalaxy(galaxy.withMap(
                galaxy.map().withDisc(SystemDisc.transwarpHub("Hub", 6)).withDisc(SystemDisc.conduit("First", 2, 3))));
        SystemDisc other = SystemDisc.transwarpHub("Other Hub", 6);
        refused(() -> hub.withCards(hub.cards().withDiscs(Deck.shuffled(Vector.of(other)))), "Other Hub");
        Vector<SystemDisc> conduits = Vector.of("Second", "Third").map(name -> SystemDisc.conduit(name, 2, 3));
        refused(() -> hub.withCards(hub.cards().withDiscs(Deck.shuffled(conduits))), "Third");
    }

    @Rule("AS-APL-01")
    @Test
    void shouldRefuseAStrangerWhoOwnsSomething() {
        Table table = Tables.duel();
        PlayerId stranger = PlayerId.of("Ferengi");
        ShipGroup ships = ShipGroup.singles(stranger, 1);
        refused(() -> table.withGalaxy(table.galaxy().withShips(RISA.orbit(), ships)), "Ferengi");
        refused(
                () -> table.withGalaxy(
                        table.galaxy().withHoldings(table.galaxy().holdings().withController(RISA, stranger))),
                "Ferengi");
        refused(() -> Tables.withTelemetryNode(table, stranger), "Ferengi");
        refused(() -> table.withShipsAtWarp(TreeMap.of(stranger, ships)), "Ferengi");
        refused(() -> table.withShipsAtWarp(TreeMap.of(FEDERATION, ShipGroup.singles(KLINGONS, 1))), "Klingons");
    }

    /** A world that a caller has called developed is laid waste all the same. */
    @Rule("AS-RCL-09")
    @Test
    void shouldLeaveAReclaimedWorldUndeveloped() {
        Table table = Tables.withWorlds(Tables.duel(), BorgWorld.at(RISA));
        Holdings developed = table.galaxy().holdings().withDeveloped(RISA);
        Table reclaimed = SystemFall.reclaimed(table.withGalaxy(table.galaxy().withHoldings(developed)), RISA);
        assertThat(reclaimed.galaxy().holdings().developed()).doesNotContain(RISA);
    }

    @Rule("AS-APL-03")
    @Test
    void shouldRefuseImpossiblePlanets() {
        refused(() -> Planets.bare().withResourceNodes(RISA, 101), "Risa");
        refused(() -> Planets.bare().withWarpTokens(RISA, 101), "Risa");
        refused(() -> new Civilization(3, 101), "101");
        refused(() -> Planets.bare().withResourceNodes(RISA, -1), "-1");
        refused(() -> new Planets(TreeMap.of(RISA, 0), TreeMap.empty(), TreeMap.empty(), TreeSet.empty()), "Risa");
        refused(
                () -> new Planets(TreeMap.empty(), TreeMap.empty(), TreeMap.of(RISA, Vector.empty()), TreeSet.empty()),
                "Risa");
    }

    @Rule({"AS-LNK-07", "AS-APL-03"})
    @Test
    void shouldRefuseAnythingOnASystemThatIsNotOnTheMap() {
        Table table = Tables.duel();
        SystemId nowhere = SystemId.of("Nowhere");
        Planets bare = Planets.bare();
        for (Planets lost : Vector.of(
                bare.withResourceNodes(nowhere, 1),
                bare.withWarpTokens(nowhere, 1),
                bare.withCard(nowhere, Tables.VIRGIN.remaining()),
                bare.withExplored(nowhere))) {
            refused(() -> table.withPlanets(lost), "Nowhere");
        }
        Table far = Tables.solo().withPlanets(bare.withResourceNodes(Tables.NEBULA, 1));
        StarMap near = StarMap.empty().withDisc(SystemDisc.planetary("Earth", 6));
        refused(() -> far.withGalaxy(Galaxy.of(near).withHoldings(far.galaxy().holdings())), "Nebula");
    }

    /** Only from outside: the rules assimilate the player in the same step in which they place the Spire. */
    @Rule("AS-APL-01")
    @Test
    void shouldRefuseAPlayerWhoseHomeSystemIsABorgWorld() {
        refused(() -> Tables.withWorlds(Tables.duel(), BorgWorld.at(EARTH)), "Federation");
        Table table = Tables.withWorlds(Tables.duel(), BorgWorld.at(RISA));
        Holdings held = table.galaxy().holdings();
        Holdings moved = new Holdings(
                held.homes().put(KLINGONS, RISA),
                held.controllers(),
                held.developed(),
                held.borgWorlds(),
                held.starbases());
        refused(() -> table.withGalaxy(table.galaxy().withHoldings(moved)), "Klingons");
        assertThat(fallen().assimilated()).containsExactly(FEDERATION);
    }

    @Rule({"AS-WIN-02", "AS-APL-06", "AS-SOL-05"})
    @Test
    void shouldRefuseAnOutcomeOfSomebodyWhoCannotReachIt() {
        PlayerId stranger = PlayerId.of("Ferengi");
        assertThat(ended(fallen(), new Outcome.PlayerWin(KLINGONS, VictoryKind.ASCENDANCY))
                        .outcome())
                .isNotEmpty();
        refused(() -> ended(fallen(), new Outcome.PlayerWin(stranger, VictoryKind.ASCENDANCY)), "Ferengi");
        refused(() -> ended(fallen(), new Outcome.PlayerWin(FEDERATION, VictoryKind.ASCENDANCY)), "Federation");
        refused(
                () -> ended(fallen(), new Outcome.BorgWin(BorgVictory.Cause.ALL_ASSIMILATED, Option.some(KLINGONS))),
                "Klingons");
    }

    private static Table ended(Table table, Outcome outcome) {
        return Table.of(
                table.options(),
                table.console(),
                table.galaxy(),
                table.worlds(),
                table.planets(),
                table.cards(),
                table.atWarp(),
                table.tokens(),
                table.assimilated(),
                Option.some(outcome));
    }
}
