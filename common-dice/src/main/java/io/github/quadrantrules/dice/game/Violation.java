package io.github.quadrantrules.dice.game;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * Why a choice is against the rules. Immutable.
 *
 * @param rule the rule that forbids it
 * @param reason what the rule asks for, as a sentence without a full stop
 * @param piece the offending piece or value, in words
 * @since 0.1.0
 */
public record Violation(RuleId rule, String reason, String piece) implements Serializable {
    /** Refuses null. */
    public Violation {
        requireNonNull(rule, "rule");
        requireNonNull(reason, "reason");
        requireNonNull(piece, "piece");
    }

    /** For example {@code "AS-RET-02: Retreating Ships must get farther from the Cube: Risa"}. */
    @Override
    public String toString() {
        return rule + ": " + reason + ": " + piece;
    }
}
