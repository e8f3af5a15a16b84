package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that tells a story, as text or as JSON. Nothing is printed before the whole story is known. */
abstract class StoryCommand implements Callable<Integer> {
    @Spec
    protected @Nullable CommandSpec spec;

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
        String text = json ? json(story).toPrettyString() + "\n" : StoryText.of(story);
        spec().commandLine().getOut().print(text);
        spec().commandLine().getOut().flush();
        return 0;
    }

    /** What a program reads. */
    JsonNode json(Story story) {
        return story.toJson();
    }

    ParameterException wrong(String message) {
        return new ParameterException(spec().commandLine(), message);
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("A command is run by its command line, not alone");
        }
        return spec;
    }
}
