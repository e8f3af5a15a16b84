package io.github.quadrantrules.frontiers.khan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class FleetCountsTest {
    private static final FleetCounts FLEET = FleetCounts.of(2, 3, 4);

    @Test
    void shouldCountEachKind() {
        assertThat(Vector.of(TokenKind.values()).map(FLEET::count)).containsExactly(2, 3, 4);
        assertThat(FLEET.size()).isEqualTo(9);
        assertThat(FLEET).hasToString("(2, 3, 4)");
    }

    @Test
    void shouldAddAndMultiplyEachKind() {
        assertThat(FLEET.plus(FleetCounts.of(1, 0, 5))).isEqualTo(FleetCounts.of(3, 3, 9));
        assertThat(FLEET.times(3)).isEqualTo(FleetCounts.of(6, 9, 12));
        assertThat(FLEET.times(0)).isEqualTo(FleetCounts.NONE);
    }

    @Test
    void shouldRejectNegativeCounts() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FleetCounts.of(-1, 0, 0))
                .withMessageEndingWith("Borg Sphere: -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FleetCounts.of(0, -2, 0))
                .withMessageEndingWith("Dominion Starship: -2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FleetCounts.of(0, 0, -3))
                .withMessageEndingWith("Romulan Warbird: -3");
        assertThatIllegalArgumentException().isThrownBy(() -> FLEET.times(-1)).withMessageEndingWith("not -1");
    }

    @Test
    void shouldNotOverflowSilently() {
        FleetCounts huge = FleetCounts.of(Integer.MAX_VALUE, 1, 0);

        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(huge::size);
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> huge.plus(FLEET));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> huge.times(2));
    }
}
