package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/** A story as text for a terminal: sentences on the left, the rules that they rest on at the right. */
final class StoryText {
    private static final int SENTENCES = 72;
    private static final int RULES = 20;
    private static final int FEWEST_MERGED = 3;
    private static final String DICE = "      ";

    private StoryText() {}

    static String title(Story story) {
        return story.title() + "\n" + "=".repeat(story.title().length()) + "\n";
    }

    static String of(Story.Part part) {
        if (part instanceof Story.Heading heading) {
            return "\n" + heading.text() + "\n";
        }
        if (part instanceof Story.Turn turn) {
            return turn.text() + "\n";
        }
        if (part instanceof Story.Picture picture) {
            return picture.lines()
                    .map(line -> ("  " + line).stripTrailing() + "\n")
                    .mkString();
        }
        if (part instanceof Story.Line line) {
            return columns(line.sentence(), line.rules())
                    + line.dice().map(StoryText::dice).getOrElse("");
        }
        if (part instanceof Story.Odds odds) {
            return "\n" + odds.title() + "\n" + merged(odds.distribution()).format(each -> "  " + each.words());
        }
        Story.Fact fact = (Story.Fact) part;
        return "  " + fact.name() + ": " + fact.result().words() + "\n";
    }

    /** With one row for three or more numbers in a row that hardly ever come out. */
    private static Distribution<Story.Result> merged(Distribution<Story.Result> odds) {
        Vector<Outcome<Story.Result>> left = odds.outcomes();
        Vector<Outcome<Story.Result>> rows = Vector.empty();
        while (!left.isEmpty()) {
            Vector<Outcome<Story.Result>> run = left.takeWhile(each -> isRare(each, odds));
            rows = rows.appendAll(run.size() < FEWEST_MERGED ? run : Vector.of(merged(run)));
            left = left.drop(run.size());
            rows = rows.appendAll(left.take(1));
            left = left.drop(1);
        }
        return Distribution.ofOutcomes(rows);
    }

    private static boolean isRare(Outcome<Story.Result> outcome, Distribution<?> odds) {
        return outcome.value().id() instanceof Integer
                && Percent.isTiny(new Fraction(outcome.weight(), odds.denominator()));
    }

    private static Outcome<Story.Result> merged(Vector<Outcome<Story.Result>> run) {
        String words = run.head().value().id() + " to " + run.last().value().words();
        return new Outcome<>(
                new Story.Result(words, words), run.map(Outcome::weight).reduce(BigInteger::add));
    }

    private static String dice(String faces) {
        return wrap(faces, SENTENCES - DICE.length())
                .map(line -> DICE + line + "\n")
                .mkString();
    }

    /** A sentence and its rules side by side, both broken into as many lines as they need. */
    private static String columns(String sentence, Vector<RuleId> rules) {
        Vector<String> left =
                wrap(sentence, SENTENCES - 4).zipWithIndex((part, index) -> (index == 0 ? "  " : "    ") + part);
        Vector<String> right = wrap(rules.mkString(" "), RULES);
        return Vector.range(0, Math.max(left.size(), right.size()))
                .map(i -> padded(i < left.size() ? left.get(i) : "", SENTENCES) + "  "
                        + (i < right.size() ? right.get(i) : ""))
                .map(String::stripTrailing)
                .mkString("", "\n", "\n");
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static Vector<String> wrap(String text, int width) {
        Vector<String> lines = Vector.of("");
        for (String word : text.split(" ")) {
            String last = lines.last();
            if (last.isEmpty()) {
                lines = lines.init().append(word);
            } else if (last.length() + 1 + word.length() <= width) {
                lines = lines.init().append(last + " " + word);
            } else {
                lines = lines.append(word);
            }
        }
        return lines;
    }
}
