package io.github.quadrantrules.ascendancy.combat;

/**
 * How an attempt to reclaim a Borg World stands or ended.
 *
 * @since 0.1.0
 */
public enum ReclaimOutcome {
    /** The combat goes on. */
    UNDECIDED,
    /** All Borg Structures are gone, even if the last Ship fell in the same round. Rules AS-RCL-02 and AS-RCL-07. */
    RECLAIMED,
    /** All Ships are lost. */
    SHIPS_LOST,
    /** The Ships have retreated. */
    RETREATED
}
