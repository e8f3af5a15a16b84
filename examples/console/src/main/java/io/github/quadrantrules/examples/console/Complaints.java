package io.github.quadrantrules.examples.console;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line, with a hint where there is one. */
final class Complaints {
    private static final Pattern UNKNOWN_COMMAND =
            Pattern.compile("(?:Unmatched argument at index \\d+: |Unknown subcommand )'([^']*)'\\.?");
    private static final int TYPING_MISTAKES = 2;

    private Complaints() {}

    static String of(ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        return name + ": " + message(problem) + " (see '" + name + " --help')";
    }

    private static String message(ParameterException problem) {
        String message =
                String.valueOf(problem.getMessage()).replaceAll("\\s+", " ").strip();
        Matcher unknown = UNKNOWN_COMMAND.matcher(message);
        if (unknown.matches()) {
            return unknown(problem.getCommandLine(), unknown.group(1));
        }
        return option(problem)
                .or(() -> stray(problem))
                .orElseGet(() -> message.replaceAll("is not an? (int|long)$", "is not a whole number"));
    }

    private static String unknown(CommandLine command, String word) {
        if (command.getSubcommands().isEmpty()) {
            return "'" + word + "' belongs to no option";
        }
        return "there is no command '" + word + "'"
                + below(command)
                        .filter(each -> distance(each.getCommandName(), word) <= TYPING_MISTAKES)
                        .findFirst()
                        .map(each -> "; did you mean '" + each.getCommandSpec().qualifiedName() + "'?")
                        .orElse("");
    }

    /** What else was given while an option is missing. */
    private static Optional<String> stray(ParameterException problem) {
        List<String> unmatched = problem.getCommandLine().getUnmatchedArguments();
        return problem instanceof MissingParameterException missing && !unmatched.isEmpty()
                ? Optional.of("'" + unmatched.get(0) + "' belongs to no option; missing"
                        + String.valueOf(missing.getMessage()).replaceFirst("^Missing", ""))
                : Optional.empty();
    }

    /** An unknown option, and where it is known: in commands below, or by another spelling. */
    private static Optional<String> option(ParameterException problem) {
        if (!(problem instanceof UnmatchedArgumentException unmatched)) {
            return Optional.empty();
        }
        CommandLine command = problem.getCommandLine();
        String option = unmatched.getUnmatched().get(0).split("=")[0];
        List<String> known = below(command)
                .filter(each -> each.getCommandSpec().findOption(option) != null)
                .map(each -> "'" + each.getCommandSpec().qualifiedName() + "'")
                .toList();
        if (known.isEmpty()) {
            return misspelt(command, option);
        }
        return Optional.of(option
                + (known.size() > 1 && known.size() == below(command).count()
                        ? " is an option of every command, and stands after it, as in " + known.get(0)
                        : " is an option of " + String.join(", ", known)));
    }

    private static Optional<String> misspelt(CommandLine command, String option) {
        return command.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .filter(known -> distance(known, option) <= TYPING_MISTAKES)
                .min(comparingInt(known -> distance(known, option)))
                .map(known -> "there is no option '" + option + "'; did you mean '" + known + "'?");
    }

    /** All commands below a command. */
    private static Stream<CommandLine> below(CommandLine command) {
        return command.getSubcommands().values().stream()
                .filter(each -> !each.getCommandName().equals("help"))
                .flatMap(each -> Stream.concat(Stream.of(each), below(each)));
    }

    /** How many letters to add, drop or change. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
