package io.github.quadrantrules.alliance.value;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * Something that adds to a value or takes from it, within the Rule of 3. Rule AL-VAL-01. Immutable.
 *
 * @param source where it comes from, for people, for example {@code "Scan Tokens"}
 * @param amount what is added; negative for what is taken
 * @since 0.1.0
 */
public record Modifier(String source, int amount) implements Serializable {
    /**
     * Checks source and amount.
     *
     * @throws IllegalArgumentException if the source is blank, or the amount beyond 1,000,000 either way
     */
    public Modifier {
        requireNonNull(source, "source");
        if (source.isBlank()) {
            throw new IllegalArgumentException("A modifier names its source, not '" + source + "'");
        }
        if (Math.abs((long) amount) > RuleOfThree.HIGHEST) {
            throw new IllegalArgumentException(
                    "A modifier is at most " + RuleOfThree.HIGHEST + " more or less, not " + amount);
        }
    }
}
