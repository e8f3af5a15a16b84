package io.github.quadrantrules.alliance.value;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * One line of the calculation of a value. Immutable.
 *
 * @param sentence what is taken, replaced, added or limited
 * @param result the number that the line arrives at
 * @param rules the rules that it follows
 * @since 0.1.0
 */
public record Explanation(String sentence, int result, Vector<RuleId> rules) implements Event {
    /** Refuses null. */
    public Explanation {
        requireNonNull(sentence, "sentence");
        requireNonNull(rules, "rules");
    }
}
