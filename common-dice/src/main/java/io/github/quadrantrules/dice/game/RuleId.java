package io.github.quadrantrules.dice.game;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;
import java.util.regex.Pattern;

/**
 * The identifier of a rule in the catalogue of its module, such as {@code AS-SHD-04}. Immutable.
 *
 * @param id two letters for the game, three for the topic, two digits
 * @since 0.1.0
 */
public record RuleId(String id) implements Comparable<RuleId>, Serializable {
    private static final Pattern FORM = Pattern.compile("[A-Z]{2}-[A-Z]{3}-\\d{2}");

    /**
     * Checks the form.
     *
     * @throws IllegalArgumentException if the id has another form
     */
    public RuleId {
        requireNonNull(id, "id");
        if (!FORM.matcher(id).matches()) {
            throw new IllegalArgumentException("A rule id has the form AS-SHD-04, not " + id);
        }
    }

    /**
     * The identifier with the given text.
     *
     * @param id for example {@code "AS-SHD-04"}
     * @return the identifier
     * @throws IllegalArgumentException if the text has another form
     */
    public static RuleId of(String id) {
        return new RuleId(id);
    }

    @Override
    public int compareTo(RuleId other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
