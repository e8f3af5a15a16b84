package io.github.quadrantrules.dice;

/**
 * Written-down results do not fit what the rule asks for.
 *
 * @since 0.1.0
 */
public final class ScriptMismatchException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ScriptMismatchException(String message) {
        super(message);
    }
}
