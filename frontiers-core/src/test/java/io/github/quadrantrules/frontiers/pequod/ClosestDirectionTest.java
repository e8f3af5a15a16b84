package io.github.quadrantrules.frontiers.pequod;

import static io.github.quadrantrules.frontiers.hex.Direction.EAST;
import static io.github.quadrantrules.frontiers.hex.Direction.NORTH_EAST;
import static io.github.quadrantrules.frontiers.hex.Direction.NORTH_WEST;
import static io.github.quadrantrules.frontiers.hex.Direction.SOUTH_EAST;
import static io.github.quadrantrules.frontiers.hex.Direction.SOUTH_WEST;
import static io.github.quadrantrules.frontiers.hex.Direction.WEST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.vavr.collection.Vector;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestDirectionTest {
    /** A shape in which the Pequod on (0,0) can go in the given directions only. */
    private static MapShape open(Iterable<Direction> directions) {
        return MapShape.of(Vector.ofAll(directions).map(Hex.ORIGIN::to).append(Hex.ORIGIN));
    }

    private static Vector<Direction> allBut(Direction... outside) {
        return Vector.of(Direction.values()).removeAll(Vector.of(outside));
    }

    private static Distribution<Direction> beforeReveal(Heading ordered, Direction facing, MapShape shape) {
        return Distribution.of(dice -> ClosestDirection.beforeReveal(Hex.ORIGIN, ordered, facing, shape, dice));
    }

    @Rule("FR-RKM-04")
    @ParameterizedTest(name = "facing {0}, {1} is {2}")
    @CsvSource({
        "EAST, FORWARD, EAST",
        "EAST, FORWARD_LEFT, NORTH_EAST",
        "EAST, FORWARD_RIGHT, SOUTH_EAST",
        "WEST, FORWARD_LEFT, SOUTH_WEST",
        "NORTH_EAST, FORWARD_RIGHT, EAST"
    })
    void shouldGoAsOrderedWhenThatStaysInside(Direction facing, Heading ordered, Direction expected) {
        assertThat(beforeReveal(ordered, facing, MapShape.UNBOUNDED)).isEqualTo(Distribution.always(expected));
    }

    /** The catalogue's first example: facing east, forward-left is north-east; forward and backward-left are 60 off. */
    @Rule("FR-RKM-04")
    @Test
    void shouldPreferTheFacingOfTwoEquallyCloseDirections() {
        assertThat(beforeReveal(Heading.FORWARD_LEFT, EAST, open(allBut(NORTH_EAST))))
                .isEqualTo(Distribution.always(EAST));
        assertThat(beforeReveal(Heading.FORWARD_RIGHT, EAST, open(allBut(SOUTH_EAST))))
                .isEqualTo(Distribution.always(EAST));
        assertThat(beforeReveal(Heading.FORWARD_LEFT, EAST, open(allBut(NORTH_EAST, EAST))))
                .isEqualTo(Distribution.always(NORTH_WEST));
    }

    /** The catalogue's second example. */
    @Rule("FR-RKM-04")
    @Test
    void shouldFlipACoinWhenForwardIsOutside() {
        MapShape shape = open(allBut(EAST));

        assertThat(beforeReveal(Heading.FORWARD, EAST, shape))
                .isEqualTo(Distribution.uniform(Vector.of(NORTH_EAST, SOUTH_EAST)));
        assertThat(ClosestDirection.beforeReveal(Hex.ORIGIN, Heading.FORWARD, EAST, shape, Dice.scripted(Coin.HEADS)))
                .isEqualTo(NORTH_EAST);
    }

    @Rule("FR-RKM-04")
    @Test
    void shouldGoBackwardsOnlyWhenNothingElseIsInside() {
        assertThat(beforeReveal(Heading.FORWARD, EAST, open(Vector.of(WEST, SOUTH_WEST))))
                .isEqualTo(Distribution.always(SOUTH_WEST));
        assertThat(beforeReveal(Heading.FORWARD, EAST, open(Vector.of(WEST)))).isEqualTo(Distribution.always(WEST));
    }

    /** Ordered west, with the cube on (-2,-1): north-west ends 2 spaces from it, south-west 3. */
    @Rule("FR-RKM-04")
    @Test
    void shouldPreferTheDirectionThatEndsNearerToTheCubeAfterItsReveal() {
        MapShape shape = open(allBut(WEST));

        assertThat(ClosestDirection.afterReveal(Hex.ORIGIN, WEST, Hex.of(-2, -1), shape, Dice.scripted()))
                .isEqualTo(NORTH_WEST);
    }

    /** Invariant 15, for every set of open directions. */
    @Rule("FR-RKM-04")
    @Property(tries = 2000)
    void shouldTakeALeastAngleAndACoinOnlyWhenForwardIsOrdered(
            @ForAll Heading heading, @ForAll Direction facing, @ForAll @Size(min = 1) Set<Direction> open) {
        Direction ordered = heading.from(facing);
        Distribution<Direction> taken = beforeReveal(heading, facing, open(open));
        int least = open.stream().mapToInt(ordered::degreesTo).min().orElseThrow();
        long atLeast = open.stream()
                .filter(direction -> ordered.degreesTo(direction) == least)
                .count();

        assertThat(taken.values())
                .allMatch(direction -> open.contains(direction) && ordered.degreesTo(direction) == least);
        assertThat(taken.size()).isEqualTo(heading == Heading.FORWARD ? atLeast : 1);
    }

    @Rule("FR-RKM-04")
    @Test
    void shouldRejectAShapeWithoutAWay() {
        MapShape shape = MapShape.of(Vector.of(Hex.ORIGIN));

        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> ClosestDirection.beforeReveal(Hex.ORIGIN, Heading.FORWARD, EAST, shape, Dice.scripted()))
                .withMessageEndingWith("none does at (0,0)");
    }
}
