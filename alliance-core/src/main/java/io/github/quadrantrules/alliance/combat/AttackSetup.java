package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * An attack as it is declared, with the dice counted. Immutable.
 *
 * <p>Where the numbers of dice are not known, {@link AttackDeclaration} counts them.
 *
 * @param attacker the attacking side
 * @param defender the attacked side
 * @since 0.1.0
 */
public record AttackSetup(Attacker attacker, Defender defender) implements Serializable {
    /** Refuses null. */
    public AttackSetup {
        requireNonNull(attacker, "attacker");
        requireNonNull(defender, "defender");
    }

    /**
     * The same attack once more, with the tokens that an earlier one left.
     *
     * @param earlier how the earlier attack ended
     * @return the setup of the next attack
     */
    public AttackSetup after(AttackResult earlier) {
        return new AttackSetup(
                attacker.withTokens(earlier.attackerTokens()), defender.withTokens(earlier.defenderTokens()));
    }
}
