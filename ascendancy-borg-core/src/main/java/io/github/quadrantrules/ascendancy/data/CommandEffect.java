package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * What a Borg Command Card does that is no plain movement. Rule AS-CRD-05.
 *
 * @since 0.1.0
 */
public sealed interface CommandEffect extends Serializable {
    /**
     * The Cube takes no notice of the nearest target and goes for the next one of the kind.
     *
     * @param target what it goes for
     * @param warp its range in Systems, 1 or more
     * @since 0.1.0
     */
    record PassOne(TargetKind target, int warp) implements CommandEffect {
        /**
         * Checks the range.
         *
         * @throws IllegalArgumentException if it is below 1
         */
        public PassOne {
            requireNonNull(target, "target");
            CardChecks.warp(warp);
        }
    }

    /**
     * The Cube goes back towards the nearest Spire and, if it gets there, adds Nodes to that world, to at most 3.
     *
     * @param warp its range in Systems, 1 or more
     * @param nodes the Nodes to add on arrival, 1 to 3
     * @since 0.1.0
     */
    record ReturnToSpire(int warp, int nodes) implements CommandEffect {
        /**
         * Checks range and Nodes.
         *
         * @throws IllegalArgumentException if the range is below 1 or the Nodes outside 1 to 3
         */
        public ReturnToSpire {
            CardChecks.warp(warp);
            CardChecks.within("A Cube adds 1 to 3 Nodes to a Borg World", 1, 3, nodes);
        }
    }

    /**
     * The Cube stays where it is; with the option Attack :: Command :: Attack the players have no First Strike against it
     * until its activation ends.
     *
     * <p>The rulebook prints the name and that option (AS-OPT-03), and nothing of a movement.
     *
     * @since 0.1.0
     */
    record Aggression() implements CommandEffect {}
}
