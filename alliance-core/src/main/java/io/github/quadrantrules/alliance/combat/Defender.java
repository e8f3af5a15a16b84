package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.dice.Faces;
import java.io.Serializable;

/**
 * The attacked side: its dice, and what it can do with dice. Immutable.
 *
 * @param dice the number of defense dice, 0 or more; see {@link DefenseDice}
 * @param tokens its tokens
 * @param abilities its abilities
 * @since 0.1.0
 */
public record Defender(int dice, DefenderTokens tokens, Abilities abilities) implements Serializable {
    /**
     * Checks the number of dice.
     *
     * @throws IllegalArgumentException if it is negative or above {@link Faces#MOST}
     */
    public Defender {
        requireNonNull(tokens, "tokens");
        requireNonNull(abilities, "abilities");
        if (dice < 0 || dice > Faces.MOST) {
            throw new IllegalArgumentException("An attack has 0 to " + Faces.MOST + " defense dice, not " + dice);
        }
    }

    /**
     * A defender without abilities.
     *
     * @param dice the number of defense dice, 0 or more
     * @param tokens its tokens
     */
    public Defender(int dice, DefenderTokens tokens) {
        this(dice, tokens, Abilities.NONE);
    }

    /**
     * This defender with other tokens, for example those that an earlier attack left.
     *
     * @param left the tokens
     * @return the defender
     */
    public Defender withTokens(DefenderTokens left) {
        return new Defender(dice, left, abilities);
    }
}
