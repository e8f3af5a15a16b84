package io.github.quadrantrules.ascendancy.combat;

/**
 * What the rules read from a Borg die, weakest first.
 *
 * @since 0.1.0
 */
public enum BorgShot {
    /** The die is too low. */
    MISS,
    /** The die hits, but the target is protected against the Borg: a Hit without effect (AS-WPN-05). */
    ABSORBED,
    /** The die hits and removes a Ship (AS-WPN-06). */
    HIT,
    /** The Borg symbol, a 6: it always hits (AS-WPN-03) and repairs the Cube (AS-RGN-01). */
    BORG_SYMBOL
}
