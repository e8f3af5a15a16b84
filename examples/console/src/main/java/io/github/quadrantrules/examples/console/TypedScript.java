package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Question;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import picocli.CommandLine.ParameterException;

/** Rolls given on the command line, to be used up in order. */
final class TypedScript implements DiceTable.Source {
    private final Vector<String> rolls;
    private final Function<String, ParameterException> wrong;
    private int used;

    TypedScript(Vector<String> rolls, Function<String, ParameterException> wrong) {
        this.rolls = rolls;
        this.wrong = wrong;
    }

    @Override
    public Dice dice() {
        return Dice.typed(this::answer);
    }

    private String answer(Question question) {
        Option<String> complaint = question.complaint();
        if (complaint.isDefined()) {
            throw wrong.apply("roll " + used + " of --dice does not fit: "
                    + Questions.problem(question, complaint.get(), rolls.get(used - 1)));
        }
        if (used == rolls.size()) {
            throw wrong.apply("--dice has " + used + (used == 1 ? " roll" : " rolls") + ", but next comes "
                    + Questions.words(question));
        }
        return rolls.get(used++);
    }

    @Override
    public void finish() {
        if (used < rolls.size()) {
            throw wrong.apply("--dice has a roll too many, after " + used + " were used: '"
                    + rolls.get(used).strip() + "'");
        }
    }
}
