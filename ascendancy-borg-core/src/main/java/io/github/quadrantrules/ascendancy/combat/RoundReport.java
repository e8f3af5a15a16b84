package io.github.quadrantrules.ascendancy.combat;

import io.vavr.control.Option;
import java.io.Serializable;

/**
 * All that happened in a round of combat. Immutable.
 *
 * @param before the battle before the round
 * @param attack the player's roll
 * @param marked the Cube after the player's Hits
 * @param answer the Borg roll; none if First Strike destroyed the Cube
 * @param after the battle after the round
 * @since 0.1.0
 */
public record RoundReport(
        CubeBattleState before,
        PlayerVolley attack,
        CubeCombat marked,
        Option<BorgVolley> answer,
        CubeBattleState after)
        implements Serializable {
    /**
     * The Ships that the Borg destroyed.
     *
     * @return 0 to the Ships before the round
     */
    public int shipsLost() {
        return before.ships() - after.ships();
    }

    /**
     * The dice that went from the Cube Card back to the Cube.
     *
     * @return 0 to the damage marked
     */
    public int regenerated() {
        return marked.diceOnCard() - after.cube().diceOnCard();
    }
}
