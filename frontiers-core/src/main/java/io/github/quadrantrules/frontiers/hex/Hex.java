package io.github.quadrantrules.frontiers.hex;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * A space of the map, in axial coordinates. Immutable.
 *
 * @param q the first coordinate, from -1,000,000 to 1,000,000 inclusive
 * @param r the second coordinate, from -1,000,000 to 1,000,000 inclusive
 * @since 0.1.0
 */
public record Hex(int q, int r) implements Comparable<Hex>, Serializable {
    /** The space (0, 0). */
    public static final Hex ORIGIN = new Hex(0, 0);

    /** Far beyond any map, and small enough for sums of coordinates never to overflow. */
    private static final int LIMIT = 1_000_000;

    /**
     * Checks the coordinates.
     *
     * @throws IllegalArgumentException if a coordinate is farther than 1,000,000 from 0
     */
    public Hex {
        checkCoordinate(q);
        checkCoordinate(r);
    }

    private static void checkCoordinate(int coordinate) {
        if (coordinate < -LIMIT || coordinate > LIMIT) {
            throw new IllegalArgumentException(
                    "A coordinate of a space lies from -" + LIMIT + " to " + LIMIT + ", not at " + coordinate);
        }
    }

    /** Whether there is a space with these coordinates. */
    static boolean exists(int q, int r) {
        return Math.max(Math.abs(q), Math.abs(r)) <= LIMIT;
    }

    /**
     * The space with the given coordinates.
     *
     * @param q the first coordinate
     * @param r the second coordinate
     * @return the space
     * @throws IllegalArgumentException if a coordinate is farther than 1,000,000 from 0
     */
    public static Hex of(int q, int r) {
        return new Hex(q, r);
    }

    /**
     * The neighbour in a direction.
     *
     * @param direction where to go
     * @return the adjacent space
     * @throws IllegalArgumentException if that space has a coordinate out of bounds
     */
    public Hex to(Direction direction) {
        return new Hex(q + direction.dq(), r + direction.dr());
    }

    /**
     * The space a straight line away.
     *
     * @param direction where to go
     * @param steps how far, from 0 to 1,000,000 spaces
     * @return the space reached
     * @throws IllegalArgumentException if there are too many steps, or that space has a coordinate out of bounds
     */
    public Hex to(Direction direction, int steps) {
        if (steps < 0 || steps > LIMIT) {
            throw new IllegalArgumentException("A line has from 0 to " + LIMIT + " steps, not " + steps);
        }
        return new Hex(q + steps * direction.dq(), r + steps * direction.dr());
    }

    /**
     * The neighbours.
     *
     * @return the six adjacent spaces, clockwise from {@link Direction#EAST}
     * @throws IllegalArgumentException if one of them has a coordinate out of bounds
     */
    public Vector<Hex> neighbours() {
        return Vector.of(Direction.values()).map(this::to);
    }

    /**
     * The distance to another space.
     *
     * @param other any space
     * @return the number of steps of a shortest way; 0 for the same space
     */
    public int distanceTo(Hex other) {
        int dq = q - other.q;
        int dr = r - other.r;
        return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
    }

    /**
     * Whether two spaces touch.
     *
     * @param other any space
     * @return true if the distance is 1
     */
    public boolean isAdjacentTo(Hex other) {
        return distanceTo(other) == 1;
    }

    /**
     * The space shifted by the coordinates of another.
     *
     * @param offset what to add
     * @return the shifted space
     * @throws IllegalArgumentException if it has a coordinate out of bounds
     */
    public Hex plus(Hex offset) {
        return new Hex(q + offset.q, r + offset.r);
    }

    /**
     * The offset from another space to this one.
     *
     * @param from the space that becomes the origin
     * @return the difference of the coordinates
     * @throws IllegalArgumentException if a difference is out of bounds
     */
    public Hex minus(Hex from) {
        return new Hex(q - from.q, r - from.r);
    }

    /**
     * The space turned about the origin.
     *
     * @param sixths how many times 60 degrees clockwise; negative for a turn to the left
     * @return the turned space
     * @throws IllegalArgumentException if it has a coordinate out of bounds
     */
    public Hex rotated(int sixths) {
        int turnedQ = q;
        int turnedR = r;
        for (int i = Math.floorMod(sixths, 6); i > 0; i--) {
            int sum = turnedQ + turnedR;
            turnedQ = -turnedR;
            turnedR = sum;
        }
        return new Hex(turnedQ, turnedR);
    }

    /**
     * The mirror image, with the two coordinates exchanged.
     *
     * @return the image on the other side of the line through the spaces with equal coordinates
     */
    public Hex mirrored() {
        return new Hex(r, q);
    }

    /** By the first coordinate, then by the second. */
    @Override
    public int compareTo(Hex other) {
        return q != other.q ? Integer.compare(q, other.q) : Integer.compare(r, other.r);
    }

    /** For example {@code "(2,-1)"}. */
    @Override
    public String toString() {
        return "(" + q + "," + r + ")";
    }
}
