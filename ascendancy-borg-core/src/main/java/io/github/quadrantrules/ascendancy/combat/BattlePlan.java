package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.dice.Fraction;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;
import java.util.Locale;

/**
 * The best that a player can make of a battle, exactly. Immutable.
 *
 * @param prospect the chance to destroy the Cube and the expected losses, if every decision is the best one
 * @param retreatNow whether to retreat at once; otherwise the next thing is to fight, to use a card or to take a casualty, as
 *     {@link BattleAdviser#choice} says
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
    public Option<Integer> likeliestRetreat() {
        if (retreatNow) {
            return Option.some(0);
        }
        Fraction highest = retreatAfter.reduce((a, b) -> a.compareTo(b) >= 0 ? a : b);
        return highest.equals(Fraction.ZERO) ? Option.none() : Option.some(retreatAfter.indexOf(highest) + 1);
    }

    /**
     * The plan in words.
     *
     * @return for example {@code "Go on: the Cube is destroyed in 21.35 % of all cases, and 3.20 Ships are lost on average."}
     */
    public String sentence() {
        String odds = "the Cube is destroyed in " + prospect.destroyed().toPercent(2) + " of all cases, and "
                + String.format(Locale.ROOT, "%.2f", prospect.losses().toDouble()) + " Ships are lost on average.";
        if (retreatNow) {
            return "Retreat at once.";
        }
        String retreats = retreatAfter
                .zipWithIndex()
                .filter(each -> each._1.compareTo(Fraction.ZERO) > 0)
                .map(each -> "after round " + (each._2 + 1) + " in " + each._1.toPercent(2))
                .mkString(", ");
        return "Go on: " + odds + (retreats.isEmpty() ? "" : " Retreat " + retreats + ".");
    }
}
