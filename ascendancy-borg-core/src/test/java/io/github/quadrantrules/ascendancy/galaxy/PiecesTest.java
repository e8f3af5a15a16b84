package io.github.quadrantrules.ascendancy.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PiecesTest {
    @Test
    void shouldKnowItsKindWhenADiscIsMade() {
        assertThat(SystemDisc.planetary("Risa", 5))
                .isEqualTo(new SystemDisc(SystemId.of("Risa"), DiscKind.PLANETARY, 5, Option.none(), false));
        assertThat(SystemDisc.phenomenon("Mutara", 3, 4))
                .isEqualTo(new SystemDisc(SystemId.of("Mutara"), DiscKind.PHENOMENON, 3, Option.some(4), false));
        assertThat(SystemDisc.conduit("Ohniaka", 1, 4))
                .isEqualTo(new SystemDisc(SystemId.of("Ohniaka"), DiscKind.PHENOMENON, 1, Option.some(4), true));
        assertThat(SystemDisc.transwarpHub("Hub", 0))
                .isEqualTo(new SystemDisc(SystemId.of("Hub"), DiscKind.TRANSWARP_HUB, 0, Option.none(), false))
                .hasToString("Hub");
    }

    @Test
    void shouldRejectWhenADiscHasLessThanNoRoom() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SystemDisc.planetary("Risa", -1))
                .withMessage("A System Disc has room for 0 lanes or more, not -1");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7})
    void shouldRejectWhenAHazardIsNoFace(int face) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SystemDisc.phenomenon("Mutara", 3, face))
                .withMessage("A hazard is a face of a die, 1 to 6, not " + face);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6})
    void shouldTakeEachFaceAsAHazard(int face) {
        assertThat(SystemDisc.phenomenon("Mutara", 3, face).hazard()).isEqualTo(Option.some(face));
    }

    @Test
    void shouldRejectWhenAConduitIsNoPhenomenon() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SystemDisc(SystemId.of("Risa"), DiscKind.PLANETARY, 3, Option.none(), true))
                .withMessage("A Conduit is a Phenomenon (AS-CMP-07), not PLANETARY");
    }

    @Test
    void shouldRejectWhenALaneReturnsToItsSystem() {
        SystemId risa = SystemId.of("Risa");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SpaceLane(LaneId.of(1), risa, risa, 2))
                .withMessage("A Space Lane joins two different Systems, not twice Risa");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 101})
    void shouldRejectWhenALaneHasTooFewOrTooManySpaces(int sectors) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lane(sectors))
                .withMessage("A Space Lane has 0 to 100 spaces, not " + sectors);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100})
    void shouldTakeTheShortestAndTheLongestLane(int sectors) {
        assertThat(lane(sectors).sectors()).isEqualTo(sectors);
    }

    private static SpaceLane lane(int sectors) {
        return new SpaceLane(LaneId.of(1), SystemId.of("Risa"), SystemId.of("Vulcan"), sectors);
    }

    @Test
    void shouldRejectWhenAGroupHasNoShip() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShipGroup.singles(Galaxies.KLINGONS, 0))
                .withMessage("A group has 1 to 1000 Ships (AS-ATK-01), not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShipGroup.singles(Galaxies.KLINGONS, 1001))
                .withMessage("A group has 1 to 1000 Ships (AS-ATK-01), not 1001");
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "1, -1"})
    void shouldRejectWhenAFleetHasNoShip(int ships, int fleets) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ShipGroup(Galaxies.KLINGONS, ships, fleets))
                .withMessage("Every Fleet has 1 Ship or more (AS-ATK-01), so " + ships + " Ships have 0 to " + ships
                        + " Fleets, not " + fleets);
    }

    @Test
    void shouldAddShipsOfOnePlayerOnly() {
        ShipGroup klingons = new ShipGroup(Galaxies.KLINGONS, 5, 1);
        assertThat(klingons.plus(new ShipGroup(Galaxies.KLINGONS, 3, 2)))
                .isEqualTo(new ShipGroup(Galaxies.KLINGONS, 8, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> klingons.plus(ShipGroup.singles(Galaxies.FEDERATION, 1)))
                .withMessage("A group has Ships of one player, Klingons, not Federation");
    }

    @Test
    void shouldNumberPlayersInTurnOrder() {
        TurnOrder order = TurnOrder.of(Galaxies.ROMULANS, Galaxies.FEDERATION);
        assertThat(order.numberOf(Galaxies.ROMULANS)).isEqualTo(1);
        assertThat(order.numberOf(Galaxies.FEDERATION)).isEqualTo(2);
        assertThat(order.players()).containsExactly(Galaxies.ROMULANS, Galaxies.FEDERATION);
    }

    /** The Borg hold 1, the Federation was assimilated: the Klingons' 2 is the lowest left. */
    @Rule("AS-LNK-02")
    @Test
    void shouldTakeTheLowestNumberWhenTheBorgHoldOne() {
        TurnOrder order = new TurnOrder(TreeMap.of(Galaxies.ROMULANS, 4, Galaxies.KLINGONS, 2));
        assertThat(order.playerNumberOne()).isEqualTo(Galaxies.KLINGONS);
    }

    @Test
    void shouldRejectWhenATurnOrderIsNone() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TurnOrder(TreeMap.empty()))
                .withMessage("A Turn Order has 1 player or more, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TurnOrder(TreeMap.of(Galaxies.KLINGONS, 0)))
                .withMessage("Turn Order numbers are 1 or more, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TurnOrder(TreeMap.of(Galaxies.KLINGONS, 2, Galaxies.ROMULANS, 2)))
                .withMessage("Turn Order numbers are all different, not 2, 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnOrder.of(Galaxies.KLINGONS, Galaxies.KLINGONS))
                .withMessage("A player has one Turn Order number, not two: Klingons");
    }

    @Test
    void shouldRejectWhenAPlayerHasNoNumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnOrder.of(Galaxies.KLINGONS).numberOf(Galaxies.ROMULANS))
                .withMessage("A player who is not assimilated has a Turn Order number, which is missing for Romulans");
    }

    @Test
    void shouldRejectWhenARouteDoesNotEndAtItsTarget() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new Route(SectorId.of("Risa"), SystemId.of("Vulcan"), Galaxies.sectors("#1.1", "#1.2")))
                .withMessage("A route ends at its target Vulcan, not at #1.2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Route(SectorId.of("Risa"), SystemId.of("Vulcan"), Galaxies.sectors()))
                .withMessage("A route ends at its target Vulcan, not at Risa");
    }

    @Test
    void shouldTellARoute() {
        Route route = new Route(SectorId.of("Risa"), SystemId.of("Vulcan"), Galaxies.sectors("#1.1", "Vulcan"));
        assertThat(route).hasToString("Vulcan: #1.1, Vulcan");
        assertThat(new Route(SectorId.of("Risa"), SystemId.of("Risa"), Galaxies.sectors()))
                .hasToString("Risa: already there");
    }

    @ParameterizedTest
    @CsvSource({
        "-1, 0, 'A Warp distance is 0 or more, not -1'",
        "2, 1, 'A route that enters 2 discs enters that many Sectors or more, not 1'"
    })
    void shouldRejectWhenADistanceCannotBe(int warp, int sectors, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Reach(SystemId.of("Risa"), warp, sectors))
                .withMessage(message);
    }
}
