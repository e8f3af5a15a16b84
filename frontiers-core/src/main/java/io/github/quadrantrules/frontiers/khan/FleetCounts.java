package io.github.quadrantrules.frontiers.khan;

import java.io.Serializable;

/**
 * How many tokens of each kind form a fleet. Immutable.
 *
 * @param spheres the Borg Spheres, 0 or more
 * @param dominion the Dominion Starships, 0 or more
 * @param warbirds the Romulan Warbirds, 0 or more
 * @since 0.1.0
 */
public record FleetCounts(int spheres, int dominion, int warbirds) implements Serializable {
    /** No fleet. */
    public static final FleetCounts NONE = new FleetCounts(0, 0, 0);

    /**
     * Checks the counts.
     *
     * @throws IllegalArgumentException if a count is negative
     */
    public FleetCounts {
        checkCount(TokenKind.SPHERE, spheres);
        checkCount(TokenKind.DOMINION, dominion);
        checkCount(TokenKind.WARBIRD, warbirds);
    }

    private static void checkCount(TokenKind kind, int count) {
        if (count < 0) {
            throw new IllegalArgumentException(
                    "A fleet has 0 or more tokens of each kind; " + kind.words() + ": " + count);
        }
    }

    /**
     * A fleet.
     *
     * @param spheres the Borg Spheres, 0 or more
     * @param dominion the Dominion Starships, 0 or more
     * @param warbirds the Romulan Warbirds, 0 or more
     * @return the counts
     * @throws IllegalArgumentException if a count is negative
     */
    public static FleetCounts of(int spheres, int dominion, int warbirds) {
        return new FleetCounts(spheres, dominion, warbirds);
    }

    /**
     * The tokens of one kind.
     *
     * @param kind which kind
     * @return 0 or more
     */
    public int count(TokenKind kind) {
        return switch (kind) {
            case SPHERE -> spheres;
            case DOMINION -> dominion;
            case WARBIRD -> warbirds;
        };
    }

    /**
     * All tokens.
     *
     * @return the sum of the three counts
     */
    public int size() {
        return Math.addExact(Math.addExact(spheres, dominion), warbirds);
    }

    /**
     * Both fleets together.
     *
     * @param other another fleet
     * @return the sums of the counts
     * @throws ArithmeticException if a count does not fit into an int
     */
    public FleetCounts plus(FleetCounts other) {
        return new FleetCounts(
                Math.addExact(spheres, other.spheres),
                Math.addExact(dominion, other.dominion),
                Math.addExact(warbirds, other.warbirds));
    }

    /**
     * The fleet taken several times.
     *
     * @param times 0 or more
     * @return the multiplied counts
     * @throws IllegalArgumentException if {@code times} is negative
     * @throws ArithmeticException if a count does not fit into an int
     */
    public FleetCounts times(int times) {
        if (times < 0) {
            throw new IllegalArgumentException("A fleet is taken 0 or more times, not " + times);
        }
        return new FleetCounts(
                Math.multiplyExact(spheres, times),
                Math.multiplyExact(dominion, times),
                Math.multiplyExact(warbirds, times));
    }

    /** For example {@code "(2, 3, 2)"}: Spheres, Dominion, Warbirds. */
    @Override
    public String toString() {
        return "(" + spheres + ", " + dominion + ", " + warbirds + ")";
    }
}
