package io.github.quadrantrules.alliance.value;

import io.github.quadrantrules.alliance.value.Replacement.Number;

/**
 * What a Cloak Token does to the Agility of its ship. Rules AL-VAL-07, AL-CLK-03.
 *
 * @since 0.1.0
 */
public final class Cloak {
    /** What is added to the printed Agility. */
    public static final int BONUS = 4;

    private Cloak() {}

    /**
     * The Agility of a Cloaked ship: the printed Agility and 4, as a replacement. Rule AL-VAL-07.
     *
     * @param agility the Agility of the ship without its Cloak Token
     * @return the Agility with the replacement, before modifiers
     * @throws ArithmeticException if the value is beyond the range of {@code int}
     */
    public static ModifiedValue cloaked(ModifiedValue agility) {
        return agility.replaced(new Number("Cloak", Math.addExact(agility.printed(), BONUS)));
    }
}
