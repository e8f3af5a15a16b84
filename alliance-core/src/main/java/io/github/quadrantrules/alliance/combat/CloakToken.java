package io.github.quadrantrules.alliance.combat;

/**
 * The Cloak Token of a ship. Rule AL-DEF-01.
 *
 * @since 0.1.0
 */
public enum CloakToken {
    /** The ship is not Cloaked. */
    NONE,
    /** Cloaked, and it has not fired. */
    GREEN,
    /** Cloaked, and it has fired this round. */
    RED
}
