package io.github.quadrantrules.dice.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fate;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.Tally;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;

/**
 * How Jackson writes and reads the values of this library.
 *
 * <p>Fractions and rule ids are texts, distributions, decks and tallies lists of what is in them, all records objects.
 * Dice are written by what {@link Die#toString} says, and read by finding the die that says so among the known ones.
 * Events name their kind in the property {@code event}; the module of each game registers the names of its own with
 * {@link #registerSubtypes}, beginning with the name of the game, so that one mapper can serve several games.
 *
 * @since 0.1.0
 */
@SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
public final class DiceModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    /**
     * A module that can read rolls of the given dice.
     *
     * @param dice the dice of which rolls are saved
     * @throws IllegalArgumentException if two different dice say the same of themselves
     */
    public DiceModule(Die<?>... dice) {
        super("io.github.quadrantrules.dice");
        setMixInAnnotation(Fraction.class, FractionForm.class);
        setMixInAnnotation(RuleId.class, RuleIdForm.class);
        setMixInAnnotation(Distribution.class, DistributionForm.class);
        setMixInAnnotation(Deck.class, DeckForm.class);
        setMixInAnnotation(Tally.class, TallyForm.class);
        setMixInAnnotation(Fate.class, FateForm.class);
        KnownDice known = new KnownDice(Vector.of(dice));
        setMixInAnnotation(Event.class, EventForm.class);
        addSerializer(Die.class, new KnownDice.Writer());
        addDeserializer(Die.class, new KnownDice.Reader(known));
        addSerializer(Roll.class, new KnownDice.RollWriter());
        addDeserializer(Roll.class, new KnownDice.RollReader(known));
    }

    /** Names no events: the module of each game registers its own. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
    private interface EventForm {}

    private abstract static class FractionForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Fraction parse(String text) {
            return Fraction.parse(text);
        }

        @Override
        @JsonValue
        public abstract String toString();
    }

    private abstract static class RuleIdForm {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static RuleId of(String text) {
            return RuleId.of(text);
        }

        @Override
        @JsonValue
        public abstract String toString();
    }

    @JsonAutoDetect(
            getterVisibility = Visibility.NONE,
            isGetterVisibility = Visibility.NONE,
            fieldVisibility = Visibility.NONE)
    private abstract static class DistributionForm<T> {
        @JsonCreator
        static <T> Distribution<T> ofOutcomes(@JsonProperty("outcomes") Iterable<Outcome<T>> outcomes) {
            return Distribution.ofOutcomes(outcomes);
        }

        @JsonProperty
        abstract Vector<Outcome<T>> outcomes();
    }

    @JsonAutoDetect(
            getterVisibility = Visibility.NONE,
            isGetterVisibility = Visibility.NONE,
            fieldVisibility = Visibility.NONE)
    private abstract static class DeckForm<T> {
        @JsonCreator
        static <T> Deck<T> of(
                @JsonProperty("kinds") Vector<T> kinds, @JsonProperty("segments") Vector<Deck.Segment> segments) {
            return Deck.of(kinds, segments);
        }

        @JsonProperty
        abstract Vector<T> kinds();

        @JsonProperty
        abstract Vector<Deck.Segment> segments();
    }

    @JsonAutoDetect(
            getterVisibility = Visibility.NONE,
            isGetterVisibility = Visibility.NONE,
            fieldVisibility = Visibility.NONE)
    private abstract static class TallyForm<T> {
        @JsonCreator
        static <T> Tally<T> ofCounts(@JsonProperty("counts") Iterable<Tuple2<T, Long>> counts) {
            return Tally.ofCounts(counts);
        }

        @JsonProperty
        abstract Vector<Tuple2<T, Long>> counts();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "fate")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Fate.Settled.class, name = "settled"),
        @JsonSubTypes.Type(value = Fate.Endless.class, name = "endless")
    })
    private interface FateForm {}
}
