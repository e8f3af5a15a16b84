package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.alliance.value.Cloak;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.alliance.value.Modifier;
import io.github.quadrantrules.alliance.value.RangeBonus;
import io.github.quadrantrules.alliance.value.Replacement;
import io.github.quadrantrules.alliance.value.RuleOfThree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The value of something that is replaced and modified. */
@Command(
        name = "rule-of-three",
        description = "Alliance: a value after replacements and modifiers, step by step.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  quadrant rule-of-three --printed 3 --modifier +5 --modifier -1",
            "  quadrant rule-of-three --name Agility --printed 1 --cloak --modifier Upgrades=+5 --range-bonus",
            "  quadrant rule-of-three --printed 7 --divide 2 --modifier=-2"
        })
final class RuleOfThreeCommand extends StoryCommand {
    @Option(names = "--printed", required = true, paramLabel = "NUMBER", description = "The printed value, 0 or more.")
    private int printed;

    @Option(names = "--name", paramLabel = "NAME", description = "What it is. Default: ${DEFAULT-VALUE}")
    private String name = "Value";

    @Option(
            names = "--modifier",
            paramLabel = "[NAME=]NUMBER",
            converter = ModifierConverter.class,
            description = "Something added or taken away; may be repeated.")
    private List<Modifier> modifiers = new ArrayList<>();

    @Option(names = "--replace", paramLabel = "NUMBER", description = "A number that replaces the printed value.")
    private @Nullable Integer replacement;

    @Option(names = "--multiply", paramLabel = "FACTOR", description = "A replacement that multiplies.")
    private @Nullable Integer factor;

    @Option(names = "--divide", paramLabel = "DIVISOR", description = "A replacement that divides, rounding up.")
    private @Nullable Integer divisor;

    @Option(names = "--cloak", description = "The ship is Cloaked: its Agility is replaced by the printed one + 4.")
    private boolean cloak;

    @Option(names = "--range-bonus", description = "One die more for the range, outside the limit.")
    private boolean rangeBonus;

    @Override
    Story tell() {
        ModifiedValue value = modifiers.stream()
                .reduce(replaced(ModifiedValue.of(name, printed)), ModifiedValue::modified, (a, b) -> b);
        RangeBonus bonus = rangeBonus ? RangeBonus.ONE_DIE : RangeBonus.NONE;
        return Story.titled("The Rule of 3: " + name)
                .events(RuleOfThree.explainDice(value, bonus))
                .fact("value", value.value())
                .fact("dice", RuleOfThree.dice(value, bonus));
    }

    private ModifiedValue replaced(ModifiedValue value) {
        if (cloak && replacement != null) {
            throw wrong("--cloak and --replace exclude each other: both replace the printed value");
        }
        ModifiedValue replaced = cloak ? Cloak.cloaked(value) : value;
        if (replacement != null) {
            replaced = replaced.replaced(new Replacement.Number("The replacement", replacement));
        }
        if (factor != null) {
            replaced = replaced.replaced(new Replacement.Multiply("The replacement", factor));
        }
        return divisor == null ? replaced : replaced.replaced(new Replacement.Divide("The replacement", divisor));
    }
}
