package io.github.quadrantrules.alliance.value;

/**
 * How a division is rounded. Rule AL-VAL-04.
 *
 * @since 0.1.0
 */
public enum Rounding {
    /** To the next lower whole number. */
    DOWN,
    /** To the next higher whole number. */
    UP
}
