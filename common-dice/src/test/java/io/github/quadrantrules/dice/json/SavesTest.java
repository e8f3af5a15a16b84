package io.github.quadrantrules.dice.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.SeedPosition;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavesTest {
    record Piece(String name, int hull, Option<Integer> captain, Vector<String> upgrades) {
        Piece {
            if (hull < 1) {
                throw new IllegalArgumentException("A hull is 1 or more, not " + hull);
            }
        }
    }

    private static final Saves<Piece> PIECES = Saves.of("test.piece", 2, new TypeReference<>() {}, new DiceModule());
    private static final Piece PIECE = new Piece("Saratoga", 3, Option.none(), Vector.of("a", "b"));
    private static final String SAVED = """
            {"format":"test.piece","version":2,\
            "value":{"name":"Saratoga","hull":3,"captain":null,"upgrades":["a","b"]}}""";

    @Test
    void shouldWriteTheValueInItsEnvelope() {
        assertThat(PIECES.write(PIECE)).isEqualTo(SAVED);
    }

    @Test
    void shouldReadWhatWasWritten() {
        assertThat(PIECES.read(SAVED)).isEqualTo(PIECE);
        Piece other = new Piece("Defiant \"Ж\"", 4, Option.some(9), Vector.empty());
        assertThat(PIECES.read(PIECES.write(other))).isEqualTo(other);
    }

    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "test.piece"        | "test.pawn"             | This save must have the format test.piece, not "test.pawn"
            "test.piece"        | 5                       | This save must have the format test.piece, not 5
            "version":2         | "version":3             | A save of test.piece must have the version 2, not 3
            "version":2         | "version":2.0           | A save of test.piece must have the version 2, not 2.0
            "version":2         | "version":"2"           | A save of test.piece must have the version 2, not "2"
            "hull":3            | "hull":0                | A save of test.piece must be legal: A hull is 1 or more, not 0
            """)
    void shouldSayWhatIsWrongWhenASaveWasChanged(String old, String changed, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PIECES.read(SAVED.replace(old, changed)))
                .withMessage(said);
    }

    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "hull":3            | "hull":3,"crew":1       | crew
            "hull":3,           | ''                      | hull
            "captain":null,     | ''                      | captain
            "hull":3            | "hull":null             | null
            "hull":3            | "hull":"3"              | String
            "hull":3            | "hull":3.5              | Floating-point
            "hull":3            | "hull":3,"hull":4       | Duplicate field 'hull'
            "Saratoga"          | null                    | name
            ["a","b"]           | null                    | upgrades
            ["a","b"]           | ["a",null]              | A collection holds no null
            }}                  | }                       | end-of-input
            }}                  | }}}                     | Unexpected close marker
            """)
    void shouldRejectWhenASaveIsMalformed(String old, String changed, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PIECES.read(SAVED.replace(old, changed)))
                .withMessageStartingWith("A save of test.piece must be legal: ")
                .withMessageContaining(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            []
            7
            {"format":"test.piece","version":2}
            {"format":"test.piece","version":2,"value":{},"more":1}
            {"formal":"test.piece","version":2,"value":{}}
            {"format":"test.piece","verse":2,"value":{}}
            {"format":"test.piece","version":2,"values":{}}
            """)
    void shouldRejectWhenTheEnvelopeIsAnother(String json) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PIECES.read(json))
                .withMessage("A save has a format, a version and a value, not " + json);
    }

    @Test
    void shouldRejectWhenTheTextIsEmpty() {
        assertThatIllegalArgumentException().isThrownBy(() -> PIECES.read("")).withMessageContaining("a value, not");
    }

    @Test
    void shouldRejectWhenAMapHoldsANull() {
        Saves<Map<String, Integer>> maps = Saves.of("test.map", 1, new TypeReference<>() {});
        assertThat(maps.read("{\"format\":\"test.map\",\"version\":1,\"value\":{\"a\":1}}"))
                .isEqualTo(TreeMap.of("a", 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> maps.read("{\"format\":\"test.map\",\"version\":1,\"value\":{\"a\":null}}"))
                .withMessageContaining("A collection holds no null");
    }

    @Test
    void shouldRejectWhenTheValueIsNull() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PIECES.read("{\"format\":\"test.piece\",\"version\":2,\"value\":null}"))
                .withMessageEndingWith("null");
    }

    @Test
    void shouldRejectWhenAPartHasNoForm() {
        Saves<Object> anything = Saves.of("test.any", 1, new TypeReference<>() {});
        assertThatIllegalArgumentException()
                .isThrownBy(() -> anything.write(new Object()))
                .withMessageContaining("Every part of a save needs a form in JSON");
    }

    @Test
    void shouldRejectWhenTheKindHasNoNameOrVersion() {
        TypeReference<SeedPosition> type = new TypeReference<>() {};
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Saves.of(" ", 1, type))
                .withMessageEndingWith("not ' '");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Saves.of("a", 0, type))
                .withMessageEndingWith("0");
    }
}
