package io.github.quadrantrules.ascendancy.combat;

/**
 * What the rules read from a player's attack die.
 *
 * @since 0.1.0
 */
public enum Shot {
    /** The die is too low. */
    MISS,
    /** The die hits the Cube. */
    HIT
}
