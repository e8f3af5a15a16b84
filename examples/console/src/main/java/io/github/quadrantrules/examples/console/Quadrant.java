package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.BudgetExceededException;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;

/** The program: reads the command line and shows what a command answers. */
@Command(
        name = "quadrant",
        mixinStandardHelpOptions = true,
        version = "quadrant 0.1.0",
        description = "Attacks, battles and journeys of three board games, explained rule by rule, with exact odds.",
        footer = {
            "",
            "Begin with 'quadrant demo'. 'quadrant help COMMAND' explains a command and gives examples.",
            "Exit status: 0 when all went well, 2 when the input was wrong."
        },
        subcommands = {
            DemoCommand.class,
            AttackCommand.class,
            RuleOfThreeCommand.class,
            GalaxyCommand.class,
            PequodCommand.class,
            HelpCommand.class
        })
final class Quadrant implements Runnable {
    private static final int WRONG_INPUT = 2;

    @Spec
    private @Nullable CommandSpec spec;

    private Quadrant() {}

    public static void main(String[] args) {
        System.exit(run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), args));
    }

    /** Runs a command line; wrong input gives one line of complaint and nothing on standard output. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Quadrant())
                .setOut(out)
                .setErr(err)
                .setUsageHelpWidth(100)
                .setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((problem, given) -> complain(problem));
        line.setExecutionStrategy(Quadrant::execute);
        line.setExecutionExceptionHandler((problem, command, parsed) -> {
            if (problem instanceof IllegalArgumentException || problem instanceof BudgetExceededException) {
                return complain(new ParameterException(command, String.valueOf(problem.getMessage())));
            }
            if (problem instanceof ArithmeticException) {
                return complain(
                        new ParameterException(command, "use smaller numbers, these give more than an int holds"));
            }
            throw problem;
        });
        return line.execute(args);
    }

    /** Options before a subcommand would go unused, which nobody who gives them expects. */
    private static int execute(ParseResult parsed) {
        ParseResult each = parsed;
        while (each.hasSubcommand()) {
            if (!each.matchedOptions().isEmpty()) {
                CommandLine outer = each.commandSpec().commandLine();
                String option = each.matchedOptions().get(0).longestName();
                throw new ParameterException(
                        outer,
                        option + " stands before '"
                                + each.subcommand().commandSpec().name() + "', which does not read it there");
            }
            each = each.subcommand();
        }
        return new RunLast().execute(parsed);
    }

    private static int complain(ParameterException problem) {
        problem.getCommandLine().getErr().println(Complaints.of(problem));
        return WRONG_INPUT;
    }

    @Override
    public void run() {
        if (spec != null) {
            spec.commandLine().usage(spec.commandLine().getOut());
        }
    }
}
