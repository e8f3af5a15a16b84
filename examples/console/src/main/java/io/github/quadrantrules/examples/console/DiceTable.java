package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Question;
import io.github.quadrantrules.dice.Roll;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Function;

/** Dice for one run of a rule, on a table where everybody sees their full faces. */
final class DiceTable {
    private final Queue<Roll<?>> seen = new ArrayDeque<>();
    private final Dice dice;
    private final Source source;

    /** Where the results come from. */
    interface Source {
        /** The dice. */
        Dice dice();

        /** What the person who rolls has to know: the story so far, and what a roll is for. */
        default void expect(Story soFar, Function<? super Question, String> purpose) {}

        /** Checks at the end that the source was used up. */
        default void finish() {}
    }

    DiceTable(Source source) {
        this.source = source;
        this.dice = Dice.physical(source.dice(), seen::add);
    }

    Dice dice() {
        return dice;
    }

    void expect(Story soFar, Function<? super Question, String> purpose) {
        source.expect(soFar, purpose);
    }

    /** The earliest roll that was not asked for yet. */
    Roll<?> nextRoll() {
        return seen.remove();
    }

    void finish() {
        source.finish();
    }
}
