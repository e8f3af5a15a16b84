package io.github.quadrantrules.frontiers.pequod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quadrantrules.dice.Absorption;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.Hexes;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PequodVoyageTest {
    private static final Vector<Hex> HEADS = Vector.of(Hex.of(2, 1), Hex.of(2, 0), Hex.of(1, 0));
    private static final Vector<Hex> TAILS = Vector.of(Hex.of(1, 2), Hex.of(0, 2), Hex.of(0, 1));

    @Provide
    Arbitrary<Hex> hexes() {
        return Hexes.upTo(15);
    }

    @Rule("FR-SPK-05")
    @ParameterizedTest(name = "from ({0},{1}) by {3}")
    @CsvSource({
        "3, 1, '(3,0) (2,0) (1,0)', ",
        "-1, 4, '(0,3) (0,2) (0,1)', ",
        "1, -4, '(0,-3) (0,-2) (0,-1)', ",
        "2, 2, '(2,1) (2,0) (1,0)', HEADS",
        "2, 2, '(1,2) (0,2) (0,1)', TAILS"
    })
    void shouldTakeTheRoutesOfTheCatalogue(int q, int r, String route, Coin coin) {
        ScriptedDice dice = coin == null ? Dice.scripted() : Dice.scripted(coin);

        assertThat(PequodVoyage.route(Voyage.of(Hex.of(q, r), Hex.ORIGIN), 100, dice)
                        .mkString(" "))
                .isEqualTo(route);
        dice.finish();
    }

    /**
     * The last space in one direction is a space like any other: 2 steps lead from distance 3 next to the cube. Hand
     * calculation for the last line: (-2,-1) = 2 x (-1,0) + 1 x (0,-1), so by (0,1) to the first spoke, then by (1,0).
     */
    @ParameterizedTest(name = "from ({0},{1}) to ({2},{3})")
    @CsvSource({
        "1000000, 0, 999997, 0, '(999999,0) (999998,0)'",
        "999997, 0, 1000000, 0, '(999998,0) (999999,0)'",
        "-1000000, -1000000, -999998, -999999, '(-1000000,-999999) (-999999,-999999)'"
    })
    void shouldSailAtTheEndsOfTheCoordinates(int q, int r, int cubeQ, int cubeR, String route) {
        assertThat(PequodVoyage.route(Voyage.of(Hex.of(q, r), Hex.of(cubeQ, cubeR)), 100, Dice.scripted())
                        .mkString(" "))
                .isEqualTo(route);
    }

    @Test
    void shouldRefuseNullAsAChoice() {
        assertThatNullPointerException()
                .isThrownBy(() -> PequodVoyage.GAME.apply(Voyage.of(Hex.of(3, 0), Hex.ORIGIN), null, Dice.scripted()))
                .withMessage("choice");
    }

    @Rule("FR-SPK-04")
    @Test
    void shouldTakeEitherRouteWithProbabilityOneHalfWhenTied() {
        assertThat(PequodVoyage.routes(Voyage.of(Hex.of(2, 2), Hex.ORIGIN), 100))
                .isEqualTo(Distribution.uniform(Vector.of(HEADS, TAILS)));
    }

    @Rule("FR-SPK-04")
    @Test
    void shouldHaveExactOddsOfWhereTheVoyageEnds() {
        Absorption<Voyage> odds = Play.odds(PequodVoyage.GAME, Voyage.of(Hex.of(2, 2), Hex.ORIGIN), Policy.first());

        assertThat(odds.settled().map(Voyage::pequod))
                .isEqualTo(Distribution.uniform(Vector.of(Hex.of(1, 0), Hex.of(0, 1))));
        assertThat(odds.meanSteps().get()).isEqualTo(Fraction.of(3));
    }

    /** Invariants 11 to 13. */
    @Rule({"FR-SPK-02", "FR-SPK-05"})
    @Property(tries = 500)
    void shouldArriveInDistanceMinusOneStepsWithAtMostOneCoin(
            @ForAll("hexes") Hex pequod, @ForAll("hexes") Hex cube, @ForAll Coin coin) {
        Assume.that(!pequod.equals(cube));
        ScriptedDice dice = Dice.scripted(coin);
        Vector<Hex> route = PequodVoyage.route(Voyage.of(pequod, cube), 1000, dice);
        Spokes start = Spokes.between(pequod, cube);

        assertThat(route).hasSize(pequod.distanceTo(cube) - 1);
        boolean flipped = dice.remaining().isEmpty();
        assertThat(flipped).isEqualTo(start.tied());
        Vector<Spokes> spokes = route.map(space -> Spokes.between(space, cube));
        Vector<Spokes> onSpoke = spokes.dropWhile(each -> !each.onSpoke());
        assertThat(onSpoke)
                .allMatch(
                        each -> each.onSpoke() && each.first() == onSpoke.head().first());
        assertThat(route.lastOption().getOrElse(pequod).isAdjacentTo(cube)).isTrue();
    }

    /** From (4,0) only (3,0) is open and from there only (4,0): to and fro for ever, which is a result. */
    @Rule("FR-RKM-04")
    @Test
    void shouldReportAVoyageThatNeverEnds() {
        MapShape shape = MapShape.of(Vector.of(Hex.ORIGIN, Hex.of(3, 0), Hex.of(4, 0)));
        Voyage start = new Voyage(Hex.of(4, 0), Hex.ORIGIN, shape);

        assertThat(Play.odds(PequodVoyage.GAME, start, Policy.first()).endless())
                .isEqualTo(Fraction.ONE);
        assertThat(PequodVoyage.route(start, 3, Dice.scripted()))
                .containsExactly(Hex.of(3, 0), Hex.of(4, 0), Hex.of(3, 0));
        assertThat(PequodVoyage.route(start, 0, Dice.scripted())).isEmpty();
    }

    /**
     * West of (5,0) is blocked; a coin sends the Pequod to (4,1), where both shortening spaces are blocked too and it comes
     * back, or to (5,-1). From there (4,-1), (3,0), (3,-1) as (2,0) and (2,1) are blocked, (2,-1), and a space next to the
     * cube. So the mean m is 1/2 (2 + m) + 1/2 (1 + 5), which gives 8.
     */
    @Rule({"FR-RKM-04", "FR-SPK-07"})
    @Test
    void shouldCountOnAverageEightStepsRoundAWall() {
        Vector<Hex> wall = Vector.of(Hex.of(2, 0), Hex.of(2, 1), Hex.of(3, 1), Hex.of(4, 0));
        MapShape shape = MapShape.of(Hexes.around(6).removeAll(wall));
        Voyage start = new Voyage(Hex.of(5, 0), Hex.ORIGIN, shape);

        Absorption<Voyage> odds = Play.odds(PequodVoyage.GAME, start, Policy.first());

        assertThat(odds.meanSteps().get()).isEqualTo(Fraction.of(8));
        assertThat(odds.settled().map(Voyage::pequod))
                .isEqualTo(Distribution.uniform(Vector.of(Hex.of(1, -1), Hex.of(1, 0))));
    }

    @Test
    void shouldForbidToMoveAPequodThatHasArrived() {
        Voyage arrived = Voyage.of(Hex.of(0, 1), Hex.ORIGIN);

        assertThat(PequodVoyage.GAME.over(arrived)).isTrue();
        assertThat(PequodVoyage.GAME
                        .apply(arrived, Advance.ONE_SPACE, Dice.scripted())
                        .getLeft())
                .hasToString("FR-CUB-01: A Pequod next to the Cube confronts it instead of moving: (0,1)");
        assertThat(PequodVoyage.route(arrived, 5, Dice.scripted())).isEmpty();
    }

    @Test
    void shouldRejectVoyagesThatCannotBe() {
        MapShape shape = MapShape.of(Vector.of(Hex.ORIGIN, Hex.of(1, 0), Hex.of(3, 0)));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Voyage.of(Hex.of(1, 1), Hex.of(1, 1)))
                .withMessageEndingWith("both are on (1,1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Voyage(Hex.of(2, 0), Hex.ORIGIN, shape))
                .withMessage("The Pequod is inside the shape of the map, not on (2,0)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Voyage(Hex.of(1, 0), Hex.of(0, 5), shape))
                .withMessage("The cube is inside the shape of the map, not on (0,5)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Voyage(Hex.of(3, 0), Hex.ORIGIN, shape))
                .withMessageEndingWith("unlike at (3,0)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PequodVoyage.route(Voyage.of(Hex.of(1, 0), Hex.ORIGIN), -1, Dice.scripted()))
                .withMessageEndingWith("not -1");
    }
}
