package io.github.quadrantrules.frontiers.khan;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import java.io.Serializable;

/**
 * Why a fleet cannot be drawn: a pile and its discards together hold too few tokens. Rule FR-LVL-10. Immutable.
 *
 * @param kind the kind of tokens
 * @param missing how many are missing, 1 or more
 * @since 0.1.0
 */
public record InsufficientTokens(TokenKind kind, int missing) implements Serializable {
    private static final RuleId RULE = RuleId.of("FR-LVL-10");

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if none is missing
     */
    public InsufficientTokens {
        requireNonNull(kind, "kind");
        if (missing < 1) {
            throw new IllegalArgumentException("Tokens are insufficient when 1 or more are missing, not " + missing);
        }
    }

    /**
     * The same as a violation.
     *
     * @return a violation of rule FR-LVL-10
     */
    public Violation violation() {
        return new Violation(
                RULE,
                "Fleet tokens are drawn from the pile and the discards of their kind",
                kind.words() + ", missing " + missing);
    }
}
