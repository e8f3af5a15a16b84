package io.github.quadrantrules.ascendancy.turn;

import java.io.Serializable;

/**
 * How the base game develops a Civilization that was found. Rule AS-LNK-06. Immutable.
 *
 * @param level its level and its Warp Tokens, 1 to 3
 * @param resourceNodes the Resource Nodes on its planet, 0 or more
 * @since 0.1.0
 */
public record Civilization(int level, int resourceNodes) implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the level is outside 1 to 3, or the Nodes are negative
     */
    public Civilization {
        if (level < 1 || level > 3) {
            throw new IllegalArgumentException("A Civilization has level 1 to 3, not " + level);
        }
        if (resourceNodes < 0 || resourceNodes > Planets.MOST_PIECES) {
            throw new IllegalArgumentException(
                    "A System has 0 to " + Planets.MOST_PIECES + " Resource Nodes, not " + resourceNodes);
        }
    }
}
