package io.github.quadrantrules.ascendancy.data;

import java.io.Serializable;

/**
 * What an Exploration Card does, as far as the Borg come into it. Rule AS-BWD-04.
 *
 * @since 0.1.0
 */
public sealed interface ExplorationEffect extends Serializable {
    /**
     * A card of the base game, whose effect is the host's affair.
     *
     * @since 0.1.0
     */
    record BaseGame() implements ExplorationEffect {}

    /**
     * A Cube appears in the System's orbit.
     *
     * @since 0.1.0
     */
    record CubeAppears() implements ExplorationEffect {}

    /**
     * A neutral Civilization with a Cube in orbit.
     *
     * @param level the Civilization's level, 1 to 3
     * @since 0.1.0
     */
    record CivilizationUnderAttack(int level) implements ExplorationEffect {
        /**
         * Checks the level.
         *
         * @throws IllegalArgumentException if it is outside 1 to 3
         */
        public CivilizationUnderAttack {
            CardChecks.within("A Civilization has level 1 to 3", 1, 3, level);
        }
    }

    /**
     * The System is a ready-made Borg World.
     *
     * @param nodes its Nodes, 0 to 3
     * @since 0.1.0
     */
    record WorldFound(int nodes) implements ExplorationEffect {
        /**
         * Checks the Nodes.
         *
         * @throws IllegalArgumentException if their number is outside 0 to 3
         */
        public WorldFound {
            CardChecks.within("A Borg World has 0 to 3 Nodes (AS-BWD-02)", 0, 3, nodes);
        }
    }
}
