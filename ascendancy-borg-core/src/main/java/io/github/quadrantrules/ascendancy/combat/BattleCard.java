package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * A card or Advancement of a player that can be used once in a battle. What applies to "Rival Ships" or "the Rival"
 * applies to the Borg as well. Rule AS-ADD-04.
 *
 * @since 0.1.0
 */
public sealed interface BattleCard extends Serializable {
    /**
     * What the players call it.
     *
     * @return not blank
     */
    String name();

    /**
     * Hits without a roll in the round for which the card is used; they count with the player's other Hits.
     *
     * @param name what the players call it
     * @param hits 1 to {@link PlayerCombatProfile#MOST}
     * @since 0.1.0
     */
    record AutoHits(String name, int hits) implements BattleCard {
        /**
         * Checks name and Hits.
         *
         * @throws IllegalArgumentException if the name is blank, there is no Hit, or there are too many
         */
        public AutoHits {
            requireNonNull(name, "name");
            checkName(name);
            if (hits < 1 || hits > PlayerCombatProfile.MOST) {
                throw new IllegalArgumentException(
                        "A card gives 1 to " + PlayerCombatProfile.MOST + " Hits, not " + hits);
            }
        }
    }

    /**
     * A card that destroys a Rival Ship, such as "Cult of Kahless": it deals 1 damage to a Cube at the moment of its use.
     * Rule AS-ADD-05.
     *
     * @param name what the players call it
     * @since 0.1.0
     */
    record CubeDamage(String name) implements BattleCard {
        /**
         * Checks the name.
         *
         * @throws IllegalArgumentException if it is blank
         */
        public CubeDamage {
            requireNonNull(name, "name");
            checkName(name);
        }
    }

    private static void checkName(String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A card needs a name, not '" + name + "'");
        }
    }
}
