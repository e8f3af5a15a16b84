package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.dice.Fraction;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * The best that a player can make of a battle, exactly. Immutable.
 *
 * @param prospect the chance to destroy the Cube and the expected losses, if every decision is the best one
 * @param retreatNow whether to retreat at once; otherwise the next thing is to fight, to use a card or to take a casualty, as
 *     {@link BattleAdviser#policy} chooses
 * @param lossesByRound the expected losses in Ships in each of the next four rounds, and in all later ones together; each 0
 *     or more, and together those of the prospect
 * @param retreatAfter the chance to retreat after each of the next four rounds, 0 to 1; 0 after all of them if the plan
 *     retreats at once
 * @since 0.1.0
 */
public record BattlePlan(
        Prospect prospect, boolean retreatNow, Vector<Fraction> lossesByRound, Vector<Fraction> retreatAfter)
        implements Serializable {
    /** Refuses null. */
    public BattlePlan {
        requireNonNull(prospect, "prospect");
        requireNonNull(lossesByRound, "lossesByRound");
        requireNonNull(retreatAfter, "retreatAfter");
    }

    /**
     * The round after which the plan retreats most probably, counted from the coming one.
     *
     * @return 0 for at once, else 1 to 4, the earlier of two equal ones; none if the plan fights at least four rounds on
     */
    public Option<Integer> retreatRound() {
        if (retreatNow) {
            return Option.some(0);
        }
        Fraction highest = retreatAfter.reduce((a, b) -> a.compareTo(b) >= 0 ? a : b);
        return highest.equals(Fraction.ZERO) ? Option.none() : Option.some(retreatAfter.indexOf(highest) + 1);
    }
}
