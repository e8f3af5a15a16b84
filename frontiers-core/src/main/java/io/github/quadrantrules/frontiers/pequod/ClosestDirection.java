package io.github.quadrantrules.frontiers.pequod;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;
import java.util.function.ToIntFunction;

/**
 * Where the Pequod goes when an ordered move would leave the prescribed shape of the map.
 *
 * <p>It must move: the directions are ranked by their angle to the ordered one, and the first that stays inside is
 * taken. Rule FR-RKM-04.
 *
 * @since 0.1.0
 */
public final class ClosestDirection {
    private ClosestDirection() {}

    /**
     * The direction taken before the cube is revealed.
     *
     * <p>Of two equally close directions that nearer to the facing is taken; if both are equally near to it, a {@link
     * Coin} decides, heads for the one to the left.
     *
     * @param pequod where the Pequod is
     * @param ordered what Khan's card says
     * @param facing where the Pequod faces
     * @param shape the prescribed shape of the map
     * @param dice where chance comes from
     * @return a direction whose space belongs to the shape; the ordered one if its space does
     * @throws IllegalArgumentException if no space adjacent to the Pequod belongs to the shape
     */
    public static Direction beforeReveal(Hex pequod, Heading ordered, Direction facing, MapShape shape, Dice dice) {
        return closest(pequod, ordered.from(facing), shape, facing::degreesTo, dice);
    }

    /**
     * The direction taken after the cube is revealed.
     *
     * <p>Of two equally close directions that which ends nearer to the cube is taken; if both end equally near, a {@link
     * Coin} decides, heads for the one to the left.
     *
     * @param pequod where the Pequod is
     * @param ordered where it would go if the map had no edge
     * @param cube where the cube is
     * @param shape the prescribed shape of the map
     * @param dice where chance comes from
     * @return a direction whose space belongs to the shape; the ordered one if its space does
     * @throws IllegalArgumentException if no space adjacent to the Pequod belongs to the shape
     */
    public static Direction afterReveal(Hex pequod, Direction ordered, Hex cube, MapShape shape, Dice dice) {
        return closest(pequod, ordered, shape, direction -> pequod.to(direction).distanceTo(cube), dice);
    }

    private static Direction closest(
            Hex pequod, Direction ordered, MapShape shape, ToIntFunction<Direction> rank, Dice dice) {
        for (int sixths = 0; sixths <= 3; sixths++) {
            Direction left = ordered.turned(-sixths);
            Direction right = ordered.turned(sixths);
            boolean leftInside = shape.hasNeighbour(pequod, left);
            boolean rightInside = shape.hasNeighbour(pequod, right);
            if (leftInside && rightInside && left != right) {
                return better(left, right, rank, dice);
            }
            if (leftInside || rightInside) {
                return leftInside ? left : right;
            }
        }
        throw new IllegalArgumentException(
                "The Pequod must move, so a space next to it must belong to the shape of the map; none does at "
                        + pequod);
    }

    private static Direction better(Direction left, Direction right, ToIntFunction<Direction> rank, Dice dice) {
        int difference = rank.applyAsInt(left) - rank.applyAsInt(right);
        if (difference == 0) {
            return Coin.flip(left, right, dice);
        }
        return difference < 0 ? left : right;
    }
}
