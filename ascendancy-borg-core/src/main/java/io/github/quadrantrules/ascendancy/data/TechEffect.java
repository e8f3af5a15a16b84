package io.github.quadrantrules.ascendancy.data;

import java.io.Serializable;

/**
 * What a Borg Technology Card does against the Borg. Rule AS-TEC-01.
 *
 * @since 0.1.0
 */
public sealed interface TechEffect extends Serializable {
    /** The most bonus dice or Hits without a roll that any card gives: as many as a player can have in a battle. */
    int MOST = 1_000;

    /**
     * A drawn Command Card is discarded and another drawn. Rule AS-TEC-06.
     *
     * @since 0.1.0
     */
    record RedrawCommand() implements TechEffect {}

    /**
     * The Borg need a higher number against the owner's Ships. Rule AS-WPN-05.
     *
     * @param shieldVsBorg how much higher, 1 to 5
     * @since 0.1.0
     */
    record Protection(int shieldVsBorg) implements TechEffect {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is outside 1 to 5
         */
        public Protection {
            CardChecks.within("Protection adds 1 to 5", 1, 5, shieldVsBorg);
        }
    }

    /**
     * The owner's Ships hit the Borg with a lower number.
     *
     * @param improvement how much lower, 1 to 5
     * @since 0.1.0
     */
    record BetterWeapons(int improvement) implements TechEffect {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is outside 1 to 5
         */
        public BetterWeapons {
            CardChecks.within("Better weapons lower the number by 1 to 5", 1, 5, improvement);
        }
    }

    /**
     * A 6 always hits the Borg, as it does for the Klingons (AS-SHD-06).
     *
     * @since 0.1.0
     */
    record SixAlwaysHits() implements TechEffect {}

    /**
     * The owner rolls more attack dice against the Borg.
     *
     * @param bonusDice how many more, 1 to {@value #MOST}
     * @since 0.1.0
     */
    record ExtraDice(int bonusDice) implements TechEffect {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is outside 1 to {@link #MOST}
         */
        public ExtraDice {
            CardChecks.within("Extra dice (AS-TEC-01) are 1 to " + MOST, 1, MOST, bonusDice);
        }
    }

    /**
     * The owner scores Hits without a roll in the round in which the card is used.
     *
     * @param hits how many, 1 to {@value #MOST}
     * @since 0.1.0
     */
    record AutomaticHits(int hits) implements TechEffect {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is outside 1 to {@link #MOST}
         */
        public AutomaticHits {
            CardChecks.within("Automatic Hits (AS-TEC-01) are 1 to " + MOST, 1, MOST, hits);
        }
    }

    /**
     * The owner has First Strike when reclaiming a Borg World. Rule AS-RCL-06.
     *
     * @since 0.1.0
     */
    record FirstStrikeAtWorlds() implements TechEffect {}
}
