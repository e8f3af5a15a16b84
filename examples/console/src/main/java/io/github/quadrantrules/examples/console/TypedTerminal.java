package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Question;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;

/** A person who types what real dice show, after having read the story so far and what the roll is for. */
final class TypedTerminal implements DiceTable.Source {
    private final Scanner lines = new Scanner(System.in, StandardCharsets.UTF_8);
    private final Narrator narrator;
    private final PrintWriter questions;
    private final Function<String, ParameterException> wrong;
    private @Nullable Story soFar;
    private Function<? super Question, String> purpose = question -> "";

    TypedTerminal(Narrator narrator, PrintWriter questions, Function<String, ParameterException> wrong) {
        this.narrator = narrator;
        this.questions = questions;
        this.wrong = wrong;
    }

    @Override
    public Dice dice() {
        return Dice.typed(this::ask);
    }

    @Override
    public void expect(Story story, Function<? super Question, String> why) {
        soFar = story;
        purpose = why;
    }

    private String ask(Question question) {
        if (soFar != null) {
            narrator.tell(soFar);
        }
        question.complaint()
                .map(complaint -> Questions.problem(question, complaint))
                .forEach(questions::println);
        questions.print(purpose.apply(question) + ": " + Questions.words(question) + ": ");
        questions.flush();
        if (!lines.hasNextLine()) {
            questions.println();
            throw wrong.apply("the input ended before " + Questions.words(question));
        }
        return lines.nextLine();
    }
}
