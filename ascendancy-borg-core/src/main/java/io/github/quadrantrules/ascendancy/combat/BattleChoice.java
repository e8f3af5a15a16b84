package io.github.quadrantrules.ascendancy.combat;

import java.io.Serializable;

/**
 * What a player decides between two rounds of combat.
 *
 * @since 0.1.0
 */
public sealed interface BattleChoice extends Serializable {
    /**
     * Fight the next round.
     *
     * @since 0.1.0
     */
    record Fight() implements BattleChoice {}

    /**
     * Retreat from the battle, by the player's own will or because a rule forces it.
     *
     * @param destination where to
     * @since 0.1.0
     */
    record RetreatTo(RetreatDestination destination) implements BattleChoice {}
}
