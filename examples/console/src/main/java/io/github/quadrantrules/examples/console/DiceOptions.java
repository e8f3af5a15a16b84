package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.OptionalLong;
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
                    + " between rolls; spaces or commas between faces. '-' asks for each roll on the terminal.")
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

    /** Whether anything was said about dice. */
    boolean isGiven() {
        return typed != null || seed != null || exact;
    }

    /** The seed, unless real dice or none are rolled. */
    OptionalLong rolledSeed() {
        return exact || typed != null ? OptionalLong.empty() : OptionalLong.of(seed());
    }

    /** A table for one run of a rule: dice that show their full faces. */
    DiceTable table(Narrator narrator) {
        if (typed != null && seed != null) {
            throw wrong("--dice and --seed exclude each other: real dice have no seed");
        }
        return new DiceTable(source(narrator));
    }

    private DiceTable.Source source(Narrator narrator) {
        if (typed == null) {
            return () -> Dice.seeded(seed());
        }
        return typed.equals(List.of("-"))
                ? new TypedTerminal(narrator, commandLine().getErr(), this::wrong)
                : new TypedScript(Vector.ofAll(typed).flatMap(each -> Vector.of(each.split(";"))), this::wrong);
    }

    /** In words, for the head of a report. */
    String source() {
        return typed == null ? "seed " + seed() : "your dice";
    }

    private long seed() {
        return seed == null ? 1 : seed;
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
}
