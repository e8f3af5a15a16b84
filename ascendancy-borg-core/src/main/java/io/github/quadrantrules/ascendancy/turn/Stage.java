package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.LaneDecision;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * Where an activation stands, and so what is to be decided. Rule AS-COM-02.
 *
 * @since 0.1.0
 */
public sealed interface Stage extends Serializable {
    /**
     * Step 1: the base game has to say who fights how. Rule AS-ATK-01.
     *
     * @param second whether it is the attack after the command (AS-OPT-02)
     * @since 0.1.0
     */
    record Attack(boolean second) implements Stage {}

    /**
     * Step 1: the battle.
     *
     * @param second whether it is the attack after the command (AS-OPT-02)
     * @param battle how it stands
     * @since 0.1.0
     */
    record Battle(boolean second, CubeBattleState battle) implements Stage {
        /** Refuses null. */
        public Battle {
            requireNonNull(battle, "battle");
        }
    }

    /**
     * Step 2: the Assimilated Player in charge picks a card. Rule AS-COM-09.
     *
     * @since 0.1.0
     */
    record Pick() implements Stage {}

    /**
     * Step 2: players may replace the card. Rule AS-TEC-06.
     *
     * @since 0.1.0
     */
    record Replace() implements Stage {}

    /**
     * Step 2: several Cubes have to move, one after the other. Rule AS-COM-10.
     *
     * @param left those that have not moved yet, 2 or more
     * @since 0.1.0
     */
    record Order(Vector<CubeId> left) implements Stage {
        /** Refuses null. */
        public Order {
            requireNonNull(left, "left");
        }
    }

    /**
     * Step 2: several routes are equal. Rule AS-MOV-06.
     *
     * @param mover the Cube that moves
     * @param routes the routes, 2 or more
     * @param left the Cubes that move after it
     * @since 0.1.0
     */
    record Steer(CubeId mover, Vector<Route> routes, Vector<CubeId> left) implements Stage {
        /** Refuses null. */
        public Steer {
            requireNonNull(mover, "mover");
            requireNonNull(routes, "routes");
            requireNonNull(left, "left");
        }
    }

    /**
     * Step 2: no target is connected, and the base game has to say what lane can be placed. Rule AS-LNK-01.
     *
     * @param mover the Cube that moves
     * @param left the Cubes that move after it
     * @since 0.1.0
     */
    record Lay(CubeId mover, Vector<CubeId> left) implements Stage {
        /** Refuses null. */
        public Lay {
            requireNonNull(mover, "mover");
            requireNonNull(left, "left");
        }
    }

    /**
     * Step 2: several Floating Systems are equal. Rule AS-LNK-03.
     *
     * @param mover the Cube that moves
     * @param options the Systems, 2 or more
     * @param left the Cubes that move after it
     * @since 0.1.0
     */
    record Turn(CubeId mover, Vector<LaneDecision.Turn> options, Vector<CubeId> left) implements Stage {
        /** Refuses null. */
        public Turn {
            requireNonNull(mover, "mover");
            requireNonNull(options, "options");
            requireNonNull(left, "left");
        }
    }

    /**
     * Step 2: the base game has to say how a Civilization is developed. Rule AS-LNK-06.
     *
     * @param system where it was found
     * @param card its card
     * @param left the Cubes that have not moved yet
     * @since 0.1.0
     */
    record Explore(SystemId system, ExplorationCard card, Vector<CubeId> left) implements Stage {
        /** Refuses null. */
        public Explore {
            requireNonNull(system, "system");
            requireNonNull(card, "card");
            requireNonNull(left, "left");
        }
    }

    /**
     * Step 3: the base game has to say how the System defends itself. Rule AS-ASM-04.
     *
     * @param system the System that the Cube orbits
     * @since 0.1.0
     */
    record Assault(SystemId system) implements Stage {
        /** Refuses null. */
        public Assault {
            requireNonNull(system, "system");
        }
    }

    /**
     * Step 3: the assimilation.
     *
     * @param combat how it stands
     * @since 0.1.0
     */
    record Assimilating(AssimilationState combat) implements Stage {
        /** Refuses null. */
        public Assimilating {
            requireNonNull(combat, "combat");
        }
    }
}
