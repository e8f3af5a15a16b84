package io.github.quadrantrules.examples.console;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.quadrantrules.alliance.json.AllianceModule;
import io.github.quadrantrules.ascendancy.json.AscendancyModule;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.frontiers.json.FrontiersModule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** What a command has to tell, for people ({@link StoryText}) and for programs ({@link #toJson}). Immutable. */
record Story(String title, Vector<Part> parts) {
    private static final ObjectMapper VALUES =
            Saves.mapper(new DiceModule(), new AllianceModule(), new FrontiersModule(), new AscendancyModule());

    /** A piece of a story. */
    sealed interface Part {}

    /** The beginning of a section. */
    record Heading(String text) implements Part {}

    /** The beginning of a turn. */
    record Turn(String text) implements Part {}

    /** A drawing, for people only. */
    record Picture(Vector<String> lines) implements Part {}

    /** A sentence, the rules that it rests on, the event if it tells one, and the dice that were rolled for it. */
    record Line(String sentence, Vector<RuleId> rules, Option<Event> event, Option<String> dice) implements Part {}

    /** A named result: what came out. */
    record Fact(String name, Result result) implements Part {}

    /** Exact probabilities. */
    record Odds(String key, String title, Distribution<Result> distribution) implements Part {}

    /** A result for programs, which stays the same, and in words for people. */
    record Result(Object id, String words) {
        static Result of(Object value) {
            return new Result(value, value.toString());
        }
    }

    static Story titled(String title) {
        return new Story(title, Vector.empty());
    }

    Story heading(String text) {
        return with(new Heading(text));
    }

    Story turn(String text) {
        return with(new Turn(text));
    }

    Story picture(Vector<String> lines) {
        return with(new Picture(lines));
    }

    Story line(String sentence) {
        return with(new Line(sentence, Vector.empty(), Option.none(), Option.none()));
    }

    Story rule(String sentence, String... rules) {
        return with(new Line(sentence, Vector.of(rules).map(RuleId::of), Option.none(), Option.none()));
    }

    Story event(Event event) {
        return with(line(event, Option.none()));
    }

    Story event(Event event, Roll<?> dice) {
        return with(line(event, Option.some(dice.toString())));
    }

    Story summary(String sentence, Vector<RuleId> rules) {
        return with(new Line(sentence, rules, Option.none(), Option.none()));
    }

    Story events(Seq<? extends Event> events) {
        return events.foldLeft(this, Story::event);
    }

    private static Line line(Event event, Option<String> dice) {
        return new Line(event.sentence(), event.rules().toVector(), Option.some(event), dice);
    }

    Story fact(String name, Object value) {
        return with(new Fact(name, Result.of(value)));
    }

    Story fact(String name, Enum<?> value, String words) {
        return with(new Fact(name, new Result(value.name(), words)));
    }

    <T> Story odds(String key, String heading, Distribution<T> distribution, Function<? super T, Result> result) {
        return with(new Odds(key, heading, distribution.map(result)));
    }

    Story followedBy(Story other) {
        return new Story(title, parts.append(new Heading(other.title)).appendAll(other.parts));
    }

    private Story with(Part part) {
        return new Story(title, parts.append(part));
    }

    /**
     * An object with the events, the results and the odds; probabilities as exact fractions and as decimals. Whatever has
     * words for people has an {@code id} beside them, which stays the same when the words change.
     */
    ObjectNode toJson() {
        return addedTo(JsonNodeFactory.instance.objectNode().put("title", title));
    }

    /** The same after the seed and the options that it came from. */
    ObjectNode toJson(Inputs inputs) {
        return addedTo(inputs.addTo(JsonNodeFactory.instance.objectNode().put("title", title)));
    }

    private ObjectNode addedTo(ObjectNode json) {
        ArrayNode events = json.putArray("events");
        ObjectNode results = json.putObject("results");
        ArrayNode odds = json.putArray("odds");
        parts.forEach(part -> {
            if (part instanceof Line line) {
                add(events, line);
            } else if (part instanceof Fact fact) {
                add(results, fact);
            } else if (part instanceof Odds table) {
                add(odds, table);
            }
        });
        return json;
    }

    /** Several words become one, in the way of Java names. */
    static String key(String name) {
        Vector<String> words = Vector.of(name.split(" "));
        String first = words.head().substring(0, 1).toLowerCase(Locale.ROOT)
                + words.head().substring(1);
        return words.tail()
                .foldLeft(
                        first, (key, word) -> key + word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }

    private static void add(ObjectNode results, Fact fact) {
        Result result = fact.result();
        if (result.id().toString().equals(result.words())) {
            results.putPOJO(key(fact.name()), result.id());
        } else {
            results.putObject(key(fact.name())).putPOJO("id", result.id()).put("words", result.words());
        }
    }

    static void add(ArrayNode events, Line line) {
        ObjectNode event = events.addObject();
        line.event().forEach(each -> event.put("event", each.getClass().getSimpleName()));
        event.put("sentence", line.sentence());
        ArrayNode rules = event.putArray("rules");
        line.rules().forEach(rule -> rules.add(rule.id()));
        line.dice().forEach(dice -> {
            ArrayNode faces = event.putArray("dice");
            Vector.of(dice.split(" ")).forEach(faces::add);
        });
        line.event().forEach(each -> event.set("values", VALUES.valueToTree(each)));
    }

    private static void add(ArrayNode odds, Odds table) {
        ObjectNode entry = odds.addObject();
        entry.put("id", table.key());
        entry.put("title", table.title());
        ArrayNode shares = entry.putArray("outcomes");
        table.distribution().outcomes().forEach(outcome -> {
            Fraction share = new Fraction(outcome.weight(), table.distribution().denominator());
            shares.addObject()
                    .putPOJO("id", outcome.value().id())
                    .put("outcome", outcome.value().words())
                    .put("probability", share.toString())
                    .put("decimal", share.toDouble());
        });
    }
}
