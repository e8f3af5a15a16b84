package io.github.quadrantrules.examples.console;

import io.vavr.collection.Vector;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** One answer from each game: the first thing to look at. */
@Command(name = "demo", description = "Plays one of each: an attack, a value, a battle and a journey.")
final class DemoCommand extends StoryCommand {
    @Override
    Story tell() {
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
                                new BorgCommand(),
                                "borg",
                                "--ships",
                                "8",
                                "--hit-value",
                                "3",
                                "--spires",
                                "2",
                                "--seed",
                                "12"),
                        told(new PequodCommand(), "pequod", "--level", "16", "--from", "2,2", "--seed", "7"))
                .foldLeft(
                        Story.titled("Quadrant Rules: one answer from each game")
                                .line("Each part shows the command that it came from; the codes at the right are the"
                                        + " rules, as in the RULES.md of each module."),
                        Story::followedBy);
    }

    private static Story told(StoryCommand command, String name, String... options) {
        new CommandLine(command).parseArgs(options);
        Story story = command.tell();
        return new Story("$ quadrant " + name + " " + String.join(" ", options), story.parts());
    }
}
