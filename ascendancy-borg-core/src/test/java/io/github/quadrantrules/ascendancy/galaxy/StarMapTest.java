package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.lane;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.planets;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.row;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sectors;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class StarMapTest {
    @Test
    void shouldListOrbitsAndSpacesInOrder() {
        StarMap map = lane(lane(planets("C", "A", "B"), "C", "A", 2), "A", "B", 1);
        assertThat(map.sectors()).isEqualTo(sectors("A", "B", "C", "#1.1", "#1.2", "#2.1"));
        assertThat(map).hasToString("A, B, C; #1 C-2-A; #2 A-1-B");
    }

    @Test
    void shouldContainExactlyItsSectors() {
        StarMap map = row(2, "A", "B");
        assertThat(sectors("A", "B", "#1.1", "#1.2")).allMatch(map::contains);
        assertThat(sectors("C", "#1.3", "#2.1")).noneMatch(map::contains);
    }

    @Test
    void shouldBeEqualWhenDiscsAndLanesAre() {
        Vector<SystemDisc> discs = Vector.of("A", "B", "C").map(name -> SystemDisc.planetary(name, 9));
        StarMap map = row(2, "A", "B", "C");
        StarMap same =
                StarMap.of(discs.reverse(), map.lanes().values().toVector().reverse());
        assertThat(same).isEqualTo(map).hasSameHashCodeAs(map).isNotEqualTo(row(3, "A", "B", "C"));
        assertThat(map).isNotEqualTo(lane(planets("A", "B", "C"), "A", "B", 2)).isNotEqualTo(planets("A", "B", "C"));
    }

    @Test
    void shouldReadWhatWasWritten() {
        StarMap map = row(2, "A", "B", "C");
        assertThat(SerialCopy.of(map)).isEqualTo(map);
    }

    @Test
    void shouldNumberLanesOneByOne() {
        StarMap map = planets("A", "B");
        assertThat(map.nextLane()).isEqualTo(LaneId.of(1));
        StarMap larger = map.withLane(new SpaceLane(LaneId.of(7), system("A"), system("B"), 2));
        assertThat(larger.nextLane()).isEqualTo(LaneId.of(8));
        assertThat(lane(larger, "A", "B", 1).lanes().keySet()).containsExactly(LaneId.of(7), LaneId.of(8));
    }

    @Test
    void shouldNumberALaneAfterTheHighestNumber() {
        StarMap map = planets("A", "B")
                .withLane(new SpaceLane(LaneId.of(1), system("A"), system("B"), 2))
                .withLane(new SpaceLane(LaneId.of(Integer.MAX_VALUE), system("A"), system("B"), 2));
        assertThat(map.nextLane()).isEqualTo(LaneId.of(2));
    }

    @Test
    void shouldCountTheRoomForLanesAtBothEnds() {
        StarMap map = StarMap.empty()
                .withDisc(SystemDisc.planetary("A", 2))
                .withDisc(SystemDisc.planetary("B", 1))
                .withLane(system("A"), system("B"), 3);
        assertThat(map.freeLanes(system("A"))).isEqualTo(1);
        assertThat(map.freeLanes(system("B"))).isZero();
    }

    @Test
    void shouldFindTheHubAndTheConduits() {
        StarMap map = planets("A")
                .withDisc(SystemDisc.conduit("Y", 3, 4))
                .withDisc(SystemDisc.transwarpHub("Hub", 6))
                .withDisc(SystemDisc.phenomenon("Z", 3, 4))
                .withDisc(SystemDisc.conduit("X", 3, 4));
        assertThat(map.hub()).isEqualTo(Option.some(system("Hub")));
        assertThat(map.conduits()).containsExactly(system("X"), system("Y"));
        assertThat(planets("A").hub()).isEmpty();
    }

    @Test
    void shouldRejectWhenASystemIsPlacedTwice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> planets("A", "A"))
                .withMessage("Each System is on the map once, not twice: A");
    }

    @Test
    void shouldRejectWhenThereIsASecondHub() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> StarMap.empty()
                        .withDisc(SystemDisc.transwarpHub("Hub", 6))
                        .withDisc(SystemDisc.transwarpHub("Hub 2", 6)))
                .withMessage("There is one Transwarp Hub (AS-CMP-07), not a second: Hub 2");
    }

    @Test
    void shouldRejectWhenThereIsAThirdConduit() {
        StarMap two = StarMap.empty().withDisc(SystemDisc.conduit("X", 3, 4)).withDisc(SystemDisc.conduit("Y", 3, 4));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> two.withDisc(SystemDisc.conduit("Z", 3, 4)))
                .withMessage("There are two Conduits (AS-HUB-03), not a third: Z");
    }

    @Test
    void shouldRejectWhenALaneNumberIsInUse() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> row(2, "A", "B").withLane(new SpaceLane(LaneId.of(1), system("A"), system("B"), 2)))
                .withMessage("Each lane has a number of its own, not one in use: 1");
    }

    @Test
    void shouldRejectWhenALaneEndsNowhere() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lane(planets("A"), "A", "B", 1))
                .withMessage("The System must be on the map, unlike B");
    }

    @Test
    void shouldRejectWhenADiscHasNoRoomForALane() {
        StarMap full = StarMap.empty().withDisc(SystemDisc.planetary("A", 0)).withDisc(SystemDisc.planetary("B", 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lane(full, "B", "A", 1))
                .withMessage("A System Disc takes 0 lanes at most, which are all in use at A");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> lane(full, "A", "B", 1))
                .withMessage("A System Disc takes 0 lanes at most, which are all in use at A");
    }
}
