package io.github.quadrantrules.ascendancy.combat;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;

/**
 * How far a Cube's shields have adapted: 0 to 4. Rules AS-SHD-01 to AS-SHD-03. Immutable.
 *
 * @param value 0 to 4
 * @since 0.1.0
 */
public record ShieldModifier(int value) implements Comparable<ShieldModifier>, Serializable {
    /** The modifier at the start of every combat. Rule AS-SHD-01. */
    public static final ShieldModifier NONE = new ShieldModifier(0);

    /** The modifier at which the shields have adapted as far as they can. Rule AS-SHD-03. */
    public static final ShieldModifier HIGHEST = new ShieldModifier(4);

    /** By value: battles are fought by the million. */
    private static final List<ShieldModifier> RAISED =
            Stream.of(1, 2, 3, 4, 4).map(ShieldModifier::new).toList();

    /**
     * Checks the bounds.
     *
     * @throws IllegalArgumentException if the value is outside 0 to 4
     */
    public ShieldModifier {
        if (value < 0 || value > 4) {
            throw new IllegalArgumentException("A Shield Modifier is 0 to 4, not " + value);
        }
    }

    /**
     * The modifier with the given value.
     *
     * @param value 0 to 4
     * @return the modifier
     * @throws IllegalArgumentException if the value is outside 0 to 4
     */
    public static ShieldModifier of(int value) {
        return new ShieldModifier(value);
    }

    /**
     * The modifier after one more round: one higher, at most 4. Rules AS-SHD-02 and AS-SHD-03.
     *
     * @return the raised modifier
     */
    public ShieldModifier raised() {
        return RAISED.get(value);
    }

    @Override
    public int compareTo(ShieldModifier other) {
        return Integer.compare(value, other.value);
    }

    /** The modifier as players say it, for example {@code "+2"}. */
    @Override
    public String toString() {
        return "+" + value;
    }
}
