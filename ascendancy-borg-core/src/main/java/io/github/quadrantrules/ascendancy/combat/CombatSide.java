package io.github.quadrantrules.ascendancy.combat;

/**
 * One of the two sides of a combat.
 *
 * @since 0.1.0
 */
public enum CombatSide {
    /** The players. */
    PLAYERS,
    /** The Borg. */
    BORG
}
