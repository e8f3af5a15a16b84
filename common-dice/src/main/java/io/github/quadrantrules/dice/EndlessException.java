package io.github.quadrantrules.dice;

/**
 * A process was asked for its end although it may never have one.
 *
 * @since 0.1.0
 */
public final class EndlessException extends RuntimeException {
    private static final long serialVersionUID = 1;

    EndlessException(String message) {
        super(message);
    }
}
