package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * Where a Borg turn stands. Rules AS-TRN-06 and AS-TRN-07.
 *
 * @since 0.1.0
 */
public sealed interface TurnPhase extends Serializable {
    /**
     * The turn is about to begin.
     *
     * @since 0.1.0
     */
    record NotBegun() implements TurnPhase {}

    /**
     * The Building Phase.
     *
     * @param left the Borg Worlds that have not acted yet, 1 or more
     * @since 0.1.0
     */
    record Building(Vector<SystemId> left) implements TurnPhase {
        /** Refuses null. */
        public Building {
            requireNonNull(left, "left");
        }
    }

    /**
     * The Command Phase: the next Cube is chosen.
     *
     * @param forced the Cube that has to be activated now, because it stopped another (AS-EFF-03, AS-EFF-04)
     * @since 0.1.0
     */
    record Choosing(Option<CubeId> forced) implements TurnPhase {
        /** Refuses null. */
        public Choosing {
            requireNonNull(forced, "forced");
        }
    }

    /**
     * The Command Phase: a Cube is being activated.
     *
     * @param activation how far
     * @since 0.1.0
     */
    record Acting(Activation activation) implements TurnPhase {
        /** Refuses null. */
        public Acting {
            requireNonNull(activation, "activation");
        }
    }

    /**
     * The turn has ended.
     *
     * @since 0.1.0
     */
    record Ended() implements TurnPhase {}
}
