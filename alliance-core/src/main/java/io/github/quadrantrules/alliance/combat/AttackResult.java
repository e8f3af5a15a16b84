package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * How an attack ended, up to the damage. Immutable.
 *
 * @param uncancelled the results that make the damage
 * @param attackerTokens the tokens that the attacker has left
 * @param defenderTokens the tokens that the defender has left
 * @since 0.1.0
 */
public record AttackResult(Uncancelled uncancelled, AttackerTokens attackerTokens, DefenderTokens defenderTokens)
        implements Serializable {
    /** Refuses null. */
    public AttackResult {
        requireNonNull(uncancelled, "uncancelled");
        requireNonNull(attackerTokens, "attackerTokens");
        requireNonNull(defenderTokens, "defenderTokens");
    }

    /**
     * The points of damage of both kinds.
     *
     * @return 0 or more
     */
    public int damage() {
        return uncancelled.total();
    }

    /**
     * Whether the defender is hit. Rule AL-CMP-03.
     *
     * @return false if the attack misses
     */
    public boolean isHit() {
        return uncancelled.isHit();
    }
}
