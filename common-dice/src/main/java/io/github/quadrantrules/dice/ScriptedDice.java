package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Dice whose results were written down beforehand.
 *
 * <p>A wrong kind, a wrong number, or results left over are errors that say what was asked and what was given.
 *
 * @since 0.1.0
 */
public final class ScriptedDice implements Dice {
    private final Vector<?> results;
    private int used;

    ScriptedDice(Vector<?> results) {
        results.forEach(result -> requireNonNull(result, "result"));
        this.results = results;
    }

    /**
     * The next result of the script.
     *
     * @throws ScriptMismatchException if the script is used up, or its next result is none of the outcomes
     */
    @Override
    public <T> T pick(Distribution<T> distribution) {
        if (used == results.size()) {
            throw new ScriptMismatchException("Result " + (used + 1) + " of the script should be "
                    + distribution.asked() + ", but the script has only " + used);
        }
        Object given = results.get(used);
        Option<T> read = distribution.read(given);
        if (read.isEmpty()) {
            throw new ScriptMismatchException("Result " + (used + 1) + " of the script should be "
                    + distribution.asked() + ", but it is " + describe(given));
        }
        used++;
        return read.get();
    }

    private static String describe(Object given) {
        return given instanceof Roll<?> roll ? roll.size() + " x " + roll.die().name() + ": " + roll : given.toString();
    }

    /**
     * The results that nobody has asked for yet.
     *
     * @return the rest of the script, in order
     */
    public Vector<Object> remaining() {
        return Vector.<Object>narrow(results.drop(used));
    }

    /**
     * Checks that the script was used up.
     *
     * @throws ScriptMismatchException if results are left over
     */
    public void finish() {
        if (used < results.size()) {
            throw new ScriptMismatchException(
                    "Nothing more was rolled after result " + used + " of the script, but it goes on with "
                            + remaining().map(ScriptedDice::describe).mkString("; "));
        }
    }
}
