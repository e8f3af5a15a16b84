package io.github.quadrantrules.ascendancy.data;

/**
 * How a Borg Technology Card is used.
 *
 * @since 0.1.0
 */
public enum UseMode {
    /** It always works. */
    PASSIVE,
    /** It is exhausted by use and works again when the base game has refreshed it. */
    EXHAUST,
    /** It goes to the bottom of the Borg Technology deck when it is used. Rule AS-TEC-04. */
    DISCARD
}
