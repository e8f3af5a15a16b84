package io.github.quadrantrules.ascendancy.world;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import java.io.Serializable;

/**
 * The pieces of a Developed System that matter when a Cube assimilates it. Immutable.
 *
 * @param system where it is
 * @param controlNode whether a player's Control Node is on it
 * @param resourceNodes its Resource Nodes, 0 or more
 * @param starbase whether a Starbase is in its orbit
 * @since 0.1.0
 */
public record DevelopedSystem(SystemId system, boolean controlNode, int resourceNodes, boolean starbase)
        implements Serializable {
    /**
     * Checks the number of Nodes.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public DevelopedSystem {
        requireNonNull(system, "system");
        if (resourceNodes < 0) {
            throw new IllegalArgumentException("A System has 0 or more Resource Nodes, not " + resourceNodes);
        }
    }

    /**
     * What a Cube must destroy, and how many dice the System rolls: the Nodes on the planet.
     *
     * <p>A Starbase is in orbit and not on the planet, so it is no Structure. Rules AS-ASM-04 and AS-SBS-03.
     *
     * @return 0 or more
     */
    public int structures() {
        return resourceNodes + (controlNode ? 1 : 0);
    }
}
