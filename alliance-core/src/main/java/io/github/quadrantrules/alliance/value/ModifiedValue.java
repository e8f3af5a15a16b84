package io.github.quadrantrules.alliance.value;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * A value of a card with everything that replaces or modifies it. Rules AL-VAL-01 to AL-VAL-05.
 *
 * <p>All modifiers stay listed, also those that the Rule of 3 makes ineffective at present: a later opposite modifier is
 * added to the unlimited sum. Immutable.
 *
 * <pre>{@code
 * ModifiedValue agility = ModifiedValue.of("Agility", 1).modified("Upgrades", 5);
 * agility.unlimitedSum();   // 5
 * agility.countedSum();     // 3
 * agility.value();          // 4
 * }</pre>
 *
 * @param name what players call the value, for example {@code "Agility"}
 * @param printed the printed value, 0 or more
 * @param replacements what replaces it, in the order in which the effects came
 * @param modifiers what modifies it, in any order
 * @since 0.1.0
 */
public record ModifiedValue(String name, int printed, Vector<Replacement> replacements, Vector<Modifier> modifiers)
        implements Serializable {
    /**
     * Checks name and printed value.
     *
     * @throws IllegalArgumentException if the name is blank or the printed value negative
     */
    public ModifiedValue {
        requireNonNull(name, "name");
        requireNonNull(replacements, "replacements");
        requireNonNull(modifiers, "modifiers");
        if (name.isBlank()) {
            throw new IllegalArgumentException("A value has a name, not '" + name + "'");
        }
        if (printed < 0 || printed > RuleOfThree.HIGHEST) {
            throw new IllegalArgumentException("A printed value is 0 to " + RuleOfThree.HIGHEST + ", not " + printed);
        }
    }

    /**
     * A value as it is printed.
     *
     * @param name what players call it
     * @param printed the printed value, 0 to 1,000,000
     * @return the value without replacements and modifiers
     * @throws IllegalArgumentException if the name is blank or the printed value negative
     */
    public static ModifiedValue of(String name, int printed) {
        return new ModifiedValue(name, printed, Vector.empty(), Vector.empty());
    }

    /**
     * The same value with one modifier more.
     *
     * @param modifier what joins the sum
     * @return the modified value
     */
    public ModifiedValue modified(Modifier modifier) {
        return new ModifiedValue(name, printed, replacements, modifiers.append(modifier));
    }

    /**
     * The same value with one modifier more.
     *
     * @param source where the modifier comes from
     * @param amount what it adds
     * @return the modified value
     * @throws IllegalArgumentException if the source is blank
     */
    public ModifiedValue modified(String source, int amount) {
        return modified(new Modifier(source, amount));
    }

    /**
     * The same value with one replacement more, which is the latest.
     *
     * @param replacement what replaces the value
     * @return the replaced value
     */
    public ModifiedValue replaced(Replacement replacement) {
        return new ModifiedValue(name, printed, replacements.append(replacement), modifiers);
    }

    /**
     * The value after replacements, before modifiers.
     *
     * @return 0 or more
     */
    public int base() {
        return RuleOfThree.base(printed, replacements);
    }

    /**
     * The sum of all modifiers.
     *
     * @return any number
     */
    public int unlimitedSum() {
        return RuleOfThree.sum(modifiers);
    }

    /**
     * The sum of all modifiers as far as it counts.
     *
     * @return −3 to 3
     */
    public int countedSum() {
        return RuleOfThree.clamp3(unlimitedSum());
    }

    /**
     * The value in play.
     *
     * @return base and counted sum together; below 0 if modifiers take more than there is
     * @throws ArithmeticException if the value is beyond the range of {@code int}
     */
    public int value() {
        return Math.addExact(base(), countedSum());
    }
}
