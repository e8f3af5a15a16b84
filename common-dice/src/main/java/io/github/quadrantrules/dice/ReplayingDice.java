package io.github.quadrantrules.dice;

import io.vavr.control.Option;

/**
 * Dice that play a log back.
 *
 * @since 0.1.0
 */
public final class ReplayingDice implements Dice {
    private final DiceLog log;
    private int used;

    ReplayingDice(DiceLog log) {
        this.log = log;
    }

    /**
     * The next result of the log.
     *
     * @throws ScriptMismatchException if the log is used up, was made for another request, or was changed
     */
    @Override
    public <T> T pick(Distribution<T> distribution) {
        if (used == log.entries().size()) {
            throw new ScriptMismatchException(
                    "The log ends after " + used + " results, but the rule goes on to ask for " + distribution.asked());
        }
        DiceLog.Entry entry = log.entries().get(used);
        if (!entry.asked().equals(distribution.asked())) {
            throw new ScriptMismatchException("Entry " + (used + 1) + " of the log is for " + entry.asked()
                    + ", but the rule asks for " + distribution.asked());
        }
        Option<T> came =
                distribution.decode(entry.code()).filter(each -> each.toString().equals(entry.came()));
        if (came.isEmpty()) {
            throw new ScriptMismatchException("Entry " + (used + 1) + " of the log is no result of " + entry.asked()
                    + ": " + entry.code().mkString(" ") + ", " + entry.came());
        }
        used++;
        return came.get();
    }

    /**
     * Checks that the log was used up.
     *
     * @throws ScriptMismatchException if entries are left over
     */
    public void finish() {
        if (used < log.entries().size()) {
            throw new ScriptMismatchException("The rule asked for " + used + " results, but the log has "
                    + log.entries().size());
        }
    }
}
