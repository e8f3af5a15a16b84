package io.github.quadrantrules.frontiers.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class HexTest {
    @Provide
    Arbitrary<Hex> hexes() {
        return Hexes.upTo(20);
    }

    @Test
    void shouldListNeighboursClockwiseFromEast() {
        assertThat(Hex.of(5, -2).neighbours().mkString(" ")).isEqualTo("(6,-2) (5,-1) (4,-1) (4,-2) (5,-3) (6,-3)");
    }

    /** Second method: the distance is the number of the ring, each ring being the new neighbours of the one before. */
    @Test
    void shouldMeasureTheNumberOfStepsOfAShortestWay() {
        TreeSet<Hex> known = TreeSet.of(Hex.ORIGIN);
        TreeSet<Hex> ring = known;
        for (int distance = 1; distance <= 5; distance++) {
            ring = TreeSet.ofAll(ring.toVector().flatMap(Hex::neighbours).reject(known::contains));
            known = known.union(ring);
            int expected = distance;
            assertThat(ring).hasSize(6 * distance);
            assertThat(ring).allMatch(hex -> hex.distanceTo(Hex.ORIGIN) == expected);
            assertThat(ring).allMatch(hex -> Hex.ORIGIN.distanceTo(hex) == expected);
        }
    }

    @Test
    void shouldBeAdjacentToNeighboursOnly() {
        assertThat(Hexes.around(3).filter(Hex.ORIGIN::isAdjacentTo).toSet())
                .isEqualTo(Hex.ORIGIN.neighbours().toSet());
    }

    @Test
    void shouldGoStraightWhenSeveralStepsAreTaken() {
        assertThat(Hex.of(1, 1).to(Direction.SOUTH_WEST, 3)).isEqualTo(Hex.of(-2, 4));
        assertThat(Hex.of(1, 1).to(Direction.SOUTH_WEST, 0)).isEqualTo(Hex.of(1, 1));
        assertThat(Hex.ORIGIN.to(Direction.EAST, 1_000_000)).isEqualTo(Hex.of(1_000_000, 0));
    }

    @Test
    void shouldTurnEachDirectionIntoTheNextClockwise() {
        Vector.of(Direction.values())
                .forEach(direction ->
                        assertThat(Hex.ORIGIN.to(direction).rotated(1)).isEqualTo(Hex.ORIGIN.to(direction.turned(1))));
    }

    @Property
    void shouldComeBackWhenTurnedSixTimes(@ForAll("hexes") Hex hex) {
        assertThat(hex.rotated(6)).isEqualTo(hex);
        assertThat(hex.rotated(-1)).isEqualTo(hex.rotated(5));
        assertThat(hex.rotated(3).plus(hex)).isEqualTo(Hex.ORIGIN);
    }

    @Property
    void shouldKeepDistancesWhenMoved(@ForAll("hexes") Hex a, @ForAll("hexes") Hex b, @ForAll("hexes") Hex offset) {
        int distance = a.distanceTo(b);
        assertThat(a.plus(offset).distanceTo(b.plus(offset))).isEqualTo(distance);
        assertThat(a.rotated(2).distanceTo(b.rotated(2))).isEqualTo(distance);
        assertThat(a.mirrored().distanceTo(b.mirrored())).isEqualTo(distance);
        assertThat(a.minus(b).distanceTo(Hex.ORIGIN)).isEqualTo(distance);
    }

    @Test
    void shouldMirrorOnTheLineOfEqualCoordinates() {
        assertThat(Hex.of(3, -1).mirrored()).isEqualTo(Hex.of(-1, 3));
    }

    @Test
    void shouldSortByFirstThenSecondCoordinate() {
        assertThat(Vector.of(Hex.of(1, 0), Hex.of(0, 2), Hex.of(0, -1)).sorted().mkString(" "))
                .isEqualTo("(0,-1) (0,2) (1,0)");
    }

    @Test
    void shouldRejectWhatIsOutOfBounds() {
        assertThat(Hex.of(1_000_000, -1_000_000).q()).isEqualTo(1_000_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hex.of(1_000_001, 0))
                .withMessageEndingWith("not at 1000001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hex.of(0, -1_000_001))
                .withMessageEndingWith("not at -1000001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Hex.ORIGIN.to(Direction.EAST, -1))
                .withMessageEndingWith("not -1");
    }
}
