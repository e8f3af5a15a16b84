package io.github.quadrantrules.frontiers.pequod;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;

/**
 * One step of the Pequod towards the revealed cube.
 *
 * <p>Two spokes run from the cube in the general direction of the Pequod. On a spoke it follows the spoke; beside them it
 * moves nearer to the nearer one while also coming nearer to the cube. Rules FR-SPK-01 to FR-SPK-05 and FR-SPK-07.
 *
 * @since 0.1.0
 */
public final class SpokeStep {
    private SpokeStep() {}

    /**
     * Where the Pequod goes on a map without an edge.
     *
     * <p>The dice are asked for one {@link Coin} when both spokes are equally near, and otherwise for nothing.
     *
     * @param pequod where the Pequod is
     * @param cube where the revealed cube is, 2 spaces away or more
     * @param dice where chance comes from
     * @return the space that it enters, 1 space nearer to the cube
     * @throws IllegalArgumentException if the Pequod is adjacent to the cube, where it confronts it, or on its space
     */
    public static Hex towards(Hex pequod, Hex cube, Dice dice) {
        return towards(pequod, cube, MapShape.UNBOUNDED, dice);
    }

    /**
     * Where the Pequod goes on a map of a prescribed shape.
     *
     * <p>If the step would leave the shape it goes to the other space that shortens the way; if that is outside as well,
     * it goes in the {@linkplain ClosestDirection closest direction} that is not.
     *
     * @param pequod where the Pequod is
     * @param cube where the revealed cube is, 2 spaces away or more
     * @param shape the prescribed shape of the map
     * @param dice where chance comes from
     * @return the space that it enters
     * @throws IllegalArgumentException if the Pequod is adjacent to the cube, where it confronts it, or on its space; or
     *     if no space adjacent to the Pequod belongs to the shape
     */
    public static Hex towards(Hex pequod, Hex cube, MapShape shape, Dice dice) {
        return move(pequod, cube, shape, dice).to();
    }

    /**
     * The same step, with the reason for it.
     *
     * @param pequod where the Pequod is
     * @param cube where the revealed cube is, 2 spaces away or more
     * @param shape the prescribed shape of the map
     * @param dice where chance comes from
     * @return what happened
     * @throws IllegalArgumentException as {@link #towards(Hex, Hex, MapShape, Dice)}
     */
    public static PequodEvent.Moved move(Hex pequod, Hex cube, MapShape shape, Dice dice) {
        Spokes spokes = Spokes.between(pequod, cube);
        if (spokes.distance() == 1) {
            throw new IllegalArgumentException(
                    "A Pequod moves towards a cube 2 spaces away or more and confronts one nearer; it is on " + pequod
                            + ", the cube on " + cube);
        }
        Direction alongFirst = spokes.first().opposite();
        if (spokes.onSpoke()) {
            return shape.hasNeighbour(pequod, alongFirst)
                    ? new PequodEvent.Moved(pequod, pequod.to(alongFirst), cube, Course.ALONG_SPOKE)
                    : deviation(pequod, alongFirst, cube, shape, dice);
        }
        return beside(spokes, pequod, cube, shape, dice);
    }

    /** A step back along the second spoke's direction leads to the first spoke, and the other way round. */
    private static PequodEvent.Moved beside(Spokes spokes, Hex pequod, Hex cube, MapShape shape, Dice dice) {
        Direction toFirst = spokes.second().opposite();
        Direction toSecond = spokes.first().opposite();
        boolean firstInside = shape.hasNeighbour(pequod, toFirst);
        boolean secondInside = shape.hasNeighbour(pequod, toSecond);
        if (firstInside != secondInside) {
            Direction open = firstInside ? toFirst : toSecond;
            return new PequodEvent.Moved(pequod, pequod.to(open), cube, onlyOpen(spokes, firstInside));
        }
        Direction ordered =
                spokes.tied() ? Coin.flip(toFirst, toSecond, dice) : spokes.b() < spokes.a() ? toFirst : toSecond;
        Course course = spokes.tied() ? Course.RANDOM_SPOKE : Course.NEARER_SPOKE;
        return firstInside
                ? new PequodEvent.Moved(pequod, pequod.to(ordered), cube, course)
                : deviation(pequod, ordered, cube, shape, dice);
    }

    /** Of two equally near spokes with one out of reach, a coin would change nothing. */
    private static Course onlyOpen(Spokes spokes, boolean firstInside) {
        boolean nearerOpen = firstInside ? spokes.b() < spokes.a() : spokes.a() < spokes.b();
        return nearerOpen ? Course.NEARER_SPOKE : Course.OTHER_SPACE;
    }

    private static PequodEvent.Moved deviation(Hex pequod, Direction ordered, Hex cube, MapShape shape, Dice dice) {
        Direction closest = ClosestDirection.afterReveal(pequod, ordered, cube, shape, dice);
        return new PequodEvent.Moved(pequod, pequod.to(closest), cube, Course.CLOSEST_DIRECTION);
    }
}
