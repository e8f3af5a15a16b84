package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Roll;
import java.util.ArrayDeque;
import java.util.Queue;

/** Dice for one run of a rule, on a table where everybody sees their full faces. */
final class DiceTable {
    private final Queue<Roll<?>> seen = new ArrayDeque<>();
    private final Dice dice;
    private final Runnable finish;

    /**
     * Dice that are shown.
     *
     * @param source where the results come from
     * @param finish checks at the end that the source was used up
     */
    DiceTable(Dice source, Runnable finish) {
        this.dice = Dice.physical(source, seen::add);
        this.finish = finish;
    }

    Dice dice() {
        return dice;
    }

    /** The earliest roll that was not asked for yet. */
    Roll<?> nextRoll() {
        return seen.remove();
    }

    void finish() {
        finish.run();
    }
}
