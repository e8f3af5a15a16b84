package io.github.quadrantrules.frontiers.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class MapShapeTest {
    @Test
    void shouldContainEverythingWhenUnbounded() {
        assertThat(MapShape.UNBOUNDED.contains(Hex.of(1_000_000, -7))).isTrue();
    }

    @Test
    void shouldContainExactlyItsSpaces() {
        MapShape shape = MapShape.of(Vector.of(Hex.of(1, 2), Hex.of(0, 0), Hex.of(1, 2)));

        assertThat(Hexes.around(4).filter(shape::contains)).containsExactly(Hex.of(0, 0), Hex.of(1, 2));
        assertThat(shape).isEqualTo(MapShape.of(Vector.of(Hex.of(0, 0), Hex.of(1, 2))));
    }

    /** The tiles lie to the east and north-east of each other as the printed ones do: (3,-2) and (1,-3). */
    @Test
    void shouldContainSevenSpacesOfEachTile() {
        Vector<Hex> centres = Vector.of(Hex.of(0, 0), Hex.of(3, -2), Hex.of(1, -3));
        MapShape shape = MapShape.ofTiles(centres);

        assertThat(Hexes.around(8).filter(shape::contains)).hasSize(21);
        assertThat(centres.flatMap(centre -> centre.neighbours().append(centre)))
                .allMatch(shape::contains);
    }

    @Test
    void shouldRejectTilesThatOverlap() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MapShape.ofTiles(Vector.of(Hex.of(0, 0), Hex.of(2, 0))))
                .withMessageEndingWith("unlike that at (2,0)");
    }

    @Test
    void shouldRejectAShapeWithoutSpaces() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MapShape.of(Vector.empty()))
                .withMessageEndingWith("not 0");
    }
}
