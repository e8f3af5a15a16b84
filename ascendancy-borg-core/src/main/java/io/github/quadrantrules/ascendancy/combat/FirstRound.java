package io.github.quadrantrules.ascendancy.combat;

/**
 * In which order the first round of a combat with a Cube is fought.
 *
 * @since 0.1.0
 */
public enum FirstRound {
    /** Slow and Methodical: the players' side has First Strike, whoever started the combat. Rules AS-CBT-01, 02 and 06. */
    PLAYERS_STRIKE_FIRST,
    /** Both sides at once, as in all later rounds: the Cube executes "Command :: Aggression". Rule AS-OPT-03. */
    SIMULTANEOUS
}
