package io.github.quadrantrules.alliance.value;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * Something that puts another value in the place of the printed one. Rules AL-VAL-03, AL-VAL-04.
 *
 * <p>A replacement is no modifier: the limit of 3 does not hold for it.
 *
 * @since 0.1.0
 */
public sealed interface Replacement extends Serializable {
    /**
     * Where the replacement comes from, for people.
     *
     * @return for example {@code "Cloak"}
     */
    String source();

    /**
     * The value becomes a number. Of several the latest one wins. Immutable.
     *
     * @param source where it comes from
     * @param value the new value, 0 or more
     */
    record Number(String source, int value) implements Replacement {
        /**
         * Checks source and value.
         *
         * @throws IllegalArgumentException if the source is blank or the value negative
         */
        public Number {
            requireNonNull(source, "source");
            named(source);
            if (value < 0 || value > RuleOfThree.HIGHEST) {
                throw new IllegalArgumentException(
                        "A replacement value is 0 to " + RuleOfThree.HIGHEST + ", not " + value);
            }
        }
    }

    /**
     * The value is multiplied. Immutable.
     *
     * @param source where it comes from
     * @param factor 0 or more
     */
    record Multiply(String source, int factor) implements Replacement {
        /**
         * Checks source and factor.
         *
         * @throws IllegalArgumentException if the source is blank or the factor negative
         */
        public Multiply {
            requireNonNull(source, "source");
            named(source);
            if (factor < 0) {
                throw new IllegalArgumentException("A value is multiplied by 0 or more, not by " + factor);
            }
        }
    }

    /**
     * The value is divided. Immutable.
     *
     * @param source where it comes from
     * @param divisor 1 or more
     * @param rounding what the card says about rounding
     */
    record Divide(String source, int divisor, Rounding rounding) implements Replacement {
        /**
         * Checks source and divisor.
         *
         * @throws IllegalArgumentException if the source is blank or the divisor below 1
         */
        public Divide {
            requireNonNull(source, "source");
            requireNonNull(rounding, "rounding");
            named(source);
            if (divisor < 1) {
                throw new IllegalArgumentException("A value is divided by 1 or more, not by " + divisor);
            }
        }

        /**
         * Divides and rounds up, as where the card does not say how. Rule AL-VAL-04.
         *
         * @param source where it comes from
         * @param divisor 1 or more
         */
        public Divide(String source, int divisor) {
            this(source, divisor, Rounding.UP);
        }

        int of(int value) {
            return switch (rounding) {
                case DOWN -> Math.floorDiv(value, divisor);
                case UP -> -Math.floorDiv(-value, divisor);
            };
        }
    }

    private static void named(String source) {
        if (source.isBlank()) {
            throw new IllegalArgumentException("A replacement names its source, not '" + source + "'");
        }
    }
}
