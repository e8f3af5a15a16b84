package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * Where in a round a battle stands, and so who is asked for what.
 *
 * @since 0.1.0
 */
public sealed interface BattlePhase extends Serializable {
    /** Before a round, with nobody asked yet. */
    BattlePhase BEFORE_ROUND = new BeforeRound(0);

    /**
     * Before a round: the players use cards and, after the first round, decide whether to retreat. Rule AS-RET-03.
     *
     * @param answered how many players, from the lowest Turn Order number up, fight on or have nothing to decide
     * @since 0.1.0
     */
    record BeforeRound(int answered) implements BattlePhase {}

    /**
     * After the roll: players may use cards that damage the Cube. Rule AS-ADD-05.
     *
     * @param answered how many players, from the lowest Turn Order number up, leave the dice as they are
     * @param hits the players' Hits, 0 or more; already marked in a round with First Strike
     * @param answer what the Borg rolled; none in a round with First Strike, in which they roll later
     * @since 0.1.0
     */
    record AfterRoll(int answered, int hits, Option<BorgVolley> answer) implements BattlePhase {
        /**
         * Checks the Hits.
         *
         * @throws IllegalArgumentException if they are negative
         */
        public AfterRoll {
            requireNonNull(answer, "answer");
            if (hits < 0) {
                throw new IllegalArgumentException("A roll has 0 or more Hits (AS-DMG-02), not " + hits);
            }
        }
    }

    /**
     * Hits have been allocated, and somebody has to choose which Ships are lost. Rule AS-ALC-03.
     *
     * @param due how many Ships each player still loses, in Turn Order
     * @param symbols the Borg symbols of the round
     * @since 0.1.0
     */
    record Casualties(Vector<Integer> due, int symbols) implements BattlePhase {
        /** Refuses null. */
        public Casualties {
            requireNonNull(due, "due");
        }
    }
}
