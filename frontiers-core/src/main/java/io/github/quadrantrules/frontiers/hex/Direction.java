package io.github.quadrantrules.frontiers.hex;

/**
 * One of the six directions from a space to its neighbours, clockwise.
 *
 * <p>The catalogue calls them <i>d0</i> to <i>d5</i>; the ordinal is that number. With the first axis drawn to the right
 * and the second to the lower right they point where their names say. Immutable.
 *
 * @since 0.1.0
 */
public enum Direction {
    /** <i>d0</i>, the offset (1, 0). */
    EAST(1, 0),
    /** <i>d1</i>, the offset (0, 1). */
    SOUTH_EAST(0, 1),
    /** <i>d2</i>, the offset (-1, 1). */
    SOUTH_WEST(-1, 1),
    /** <i>d3</i>, the offset (-1, 0). */
    WEST(-1, 0),
    /** <i>d4</i>, the offset (0, -1). */
    NORTH_WEST(0, -1),
    /** <i>d5</i>, the offset (1, -1). */
    NORTH_EAST(1, -1);

    private static final int COUNT = 6;
    private static final Direction[] CLOCKWISE = values();

    private final int dq;
    private final int dr;

    Direction(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /**
     * The direction with a number.
     *
     * @param number any number; 6 is 0 again
     * @return <i>d</i> with that number, counted modulo 6
     */
    public static Direction of(int number) {
        return CLOCKWISE[Math.floorMod(number, COUNT)];
    }

    /**
     * The change of the first coordinate.
     *
     * @return -1, 0 or 1
     */
    public int dq() {
        return dq;
    }

    /**
     * The change of the second coordinate.
     *
     * @return -1, 0 or 1
     */
    public int dr() {
        return dr;
    }

    /**
     * The direction after a turn.
     *
     * @param sixths how many times 60 degrees clockwise; negative for a turn to the left
     * @return the direction turned to
     */
    public Direction turned(int sixths) {
        return of(ordinal() + sixths % COUNT);
    }

    /**
     * The reverse.
     *
     * @return the direction 180 degrees off
     */
    public Direction opposite() {
        return turned(COUNT / 2);
    }

    /**
     * The angle between two directions.
     *
     * @param other another direction
     * @return 0, 60, 120 or 180 degrees
     */
    public int degreesTo(Direction other) {
        int clockwise = Math.floorMod(other.ordinal() - ordinal(), COUNT);
        return 60 * Math.min(clockwise, COUNT - clockwise);
    }
}
