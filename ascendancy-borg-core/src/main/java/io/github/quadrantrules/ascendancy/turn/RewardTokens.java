package io.github.quadrantrules.ascendancy.turn;

import java.io.Serializable;

/**
 * What a player has gained for destroyed Cubes besides cards, as plain counters: what the tokens are good for is up to the
 * base game. Rules AS-DES-06 and AS-DES-07. Immutable.
 *
 * @param culture Culture tokens, 0 or more
 * @param production Production, 0 or more
 * @since 0.1.0
 */
public record RewardTokens(int culture, int production) implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public RewardTokens {
        if (culture < 0 || production < 0) {
            throw new IllegalArgumentException("Tokens are counted from 0, not from " + Math.min(culture, production));
        }
    }

    /**
     * Tokens together.
     *
     * @param more what is gained
     * @return the sums
     * @throws ArithmeticException if a number exceeds the range of int
     */
    public RewardTokens plus(RewardTokens more) {
        return new RewardTokens(Math.addExact(culture, more.culture), Math.addExact(production, more.production));
    }
}
