package io.github.quadrantrules.ascendancy.world;

import java.io.Serializable;

/**
 * The Borg pieces that are not in play.
 *
 * <p>Nodes that only count on a Cube Card are not taken from here. Rules AS-CMP-01 to AS-CMP-03. Immutable.
 *
 * @param cubes the Cubes, 0 to 5
 * @param spires the Spires, 0 to 5
 * @param nodes the Assimilation Nodes, 0 to 15
 * @since 0.1.0
 */
public record BorgSupply(int cubes, int spires, int nodes) implements Serializable {
    /** The number of Cubes in the game. Rule AS-CMP-01. */
    public static final int CUBES = 5;

    /** The number of Spires in the game. Rule AS-CMP-02. */
    public static final int SPIRES = 5;

    /** The number of Assimilation Nodes in the game. Rule AS-CMP-03. */
    public static final int NODES = 15;

    /** All pieces. */
    public static final BorgSupply FULL = new BorgSupply(CUBES, SPIRES, NODES);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is outside its bounds
     */
    public BorgSupply {
        check("Cubes", CUBES, cubes);
        check("Spires", SPIRES, spires);
        check("Assimilation Nodes", NODES, nodes);
    }

    private static void check(String pieces, int most, int number) {
        if (number < 0 || number > most) {
            throw new IllegalArgumentException("The Borg supply has 0 to " + most + " " + pieces + ", not " + number);
        }
    }
}
