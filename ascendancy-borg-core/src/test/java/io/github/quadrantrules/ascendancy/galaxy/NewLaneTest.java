package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.FEDERATION;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ONE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ROMULANS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.lane;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.only;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.planets;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sector;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sectors;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.systems;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.LaneDecision.PlaceSystem;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision.Stay;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision.Turn;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision.TurnFloating;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement.Impossible;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement.Possible;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class NewLaneTest {
    private static final TurnOrder ROMULANS_FIRST = TurnOrder.of(ROMULANS, FEDERATION, KLINGONS);

    /** W-07: the Cube on the Floating System F; Romulus and Earth, the target, are joined; so are G and H elsewhere. */
    private static final Galaxy W07 = Galaxy.of(
                    lane(lane(planets("Earth", "F", "G", "H", "Romulus"), "Earth", "Romulus", 2), "G", "H", 1))
            .withHoldings(Holdings.none().withHome(ROMULANS, system("Romulus")).withHome(FEDERATION, system("Earth")))
            .withCube(ONE, sector("F"));

    private static Possible possible(int sectors, String... floating) {
        return new Possible(sectors, Vector.of(floating).map(SystemId::of));
    }

    private static LaneDecision decide(Galaxy galaxy, LanePlacement placement) {
        return NewLane.decide(galaxy, ONE, systems("Earth"), ROMULANS_FIRST, 2, placement);
    }

    /** W-07: nothing can be turned. */
    @Rule({"AS-LNK-01", "AS-LNK-02", "AS-LNK-04"})
    @Test
    void shouldPointANewLaneAtRomulusWhenNothingCanBeTurned() {
        assertThat(decide(W07, possible(3))).isEqualTo(new PlaceSystem(ONE, system("F"), system("Romulus"), 3));
    }

    /** Turning G gives no connection to Earth. */
    @Rule({"AS-LNK-03", "AS-LNK-04"})
    @Test
    void shouldPlaceASystemWhenTurningGivesNoConnection() {
        assertThat(decide(W07, possible(3, "G", "H")))
                .isEqualTo(new PlaceSystem(ONE, system("F"), system("Romulus"), 3));
    }

    @Rule({"AS-LNK-01", "AS-LNK-03", "AS-LNK-09"})
    @Test
    void shouldTurnTheFloatingSystemThatConnects() {
        LaneDecision decision = decide(W07, possible(3, "G", "Romulus"));
        Galaxy turned = W07.withMap(lane(W07.map(), "F", "Romulus", 3));
        assertThat(decision).isInstanceOf(TurnFloating.class);
        Turn turn = ((TurnFloating) decision).options().single();
        assertThat(turn.galaxy()).isEqualTo(turned);
        assertThat(only(turn.routes()).entered())
                .isEqualTo(sectors("#3.1", "#3.2", "#3.3", "Romulus", "#1.2", "#1.1", "Earth"));
        CubeMove move = CubeMovement.move(turn.galaxy(), ONE, only(turn.routes()), 1, Blockade.ALL_SHIPS);
        assertThat(move.end()).isEqualTo(sector("Romulus"));
        assertThat(turn.event().sentence())
                .isEqualTo("Cube 1 places a Space Lane of 3 Sectors at F, and Romulus is turned to join it.");
        assertThat(turn.event().rules()).containsExactly(RuleId.of("AS-LNK-01"), RuleId.of("AS-LNK-03"));
    }

    /** Earth itself is at Warp 1, over Romulus at Warp 2. */
    @Rule("AS-LNK-03")
    @Test
    void shouldTurnTheFloatingSystemWithTheBestCandidate() {
        LaneDecision decision = decide(W07, possible(3, "Romulus", "Earth"));
        assertThat(((TurnFloating) decision).options().single().lane().to()).isEqualTo(system("Earth"));
    }

    /** To either of two Systems that nobody controls: both at Warp 1 and 2 Sectors. */
    @Rule("AS-LNK-03")
    @Test
    void shouldLeaveEqualFloatingSystemsToAChoice() {
        LaneDecision decision = NewLane.decide(W07, ONE, systems("G", "H"), ROMULANS_FIRST, 2, possible(1, "H", "G"));
        assertThat(((TurnFloating) decision).options().map(turn -> turn.lane().to()))
                .containsExactly(system("G"), system("H"));
    }

    @Rule("AS-LNK-08")
    @Test
    void shouldStayWhenNoLaneCanBePlaced() {
        Stay stay = new Stay(ONE, sector("F"));
        assertThat(decide(W07, new Impossible())).isEqualTo(stay);
        assertThat(stay.event().sentence())
                .isEqualTo("Cube 1 stays at F: it is not connected to a target and cannot place a Space Lane.");
        assertThat(stay.event().rules()).containsExactly(RuleId.of("AS-LNK-08"));
    }

    @Rule({"AS-LNK-01", "AS-LNK-08"})
    @Test
    void shouldStayWhenTheCubeIsOnALane() {
        assertThat(decide(W07.withCube(ONE, sector("#2.1")), possible(3, "Romulus")))
                .isEqualTo(new Stay(ONE, sector("#2.1")));
    }

    @Rule("AS-LNK-08")
    @Test
    void shouldStayWhenItsDiscHasNoRoomForALane() {
        Galaxy galaxy =
                W07.withMap(W07.map().withDisc(SystemDisc.planetary("Full", 0))).withCube(ONE, sector("Full"));
        assertThat(decide(galaxy, possible(3, "Romulus"))).isEqualTo(new Stay(ONE, sector("Full")));
    }

    /** A Hub on the table from the start has neither lanes nor Conduits. */
    @Rule("AS-LNK-10")
    @Test
    void shouldPlaceASystemFromALonelyHub() {
        Galaxy galaxy = W07.withMap(W07.map().withDisc(SystemDisc.transwarpHub("Hub", 6)))
                .withCube(ONE, sector("Hub"));
        assertThat(decide(galaxy, possible(2))).isEqualTo(new PlaceSystem(ONE, system("Hub"), system("Romulus"), 2));
    }

    @Rule({"AS-LNK-04", "AS-LNK-09"})
    @Test
    void shouldEnterTheNewSystemAndEndThere() {
        PlaceSystem decision = new PlaceSystem(ONE, system("F"), system("Romulus"), 2);
        CubeMove move = NewLane.place(W07, decision, SystemDisc.planetary("New", 4));
        StarMap map = lane(W07.map().withDisc(SystemDisc.planetary("New", 4)), "F", "New", 2);
        assertThat(move.galaxy()).isEqualTo(W07.withMap(map).withCube(ONE, sector("New")));
        assertThat(move.start()).isEqualTo(sector("F"));
        assertThat(move.entered()).isEqualTo(sectors("#3.1", "#3.2", "New"));
        assertThat(move.forcedNext()).isEmpty();
        assertThat(move.events().single().sentence())
                .isEqualTo(
                        "Cube 1 places a Space Lane of 2 Sectors at F that points at Romulus, with the new System New"
                                + " at its end, and enters it.");
        assertThat(move.events().single().rules().map(RuleId::id))
                .containsExactly("AS-LNK-01", "AS-LNK-02", "AS-LNK-04", "AS-LNK-09");
        assertThat(SerialCopy.of(move)).isEqualTo(move);
    }

    @Test
    void shouldRejectWhenTheLaneBeginsElsewhere() {
        PlaceSystem decision = new PlaceSystem(ONE, system("G"), system("Romulus"), 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NewLane.place(W07, decision, SystemDisc.planetary("New", 4)))
                .withMessage("The lane begins where the Cube is (AS-LNK-01), at F, not at G");
    }

    @Test
    void shouldRejectWhenATargetIsConnected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NewLane.decide(W07, ONE, systems("F"), ROMULANS_FIRST, 2, possible(1)))
                .withMessage("A lane is placed only if no target is connected (AS-MOV-04), unlike F");
    }

    @Test
    void shouldRejectWhenThereIsNoTarget() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NewLane.decide(W07, ONE, systems(), ROMULANS_FIRST, 2, possible(1)))
                .withMessage("Without a target no lane is placed (AS-CRD-06) by Cube 1");
    }

    @Test
    void shouldRejectWhenPlayerNumberOneHasNoHome() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NewLane.homeOfPlayerNumberOne(W07, TurnOrder.of(KLINGONS)))
                .withMessage("Player No. 1 has a Home System (AS-LNK-01), which is missing for Klingons");
    }

    @Test
    void shouldRejectWhenAPlacementCannotBe() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> possible(-1))
                .withMessage("A Space Lane has 0 to 100 spaces, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> possible(101))
                .withMessage("A Space Lane has 0 to 100 spaces, not 101");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> W07.map().withLane(system("G"), system("H"), 101))
                .withMessage("A Space Lane has 0 to 100 spaces, not 101");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> possible(1, "G", "G"))
                .withMessage("Each Floating System is named once, not G, G");
    }
}
