package io.github.quadrantrules.alliance.combat;

/**
 * What lies between the ships of an attack. Rule AL-OBS-04.
 *
 * @since 0.1.0
 */
public enum Path {
    /** Nothing that matters. */
    CLEAR,
    /** One Obstacle or more: the attack is obstructed. */
    OBSTRUCTED
}
