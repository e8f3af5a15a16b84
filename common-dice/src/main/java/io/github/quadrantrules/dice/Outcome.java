package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * One outcome of a {@link Distribution} with its weight.
 *
 * @param value the outcome
 * @param weight 1 or more; divided by the distribution's denominator it is the probability
 * @param <T> the type of the outcome
 * @since 0.1.0
 */
public record Outcome<T>(T value, BigInteger weight) implements Serializable {
    /**
     * Checks the weight.
     *
     * @throws IllegalArgumentException if the weight is below 1
     */
    public Outcome {
        requireNonNull(value, "value");
        requireNonNull(weight, "weight");
        if (weight.signum() < 1) {
            throw new IllegalArgumentException("The weight of an outcome is 1 or more, not " + weight);
        }
    }
}
