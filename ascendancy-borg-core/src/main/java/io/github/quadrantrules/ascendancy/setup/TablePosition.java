package io.github.quadrantrules.ascendancy.setup;

import java.io.Serializable;

/**
 * A place on the table. Immutable.
 *
 * @param xCm centimetres to the right of any fixed point
 * @param yCm centimetres up from it
 * @since 0.1.0
 */
public record TablePosition(double xCm, double yCm) implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is not finite
     */
    public TablePosition {
        if (!Double.isFinite(xCm) || !Double.isFinite(yCm)) {
            throw new IllegalArgumentException("A position on the table is finite, not " + xCm + ", " + yCm);
        }
    }

    /**
     * How far another place is.
     *
     * @param other the other place
     * @return the distance in centimetres, 0 or more
     */
    public double distanceCm(TablePosition other) {
        return StrictMath.hypot(xCm - other.xCm, yCm - other.yCm);
    }
}
