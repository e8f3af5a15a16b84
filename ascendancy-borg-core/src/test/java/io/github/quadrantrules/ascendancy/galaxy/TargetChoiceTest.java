package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.FEDERATION;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ONE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ORDER;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ROMULANS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.lane;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.only;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.planets;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.row;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sector;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sectors;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.systems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class TargetChoiceTest {
    /** D-19: C - a - T1 with 1 and 2 spaces, C - b - T2 with 1 and 1, C - d - e - T3 without. */
    private static final StarMap D19 = lane(
            lane(
                    lane(lane(planets("C", "a", "b", "d", "e", "T1", "T2", "T3"), "C", "a", 1), "a", "T1", 2),
                    "C",
                    "b",
                    1),
            "b",
            "T2",
            1);

    private static final Reach T1 = new Reach(system("T1"), 2, 5);
    private static final Reach T2 = new Reach(system("T2"), 2, 4);
    private static final Reach T3 = new Reach(system("T3"), 3, 3);

    private static StarMap d19() {
        return lane(lane(lane(D19, "C", "d", 0), "d", "e", 0), "e", "T3", 0);
    }

    /** C with neighbours T1, T2 and T3, all at Warp 1 and 2 Sectors. */
    private static StarMap star() {
        return lane(lane(lane(planets("C", "T1", "T2", "T3"), "C", "T1", 1), "C", "T2", 1), "C", "T3", 1);
    }

    private static Vector<Route> best(Galaxy galaxy, String... targets) {
        return TargetChoice.best(galaxy, ONE, systems(targets), ORDER, 9);
    }

    @Rule({"AS-MOV-02", "AS-MOV-04"})
    @Test
    void shouldMeasureEveryConnectedTarget() {
        StarMap map = d19().withDisc(SystemDisc.planetary("T4", 2));
        assertThat(TargetChoice.reachable(map, sector("C"), systems("T1", "T2", "T3", "T4")))
                .containsExactly(T1, T2, T3);
    }

    /** From space 2 of 3 the ends are both at Warp 1, 2 Sectors away. */
    @Rule("AS-MOV-02")
    @Test
    void shouldEnterTheNextDiscFirstWhenTheCubeIsOnALane() {
        assertThat(TargetChoice.reachable(row(3, "A", "B", "C"), sector("#1.2"), systems("A", "B", "C")))
                .containsExactly(
                        new Reach(system("A"), 1, 2), new Reach(system("B"), 1, 2), new Reach(system("C"), 2, 6));
    }

    /** D-19, step by step. */
    @Rule("AS-MOV-04")
    @Test
    void shouldKeepTheNearest() {
        assertThat(TargetChoice.nearest(Vector.of(T1, T2, T3))).containsExactly(T1, T2);
        assertThat(TargetChoice.nearest(Vector.empty())).isEmpty();
    }

    /** D-19, step by step. */
    @Rule("AS-MOV-05")
    @Test
    void shouldKeepThoseWithFewestSectors() {
        assertThat(TargetChoice.fewestSectors(Vector.of(T1, T2))).containsExactly(T2);
    }

    /** D-19. */
    @Rule({"AS-MOV-04", "AS-MOV-05", "AS-MOV-06"})
    @Test
    void shouldPreferWarpThenSectorsThenTurnOrder() {
        Galaxy galaxy = Galaxy.of(d19())
                .withHoldings(Holdings.none().withController(system("T1"), FEDERATION))
                .withCube(ONE, sector("C"));
        assertThat(only(best(galaxy, "T1", "T2", "T3")).target()).isEqualTo(system("T2"));
    }

    /** D-20: T1 of number 3, T2 of number 2, T3 of nobody. */
    @Rule("AS-MOV-06")
    @Test
    void shouldPreferTheControllerWithTheLowestNumber() {
        Holdings holdings =
                Holdings.none().withController(system("T1"), ROMULANS).withController(system("T2"), KLINGONS);
        Galaxy galaxy = Galaxy.of(star()).withHoldings(holdings).withCube(ONE, sector("C"));
        assertThat(only(best(galaxy, "T1", "T2", "T3")).target()).isEqualTo(system("T2"));
        assertThat(only(best(galaxy, "T1", "T3")).target()).isEqualTo(system("T1"));
    }

    @Rule("AS-MOV-06")
    @Test
    void shouldLeaveEqualTargetsToAChoiceLowestSystemFirst() {
        Galaxy galaxy = Galaxy.of(star()).withCube(ONE, sector("C"));
        assertThat(best(galaxy, "T3", "T1", "T2").map(Route::target))
                .containsExactly(system("T1"), system("T2"), system("T3"));
    }

    /** Two ways from A to D, over B by lanes 1 and 2 and over C by lanes 3 and 4. */
    @Rule("AS-MOV-06")
    @Test
    void shouldLeaveEqualRoutesToAChoiceLowestSectorsFirst() {
        StarMap map =
                lane(lane(lane(lane(planets("A", "B", "C", "D"), "A", "C", 1), "C", "D", 1), "A", "B", 1), "B", "D", 1);
        Galaxy galaxy = Galaxy.of(map).withCube(ONE, sector("A"));
        assertThat(best(galaxy, "D").map(Route::entered))
                .containsExactly(sectors("#1.1", "C", "#2.1", "D"), sectors("#3.1", "B", "#4.1", "D"));
    }

    @Rule("AS-MOV-05")
    @Test
    void shouldPreferTheShorterOfTwoRoutesToOneTarget() {
        StarMap map = lane(lane(planets("A", "B"), "A", "B", 3), "A", "B", 2);
        Galaxy galaxy = Galaxy.of(map).withCube(ONE, sector("A"));
        assertThat(only(best(galaxy, "B")).entered()).isEqualTo(sectors("#2.1", "#2.2", "B"));
    }

    /** A diamond after a diamond: with Warp 2 only the first parts the ways. */
    @Rule("AS-MOV-06")
    @Test
    void shouldOfferOneRouteForWaysThatPartBeyondTheReach() {
        StarMap map = planets("A", "B1", "B2", "C", "D1", "D2", "E");
        for (String way : Vector.of("A B1", "A B2", "B1 C", "B2 C", "C D1", "C D2", "D1 E", "D2 E")) {
            map = lane(map, way.split(" ")[0], way.split(" ")[1], 0);
        }
        Galaxy galaxy = Galaxy.of(map).withCube(ONE, sector("A"));
        assertThat(TargetChoice.candidates(map, sector("A"), systems("E"))).hasSize(4);
        assertThat(TargetChoice.best(galaxy, ONE, systems("E"), ORDER, 3)).hasSize(4);
        assertThat(TargetChoice.best(galaxy, ONE, systems("E"), ORDER, 2).map(Route::entered))
                .containsExactly(sectors("B1", "C", "D1", "E"), sectors("B2", "C", "D1", "E"));
    }

    @Rule("AS-MOV-03")
    @Test
    void shouldBeAtTheNearestTargetAlready() {
        Galaxy galaxy = Galaxy.of(row(2, "A", "B")).withCube(ONE, sector("A"));
        assertThat(only(best(galaxy, "A", "B"))).isEqualTo(new Route(sector("A"), system("A"), Vector.empty()));
    }

    @Rule("AS-MOV-04")
    @Test
    void shouldChooseNothingWhenNoTargetIsConnected() {
        Galaxy galaxy = Galaxy.of(planets("A", "B")).withCube(ONE, sector("A"));
        assertThat(best(galaxy, "B")).isEmpty();
        assertThat(best(galaxy)).isEmpty();
    }

    @Rule("AS-MOV-07")
    @Test
    void shouldNotGoRoundShips() {
        StarMap map = lane(lane(lane(planets("A", "B", "C"), "A", "C", 1), "A", "B", 1), "B", "C", 1);
        Galaxy galaxy =
                Galaxy.of(map).withCube(ONE, sector("A")).withShips(sector("#1.1"), ShipGroup.singles(KLINGONS, 1));
        assertThat(only(best(galaxy, "C")).entered()).isEqualTo(sectors("#1.1", "C"));
    }

    @Rule("AS-MOV-06")
    @Test
    void shouldCompareTheWholeAtOnce() {
        Holdings holdings = Holdings.none().withController(system("T1"), KLINGONS);
        var comparator = TargetChoice.comparator(holdings, ORDER);
        assertThat(comparator.compare(T2, T1)).isNegative();
        assertThat(comparator.compare(T1, T3)).isNegative();
        assertThat(comparator.compare(T1, new Reach(system("T2"), 2, 5))).isNegative();
        assertThat(comparator.compare(T2, new Reach(system("T4"), 2, 4))).isZero();
    }

    @Test
    void shouldRejectWhenAControllerHasNoNumber() {
        Holdings holdings = Holdings.none().withController(system("T1"), PlayerId.of("Cardassians"));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        TargetChoice.firstInTurnOrder(Vector.of(T1, new Reach(system("T2"), 2, 5)), holdings, ORDER))
                .withMessage(
                        "A player who is not assimilated has a Turn Order number, which is missing for Cardassians");
    }

    @Test
    void shouldRejectWhenACommandHasNoWarp() {
        Galaxy galaxy = Galaxy.of(planets("A")).withCube(ONE, sector("A"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TargetChoice.best(galaxy, ONE, systems("A"), ORDER, 0))
                .withMessage("A command moves at Warp 1 or more (AS-CRD-03), not 0");
    }

    @Rule("AS-RET-02")
    @Test
    void shouldCountADistanceInSectors() {
        StarMap map = row(2, "A", "B", "C");
        assertThat(Distances.sectors(map, sector("A"), sector("C"))).isEqualTo(Option.some(6));
        assertThat(Distances.sectors(map, sector("#1.2"), sector("#1.2"))).isEqualTo(Option.some(0));
        assertThat(Distances.sectors(planets("A", "B"), sector("A"), sector("B")))
                .isEmpty();
    }
}
