package io.github.quadrantrules.ascendancy.combat;

/**
 * How an attempt to assimilate a System stands or ended. It goes on until one side is gone: rule AS-ASM-08.
 *
 * @since 0.1.0
 */
public enum AssimilationOutcome {
    /** The combat goes on. */
    UNDECIDED,
    /** All Structures are destroyed: a Spire is placed. Rule AS-ASM-06. */
    ASSIMILATED,
    /** The Cube is destroyed, and the surviving Structures stay. Rule AS-ASM-09. */
    CUBE_DESTROYED,
    /** One round destroyed both: a Spire is placed, and the Cube is gone. Rule AS-ASM-10. */
    BOTH_DESTROYED
}
