package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Fraction;
import java.io.Serializable;

/**
 * What a player wants from a battle.
 *
 * @since 0.1.0
 */
public sealed interface BattleAim extends Serializable {
    /**
     * Destroy the Cube at any price; where that makes no difference, lose as few Ships as possible.
     *
     * @since 0.1.0
     */
    record DestroyCube() implements BattleAim {
        @Override
        public int compare(Prospect one, Prospect other) {
            int byCube = one.destroyed().compareTo(other.destroyed());
            return byCube == 0 ? other.losses().compareTo(one.losses()) : byCube;
        }
    }

    /**
     * Lose as few Ships as possible; where that makes no difference, destroy the Cube.
     *
     * @since 0.1.0
     */
    record SaveShips() implements BattleAim {
        @Override
        public int compare(Prospect one, Prospect other) {
            int byShips = other.losses().compareTo(one.losses());
            return byShips == 0 ? one.destroyed().compareTo(other.destroyed()) : byShips;
        }
    }

    /**
     * Weigh the Cube against Ships; where that makes no difference, lose as few Ships as possible.
     *
     * @param ships how many Ships a destroyed Cube is worth, 0 or more
     * @since 0.1.0
     */
    record CubeWorth(int ships) implements BattleAim {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is negative
         */
        public CubeWorth {
            if (ships < 0) {
                throw new IllegalArgumentException("A destroyed Cube is worth 0 Ships or more, not " + ships);
            }
        }

        @Override
        public int compare(Prospect one, Prospect other) {
            int byValue = value(one).compareTo(value(other));
            return byValue == 0 ? other.losses().compareTo(one.losses()) : byValue;
        }

        private Fraction value(Prospect prospect) {
            return prospect.destroyed().times(Fraction.of(ships)).minus(prospect.losses());
        }
    }

    /**
     * What can be expected from here on. Immutable.
     *
     * @param destroyed the chance that the Cube is destroyed, 0 to 1
     * @param losses the expected number of Ships lost, 0 to the Ships that there are
     * @since 0.1.0
     */
    record Prospect(Fraction destroyed, Fraction losses) implements Serializable {
        /** Refuses null. */
        public Prospect {
            requireNonNull(destroyed, "destroyed");
            requireNonNull(losses, "losses");
        }
    }

    /**
     * Compares two prospects.
     *
     * @param one a prospect
     * @param other another one
     * @return more than 0 if the first serves the aim better, less if the second one does, 0 if they are alike
     */
    int compare(Prospect one, Prospect other);
}
