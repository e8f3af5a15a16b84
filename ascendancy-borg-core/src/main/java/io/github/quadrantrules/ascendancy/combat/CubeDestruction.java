package io.github.quadrantrules.ascendancy.combat;

/**
 * What destroyed a Cube, and so whether its last shots count.
 *
 * @since 0.1.0
 */
public enum CubeDestruction {
    /** The Hits of a round in which the players strike first: it does not shoot. Rule AS-DES-02. */
    FIRST_STRIKE,
    /** The Hits of a simultaneous round: its shots still count. Rule AS-DES-03. */
    SIMULTANEOUS_ROUND,
    /** The damage of a card, in a round after whose roll its shots still count, or before it shot. Rule AS-ADD-05. */
    CARD
}
