package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * How far a System is from a Cube. Immutable.
 *
 * @param system the System
 * @param warp how many discs must be entered, 0 or more (AS-MOV-02)
 * @param sectors how many Sectors the shortest route of that Warp enters, {@code warp} or more (AS-MOV-05)
 * @since 0.1.0
 */
public record Reach(SystemId system, int warp, int sectors) implements Serializable {
    /**
     * Checks the distances.
     *
     * @throws IllegalArgumentException if the Warp distance is negative, or there are fewer Sectors than discs
     */
    public Reach {
        requireNonNull(system, "system");
        if (warp < 0) {
            throw new IllegalArgumentException("A Warp distance is 0 or more, not " + warp);
        }
        if (sectors < warp) {
            throw new IllegalArgumentException(
                    "A route that enters " + warp + " discs enters that many Sectors or more, not " + sectors);
        }
    }
}
