package io.github.quadrantrules.frontiers.khan;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The dial of the Pequod: the fleet of each level from 4 to 15.
 *
 * <p>Only the entry of level 8 is printed in the rulebook; the others stand on the component and are to be copied from
 * it. Rules FR-PEQ-06, FR-LVL-01 and FR-LVL-06. Immutable.
 *
 * @param fleets the fleets of exactly the levels 4 to 15, that of level 8 being (2, 3, 2)
 * @param provenance where the entries other than that of level 8 come from
 * @since 0.1.0
 */
public record Dial(TreeMap<Integer, FleetCounts> fleets, Provenance provenance) implements Serializable {
    /** The lowest level on the dial. */
    public static final int LOWEST = KhanLevel.LOWEST;

    /** The highest level on the dial. */
    public static final int HIGHEST = 15;

    private static final int PRINTED_LEVEL = 8;
    private static final FleetCounts PRINTED_FLEET = FleetCounts.of(2, 3, 2);

    /**
     * A plausible dial. Its entries are made up by analogy with a related game, except that of level 8.
     */
    public static final Dial SAMPLE = of(
            Provenance.SAMPLE,
            FleetCounts.of(1, 1, 2),
            FleetCounts.of(1, 2, 2),
            FleetCounts.of(1, 2, 3),
            FleetCounts.of(2, 2, 2),
            FleetCounts.of(2, 3, 2),
            FleetCounts.of(2, 3, 3),
            FleetCounts.of(2, 3, 5),
            FleetCounts.of(2, 4, 5),
            FleetCounts.of(2, 4, 6),
            FleetCounts.of(2, 4, 7),
            FleetCounts.of(3, 4, 6),
            FleetCounts.of(3, 5, 6));

    /**
     * Checks the entries.
     *
     * @throws IllegalArgumentException if the levels are not 4 to 15, or the fleet of level 8 is not (2, 3, 2)
     */
    public Dial {
        requireNonNull(fleets, "fleets");
        requireNonNull(provenance, "provenance");
        if (!fleets.keySet().toVector().equals(Vector.rangeClosed(LOWEST, HIGHEST))) {
            throw new IllegalArgumentException("A dial has a fleet for each level from " + LOWEST + " to " + HIGHEST
                    + " and for no other, not for " + fleets.keySet().mkString(", "));
        }
        FleetCounts given = fleets.get(PRINTED_LEVEL).get();
        if (!given.equals(PRINTED_FLEET)) {
            throw new IllegalArgumentException(
                    "The fleet of level " + PRINTED_LEVEL + " is " + PRINTED_FLEET + ", not " + given);
        }
    }

    /**
     * A dial from its entries.
     *
     * @param provenance where they come from
     * @param ascending the fleets of the levels 4 to 15, in that order
     * @return the dial
     * @throws IllegalArgumentException if there are not 12 fleets, or that of level 8 is not (2, 3, 2)
     */
    public static Dial of(Provenance provenance, FleetCounts... ascending) {
        TreeMap<Integer, FleetCounts> fleets = TreeMap.empty();
        for (int i = 0; i < ascending.length; i++) {
            fleets = fleets.put(LOWEST + i, ascending[i]);
        }
        return new Dial(fleets, provenance);
    }

    /**
     * Whether a level is on every dial.
     *
     * @param level any number
     * @return true from 4 to 15
     */
    public static boolean covers(int level) {
        return level >= LOWEST && level <= HIGHEST;
    }

    /**
     * Where the entry of a level comes from.
     *
     * @param level a level on the dial, from 4 to 15
     * @return printed for level 8, otherwise the provenance of the dial
     * @throws IllegalArgumentException if the level is not on the dial
     */
    public Provenance provenance(int level) {
        entry(level);
        return level == PRINTED_LEVEL ? Provenance.PRINTED : provenance;
    }

    /**
     * What the dial shows when it is set to a level.
     *
     * @param level a level on the dial, from 4 to 15
     * @return the fleet
     * @throws IllegalArgumentException if the level is not on the dial
     */
    public FleetCounts entry(int level) {
        return fleets.get(level)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "The dial can be set to a level from " + LOWEST + " to " + HIGHEST + ", not to " + level));
    }

    /**
     * The fleet of a composition.
     *
     * @param composition dial levels that sum to a level
     * @return the sum of their entries
     */
    public FleetCounts fleet(Composition composition) {
        return composition.parts().foldLeft(FleetCounts.NONE, (sum, part) -> sum.plus(entry(part)));
    }

    /**
     * The fleet of a level when the players name no composition.
     *
     * @param level any level
     * @return the fleet of its {@linkplain Composition#standard standard composition}
     */
    public FleetCounts fleet(KhanLevel level) {
        return fleet(Composition.standard(level));
    }
}
