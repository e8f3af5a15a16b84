package io.github.quadrantrules.ascendancy.world;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import java.io.Serializable;

/**
 * A System with a Spire.
 *
 * <p>Nobody controls it, and it has no pieces but the Spire, its Nodes and a Cube that stands on the Spire. A Cube in
 * orbit does not belong to it. Rules AS-BWD-01 to AS-BWD-03. Immutable.
 *
 * @param system where it is
 * @param nodes its Assimilation Nodes, 0 to 3
 * @param cubeOnSpire whether a finished Cube waits on the Spire, which needs all 3 Nodes
 * @since 0.1.0
 */
public record BorgWorld(SystemId system, int nodes, boolean cubeOnSpire) implements Serializable {
    /** The most Nodes that a Borg World can have. Rule AS-BWD-02. */
    public static final int MOST_NODES = 3;

    /**
     * Checks the Nodes.
     *
     * @throws IllegalArgumentException if their number is outside 0 to 3, or a Cube stands on the Spire with fewer than 3
     */
    public BorgWorld {
        requireNonNull(system, "system");
        if (nodes < 0 || nodes > MOST_NODES) {
            throw new IllegalArgumentException("A Borg World has 0 to 3 Nodes (AS-BWD-02), not " + nodes);
        }
        if (cubeOnSpire && nodes < MOST_NODES) {
            throw new IllegalArgumentException(
                    "A Borg World with a Cube on its Spire has 3 Nodes (AS-BWD-03), not " + nodes);
        }
    }

    /**
     * A world whose Spire has just been placed. Rule AS-BWD-01.
     *
     * @param system where it is
     * @return the world without Nodes
     */
    public static BorgWorld at(SystemId system) {
        return new BorgWorld(system, 0, false);
    }

    /**
     * The pieces that an attacker must destroy: the Spire, each Node, and a Cube on the Spire. Rule AS-BWD-03.
     *
     * <p>The world rolls as many dice in its defence.
     *
     * @return 1 to 5
     */
    public int structures() {
        return 1 + nodes + (cubeOnSpire ? 1 : 0);
    }

    /**
     * The world after a round of combat that has not reclaimed it: one Node more, and never more than 3.
     *
     * <p>The Node stays after the combat, like any other. Rules AS-PSH-02 to AS-PSH-04.
     *
     * @return the world for the next round, or the same if it has 3 Nodes
     */
    public BorgWorld afterCombatRound() {
        return withNodeIfRoom();
    }

    /** One Node more; a Node too many is not placed. Rule AS-BWD-02. */
    BorgWorld withNodeIfRoom() {
        return isComplete() ? this : new BorgWorld(system, nodes + 1, cubeOnSpire);
    }

    /**
     * Whether the world has all its Nodes and can take or hold a Cube.
     *
     * @return true with 3 Nodes
     */
    public boolean isComplete() {
        return nodes == MOST_NODES;
    }

    /** A Cube from the supply on top of the Spire; the Nodes stay. Rule AS-BLD-05. */
    BorgWorld withCubeOnSpire() {
        return new BorgWorld(system, nodes, true);
    }

    /** The Cube has left the Spire, and all Nodes are removed. Rule AS-BLD-07. */
    BorgWorld launched() {
        return at(system);
    }
}
