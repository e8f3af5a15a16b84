package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ONE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ORDER;
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
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Neighbours, and what the Transwarp Hub adds to them. */
class TranswarpLinksTest {
    private static final StarMap CONDUITS =
            planets("A").withDisc(SystemDisc.conduit("X", 3, 4)).withDisc(SystemDisc.conduit("Y", 3, 4));

    /** A - X and B - Y by lanes of 2 spaces; the Hub has none. */
    private static final StarMap MAP = lane(
            lane(
                    CONDUITS.withDisc(SystemDisc.planetary("B", 3)).withDisc(SystemDisc.transwarpHub("Hub", 6)),
                    "A",
                    "X",
                    2),
            "B",
            "Y",
            2);

    @Rule("AS-ATK-01")
    @ParameterizedTest
    @CsvSource({"A, '#1.1 #2.1'", "#1.1, 'A #1.2'", "#1.2, 'B #1.1'", "B, 'C #1.2'", "C, B"})
    void shouldBorderOnTheNextSectorOfEachLane(String place, String neighbours) {
        StarMap map = lane(lane(lane(planets("A", "B", "C", "D"), "A", "B", 2), "A", "D", 1), "C", "B", 0);
        assertThat(Adjacency.adjacentSectors(map, sector(place))).isEqualTo(sectors(neighbours.split(" ")));
        assertThat(Adjacency.warpNeighbours(map, sector(place))).isEqualTo(sectors(neighbours.split(" ")));
    }

    @Test
    void shouldBorderOnceWhenTwoLanesWithoutSpacesJoinTheSameDiscs() {
        StarMap map = lane(row(0, "A", "B"), "B", "A", 0);
        assertThat(Adjacency.adjacentSectors(map, sector("A"))).containsExactly(sector("B"));
        assertThat(Adjacency.warpNeighbours(map, sector("A"))).containsExactly(sector("B"));
    }

    @Test
    void shouldRejectWhenASectorIsNotOnTheMap() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Adjacency.adjacentSectors(MAP, sector("Q")))
                .withMessage("The Sector must be on the map, unlike Q");
    }

    @Rule({"AS-HUB-03", "AS-HUB-07"})
    @Test
    void shouldJoinTheHubToBothConduitsForWarpOnly() {
        assertThat(Adjacency.warpNeighbours(MAP, sector("Hub"))).isEqualTo(sectors("X", "Y"));
        assertThat(Adjacency.warpNeighbours(MAP, sector("X"))).isEqualTo(sectors("Hub", "#1.2"));
        assertThat(Adjacency.adjacentSectors(MAP, sector("Hub"))).isEmpty();
        assertThat(Adjacency.adjacentSectors(MAP, sector("X"))).isEqualTo(sectors("#1.2"));
    }

    @Rule({"AS-HUB-03", "AS-HUB-04"})
    @Test
    void shouldLinkTheHubWithConduitsOnly() {
        assertThat(Adjacency.isTranswarpLink(MAP, system("Hub"), system("X"))).isTrue();
        assertThat(Adjacency.isTranswarpLink(MAP, system("Y"), system("Hub"))).isTrue();
        assertThat(Adjacency.isTranswarpLink(MAP, system("X"), system("Y"))).isFalse();
        assertThat(Adjacency.isTranswarpLink(MAP, system("A"), system("Hub"))).isFalse();
        assertThat(Adjacency.isTranswarpLink(CONDUITS, system("X"), system("Y")))
                .isFalse();
    }

    /** D-26, and Conduit to Hub. */
    @Rule({"AS-HUB-04", "AS-HUB-06"})
    @Test
    void shouldCountOneWarpALink() {
        assertThat(Distances.warp(MAP, sector("X"), system("Hub"))).isEqualTo(Option.some(1));
        assertThat(Distances.warp(MAP, sector("Hub"), system("Y"))).isEqualTo(Option.some(1));
        assertThat(Distances.warp(MAP, sector("X"), system("Y"))).isEqualTo(Option.some(2));
    }

    /** D-26. */
    @Rule("AS-HUB-03")
    @Test
    void shouldNotConnectConduitsWhenTheHubIsNotInPlay() {
        assertThat(Distances.warp(CONDUITS, sector("X"), system("Y"))).isEmpty();
        assertThat(Distances.connected(CONDUITS, sector("X"), sector("Y"))).isFalse();
    }

    /** A to B: #1.1, #1.2, X, Hub, Y, #2.2, #2.1, B; 4 Systems and 8 Sectors. */
    @Rule({"AS-HUB-05", "AS-HUB-06"})
    @Test
    void shouldTakeACubeThroughTheHubWhenThatIsShortest() {
        Galaxy galaxy = Galaxy.of(MAP).withCube(ONE, sector("A"));
        Route route = only(TargetChoice.best(galaxy, ONE, systems("B"), ORDER, 2));
        assertThat(route.entered()).isEqualTo(sectors("#1.1", "#1.2", "X", "Hub", "Y", "#2.2", "#2.1", "B"));
        assertThat(route.reach()).isEqualTo(new Reach(system("B"), 4, 8));
        assertThat(CubeMovement.move(galaxy, ONE, route, 2, Blockade.ALL_SHIPS).end())
                .isEqualTo(sector("Hub"));
    }

    /** Lanes lead from A to B in 3 Systems, the Hub in 4. */
    @Rule("AS-HUB-05")
    @Test
    void shouldNotTakeACubeThroughTheHubWhenLanesAreShorter() {
        StarMap map = lane(lane(MAP.withDisc(SystemDisc.planetary("C", 3)), "A", "C", 3), "C", "Y", 3);
        Galaxy galaxy = Galaxy.of(map).withCube(ONE, sector("A"));
        Route route = only(TargetChoice.best(galaxy, ONE, systems("B"), ORDER, 4));
        assertThat(route.entered()).contains(sector("C")).doesNotContain(sector("Hub"));
        assertThat(route.warp()).isEqualTo(3);
    }

    @Rule("AS-HUB-07")
    @Test
    void shouldNotServeRetreatsNorAttacks() {
        assertThat(Distances.sectors(MAP, sector("Hub"), sector("X"))).isEmpty();
        Galaxy galaxy =
                Galaxy.of(MAP).withCube(ONE, sector("Hub")).withShips(sector("X"), ShipGroup.singles(KLINGONS, 2));
        assertThat(AttackStep.participants(galaxy, ONE)).isEmpty();
    }

    @Rule({"AS-HUB-07", "AS-ADD-01"})
    @Test
    void shouldCountAsAConnection() {
        Galaxy galaxy = Galaxy.of(MAP).withCube(ONE, sector("#2.1"));
        assertThat(Distances.connected(MAP, sector("#1.1"), sector("B"))).isTrue();
        assertThat(FirstContact.inContact(galaxy, TreeSet.of(sector("A")))).isTrue();
    }

    @Rule("AS-HUB-07")
    @Test
    void shouldBlockThroughTheHubAsAnywhere() {
        Galaxy galaxy =
                Galaxy.of(MAP).withCube(ONE, sector("X")).withShips(sector("Hub"), ShipGroup.singles(KLINGONS, 1));
        Route route = only(TargetChoice.best(galaxy, ONE, systems("Y"), ORDER, 2));
        assertThat(CubeMovement.move(galaxy, ONE, route, 2, Blockade.ALL_SHIPS).end())
                .isEqualTo(sector("X"));
    }
}
