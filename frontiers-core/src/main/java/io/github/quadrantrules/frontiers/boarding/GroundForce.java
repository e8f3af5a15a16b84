package io.github.quadrantrules.frontiers.boarding;

import io.github.quadrantrules.frontiers.khan.KhanLevel;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The Planet Tokens that defend the Pequod. Immutable.
 *
 * <p>There is one for every two levels of Khan, counted from his whole level; they are drawn alternately, Class L first.
 * Rules FR-BRD-01, FR-BRD-02 and FR-LVL-08.
 *
 * @param classL the tokens of Class L, as many as of Class K or one more
 * @param classK the tokens of Class K, 0 or more
 * @since 0.1.0
 */
public record GroundForce(int classL, int classK) implements Serializable {
    /**
     * Checks the counts.
     *
     * @throws IllegalArgumentException if there are less than 0 of Class K, or the classes do not alternate
     */
    public GroundForce {
        if (classK < 0) {
            throw new IllegalArgumentException("A ground force has 0 or more tokens of Class K, not " + classK);
        }
        if (classL != classK && classL != classK + 1) {
            throw new IllegalArgumentException("Class L and Class K are drawn alternately, Class L first; with "
                    + classK + " of Class K there cannot be of Class L " + classL);
        }
    }

    /**
     * The ground force at a level.
     *
     * @param level Khan's whole level
     * @return half as many tokens, rounded down
     */
    public static GroundForce of(KhanLevel level) {
        int tokens = level.value() / 2;
        return new GroundForce(tokens - tokens / 2, tokens / 2);
    }

    /**
     * All tokens.
     *
     * @return the sum of both classes
     */
    public int size() {
        return classL + classK;
    }

    /**
     * The classes in the order in which they are drawn.
     *
     * @return alternating classes, L first
     */
    public Vector<PlanetClass> drawingOrder() {
        return Vector.tabulate(size(), i -> i % 2 == 0 ? PlanetClass.L : PlanetClass.K);
    }
}
