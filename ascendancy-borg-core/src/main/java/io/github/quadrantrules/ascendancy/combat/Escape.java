package io.github.quadrantrules.ascendancy.combat;

/**
 * Whether Ships that must retreat can.
 *
 * @since 0.1.0
 */
public enum Escape {
    /** They can, and so they must. */
    OPEN,
    /** Their player may not retreat; this prohibition wins. Rule AS-RET-04. */
    BARRED,
    /** There is no legal destination. Rule AS-RET-02. */
    BLOCKED
}
