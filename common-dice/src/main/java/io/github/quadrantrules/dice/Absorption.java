package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.control.Option;
import java.io.Serializable;

/**
 * Where a random process ends, from {@link Distribution#iterate}. Immutable.
 *
 * @param fates how the process ends, with exact probabilities
 * @param meanSteps the expected number of steps to the end; none if the process may be endless
 * @param <S> the type of the states
 * @since 0.1.0
 */
public record Absorption<S>(Distribution<Fate<S>> fates, Option<Fraction> meanSteps) implements Serializable {
    /** Refuses null. */
    public Absorption {
        requireNonNull(fates, "fates");
        requireNonNull(meanSteps, "meanSteps");
    }

    /** The number of different ends, which may be many, and the probability that there is none. */
    @Override
    public String toString() {
        return "Absorption[" + fates.size() + " fates, endless " + endless() + "]";
    }

    /**
     * The probability that the process never ends.
     *
     * @return 0 to 1
     */
    public Fraction endless() {
        return fates.probability(fate -> fate instanceof Fate.Endless);
    }

    /**
     * The distribution of the last state of a process that always ends.
     *
     * @return the settled states
     * @throws EndlessException if the process may be endless
     */
    public Distribution<S> settled() {
        return fates.map(fate -> {
            if (fate instanceof Fate.Settled<S> end) {
                return end.state();
            }
            throw new EndlessException(
                    "The process must end to have a last state; its probability to be endless is " + endless());
        });
    }
}
