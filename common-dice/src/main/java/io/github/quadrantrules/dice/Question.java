package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Serializable;
import java.util.Locale;

/**
 * What {@link Dice#typed} asks a person. Immutable.
 *
 * @param what the kind of dice, or of random choice, in the singular
 * @param answers what each die can show, in words
 * @param count how many results are wanted, 1 or more
 * @param complaint why the answer before did not fit; none the first time
 * @since 0.1.0
 */
public record Question(String what, Vector<String> answers, int count, Option<String> complaint)
        implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if nothing is wanted, or there is no answer
     */
    public Question {
        requireNonNull(what, "what");
        requireNonNull(answers, "answers");
        requireNonNull(complaint, "complaint");
        if (count < 1) {
            throw new IllegalArgumentException("A question is for 1 or more results, not " + count);
        }
        if (answers.isEmpty()) {
            throw new IllegalArgumentException("A question has 1 or more answers, not " + answers.size());
        }
    }

    /** The places among the answers that a text names, or what is wrong with it. */
    Either<String, Vector<Integer>> read(String text) {
        Vector<String> words = Vector.of(text.strip().split("[\\s,]+")).filter(word -> !word.isEmpty());
        Vector<Integer> places = words.map(this::place);
        int wrong = places.indexOf(-1);
        if (wrong >= 0) {
            return Either.left(this + " needed; there is no '" + words.get(wrong) + "' on it");
        }
        return words.size() == count
                ? Either.right(places)
                : Either.left(this + " needed, not " + words.size() + ": '" + text.strip() + "'");
    }

    /** An answer may be shortened as long as only one begins like that. */
    private int place(String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        Vector<String> known = answers.map(each -> each.toLowerCase(Locale.ROOT));
        int whole = known.indexOf(wanted);
        Vector<String> begun = known.filter(each -> each.startsWith(wanted));
        return whole >= 0 || begun.size() != 1 ? whole : known.indexOf(begun.head());
    }

    /** For example {@code "4 x attack die (H, C, B, X)"}. */
    @Override
    public String toString() {
        return count + " x " + what + answers.mkString(" (", ", ", ")");
    }
}
