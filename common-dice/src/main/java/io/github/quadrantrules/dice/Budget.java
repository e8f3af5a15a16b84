package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import java.util.function.BooleanSupplier;

/**
 * How much an exact computation may do before it gives up.
 *
 * @param limit the number of paths walked, or of states reached, 1 or more
 * @param enough is asked before each path or state, and now and then on a long path; true ends the computation, for example
 *     because time is up
 * @since 0.1.0
 */
public record Budget(long limit, BooleanSupplier enough) {
    /** Ten million paths or states. */
    public static final Budget DEFAULT = of(10_000_000);

    /**
     * Checks the limit.
     *
     * @throws IllegalArgumentException if the limit is below 1
     */
    public Budget {
        requireNonNull(enough, "enough");
        if (limit < 1) {
            throw new IllegalArgumentException("A budget allows 1 or more steps, not " + limit);
        }
    }

    /**
     * A budget of so many paths or states.
     *
     * @param limit 1 or more
     * @return the budget
     * @throws IllegalArgumentException if the limit is below 1
     */
    public static Budget of(long limit) {
        return new Budget(limit, () -> false);
    }

    boolean allows(long done) {
        return done < limit && !enough.getAsBoolean();
    }
}
