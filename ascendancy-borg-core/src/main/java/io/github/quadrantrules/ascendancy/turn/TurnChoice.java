package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.Route;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What is decided in a Borg turn, by players or by the base game.
 *
 * @since 0.1.0
 */
public sealed interface TurnChoice extends Serializable {
    /**
     * Begin the turn with the Transwarp roll. Rule AS-BLD-02.
     *
     * @since 0.1.0
     */
    record Begin() implements TurnChoice {}

    /**
     * Let a Borg World perform its action. Rule AS-BLD-03.
     *
     * @param system where it is
     * @since 0.1.0
     */
    record BuildWorld(SystemId system) implements TurnChoice {
        /** Refuses null. */
        public BuildWorld {
            requireNonNull(system, "system");
        }
    }

    /**
     * Activate a Cube. Rules AS-COM-06, AS-COM-07 and AS-EFF-03.
     *
     * @param cube which
     * @since 0.1.0
     */
    record ActivateCube(CubeId cube) implements TurnChoice {
        /** Refuses null. */
        public ActivateCube {
            requireNonNull(cube, "cube");
        }
    }

    /**
     * What the base game says of the players whom the Cube attacks. Rule AS-ATK-01.
     *
     * @param contingents all of them, in Turn Order
     * @since 0.1.0
     */
    record Engage(Vector<Contingent> contingents) implements TurnChoice {
        /** Refuses null. */
        public Engage {
            requireNonNull(contingents, "contingents");
        }
    }

    /**
     * What the base game says of the System that the Cube tries to assimilate. Rule AS-ASM-04.
     *
     * @param defense its weapons and Structures
     * @param cards what the controlling player can use (AS-ADD-04, AS-ADD-05); none for a neutral Civilization
     * @since 0.1.0
     */
    record Defend(SystemDefense defense, Vector<BattleCard> cards) implements TurnChoice {
        /**
         * Checks the cards.
         *
         * @throws IllegalArgumentException if a System without a controlling player has some
         */
        public Defend {
            requireNonNull(defense, "defense");
            requireNonNull(cards, "cards");
            if (defense.controller().isEmpty() && !cards.isEmpty()) {
                throw new IllegalArgumentException(
                        "A neutral Civilization uses no cards (AS-ASM-09), not " + cards.mkString(", "));
            }
        }
    }

    /**
     * A choice within a battle or an assimilation.
     *
     * @param choice what is decided there
     * @since 0.1.0
     */
    record InCombat(BattleChoice choice) implements TurnChoice {
        /** Refuses null. */
        public InCombat {
            requireNonNull(choice, "choice");
        }
    }

    /**
     * The Assimilated Player in charge picks a card from the hand. Rule AS-COM-09.
     *
     * @param card which
     * @since 0.1.0
     */
    record PickCommand(CommandCard card) implements TurnChoice {
        /** Refuses null. */
        public PickCommand {
            requireNonNull(card, "card");
        }
    }

    /**
     * Nobody replaces the command.
     *
     * @since 0.1.0
     */
    record KeepCommand() implements TurnChoice {}

    /**
     * A player exhausts a Borg Telemetry Node to replace the command. Rule AS-TEC-06.
     *
     * @param player who
     * @since 0.1.0
     */
    record UseTelemetryNode(PlayerId player) implements TurnChoice {
        /** Refuses null. */
        public UseTelemetryNode {
            requireNonNull(player, "player");
        }
    }

    /**
     * Move the next of several Cubes. Rule AS-COM-10.
     *
     * @param cube which
     * @since 0.1.0
     */
    record MoveNext(CubeId cube) implements TurnChoice {
        /** Refuses null. */
        public MoveNext {
            requireNonNull(cube, "cube");
        }
    }

    /**
     * Take one of several equal routes. Rule AS-MOV-06.
     *
     * @param route which
     * @since 0.1.0
     */
    record TakeRoute(Route route) implements TurnChoice {
        /** Refuses null. */
        public TakeRoute {
            requireNonNull(route, "route");
        }
    }

    /**
     * What the base game and the table allow for a new Space Lane. Rule AS-LNK-01.
     *
     * @param placement its length and the Floating Systems that it could join
     * @since 0.1.0
     */
    record LayLane(LanePlacement placement) implements TurnChoice {
        /** Refuses null. */
        public LayLane {
            requireNonNull(placement, "placement");
        }
    }

    /**
     * Turn one of several equal Floating Systems. Rule AS-LNK-03.
     *
     * @param system which
     * @since 0.1.0
     */
    record TurnSystem(SystemId system) implements TurnChoice {
        /** Refuses null. */
        public TurnSystem {
            requireNonNull(system, "system");
        }
    }

    /**
     * How the base game develops the Civilization that was found. Rule AS-LNK-06.
     *
     * @param civilization level and Resource Nodes
     * @since 0.1.0
     */
    record Develop(Civilization civilization) implements TurnChoice {
        /** Refuses null. */
        public Develop {
            requireNonNull(civilization, "civilization");
        }
    }
}
