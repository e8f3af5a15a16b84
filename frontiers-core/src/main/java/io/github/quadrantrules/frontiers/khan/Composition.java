package io.github.quadrantrules.frontiers.khan;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import java.io.Serializable;

/**
 * The dial levels whose fleets together make up the fleet of a level.
 *
 * <p>Levels above the dial are composed of dial levels that sum to them. Rules FR-LVL-03 to FR-LVL-07. Immutable.
 *
 * @param level the level composed
 * @param parts dial levels, each from 4 to 15 inclusive, that sum to the level
 * @since 0.1.0
 */
public record Composition(KhanLevel level, Vector<Integer> parts) implements Serializable {
    private static final RuleId VALID = RuleId.of("FR-LVL-06");

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException if a part is not on the dial, or the sum is not the level
     */
    public Composition {
        requireNonNull(level, "level");
        requireNonNull(parts, "parts");
        Vector<Violation> violations = violations(level, parts);
        if (!violations.isEmpty()) {
            throw new IllegalArgumentException(violations.mkString("; "));
        }
    }

    /**
     * The composition that the players chose.
     *
     * @param level the level to compose
     * @param parts dial levels, in any order
     * @return the composition, or everything that is against rule FR-LVL-06
     */
    public static Validation<Seq<Violation>, Composition> of(KhanLevel level, Iterable<Integer> parts) {
        Vector<Integer> chosen = Vector.ofAll(parts);
        Vector<Violation> violations = violations(level, chosen);
        return violations.isEmpty() ? Validation.valid(new Composition(level, chosen)) : Validation.invalid(violations);
    }

    /**
     * The composition taken when the players choose none: the fewest parts, as equal as possible.
     *
     * <p>A level on the dial is its own only part; every even level from 16 to 30 is twice its half. Rules FR-LVL-01,
     * FR-LVL-03, FR-LVL-07.
     *
     * @param level any level
     * @return the composition, its larger parts first
     */
    public static Composition standard(KhanLevel level) {
        int whole = level.value();
        int count = (whole - 1) / Dial.HIGHEST + 1;
        int lower = whole / count;
        int higher = whole % count;
        return new Composition(level, Vector.fill(higher, lower + 1).appendAll(Vector.fill(count - higher, lower)));
    }

    private static Vector<Violation> violations(KhanLevel level, Vector<Integer> parts) {
        requireNonNull(level, "level");
        parts.forEach(part -> requireNonNull(part, "part"));
        Vector<Violation> off = parts.zipWithIndex()
                .filter(part -> !Dial.covers(part._1))
                .map(part -> new Violation(
                        VALID,
                        "Each part of a composition is a level on the dial, from " + Dial.LOWEST + " to "
                                + Dial.HIGHEST,
                        "part " + (part._2 + 1) + " is " + part._1));
        long sum = parts.foldLeft(0L, Long::sum);
        return sum == level.value()
                ? off
                : off.append(new Violation(
                        VALID, "The parts of a composition sum to Khan's Level " + level, "they sum to " + sum));
    }

    /** For example {@code "36 = 15 + 15 + 6"}. */
    @Override
    public String toString() {
        return level + " = " + parts.mkString(" + ");
    }
}
