package io.github.quadrantrules.dice.testing;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NullRefusalTest {
    private static final String PREFIX = NullRefusalTest.class.getName() + "$";

    /** Names what it refuses, and has a component of every sort. */
    public record Careful(
            int number,
            Event event,
            RuleId rule,
            Provenance source,

            @Nullable String remark) {
        public Careful {
            requireNonNull(event, "event");
            requireNonNull(rule, "rule");
            requireNonNull(source, "source");
        }
    }

    public record TakesNull(RuleId rule, String text) {
        public TakesNull {
            requireNonNull(rule, "rule");
        }
    }

    public record StumblesOverNull(RuleId rule) {
        public StumblesOverNull {
            rule.id();
        }
    }

    public record LooksTooLate(RuleId rule, String text) {
        public LooksTooLate {
            requireNonNull(rule, "rule");
            rule.id().strip();
            requireNonNull(text, "text");
        }
    }

    @Test
    void shouldFindNothingInARecordThatNamesWhatItRefuses() {
        assertThat(NullRefusal.careless(Careful.class)).isEmpty();
    }

    @Test
    void shouldFindTheComponentThatMayBeNull() {
        assertThat(NullRefusal.careless(TakesNull.class))
                .containsExactly(
                        PREFIX + "TakesNull answers null for text with a record: class " + PREFIX + "TakesNull");
    }

    @Test
    void shouldFindARefusalThatDoesNotNameTheComponent() {
        assertThat(NullRefusal.careless(StumblesOverNull.class))
                .singleElement()
                .asString()
                .startsWith(
                        PREFIX + "StumblesOverNull answers null for rule with java.lang.NullPointerException: Cannot");
    }

    @Test
    void shouldFindAConstructorThatLooksAtAValueBeforeItLooksForNull() {
        assertThat(NullRefusal.careless(LooksTooLate.class))
                .singleElement()
                .asString()
                .startsWith(PREFIX + "LooksTooLate answers null for text with java.lang.NullPointerException: Cannot");
    }

    @Test
    void shouldLookAtPublicRecordsOnly() {
        Vector<Class<?>> records = NullRefusal.publicRecords("io.github.quadrantrules.dice");

        assertThat(records).contains(io.github.quadrantrules.dice.DiceLog.Entry.class);
        assertThat(records).allMatch(type -> !type.getSimpleName().equals("Share"));
        assertThat(records).doesNotContain(Careful.class);
    }
}
