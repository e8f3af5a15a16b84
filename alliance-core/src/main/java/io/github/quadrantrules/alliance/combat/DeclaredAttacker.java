package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The attacking ship before its dice are counted. Immutable.
 *
 * @param weapon the method of attack
 * @param tokens its tokens
 * @param abilities its abilities that act on dice
 * @since 0.1.0
 */
public record DeclaredAttacker(Weapon weapon, AttackerTokens tokens, Abilities abilities) implements Serializable {
    /** Refuses null. */
    public DeclaredAttacker {
        requireNonNull(weapon, "weapon");
        requireNonNull(tokens, "tokens");
        requireNonNull(abilities, "abilities");
    }

    /**
     * An attacker without abilities.
     *
     * @param weapon the method of attack
     * @param tokens its tokens
     */
    public DeclaredAttacker(Weapon weapon, AttackerTokens tokens) {
        this(weapon, tokens, Abilities.NONE);
    }
}
