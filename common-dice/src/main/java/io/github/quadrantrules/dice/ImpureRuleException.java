package io.github.quadrantrules.dice;

/**
 * A rule asked for other dice although all results before were the same: it depends on something besides its arguments.
 *
 * @since 0.1.0
 */
public final class ImpureRuleException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ImpureRuleException(String message) {
        super(message);
    }
}
