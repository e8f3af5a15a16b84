package io.github.quadrantrules.frontiers.pequod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.Hexes;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The spoke step where the map ends. The cube is on (0,0). */
class MapEdgeTest {
    /** A Pequod, and a shape that holds it, the cube and at least one space next to the Pequod. */
    @Provide
    Arbitrary<Tuple2<Hex, MapShape>> edges() {
        Arbitrary<Hex> pequods = Arbitraries.of(
                Hexes.around(5).filter(hex -> hex.distanceTo(Hex.ORIGIN) >= 2).toJavaList());
        return pequods.flatMap(pequod -> Arbitraries.of(pequod.neighbours().toJavaList())
                .set()
                .ofMinSize(1)
                .map(open -> Tuple.of(
                        pequod, MapShape.of(Vector.ofAll(open).append(pequod).append(Hex.ORIGIN)))));
    }

    private static MapShape without(Hex... outside) {
        return MapShape.of(Hexes.around(8).removeAll(Vector.of(outside)));
    }

    private static PequodEvent.Moved move(Hex pequod, MapShape shape, Object... script) {
        return SpokeStep.move(pequod, Hex.ORIGIN, shape, Dice.scripted(script));
    }

    @Rule("FR-SPK-07")
    @Test
    void shouldTakeTheOtherShorteningSpaceWhenTheOrderedOneIsOutside() {
        PequodEvent.Moved moved = move(Hex.of(3, 1), without(Hex.of(3, 0)));

        assertThat(moved.to()).isEqualTo(Hex.of(2, 1));
        assertThat(moved.course()).isEqualTo(Course.OTHER_SPACE);
        assertThat(moved.sentence())
                .isEqualTo("The Pequod moves from (3,1) to (2,1), round the edge of the map, by the other space nearer"
                        + " to the Cube; 3 spaces from the Cube.");
    }

    @Rule("FR-SPK-07")
    @Test
    void shouldGoTowardsTheNearerSpokeWhenOnlyTheOtherSpaceIsOutside() {
        assertThat(move(Hex.of(3, 1), without(Hex.of(2, 1))))
                .isEqualTo(new PequodEvent.Moved(Hex.of(3, 1), Hex.of(3, 0), Hex.ORIGIN, Course.NEARER_SPOKE));
        assertThat(move(Hex.of(1, 3), without(Hex.of(1, 2))))
                .isEqualTo(new PequodEvent.Moved(Hex.of(1, 3), Hex.of(0, 3), Hex.ORIGIN, Course.NEARER_SPOKE));
    }

    @Rule("FR-SPK-07")
    @Test
    void shouldNeedNoCoinWhenOneOfTwoEquallyNearSpokesIsOutOfReach() {
        assertThat(move(Hex.of(2, 2), without(Hex.of(2, 1))))
                .isEqualTo(new PequodEvent.Moved(Hex.of(2, 2), Hex.of(1, 2), Hex.ORIGIN, Course.OTHER_SPACE));
        assertThat(move(Hex.of(2, 2), without(Hex.of(1, 2))))
                .isEqualTo(new PequodEvent.Moved(Hex.of(2, 2), Hex.of(2, 1), Hex.ORIGIN, Course.OTHER_SPACE));
    }

    /**
     * On the spoke at (3,0), west is ordered. South-west (2,1) and north-west (3,-1) are both 60 degrees off and both 3
     * spaces from the cube.
     */
    @Rule({"FR-SPK-07", "FR-RKM-04"})
    @Test
    void shouldLeaveTheSpokeToEitherSideByACoinWhenItIsBlocked() {
        MapShape shape = without(Hex.of(2, 0));
        Distribution<Hex> odds = Distribution.of(dice -> SpokeStep.towards(Hex.of(3, 0), Hex.ORIGIN, shape, dice));

        assertThat(odds.probabilityOf(Hex.of(2, 1))).isEqualTo(Fraction.of(1, 2));
        assertThat(odds.probabilityOf(Hex.of(3, -1))).isEqualTo(Fraction.of(1, 2));
        assertThat(move(Hex.of(3, 0), shape, Coin.HEADS).to()).isEqualTo(Hex.of(2, 1));
        assertThat(move(Hex.of(3, 0), shape, Coin.HEADS).course()).isEqualTo(Course.CLOSEST_DIRECTION);
    }

    /**
     * At (3,1), north-west is ordered and west is the other shortening step. With both outside: at 60 degrees north-east
     * (4,0) is left; then at 120 degrees south-west (2,2), 4 from the cube, and east (4,1), 5 from it; then south-east.
     */
    @Rule({"FR-SPK-07", "FR-RKM-04"})
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "all others inside | 4,0 | ",
                "60 degrees outside | 2,2 | 4,0",
                "60 degrees and the nearer at 120 outside | 4,1 | 4,0 2,2",
                "only the reverse inside | 3,2 | 4,0 2,2 4,1"
            })
    void shouldTakeTheClosestDirectionWhenNoShorteningSpaceIsInside(String name, String expected, String outside) {
        Vector<Hex> more =
                outside == null ? Vector.empty() : Vector.of(outside.split(" ")).map(MapEdgeTest::hex);
        Hex[] all = more.append(Hex.of(3, 0)).append(Hex.of(2, 1)).toJavaArray(Hex[]::new);

        assertThat(move(Hex.of(3, 1), without(all)).to()).isEqualTo(hex(expected));
    }

    private static Hex hex(String text) {
        String[] parts = text.split(",");
        return Hex.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    @Rule("FR-RKM-04")
    @Test
    void shouldRejectAShapeInWhichThePequodCannotMove() {
        MapShape shape = MapShape.of(Vector.of(Hex.ORIGIN, Hex.of(3, 0)));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> SpokeStep.towards(Hex.of(3, 0), Hex.ORIGIN, shape, Dice.scripted()))
                .withMessageEndingWith("none does at (3,0)");
    }

    /** Invariants 8, 9 and 16, and the first half of the ruling: what is shorter and inside is taken. */
    @Rule({"FR-SPK-07", "FR-RKM-04"})
    @Property(tries = 2000)
    void shouldStayInsideAndNotRecedeWhileADirectionWithinSixtyDegreesIsInside(
            @ForAll("edges") Tuple2<Hex, MapShape> edge) {
        Hex pequod = edge.get1();
        MapShape shape = edge.get2();
        int distance = pequod.distanceTo(Hex.ORIGIN);
        Vector<Hex> ordered = Rays.steps(pequod, Hex.ORIGIN);
        boolean shorter =
                pequod.neighbours().exists(space -> shape.contains(space) && space.distanceTo(Hex.ORIGIN) < distance);
        boolean within60 = ordered.forAll(
                space -> pequod.neighbours().exists(each -> shape.contains(each) && each.distanceTo(space) <= 1));

        Distribution<Hex> steps = Distribution.of(dice -> SpokeStep.towards(pequod, Hex.ORIGIN, shape, dice));

        assertThat(steps.values()).allSatisfy(space -> {
            assertThat(shape.contains(space)).isTrue();
            assertThat(space.isAdjacentTo(pequod)).isTrue();
            if (shorter) {
                assertThat(space.distanceTo(Hex.ORIGIN)).isEqualTo(distance - 1);
            } else if (within60) {
                assertThat(space.distanceTo(Hex.ORIGIN)).isEqualTo(distance);
            }
        });
    }
}
