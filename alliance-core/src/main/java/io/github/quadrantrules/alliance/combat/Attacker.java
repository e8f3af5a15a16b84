package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.dice.Faces;
import java.io.Serializable;

/**
 * The attacking side: its dice, and what it can do with dice. Immutable.
 *
 * @param dice the number of attack dice, 0 or more; see {@link AttackDice}
 * @param tokens its tokens
 * @param abilities its abilities
 * @since 0.1.0
 */
public record Attacker(int dice, AttackerTokens tokens, Abilities abilities) implements Serializable {
    /**
     * Checks the number of dice.
     *
     * @throws IllegalArgumentException if it is negative or above {@link Faces#MOST}
     */
    public Attacker {
        requireNonNull(tokens, "tokens");
        requireNonNull(abilities, "abilities");
        if (dice < 0 || dice > Faces.MOST) {
            throw new IllegalArgumentException("An attack has 0 to " + Faces.MOST + " attack dice, not " + dice);
        }
    }

    /**
     * An attacker without abilities.
     *
     * @param dice the number of attack dice, 0 or more
     * @param tokens its tokens
     */
    public Attacker(int dice, AttackerTokens tokens) {
        this(dice, tokens, Abilities.NONE);
    }

    /**
     * This attacker with other tokens, for example those that an earlier attack left.
     *
     * @param left the tokens
     * @return the attacker
     */
    public Attacker withTokens(AttackerTokens left) {
        return new Attacker(dice, left, abilities);
    }
}
