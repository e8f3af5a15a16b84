package io.github.quadrantrules.frontiers.pequod;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.MapShape;
import java.io.Serializable;

/**
 * A Pequod on its way to the revealed cube. Immutable.
 *
 * @param pequod where the Pequod is
 * @param cube where the cube is
 * @param shape the prescribed shape of the map, to which both spaces belong
 * @since 0.1.0
 */
public record Voyage(Hex pequod, Hex cube, MapShape shape) implements Serializable {
    /**
     * Checks the spaces.
     *
     * @throws IllegalArgumentException if both are the same space, one is outside the shape, or the Pequod cannot move
     */
    public Voyage {
        requireNonNull(pequod, "pequod");
        requireNonNull(cube, "cube");
        requireNonNull(shape, "shape");
        if (pequod.equals(cube)) {
            throw new IllegalArgumentException(
                    "The Pequod is never on the space of the cube, but both are on " + pequod);
        }
        if (!shape.contains(pequod)) {
            throw new IllegalArgumentException("The Pequod is inside the shape of the map, not on " + pequod);
        }
        if (!shape.contains(cube)) {
            throw new IllegalArgumentException("The cube is inside the shape of the map, not on " + cube);
        }
        if (!canMove(pequod, shape)) {
            throw new IllegalArgumentException(
                    "The Pequod must move, so a space next to it must be inside the shape of the map, unlike at "
                            + pequod);
        }
    }

    private static boolean canMove(Hex pequod, MapShape shape) {
        for (int direction = 0; direction < 6; direction++) {
            if (shape.hasNeighbour(pequod, Direction.of(direction))) {
                return true;
            }
        }
        return false;
    }

    /**
     * A voyage on a map without an edge.
     *
     * @param pequod where the Pequod is
     * @param cube where the cube is
     * @return the voyage
     * @throws IllegalArgumentException if both are the same space
     */
    public static Voyage of(Hex pequod, Hex cube) {
        return new Voyage(pequod, cube, MapShape.UNBOUNDED);
    }

    /**
     * How far the Pequod still is from the cube.
     *
     * @return the distance in spaces, 1 or more
     */
    public int distance() {
        return pequod.distanceTo(cube);
    }

    /**
     * Whether the Pequod is adjacent to the cube, where it confronts it instead of moving.
     *
     * @return true if the distance is 1
     */
    public boolean arrived() {
        return distance() == 1;
    }

    Voyage at(Hex space) {
        return new Voyage(space, cube, shape);
    }
}
