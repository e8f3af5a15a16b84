package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.dice.Roll;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * How the Borg Hits are handed out to the players. Rules AS-ALC-01, AS-ALC-02 and AS-WPN-05.
 *
 * @since 0.1.0
 */
public final class HitAllocation {
    private HitAllocation() {}

    /**
     * A player at whom the Borg shoot. Immutable.
     *
     * @param turnOrder the player's Turn Order number, 1 or more
     * @param ships the player's Ships in the battle, 0 to {@link ShipGroup#MOST}
     * @param shieldVsBorg the player's protection against the Borg, 0 to {@link PlayerCombatProfile#MOST}
     * @since 0.1.0
     */
    public record Target(int turnOrder, int ships, int shieldVsBorg) implements Serializable {
        /**
         * Checks the numbers.
         *
         * @throws IllegalArgumentException if the Turn Order number is below 1 or another number out of its bounds
         */
        public Target {
            if (turnOrder < 1) {
                throw new IllegalArgumentException("Turn Order numbers are 1 or more, not " + turnOrder);
            }
            if (ships < 0 || ships > ShipGroup.MOST) {
                throw new IllegalArgumentException("A player has 0 to " + ShipGroup.MOST + " Ships, not " + ships);
            }
            PlayerCombatProfile.checkShield(shieldVsBorg);
        }
    }

    /**
     * What one player is handed. Immutable.
     *
     * @param turnOrder the player's Turn Order number
     * @param hits all Hits, absorbed ones included
     * @param effective those that each remove a Ship
     * @since 0.1.0
     */
    public record Share(int turnOrder, int hits, int effective) implements Serializable {
        /**
         * The Hits that the player's protection absorbs. Rule AS-WPN-05.
         *
         * @return 0 or more
         */
        public int absorbed() {
            return hits - effective;
        }
    }

    /**
     * Who gets what. Immutable.
     *
     * @param shares one for each player, in Turn Order
     * @param surplus the Hits for which no Ship is left
     * @since 0.1.0
     */
    public record Allocation(Vector<Share> shares, int surplus) implements Serializable {
        /** Refuses null. */
        public Allocation {
            requireNonNull(shares, "shares");
        }
    }

    /**
     * Hands out the Hits of a roll one at a time, from the lowest Turn Order number to the highest and again from the
     * lowest. Whose Ships are all accounted for is skipped, and only an effective Hit accounts for a Ship. The dice go from
     * the highest face down, which matters only where somebody is protected.
     *
     * @param roll what the Borg rolled
     * @param borgHitValue the Borg hit value, 2 to 6
     * @param targets the players in any order, each with another Turn Order number
     * @return who gets what; the order of the targets makes no difference
     * @throws IllegalArgumentException if the hit value is out of its bounds or a Turn Order number is given twice
     */
    public static Allocation allocate(Roll<Integer> roll, int borgHitValue, Seq<Target> targets) {
        BorgWeapons.checkHitValue(borgHitValue);
        Vector<Target> sorted = targets.toVector().sortBy(Target::turnOrder);
        if (sorted.map(Target::turnOrder).distinct().size() < sorted.size()) {
            throw new IllegalArgumentException("Turn Order numbers are all different, not "
                    + sorted.map(Target::turnOrder).mkString(", "));
        }
        RoundRobin hands = new RoundRobin(sorted.size());
        sorted.forEachWithIndex((each, index) -> hands.place(index, each.ships(), each.shieldVsBorg()));
        hands.handOut(roll, borgHitValue);
        return new Allocation(
                sorted.zipWithIndex(
                        (each, index) -> new Share(each.turnOrder(), hands.hits(index), hands.effective(index))),
                hands.surplus());
    }
}
