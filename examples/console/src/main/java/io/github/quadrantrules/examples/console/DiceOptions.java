package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Question;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Scanner;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Where the dice of a command come from. */
final class DiceOptions {
    @CommandLine.Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Seed of the dice; the same seed rolls the same dice. Default: 1")
    private @Nullable Long seed;

    @CommandLine.Option(
            names = "--dice",
            paramLabel = "FACES",
            description = "What your real dice show, roll by roll in the order of the rolls: once per roll, or with ';'"
                    + " between rolls. '-' asks for each roll on the terminal.")
    private @Nullable List<String> typed;

    @CommandLine.Option(names = "--exact", description = "Roll nothing; show the exact odds only.")
    private boolean exact;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    boolean exact() {
        if (exact && (typed != null || seed != null)) {
            throw wrong(
                    (typed != null ? "--dice" : "--seed") + " and --exact exclude each other: exact odds need no roll");
        }
        return exact;
    }

    boolean isTyped() {
        return typed != null;
    }

    /** A table for one run of a rule: dice that show their full faces. */
    DiceTable table() {
        if (typed == null) {
            return new DiceTable(Dice.seeded(seed()), () -> {});
        }
        if (seed != null) {
            throw wrong("--dice and --seed exclude each other: real dice have no seed");
        }
        if (typed.equals(List.of("-"))) {
            Scanner lines = new Scanner(System.in, StandardCharsets.UTF_8);
            return new DiceTable(Dice.typed(question -> ask(question, lines)), () -> {});
        }
        Script script = new Script(Vector.ofAll(typed).flatMap(each -> Vector.of(each.split(";"))));
        return new DiceTable(Dice.typed(script::answer), script::finish);
    }

    /** In words, for the head of a report. */
    String source() {
        return typed == null ? "seed " + seed() : "your dice";
    }

    private long seed() {
        return seed == null ? 1 : seed;
    }

    private String ask(Question question, Scanner lines) {
        question.complaint().forEach(complaint -> commandLine().getErr().println(complaint));
        commandLine().getErr().print(question + ": ");
        commandLine().getErr().flush();
        if (!lines.hasNextLine()) {
            commandLine().getErr().println();
            throw wrong("the input ended, but " + question + " are still needed");
        }
        return lines.nextLine();
    }

    private CommandLine commandLine() {
        if (command == null) {
            throw new IllegalStateException("Options are read by a command line, not alone");
        }
        return command.commandLine();
    }

    private CommandLine.ParameterException wrong(String message) {
        return new CommandLine.ParameterException(commandLine(), message);
    }

    /** Typed rolls, to be used up in order. */
    private final class Script {
        private final Vector<String> rolls;
        private int used;

        Script(Vector<String> rolls) {
            this.rolls = rolls;
        }

        String answer(Question question) {
            Option<String> complaint = question.complaint();
            if (complaint.isDefined()) {
                throw wrong("roll " + used + " of --dice does not fit: " + complaint.get());
            }
            if (used == rolls.size()) {
                throw wrong("--dice has " + used + (used == 1 ? " roll" : " rolls") + ", but next comes " + question);
            }
            return rolls.get(used++);
        }

        void finish() {
            if (used < rolls.size()) {
                throw wrong("--dice has a roll too many, after " + used + " were used: '"
                        + rolls.get(used).strip() + "'");
            }
        }
    }
}
