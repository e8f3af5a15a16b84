package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What was asked of some dice and what came, in order.
 *
 * <p>A log consists of text and numbers only, so it can be saved in any format. Immutable.
 *
 * @param entries one entry a request
 * @since 0.1.0
 */
public record DiceLog(Vector<Entry> entries) implements Serializable {
    /** The log in which nothing was asked. */
    public static final DiceLog EMPTY = new DiceLog(Vector.empty());

    /** Refuses null. */
    public DiceLog {
        requireNonNull(entries, "entries");
    }

    /**
     * One request and its result.
     *
     * @param asked what was asked for, in words
     * @param code the result in numbers: for a pool how many dice show each face, else the place among the outcomes
     * @param came the result in words
     * @since 0.1.0
     */
    public record Entry(String asked, Vector<Integer> code, String came) implements Serializable {
        /** Refuses null. */
        public Entry {
            requireNonNull(asked, "asked");
            requireNonNull(code, "code");
            requireNonNull(came, "came");
        }
    }

    /**
     * This log with one more entry.
     *
     * @param entry what happened next
     * @return the longer log
     */
    public DiceLog with(Entry entry) {
        return new DiceLog(entries.append(entry));
    }
}
