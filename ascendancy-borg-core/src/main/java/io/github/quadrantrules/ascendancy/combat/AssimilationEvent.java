package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * What happens in an assimilation and in no other combat; the rest is told as {@link BattleEvent}s.
 *
 * @since 0.1.0
 */
public sealed interface AssimilationEvent extends Event {
    /**
     * A round begins.
     *
     * @param system the System
     * @param modifier the Shield Modifier during the round
     * @param firstRound the order of the first round
     * @param structures the Structures, 1 or more, each of which rolls one die
     * @since 0.1.0
     */
    record AssimilationRoundBegan(SystemId system, ShieldModifier modifier, FirstRound firstRound, int structures)
            implements AssimilationEvent {
        /**
         * Checks the Structures.
         *
         * @throws IllegalArgumentException if there is none
         */
        public AssimilationRoundBegan {
            requireNonNull(system, "system");
            requireNonNull(modifier, "modifier");
            requireNonNull(firstRound, "firstRound");
            if (structures < 1) {
                throw new IllegalArgumentException(
                        "A System that is assimilated has 1 Structure or more, not " + structures);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            if (modifier.equals(ShieldModifier.NONE)) {
                return firstRound == FirstRound.PLAYERS_STRIKE_FIRST
                        ? BattleEvent.ids("AS-ASM-02", "AS-ASM-03", "AS-ASM-04", "AS-CBT-01")
                        : BattleEvent.ids("AS-ASM-02", "AS-ASM-03", "AS-ASM-04", "AS-OPT-03");
            }
            return BattleEvent.ids("AS-ASM-04", "AS-ASM-08", "AS-CBT-05");
        }

        @Override
        public String sentence() {
            String rolls = "its " + Wording.count(structures, "Structure") + (structures == 1 ? " rolls" : " roll");
            if (!modifier.equals(ShieldModifier.NONE)) {
                return "The assimilation of " + system + " goes on: " + rolls
                        + " at the same time as the Cube, whose shields add " + modifier.value()
                        + " to the number needed.";
            }
            return "The Cube begins to assimilate " + system + ": " + rolls
                    + (firstRound == FirstRound.PLAYERS_STRIKE_FIRST
                            ? " before it does."
                            : " at the same time as the Cube.");
        }
    }

    /**
     * Structures were destroyed; the Borg never take them intact.
     *
     * @param fallen which, in their order, 1 or more
     * @param left the others
     * @since 0.1.0
     */
    record StructuresDestroyed(Vector<Structure> fallen, Vector<Structure> left) implements AssimilationEvent {
        /**
         * Checks the Structures.
         *
         * @throws IllegalArgumentException if none has fallen
         */
        public StructuresDestroyed {
            requireNonNull(fallen, "fallen");
            requireNonNull(left, "left");
            if (fallen.isEmpty()) {
                throw new IllegalArgumentException("1 Structure or more is destroyed, not " + fallen.size());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return BattleEvent.ids("AS-ASM-05", "AS-WPN-06");
        }

        @Override
        public String sentence() {
            return Wording.count(fallen.size(), "Structure") + (fallen.size() == 1 ? " is" : " are")
                    + " destroyed; " + (left.isEmpty() ? "none" : left.size())
                    + (left.size() == 1 ? " is" : " are") + " left.";
        }
    }

    /**
     * The attempt ended.
     *
     * @param result how
     * @since 0.1.0
     */
    record AssimilationEnded(AssimilationResult result) implements AssimilationEvent {
        /** Refuses null. */
        public AssimilationEnded {
            requireNonNull(result, "result");
        }

        @Override
        public Vector<RuleId> rules() {
            return switch (result.outcome()) {
                case ASSIMILATED, UNDECIDED -> BattleEvent.ids("AS-ASM-06", "AS-ASM-08");
                case CUBE_DESTROYED -> BattleEvent.ids("AS-ASM-08", "AS-ASM-09");
                case BOTH_DESTROYED -> BattleEvent.ids("AS-ASM-06", "AS-ASM-09", "AS-ASM-10");
            };
        }

        @Override
        public String sentence() {
            return switch (result.outcome()) {
                case ASSIMILATED, UNDECIDED -> result.system() + " is assimilated.";
                case CUBE_DESTROYED ->
                    result.system() + " withstands: the Cube is destroyed, and "
                            + Wording.count(result.structuresLeft().size(), "Structure") + " stay.";
                case BOTH_DESTROYED ->
                    "The Cube is destroyed, and " + result.system() + " is assimilated all the same.";
            };
        }
    }
}
