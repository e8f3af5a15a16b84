package io.github.quadrantrules.ascendancy.setup;

/**
 * Where the Transwarp Hub's disc is at the start of a game.
 *
 * @since 0.1.0
 */
public enum HubPlace {
    /** In play, equally far from all players. Rule AS-SET-10. */
    ON_THE_TABLE,
    /** Among the Phenomena in the stack of System Discs. Rule AS-OPT-06. */
    IN_THE_STACK,
    /** Out of the game, like everything with the red symbol. Rule AS-SET-04. */
    OUT_OF_THE_GAME
}
