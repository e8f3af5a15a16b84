package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import java.io.Serializable;

/**
 * What the base game reports when a player reaches a victory. Rule AS-WIN-02. Immutable.
 *
 * @param player who
 * @param kind by what
 * @param ascendancyTokens the Ascendancy tokens of the player, 0 or more
 * @since 0.1.0
 */
public record VictoryClaim(PlayerId player, VictoryKind kind, int ascendancyTokens) implements Serializable {
    /**
     * Checks the tokens.
     *
     * @throws IllegalArgumentException if their number is negative
     */
    public VictoryClaim {
        requireNonNull(player, "player");
        requireNonNull(kind, "kind");
        if (ascendancyTokens < 0) {
            throw new IllegalArgumentException("A player has 0 or more Ascendancy tokens, not " + ascendancyTokens);
        }
    }
}
