package io.github.quadrantrules.frontiers.pequod;

import io.github.quadrantrules.frontiers.hex.Direction;

/**
 * A direction as Khan's cards print it, relative to the facing of the Pequod.
 *
 * @since 0.1.0
 */
public enum Heading {
    /** 60 degrees to the left of the facing. */
    FORWARD_LEFT(-1),
    /** The way the Pequod faces. */
    FORWARD(0),
    /** 60 degrees to the right of the facing. */
    FORWARD_RIGHT(1);

    private final int sixths;

    Heading(int sixths) {
        this.sixths = sixths;
    }

    /**
     * The direction on the map.
     *
     * @param facing where the Pequod faces
     * @return the direction ordered
     */
    public Direction from(Direction facing) {
        return facing.turned(sixths);
    }
}
