package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** Text for a terminal: sentences on the left, the rules that they rest on at the right. Immutable. */
record Report(String text) {
    private static final int SENTENCES = 72;
    private static final int RULES = 19;

    static Report titled(String title) {
        return new Report(title + "\n" + "=".repeat(title.length()) + "\n");
    }

    Report heading(String heading) {
        return new Report(text + "\n" + heading + "\n");
    }

    Report line(String sentence) {
        return line(sentence, Vector.empty());
    }

    Report event(Event event) {
        return line("  " + event.sentence(), event.rules());
    }

    Report events(Seq<? extends Event> events) {
        return events.foldLeft(this, Report::event);
    }

    /** A sentence with its rules, both broken into as many lines as they need. */
    Report line(String sentence, Seq<RuleId> rules) {
        String indent = " ".repeat(sentence.length() - sentence.stripLeading().length());
        Vector<String> left = wrap(sentence.strip(), SENTENCES - indent.length() - 2)
                .zipWithIndex((part, index) -> indent + (index == 0 ? "" : "  ") + part);
        Vector<String> right = wrap(rules.mkString(" "), RULES);
        String lines = Vector.range(0, Math.max(left.size(), right.size()))
                .map(i -> pad(i < left.size() ? left.get(i) : "") + "  " + (i < right.size() ? right.get(i) : ""))
                .map(String::stripTrailing)
                .mkString("", "\n", "\n");
        return new Report(text + lines);
    }

    <T> Report odds(String title, Distribution<T> distribution, Function<? super T, String> label) {
        String table = distribution.format(each -> "  " + label.apply(each));
        return new Report(text + "\n" + title + "\n" + table);
    }

    Report followedBy(Report other) {
        return new Report(text + "\n" + other.text);
    }

    private static String pad(String left) {
        return left + " ".repeat(Math.max(0, SENTENCES - left.length()));
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
