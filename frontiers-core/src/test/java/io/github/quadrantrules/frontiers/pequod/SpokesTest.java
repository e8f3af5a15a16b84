package io.github.quadrantrules.frontiers.pequod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.Hexes;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpokesTest {
    @Provide
    Arbitrary<Hex> hexes() {
        return Hexes.upTo(50);
    }

    /** The rows of the catalogue's table, one by one. */
    private static Vector<Boolean> rows(int q, int r) {
        return Vector.of(
                q > 0 && r >= 0,
                q <= 0 && q + r > 0,
                r > 0 && q + r <= 0,
                q < 0 && r <= 0,
                q >= 0 && q + r < 0,
                r < 0 && q + r >= 0);
    }

    /** Invariant 7, for every offset up to distance 12. */
    @Rule("FR-SPK-05")
    @Test
    void shouldRebuildEveryOffsetFromExactlyOneRow() {
        Hexes.around(12).remove(Hex.ORIGIN).forEach(offset -> {
            Spokes spokes = Spokes.between(offset, Hex.ORIGIN);
            Hex rebuilt = Hex.ORIGIN.to(spokes.first(), spokes.a()).to(spokes.second(), spokes.b());
            Vector<Boolean> rows = rows(offset.q(), offset.r());

            assertThat(rows.count(row -> row)).isEqualTo(1);
            assertThat(spokes.first().ordinal()).isEqualTo(rows.indexOf(true));
            assertThat(rebuilt).isEqualTo(offset);
            assertThat(spokes.distance()).isEqualTo(offset.distanceTo(Hex.ORIGIN));
        });
    }

    /** Second method: distances to the spaces of both rays, one by one. */
    @Rule("FR-SPK-01")
    @Test
    void shouldTellHowFarBothSpokesAre() {
        Hexes.around(8).remove(Hex.ORIGIN).forEach(offset -> {
            Spokes spokes = Spokes.between(offset, Hex.ORIGIN);

            assertThat(Rays.distance(offset, Hex.ORIGIN, spokes.first())).isEqualTo(spokes.b());
            assertThat(Rays.distance(offset, Hex.ORIGIN, spokes.second())).isEqualTo(spokes.a());
        });
    }

    /** The two spokes are the two nearest of the six rays, or the only one on which the Pequod is. */
    @Rule("FR-SPK-01")
    @Test
    void shouldBeTheNearestOfTheSixRays() {
        Hexes.around(8).remove(Hex.ORIGIN).forEach(offset -> {
            Spokes spokes = Spokes.between(offset, Hex.ORIGIN);
            Vector<Direction> nearest = Vector.of(Direction.values())
                    .sortBy(direction -> Rays.distance(offset, Hex.ORIGIN, direction))
                    .take(spokes.onSpoke() ? 1 : 2);

            assertThat(nearest.contains(spokes.first())).isTrue();
            assertThat(spokes.onSpoke() || nearest.contains(spokes.second())).isTrue();
        });
    }

    @Rule("FR-SPK-05")
    @Property
    void shouldDependOnTheOffsetOnly(
            @ForAll("hexes") Hex pequod, @ForAll("hexes") Hex cube, @ForAll("hexes") Hex offset) {
        if (!pequod.equals(cube)) {
            assertThat(Spokes.between(pequod.plus(offset), cube.plus(offset))).isEqualTo(Spokes.between(pequod, cube));
        }
    }

    /** Hand calculation: (3,1) = 3 x (1,0) + 1 x (0,1); (-1,4) = 3 x (0,1) + 1 x (-1,1); (1,-4) = 3 x (0,-1) + (1,-1). */
    @Rule("FR-SPK-05")
    @ParameterizedTest(name = "({0},{1})")
    @CsvSource({
        "3, 1, EAST, 3, 1",
        "-1, 4, SOUTH_EAST, 3, 1",
        "-3, 3, SOUTH_WEST, 3, 0",
        "-3, -1, WEST, 3, 1",
        "1, -4, NORTH_WEST, 3, 1",
        "2, -2, NORTH_EAST, 2, 0"
    })
    void shouldFindTheSextant(int q, int r, Direction first, int a, int b) {
        assertThat(Spokes.between(Hex.of(q, r), Hex.ORIGIN)).isEqualTo(new Spokes(first, a, b));
    }

    /** The corners of the map: a difference of 2,000,000 in both coordinates. */
    @Test
    void shouldReachAcrossTheWholeMap() {
        Spokes spokes = Spokes.between(Hex.of(1_000_000, 1_000_000), Hex.of(-1_000_000, -1_000_000));

        assertThat(spokes).isEqualTo(new Spokes(Direction.EAST, 2_000_000, 2_000_000));
        assertThat(spokes.distance()).isEqualTo(4_000_000);
    }

    @Test
    void shouldRejectAPequodFartherAwayThanAnyMapIsWide() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Spokes(Direction.EAST, Integer.MAX_VALUE, Integer.MAX_VALUE))
                .withMessage("The Pequod is at most 4000000 spaces from the cube, not 4294967294");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Spokes(Direction.EAST, 4_000_000, 1))
                .withMessageEndingWith("not 4000001");
        assertThat(new Spokes(Direction.EAST, 4_000_000, 0).distance()).isEqualTo(4_000_000);
    }

    @Rule("FR-SPK-04")
    @Test
    void shouldBeTiedWhenBothSpokesAreEquallyNear() {
        assertThat(Spokes.between(Hex.of(2, 2), Hex.ORIGIN).tied()).isTrue();
        assertThat(Spokes.between(Hex.of(2, 3), Hex.ORIGIN).tied()).isFalse();
    }

    @Test
    void shouldRejectWhatIsNoDecomposition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Spokes.between(Hex.of(2, 1), Hex.of(2, 1)))
                .withMessageEndingWith("both are on (2,1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Spokes(Direction.EAST, 0, 1))
                .withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Spokes(Direction.EAST, 1, -1))
                .withMessageEndingWith("not -1");
    }
}
