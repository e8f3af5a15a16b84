package io.github.quadrantrules.frontiers.pequod;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import java.io.Serializable;

/**
 * The two spokes that run from the cube in the general direction of the Pequod, and where it lies between them.
 *
 * <p>The offset from the cube to the Pequod is <i>a</i> times the first spoke's direction plus <i>b</i> times the
 * second's; so the Pequod is <i>b</i> spaces from the first spoke and <i>a</i> from the second. On a spoke, that one is
 * the first. Rules FR-SPK-01 and FR-SPK-05. Immutable.
 *
 * @param first the direction of the first spoke, seen from the cube
 * @param a the part of the offset along the first spoke, 1 or more
 * @param b the part of the offset along the second spoke, 0 or more; together at most 4,000,000, as no two spaces of a map
 *     are farther apart
 * @since 0.1.0
 */
public record Spokes(Direction first, int a, int b) implements Serializable {
    private static final int FARTHEST = 4_000_000;

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException if {@code a} is below 1, {@code b} below 0, or the sum above 4,000,000
     */
    public Spokes {
        requireNonNull(first, "first");
        if (a < 1) {
            throw new IllegalArgumentException("The part along the first spoke is 1 or more, not " + a);
        }
        if (b < 0) {
            throw new IllegalArgumentException("The part along the second spoke is 0 or more, not " + b);
        }
        if (a > FARTHEST - b) {
            throw new IllegalArgumentException(
                    "The Pequod is at most " + FARTHEST + " spaces from the cube, not " + ((long) a + b));
        }
    }

    /**
     * The spokes for a Pequod and a cube.
     *
     * @param pequod where the Pequod is
     * @param cube where the cube is
     * @return the only such decomposition of the offset between them
     * @throws IllegalArgumentException if both are on the same space
     */
    public static Spokes between(Hex pequod, Hex cube) {
        int q = pequod.q() - cube.q();
        int r = pequod.r() - cube.r();
        int sum = q + r;
        if (q > 0 && r >= 0) {
            return new Spokes(Direction.EAST, q, r);
        }
        if (q <= 0 && sum > 0) {
            return new Spokes(Direction.SOUTH_EAST, sum, -q);
        }
        if (r > 0 && sum <= 0) {
            return new Spokes(Direction.SOUTH_WEST, r, -sum);
        }
        if (q < 0 && r <= 0) {
            return new Spokes(Direction.WEST, -q, -r);
        }
        if (q >= 0 && sum < 0) {
            return new Spokes(Direction.NORTH_WEST, -sum, q);
        }
        if (r < 0 && sum >= 0) {
            return new Spokes(Direction.NORTH_EAST, -r, sum);
        }
        throw new IllegalArgumentException("The Pequod is never on the space of the cube, but both are on " + pequod);
    }

    /**
     * The direction of the second spoke, seen from the cube.
     *
     * @return the direction 60 degrees clockwise of the first
     */
    public Direction second() {
        return first.turned(1);
    }

    /**
     * How far the Pequod is from the cube.
     *
     * @return {@code a + b}
     */
    public int distance() {
        return a + b;
    }

    /**
     * Whether the Pequod is on a spoke.
     *
     * @return true if {@code b} is 0
     */
    public boolean onSpoke() {
        return b == 0;
    }

    /**
     * Whether both spokes are equally near.
     *
     * @return true if {@code a} equals {@code b}
     */
    public boolean tied() {
        return a == b;
    }
}
