package io.github.quadrantrules.frontiers.scenario;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.frontiers.khan.KhanLevel;
import java.io.Serializable;

/**
 * What a Combat Level means for a number of players. Immutable.
 *
 * @param cube the level of each Borg Cube, 1 or more
 * @param khan Khan's Level
 * @since 0.1.0
 */
public record CombatStrength(int cube, KhanLevel khan) implements Serializable {
    /**
     * Checks the level of the cube.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public CombatStrength {
        requireNonNull(khan, "khan");
        if (cube < 1) {
            throw new IllegalArgumentException("The level of a Borg Cube is 1 or more, not " + cube);
        }
    }
}
