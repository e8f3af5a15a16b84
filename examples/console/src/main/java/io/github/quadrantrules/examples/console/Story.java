package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** What a command has to tell, for people ({@link StoryText}) and for programs ({@link #toJson}). Immutable. */
record Story(String title, Vector<Part> parts) {
    /** A piece of a story. */
    sealed interface Part {}

    /** The beginning of a section. */
    record Heading(String text) implements Part {}

    /** A sentence, the rules that it rests on, and the dice that were rolled for it. */
    record Line(String sentence, Vector<RuleId> rules, Option<String> dice) implements Part {}

    /** Named numbers or words: what came out. */
    record Fact(String name, Object value) implements Part {}

    /** Exact probabilities. */
    record Odds(String title, Distribution<String> distribution) implements Part {}

    static Story titled(String title) {
        return new Story(title, Vector.empty());
    }

    Story heading(String text) {
        return with(new Heading(text));
    }

    Story line(String sentence) {
        return with(new Line(sentence, Vector.empty(), Option.none()));
    }

    Story rule(String sentence, String... rules) {
        return with(new Line(sentence, Vector.of(rules).map(RuleId::of), Option.none()));
    }

    Story event(Event event) {
        return with(new Line(event.sentence(), event.rules().toVector(), Option.none()));
    }

    Story event(Event event, Roll<?> dice) {
        return with(new Line(event.sentence(), event.rules().toVector(), Option.some(dice.toString())));
    }

    Story events(Seq<? extends Event> events) {
        return events.foldLeft(this, Story::event);
    }

    Story fact(String name, Object value) {
        return with(new Fact(name, value));
    }

    <T> Story odds(String heading, Distribution<T> distribution, Function<? super T, String> label) {
        return with(new Odds(heading, distribution.map(label)));
    }

    Story followedBy(Story other) {
        return new Story(title, parts.append(new Heading(other.title)).appendAll(other.parts));
    }

    private Story with(Part part) {
        return new Story(title, parts.append(part));
    }

    /**
     * An object with the events, the results and the odds; probabilities as exact fractions and as decimals.
     */
    ObjectNode toJson() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("title", title);
        ArrayNode events = json.putArray("events");
        ObjectNode results = json.putObject("results");
        ArrayNode odds = json.putArray("odds");
        parts.forEach(part -> {
            if (part instanceof Line line) {
                add(events, line);
            } else if (part instanceof Fact fact) {
                results.putPOJO(key(fact.name()), fact.value());
            } else if (part instanceof Odds table) {
                add(odds, table);
            }
        });
        return json;
    }

    /** Several words become one, in the way of Java names. */
    private static String key(String name) {
        Vector<String> words = Vector.of(name.split(" "));
        String first = words.head().substring(0, 1).toLowerCase(Locale.ROOT)
                + words.head().substring(1);
        return words.tail()
                .foldLeft(
                        first, (key, word) -> key + word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }

    private static void add(ArrayNode events, Line line) {
        ObjectNode event = events.addObject();
        event.put("sentence", line.sentence());
        ArrayNode rules = event.putArray("rules");
        line.rules().forEach(rule -> rules.add(rule.id()));
        line.dice().forEach(dice -> {
            ArrayNode faces = event.putArray("dice");
            Vector.of(dice.split(" ")).forEach(faces::add);
        });
    }

    private static void add(ArrayNode odds, Odds table) {
        ObjectNode entry = odds.addObject();
        entry.put("title", table.title());
        ArrayNode shares = entry.putArray("outcomes");
        table.distribution().outcomes().forEach(outcome -> {
            Fraction share = new Fraction(outcome.weight(), table.distribution().denominator());
            shares.addObject()
                    .put("outcome", outcome.value())
                    .put("probability", share.toString())
                    .put("decimal", share.toDouble());
        });
    }
}
