package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vavr.collection.Vector;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** One answer from each game: the first thing to look at. */
@Command(name = "demo", description = "Plays one of each: an attack, a value, a battle and a journey.")
final class DemoCommand extends StoryCommand {
    @Override
    Story tell() {
        return stories()
                .foldLeft(
                        Story.titled("Quadrant Rules: one answer from each game")
                                .line(
                                        "Each part shows the command that it came from, 'quadrant' being short for java -jar"
                                                + " examples/console/target/quadrant.jar. The codes at the right are the rules, as"
                                                + " in the RULES.md of each module."),
                        Story::followedBy);
    }

    /** One object a story. */
    @Override
    JsonNode json(Story whole) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        stories().forEach(story -> array.add(story.toJson()));
        return array;
    }

    private static Vector<Story> stories() {
        return Vector.of(
                told(
                        new AttackCommand(),
                        "attack",
                        "--weapon",
                        "4",
                        "--agility",
                        "2",
                        "--range",
                        "1",
                        "--target-lock",
                        "--evades",
                        "1",
                        "--seed",
                        "7"),
                told(
                        new RuleOfThreeCommand(),
                        "rule-of-three",
                        "--name",
                        "Agility",
                        "--printed",
                        "1",
                        "--cloak",
                        "--modifier",
                        "Upgrades=+5",
                        "--modifier",
                        "Scans=-2",
                        "--range-bonus"),
                told(
                        new BattleCommand(),
                        "borg battle",
                        "--ships",
                        "8",
                        "--hit-value",
                        "3",
                        "--spires",
                        "2",
                        "--seed",
                        "12"),
                told(new PequodCommand(), "pequod", "--level", "16", "--from", "2,2", "--seed", "7"));
    }

    private static Story told(StoryCommand command, String name, String... options) {
        new CommandLine(command).parseArgs(options);
        Story story = command.tell();
        return new Story("$ quadrant " + name + " " + String.join(" ", options), story.parts());
    }
}
