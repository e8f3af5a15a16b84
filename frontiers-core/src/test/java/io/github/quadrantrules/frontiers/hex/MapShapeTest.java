package io.github.quadrantrules.frontiers.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import nl.jqno.equalsverifier.EqualsVerifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** The ends of both coordinates, where a key made of them could run over. */
    @Test
    void shouldContainExactlyItsSpacesWhereverTheyLie() {
        Vector<Integer> ends = Vector.of(-1_000_000, -999_999, -1, 0, 1, 999_999, 1_000_000);
        Vector<Hex> all = ends.flatMap(q -> ends.map(r -> Hex.of(q, r)));
        Vector<Hex> some = all.zipWithIndex().filter(each -> each._2 % 3 != 0).map(each -> each._1);

        assertThat(all.filter(MapShape.of(some)::contains)).isEqualTo(some);
    }

    @Property
    void shouldHaveTheNeighboursThatItContains(@ForAll("hexes") Vector<Hex> spaces, @ForAll Direction direction) {
        MapShape shape = MapShape.of(spaces.append(Hex.ORIGIN));

        assertThat(Hexes.around(5))
                .allSatisfy(space -> assertThat(shape.hasNeighbour(space, direction))
                        .isEqualTo(spaces.append(Hex.ORIGIN).contains(space.to(direction))));
    }

    @Provide
    Arbitrary<Vector<Hex>> hexes() {
        return Hexes.upTo(5).list().ofMaxSize(40).map(Vector::ofAll);
    }

    /** At the bounds of the coordinates there are no more spaces, though no shape is prescribed. */
    @ParameterizedTest
    @CsvSource({
        "1000000, 0, EAST NORTH_EAST",
        "-1000000, 0, SOUTH_WEST WEST",
        "0, 1000000, SOUTH_EAST SOUTH_WEST",
        "0, -1000000, NORTH_WEST NORTH_EAST",
        "1000000, 1000000, EAST SOUTH_EAST SOUTH_WEST NORTH_EAST",
        "999999, -999999, ''"
    })
    void shouldEndWhereTheCoordinatesDo(int q, int r, String missing) {
        assertThat(Vector.of(Direction.values())
                        .reject(direction -> MapShape.UNBOUNDED.hasNeighbour(Hex.of(q, r), direction))
                        .mkString(" "))
                .isEqualTo(missing);
    }

    @Test
    void shouldBeEqualWhenTheSpacesAre() {
        EqualsVerifier.forClass(MapShape.Spaces.class)
                .withNonnullFields("spaces")
                .withIgnoredFields("table")
                .withPrefabValues(TreeSet.class, TreeSet.of(Hex.of(1, 2)), TreeSet.of(Hex.of(3, 4)))
                .verify();
        MapShape shape = MapShape.of(Vector.of(Hex.of(1, 2), Hex.ORIGIN));
        assertThat(shape).hasToString("Spaces((0,0), (1,2))");
        assertThat(SerialCopy.of(shape)).isEqualTo(shape);
        assertThat(SerialCopy.of(shape).contains(Hex.of(1, 2))).isTrue();
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
        assertThatNullPointerException()
                .isThrownBy(() -> new MapShape.Spaces(null))
                .withMessage("spaces");
    }
}
