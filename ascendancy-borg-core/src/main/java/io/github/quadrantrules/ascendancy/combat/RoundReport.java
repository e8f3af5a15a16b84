package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * All that happened in a round of combat, up to its end or to the first choice in it. Immutable.
 *
 * @param before the battle before the round
 * @param attacks what the players in the battle rolled, in Turn Order
 * @param marked the Cube after the players' Hits
 * @param answer the Borg roll; none if First Strike destroyed the Cube, or if it comes later
 * @param after the battle after the round, or at the choice
 * @since 0.1.0
 */
public record RoundReport(
        CubeBattleState before,
        Vector<PlayerVolley> attacks,
        CubeCombat marked,
        Option<BorgVolley> answer,
        CubeBattleState after)
        implements Serializable {
    /** Refuses null. */
    public RoundReport {
        requireNonNull(before, "before");
        requireNonNull(attacks, "attacks");
        requireNonNull(marked, "marked");
        requireNonNull(answer, "answer");
        requireNonNull(after, "after");
    }

    /**
     * The players' Hits with dice.
     *
     * @return 0 or more
     */
    public int hits() {
        return attacks.map(PlayerVolley::hits).sum().intValue();
    }

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
