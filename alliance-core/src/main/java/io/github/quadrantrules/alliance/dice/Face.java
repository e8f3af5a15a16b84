package io.github.quadrantrules.alliance.dice;

/**
 * What an attack or defense die can show.
 *
 * @since 0.1.0
 */
public sealed interface Face permits AttackFace, DefenseFace {
    /**
     * The letter by which players write the face down.
     *
     * @return an upper-case letter
     */
    char symbol();
}
