package io.github.quadrantrules.alliance.value;

/**
 * The die that the range gives, outside the Rule of 3. Rule AL-VAL-06.
 *
 * @since 0.1.0
 */
public enum RangeBonus {
    /** No die. */
    NONE(0),
    /** One die more. */
    ONE_DIE(1);

    private final int dice;

    RangeBonus(int dice) {
        this.dice = dice;
    }

    /**
     * The number of dice.
     *
     * @return 0 or 1
     */
    public int dice() {
        return dice;
    }
}
