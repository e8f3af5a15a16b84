package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * What an attempt to reclaim a Borg World leads to. Immutable.
 *
 * @param outcome how it ended
 * @param world the Borg World after it; if it is reclaimed, the pieces that were on it
 * @param shipsLeft the player's Ships that are left
 * @param rewards a Borg Technology Card for a reclaimed world; no Culture and no Production, also for a Cube on the Spire,
 *     which is not destroyed in the sense of the rules (AS-RCL-08)
 * @since 0.1.0
 */
public record ReclaimResult(ReclaimOutcome outcome, BorgWorld world, int shipsLeft, Rewards rewards)
        implements Serializable {
    /**
     * Checks that the attempt has ended.
     *
     * @throws IllegalArgumentException if the combat goes on, or the Ships are negative
     */
    public ReclaimResult {
        requireNonNull(outcome, "outcome");
        requireNonNull(world, "world");
        requireNonNull(rewards, "rewards");
        if (outcome == ReclaimOutcome.UNDECIDED) {
            throw new IllegalArgumentException("An attempt has a result at its end, not as long as it is " + outcome);
        }
        if (shipsLeft < 0) {
            throw new IllegalArgumentException("A player has 0 or more Ships, not " + shipsLeft);
        }
    }

    /**
     * The Borg World that is left; its new Nodes stay. Rule AS-PSH-04.
     *
     * @return none if it is reclaimed
     */
    public Option<BorgWorld> worldLeft() {
        return Option.when(outcome != ReclaimOutcome.RECLAIMED, world);
    }

    /**
     * The Spires that go back to the supply. Rule AS-RCL-08.
     *
     * @return 1 if the world is reclaimed
     */
    public int spiresReturned() {
        return outcome == ReclaimOutcome.RECLAIMED ? 1 : 0;
    }

    /**
     * The Nodes that go back to the supply. Rule AS-RCL-08.
     *
     * @return all of the world, if it is reclaimed
     */
    public int nodesReturned() {
        return spiresReturned() * world.nodes();
    }

    /**
     * The Cubes that go back to the supply. Rule AS-RCL-08.
     *
     * @return 1 if the world is reclaimed and had a Cube on its Spire
     */
    public int cubesReturned() {
        return world.cubeOnSpire() ? spiresReturned() : 0;
    }
}
