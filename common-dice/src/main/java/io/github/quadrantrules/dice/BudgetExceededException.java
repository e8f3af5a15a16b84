package io.github.quadrantrules.dice;

/**
 * An exact computation was larger than its budget.
 *
 * @since 0.1.0
 */
public final class BudgetExceededException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BudgetExceededException(String message) {
        super(message);
    }
}
