package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.value.ModifiedValue;
import java.io.Serializable;

/**
 * The attacked ship before its dice are counted. Immutable.
 *
 * @param agility its Agility; Cloak, the attacker's Scan Tokens and obstruction are not listed here, but added
 * @param cloak its Cloak Token
 * @param tokens its other tokens
 * @param abilities its abilities that act on dice
 * @since 0.1.0
 */
public record DeclaredDefender(ModifiedValue agility, CloakToken cloak, DefenderTokens tokens, Abilities abilities)
        implements Serializable {
    /** Refuses null. */
    public DeclaredDefender {
        requireNonNull(agility, "agility");
        requireNonNull(cloak, "cloak");
        requireNonNull(tokens, "tokens");
        requireNonNull(abilities, "abilities");
    }

    /**
     * A defender without Cloak and abilities.
     *
     * @param agility its Agility
     * @param tokens its tokens
     */
    public DeclaredDefender(ModifiedValue agility, DefenderTokens tokens) {
        this(agility, CloakToken.NONE, tokens, Abilities.NONE);
    }
}
