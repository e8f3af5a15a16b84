package io.github.quadrantrules.ascendancy.galaxy;

/**
 * What a System Disc shows.
 *
 * @since 0.1.0
 */
public enum DiscKind {
    /** A Planetary System, the only kind that can be developed, controlled or assimilated. */
    PLANETARY,
    /** An Interstellar Phenomenon. */
    PHENOMENON,
    /** The Transwarp Hub, of which there is one. */
    TRANSWARP_HUB
}
