package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Question;
import io.vavr.collection.Vector;

/** Questions for dice, in the words of a person. */
final class Questions {
    private static final Vector<String> COIN = Vector.of("HEADS", "TAILS");

    private Questions() {}

    static String words(Question question) {
        return question.answers().equals(COIN) && question.count() == 1
                ? "a coin (HEADS or TAILS)"
                : question.toString();
    }

    /** Why an answer does not fit, for somebody who is asked again. */
    static String problem(Question question, String complaint) {
        return complaint
                .replace(question + " needed; ", "")
                .replace(question + " needed", question.count() + " needed");
    }

    /** Why an answer does not fit, with the question. */
    static String problem(Question question, String complaint, String answer) {
        String said = complaint.replace(question.toString(), words(question));
        return question.count() > 1 && answer.strip().matches("[^\\s,]{2,}")
                ? said + "; put spaces or commas between faces"
                : said;
    }
}
