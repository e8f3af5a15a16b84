package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What an attempt to assimilate a System leads to. Immutable.
 *
 * @param system which
 * @param outcome how it ended
 * @param structuresLeft the Structures that stand, in the order in which they would fall
 * @param rewards what the controlling player gains for a destroyed Cube; nothing for a neutral Civilization
 * @since 0.1.0
 */
public record AssimilationResult(
        SystemId system, AssimilationOutcome outcome, Vector<Structure> structuresLeft, Rewards rewards)
        implements Serializable {
    /**
     * Checks that a Spire is placed exactly when the Structures are gone.
     *
     * @throws IllegalArgumentException if the combat goes on, or the Structures do not fit the outcome
     */
    public AssimilationResult {
        requireNonNull(system, "system");
        requireNonNull(outcome, "outcome");
        requireNonNull(structuresLeft, "structuresLeft");
        requireNonNull(rewards, "rewards");
        boolean spire = outcome == AssimilationOutcome.ASSIMILATED || outcome == AssimilationOutcome.BOTH_DESTROYED;
        if (outcome == AssimilationOutcome.UNDECIDED || spire != structuresLeft.isEmpty()) {
            throw new IllegalArgumentException(
                    "An assimilation ends with the last Structure or with the Cube (AS-ASM-08), not " + outcome
                            + " with " + Wording.count(structuresLeft.size(), "Structure"));
        }
    }

    /**
     * Whether a Spire without Nodes is placed, so that the System becomes a Borg World and its controller loses it. Rules
     * AS-ASM-06 and AS-ASM-10.
     *
     * @return true if no Structure is left
     */
    public boolean isSpirePlaced() {
        return structuresLeft.isEmpty();
    }

    /**
     * Whether the Cube goes back to the supply. Rules AS-ASM-09 and AS-DES-05.
     *
     * @return true if it is destroyed
     */
    public boolean isCubeDestroyed() {
        return outcome == AssimilationOutcome.CUBE_DESTROYED || outcome == AssimilationOutcome.BOTH_DESTROYED;
    }
}
