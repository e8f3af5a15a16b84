package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.FEDERATION;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ONE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ORDER;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.THREE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.TWO;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.only;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.row;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sector;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sectors;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.systems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CubeMovementTest {
    /** s1, s2, s3 and s4 of D-21 are #1.1, #1.2, #1.3 and B. */
    private static final Galaxy D21 = Galaxy.of(row(3, "A", "B")).withCube(ONE, sector("A"));

    /** W-06: the Cube at C, then A and B, and the Starbase at S. */
    private static final Galaxy W06 = Galaxy.of(row(2, "C", "A", "B", "S"))
            .withHoldings(Holdings.none().withDeveloped(system("A")).withStarbase(system("S")))
            .withCube(ONE, sector("C"));

    private static Route route(Galaxy galaxy, String target) {
        return only(TargetChoice.best(galaxy, ONE, systems(target), ORDER, 9));
    }

    private static CubeMove move(Galaxy galaxy, String target, int warp) {
        return CubeMovement.move(galaxy, ONE, route(galaxy, target), warp, Blockade.ALL_SHIPS);
    }

    private static Vector<String> told(CubeMove move) {
        return move.events().map(GalaxyEvent::sentence);
    }

    private static Vector<RuleId> cited(String... ids) {
        return Vector.of(ids).map(RuleId::of);
    }

    /** W-06. */
    @Rule({"AS-MOV-01", "AS-MOV-02", "AS-MOV-08"})
    @Test
    void shouldPassOneSystemTowardTheStarbaseAtWarpTwo() {
        Route route = only(TargetChoice.best(W06, ONE, W06.holdings().starbases(), ORDER, 2));
        CubeMove move = CubeMovement.move(W06, ONE, route, 2, Blockade.ALL_SHIPS);
        assertThat(move.end()).isEqualTo(sector("B"));
        assertThat(move.entered()).isEqualTo(sectors("#1.1", "#1.2", "A", "#2.1", "#2.2", "B"));
        assertThat(move.galaxy()).isEqualTo(W06.withCube(ONE, sector("B")));
        assertThat(move.forcedNext()).isEmpty();
        assertThat(told(move)).containsExactly("Cube 1 moves from C to B toward S, passing A.");
        assertThat(move.events().head().rules()).isEqualTo(cited("AS-MOV-01", "AS-MOV-02", "AS-MOV-08"));
    }

    @Rule({"AS-MOV-02", "AS-MOV-03"})
    @ParameterizedTest
    @CsvSource({"1, A", "2, B", "3, S", "4, S", "99, S"})
    void shouldEndOnTheDiscOfTheWarpOrAtTheTarget(int warp, String end) {
        assertThat(move(W06, "S", warp).end()).isEqualTo(sector(end));
    }

    @Rule("AS-MOV-02")
    @Test
    void shouldCountTheNextDiscFirstWhenItStartsOnALane() {
        Galaxy galaxy = W06.withCube(ONE, sector("#1.2"));
        assertThat(move(galaxy, "S", 1).end()).isEqualTo(sector("A"));
        assertThat(move(galaxy, "S", 2).end()).isEqualTo(sector("B"));
    }

    @Rule("AS-MOV-03")
    @Test
    void shouldNotMoveWhenItIsAtTheTarget() {
        CubeMove move = move(W06, "C", 2);
        assertThat(move.entered()).isEmpty();
        assertThat(move.galaxy()).isEqualTo(W06);
        assertThat(told(move)).containsExactly("Cube 1 stays at C, which is its nearest target.");
        assertThat(move.events().head().rules()).isEqualTo(cited("AS-MOV-03"));
    }

    @Rule("AS-MOV-03")
    @Test
    void shouldSayThatTheTargetIsReached() {
        CubeMove move = move(W06, "A", 2);
        assertThat(told(move)).containsExactly("Cube 1 moves from C to A, its target.");
        assertThat(move.events().head().rules()).isEqualTo(cited("AS-MOV-01", "AS-MOV-02", "AS-MOV-03"));
    }

    /** D-21. */
    @Rule("AS-MOV-07")
    @Test
    void shouldStopInTheLastFreeSectorBeforeShips() {
        Galaxy galaxy = D21.withShips(sector("#1.3"), ShipGroup.singles(KLINGONS, 1));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("#1.2"));
        assertThat(told(move))
                .containsExactly(
                        "Cube 1 moves from A to space 2 of lane 1 toward B.",
                        "Cube 1 cannot enter space 3 of lane 1, where Ships of the Klingons block it.");
        assertThat(move.events().last().rules()).isEqualTo(cited("AS-MOV-07"));
    }

    @Rule("AS-MOV-07")
    @Test
    void shouldStayWhenShipsAreInTheNextSector() {
        Galaxy galaxy = D21.withShips(sector("#1.1"), ShipGroup.singles(KLINGONS, 1))
                .withShips(sector("#1.1"), ShipGroup.singles(FEDERATION, 1));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("A"));
        assertThat(move.galaxy()).isEqualTo(galaxy);
        assertThat(told(move))
                .containsExactly(
                        "Cube 1 stays at A, because its way is barred.",
                        "Cube 1 cannot enter space 1 of lane 1, where Ships of the Federation and the Klingons block it.");
    }

    /** Ships where the Cube is do not hold it, and Ships beyond its reach do not matter. */
    @Rule("AS-MOV-07")
    @Test
    void shouldNotBeStoppedByShipsOffItsWay() {
        Galaxy galaxy = W06.withShips(sector("C"), ShipGroup.singles(KLINGONS, 3))
                .withShips(sector("#2.1"), ShipGroup.singles(KLINGONS, 3));
        assertThat(move(galaxy, "S", 1).end()).isEqualTo(sector("A"));
    }

    @Rule("AS-OPT-05")
    @Test
    void shouldPassSingleShipsWhenOnlyFleetsBlock() {
        Galaxy galaxy = D21.withShips(sector("#1.1"), ShipGroup.singles(KLINGONS, 4))
                .withShips(sector("#1.3"), new ShipGroup(FEDERATION, 3, 1))
                .withShips(sector("#1.3"), ShipGroup.singles(KLINGONS, 2));
        CubeMove move = CubeMovement.move(galaxy, ONE, route(galaxy, "B"), 1, Blockade.ONLY_FLEETS);
        assertThat(move.end()).isEqualTo(sector("#1.2"));
        assertThat(told(move).last())
                .isEqualTo("Cube 1 cannot enter space 3 of lane 1, where Fleets of the Federation block it.");
        assertThat(move.events().last().rules()).isEqualTo(cited("AS-MOV-07", "AS-OPT-05"));
    }

    /** The single Ships among which it stops are attacked next as Ships in its own Sector. */
    @Rule("AS-OPT-05")
    @Test
    void shouldStopAmongSingleShipsWhenOnlyFleetsBlock() {
        Galaxy galaxy = D21.withShips(sector("B"), ShipGroup.singles(KLINGONS, 4));
        CubeMove move = CubeMovement.move(galaxy, ONE, route(galaxy, "B"), 1, Blockade.ONLY_FLEETS);
        assertThat(move.end()).isEqualTo(sector("B"));
        assertThat(AttackStep.participants(move.galaxy(), ONE).keySet()).containsExactly(KLINGONS);
    }

    @Rule("AS-ADD-02")
    @Test
    void shouldBlockShipsWithCubesInSpaceUnderBothRules() {
        assertThat(Blockade.blocksShips(D21, sector("A"))).isTrue();
        assertThat(Blockade.blocksShips(D21, sector("B"))).isFalse();
    }

    /** D-22: Cube 2 stands where Cube 1 would end; whether it was activated is not asked. */
    @Rule({"AS-EFF-02", "AS-EFF-03", "AS-EFF-04"})
    @Test
    void shouldStopOneSectorBeforeAnotherCubeAndForceIt() {
        Galaxy galaxy = D21.withCube(TWO, sector("B"));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("#1.3"));
        assertThat(move.forcedNext()).isEqualTo(Option.some(TWO));
        assertThat(told(move).last()).isEqualTo("Cube 1 stops before Cube 2.");
        assertThat(move.events().last().rules()).isEqualTo(cited("AS-EFF-02"));
    }

    @Rule({"AS-EFF-02", "AS-EFF-03"})
    @Test
    void shouldGoFurtherBackWhenTheSectorBeforeIsTakenToo() {
        Galaxy galaxy = D21.withCube(TWO, sector("B")).withCube(THREE, sector("#1.3"));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("#1.2"));
        assertThat(move.forcedNext()).isEqualTo(Option.some(TWO));
    }

    @Rule("AS-EFF-03")
    @Test
    void shouldForceTheOtherCubeAlsoWhenItCouldNotMove() {
        Galaxy galaxy = Galaxy.of(row(0, "A", "B")).withCube(ONE, sector("A")).withCube(TWO, sector("B"));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("A"));
        assertThat(move.forcedNext()).isEqualTo(Option.some(TWO));
    }

    @Rule({"AS-EFF-01", "AS-ADD-02"})
    @Test
    void shouldPassAnotherCube() {
        Galaxy galaxy = D21.withCube(TWO, sector("#1.2"));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("B"));
        assertThat(move.forcedNext()).isEmpty();
    }

    /** Ships stop the Cube at #1.2, where another stands: so it goes back to #1.1. */
    @Rule({"AS-EFF-02", "AS-MOV-07"})
    @Test
    void shouldJudgeTheEndAfterShipsHaveStoppedIt() {
        Galaxy galaxy =
                D21.withShips(sector("#1.3"), ShipGroup.singles(KLINGONS, 1)).withCube(TWO, sector("#1.2"));
        CubeMove move = move(galaxy, "B", 1);
        assertThat(move.end()).isEqualTo(sector("#1.1"));
        assertThat(move.forcedNext()).isEqualTo(Option.some(TWO));
        assertThat(move.events()).hasSize(3);
    }

    @Test
    void shouldRejectWhenARouteBeginsElsewhere() {
        Route route = route(D21, "B");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> CubeMovement.move(D21.withCube(ONE, sector("#1.1")), ONE, route, 1, Blockade.ALL_SHIPS))
                .withMessage("A Cube's route begins where it is, at #1.1, not at A");
    }

    @Test
    void shouldRejectWhenARouteLeavesOutSectors() {
        Route jump = new Route(sector("A"), system("B"), sectors("#1.1", "B"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeMovement.move(D21, ONE, jump, 1, Blockade.ALL_SHIPS))
                .withMessage("A route leads from Sector to next Sector, from #1.1 not to B");
    }

    @Test
    void shouldRejectWhenACommandHasNoWarp() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeMovement.withinWarp(route(D21, "B"), 0))
                .withMessage("A command moves at Warp 1 or more (AS-CRD-03), not 0");
    }
}
