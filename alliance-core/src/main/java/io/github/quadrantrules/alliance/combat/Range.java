package io.github.quadrantrules.alliance.combat;

/**
 * The section of the ruler in which the target stands. Rule AL-RNG-02.
 *
 * @since 0.1.0
 */
public enum Range {
    /** Close. */
    ONE(1),
    /** Medium. */
    TWO(2),
    /** Far. */
    THREE(3);

    private final int number;

    Range(int number) {
        this.number = number;
    }

    /**
     * The range with the given number.
     *
     * @param number 1 to 3
     * @return the range
     * @throws IllegalArgumentException if {@code number} is outside 1 to 3
     */
    public static Range of(int number) {
        if (number < 1 || number > 3) {
            throw new IllegalArgumentException("An attack is made at Range 1 to 3, not " + number);
        }
        return values()[number - 1];
    }

    /**
     * The number of the section.
     *
     * @return 1 to 3
     */
    public int number() {
        return number;
    }

    /** For example {@code "Range 1"}. */
    @Override
    public String toString() {
        return "Range " + number;
    }
}
