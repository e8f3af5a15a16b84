package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * A command that tells a story, as text or as JSON.
 *
 * <p>Nothing is printed before the whole story is known, unless somebody is asked for dice and has to know the story so far.
 */
abstract class StoryCommand implements Callable<Integer> {
    @Spec
    protected @Nullable CommandSpec spec;

    private @Nullable Narrator narrator;

    @Option(names = "--json", description = "Print JSON for programs instead of text for people.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help and exit.")
    private boolean help;

    /** The whole story; an {@link IllegalArgumentException} says what is wrong with the input. */
    abstract Story tell();

    @Override
    public Integer call() {
        Story story = tell();
        if (json) {
            out().print(json(story).toPrettyString() + "\n");
            out().flush();
        } else {
            narrator().tell(story);
        }
        return 0;
    }

    /** Whether a program reads what is told. */
    boolean forPrograms() {
        return json;
    }

    /** What a program reads: also what was asked for. */
    JsonNode json(Story story) {
        return story.toJson(new Inputs(spec(), seed()));
    }

    /** The seed of the dice, if a seed rolled any. */
    OptionalLong seed() {
        return OptionalLong.empty();
    }

    /** Says on the other stream that the answer takes a while. */
    void beg(String patience) {
        PrintWriter err = spec().commandLine().getErr();
        err.println(patience);
        err.flush();
    }

    /** Tells people the story; those of a program that reads JSON look at the other stream. */
    Narrator narrator() {
        if (narrator == null) {
            narrator = new Narrator(json ? spec().commandLine().getErr() : out());
        }
        return narrator;
    }

    ParameterException wrong(String message) {
        return new ParameterException(spec().commandLine(), message);
    }

    /** Complains about a number out of its bounds, by the name of its option. */
    void within(String option, int least, int most, int given) {
        if (given < least || given > most) {
            throw wrong(option + " is " + least + " to " + most + ", not " + given);
        }
    }

    private PrintWriter out() {
        return spec().commandLine().getOut();
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("A command is run by its command line, not alone");
        }
        return spec;
    }
}
