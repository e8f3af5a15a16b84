package io.github.quadrantrules.frontiers.hex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DirectionTest {
    @ParameterizedTest(name = "d{0} is ({1},{2})")
    @CsvSource({"0, 1, 0", "1, 0, 1", "2, -1, 1", "3, -1, 0", "4, 0, -1", "5, 1, -1", "6, 1, 0", "-1, 1, -1"})
    void shouldNumberDirectionsClockwise(int number, int dq, int dr) {
        assertThat(Direction.of(number).dq()).isEqualTo(dq);
        assertThat(Direction.of(number).dr()).isEqualTo(dr);
    }

    @ParameterizedTest(name = "{0} and {1} are {2} degrees apart")
    @CsvSource({
        "EAST, EAST, 0",
        "EAST, SOUTH_EAST, 60",
        "EAST, NORTH_EAST, 60",
        "NORTH_EAST, SOUTH_EAST, 120",
        "SOUTH_WEST, NORTH_WEST, 120",
        "EAST, WEST, 180",
        "NORTH_EAST, SOUTH_WEST, 180"
    })
    void shouldMeasureTheSmallerAngle(Direction one, Direction other, int degrees) {
        assertThat(one.degreesTo(other)).isEqualTo(degrees);
        assertThat(other.degreesTo(one)).isEqualTo(degrees);
    }

    @Test
    void shouldTurnRightWhenPositiveAndLeftWhenNegative() {
        assertThat(Direction.EAST.turned(1)).isEqualTo(Direction.SOUTH_EAST);
        assertThat(Direction.EAST.turned(-1)).isEqualTo(Direction.NORTH_EAST);
        assertThat(Direction.SOUTH_WEST.turned(Integer.MAX_VALUE)).isEqualTo(Direction.WEST);
        assertThat(Direction.NORTH_WEST.opposite()).isEqualTo(Direction.SOUTH_EAST);
    }
}
