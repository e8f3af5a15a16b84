package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * How the game has ended. An outcome never changes. Rules AS-WIN-01 to AS-WIN-04.
 *
 * @since 0.1.0
 */
public sealed interface Outcome extends Serializable {
    /**
     * The Borg have won, and all players have lost. Rules AS-WIN-01 and AS-WIN-04. Immutable.
     *
     * @param cause by what they won
     * @param aimReached with two players, the one who was assimilated first and whose aim was the assimilation of the other
     *     (AS-SOL-05)
     * @since 0.1.0
     */
    record BorgWin(BorgVictory.Cause cause, Option<PlayerId> aimReached) implements Outcome {
        /**
         * Checks that the aim goes with the end that it brings.
         *
         * @throws IllegalArgumentException if an aim is reached though not everybody is assimilated
         */
        public BorgWin {
            requireNonNull(cause, "cause");
            requireNonNull(aimReached, "aimReached");
            if (aimReached.isDefined() && cause != BorgVictory.Cause.ALL_ASSIMILATED) {
                throw new IllegalArgumentException(
                        "The aim of an Assimilated Player is the assimilation of the other (AS-SOL-05), not " + cause);
            }
        }
    }

    /**
     * A player has won while the Borg were kept in check. Rule AS-WIN-02. Immutable.
     *
     * @param winner who
     * @param kind by what
     * @since 0.1.0
     */
    record PlayerWin(PlayerId winner, VictoryKind kind) implements Outcome {
        /** Refuses null. */
        public PlayerWin {
            requireNonNull(winner, "winner");
            requireNonNull(kind, "kind");
        }
    }
}
