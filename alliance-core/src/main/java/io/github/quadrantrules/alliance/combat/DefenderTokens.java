package io.github.quadrantrules.alliance.combat;

import java.io.Serializable;

/**
 * The tokens of the attacked ship that matter in the attack. Immutable.
 *
 * @param battleStations its Battle Stations Tokens, 0 or more
 * @param evades its Evade Tokens, 0 or more
 * @since 0.1.0
 */
public record DefenderTokens(int battleStations, int evades) implements Serializable {
    /** No tokens. */
    public static final DefenderTokens NONE = new DefenderTokens(0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are fewer than 0 tokens of a kind
     */
    public DefenderTokens {
        if (battleStations < 0 || evades < 0) {
            throw new IllegalArgumentException(
                    battleStations < 0
                            ? "A ship has 0 or more Battle Stations Tokens, not " + battleStations
                            : "A ship has 0 or more Evade Tokens, not " + evades);
        }
    }

    /**
     * These tokens with another number of Battle Stations Tokens.
     *
     * @param number 0 or more
     * @return the tokens
     * @throws IllegalArgumentException if {@code number} is negative
     */
    public DefenderTokens withBattleStations(int number) {
        return new DefenderTokens(number, evades);
    }

    /**
     * These tokens with another number of Evade Tokens.
     *
     * @param number 0 or more
     * @return the tokens
     * @throws IllegalArgumentException if {@code number} is negative
     */
    public DefenderTokens withEvades(int number) {
        return new DefenderTokens(battleStations, number);
    }
}
