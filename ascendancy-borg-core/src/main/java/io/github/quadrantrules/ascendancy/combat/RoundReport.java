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
    /**
     * Checks that all of it belongs to one round.
     *
     * @throws IllegalArgumentException if the battles are different ones, more players rolled than fight, there is more damage
     *     than Hits, or more dice, Ships or repairs than there can be
     */
    public RoundReport {
        requireNonNull(before, "before");
        requireNonNull(attacks, "attacks");
        requireNonNull(marked, "marked");
        requireNonNull(answer, "answer");
        requireNonNull(after, "after");
        if (!after.setting().equals(before.setting()) || after.ships() > before.ships()) {
            throw new IllegalArgumentException(
                    "A round leaves a battle what it is, with as many Ships or fewer, unlike " + after);
        }
        int fighting = before.forces().count(BattleForce::isInBattle);
        if (attacks.size() > fighting) {
            throw new IllegalArgumentException(
                    "Each player in the battle rolls once, here " + fighting + ", not " + attacks.size());
        }
        int most = attacks.map(PlayerVolley::hits)
                .appendAll(before.forces().map(BattleForce::autoHits))
                .sum()
                .intValue();
        if (marked.diceOnCard() < before.cube().diceOnCard()
                || marked.diceOnCard() > before.cube().damaged(most).diceOnCard()
                || !marked.modifier().equals(before.cube().modifier())) {
            throw new IllegalArgumentException(
                    most + " Hits move 0 to " + most + " dice to the Cube Card (AS-DMG-02), unlike in " + marked);
        }
        answer.filter(volley -> volley.roll().size() > before.cube().dicePool()).forEach(volley -> {
            throw new IllegalArgumentException(
                    "The Cube rolls no more than its " + before.cube().dicePool() + " dice (AS-DMG-03), not "
                            + volley.roll().size());
        });
        if (after.cube().diceOnCard() > marked.diceOnCard()) {
            throw new IllegalArgumentException(
                    "After the players' Hits a Cube is only repaired (AS-RGN-01), unlike " + after.cube());
        }
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
