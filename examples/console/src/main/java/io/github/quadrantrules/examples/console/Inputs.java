package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a command was asked: the values of its options, given or by default.
 *
 * @param command what was given
 * @param seed of the dice, if a seed rolled them
 */
record Inputs(CommandSpec command, OptionalLong seed) {
    private static final List<String> APART = List.of("--json", "--help", "--seed");

    /** The seed, and the options under their names. */
    ObjectNode addTo(ObjectNode json) {
        seed.ifPresent(number -> json.put("seed", number));
        ObjectNode options = json.putObject("options");
        command.options().stream()
                .filter(option -> !APART.contains(option.longestName()))
                .forEach(option -> add(options, option));
        return json;
    }

    private static void add(ObjectNode options, OptionSpec option) {
        String key = Story.key(option.longestName().substring(2).replace('-', ' '));
        Object value = option.getValue();
        if (value instanceof Collection<?>) {
            ArrayNode values = options.putArray(key);
            option.originalStringValues().forEach(values::add);
        } else {
            options.putPOJO(key, value);
        }
    }
}
