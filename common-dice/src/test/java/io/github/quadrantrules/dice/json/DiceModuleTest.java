package io.github.quadrantrules.dice.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.Absorption;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.DiceLog;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Draw;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import io.github.quadrantrules.dice.RecordingDice;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.SeedPosition;
import io.github.quadrantrules.dice.Tally;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceModuleTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Boolean> HIT = D6.reduce(face -> face >= 5);

    private static <T> Saves<T> saves(TypeReference<T> type) {
        return Saves.of("test", 1, type, new DiceModule(D6, HIT));
    }

    private static <T> void assertRoundTrip(T value, TypeReference<T> type, String json) {
        String expected = "{\"format\":\"test\",\"version\":1,\"value\":" + json + "}";
        assertThat(saves(type).write(value)).isEqualTo(expected);
        assertThat(saves(type).read(expected)).isEqualTo(value);
    }

    private static <T> void assertRejected(TypeReference<T> type, String json, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> saves(type).read("{\"format\":\"test\",\"version\":1,\"value\":" + json + "}"))
                .withMessageEndingWith(said);
    }

    @Test
    void shouldWriteFractionsAsTexts() {
        assertRoundTrip(Fraction.of(-6, 16), new TypeReference<>() {}, "\"-3/8\"");
        assertRoundTrip(Fraction.of(2), new TypeReference<>() {}, "\"2\"");
        assertRejected(new TypeReference<Fraction>() {}, "\"1/0\"", "not 0");
        assertRejected(new TypeReference<Fraction>() {}, "\"1:2\"", "not 1:2");
    }

    @Test
    void shouldWriteRuleIdsAsTexts() {
        assertRoundTrip(RuleId.of("QX-ABC-01"), new TypeReference<>() {}, "\"QX-ABC-01\"");
        assertRejected(new TypeReference<RuleId>() {}, "\"QX\"", "not QX");
        assertRoundTrip(
                new Violation(RuleId.of("QX-ABC-01"), "Because", "King"),
                new TypeReference<>() {},
                "{\"rule\":\"QX-ABC-01\",\"reason\":\"Because\",\"piece\":\"King\"}");
    }

    @Test
    void shouldWriteSeedPositions() {
        assertRoundTrip(
                new SeedPosition(Long.MIN_VALUE, 7, -1),
                new TypeReference<>() {},
                "{\"seed\":-9223372036854775808,\"stream\":7,\"position\":-1}");
    }

    @Test
    void shouldWriteLogs() {
        RecordingDice dice = Dice.recording(Dice.scripted(D6.showing(5, 2), "b"));
        dice.roll(D6, 2);
        dice.oneOf(Vector.of("a", "b"));
        assertRoundTrip(dice.log(), new TypeReference<DiceLog>() {}, """
                {"entries":[\
                {"asked":"2 x die (1 1, 2 1, 3 1, 4 1, 5 1, 6 1)","code":[0,1,0,0,1,0],"came":"5 2"},\
                {"asked":"one of a, b","code":[1],"came":"b"}]}""");
    }

    @Test
    void shouldWriteDistributions() {
        assertRoundTrip(
                Distribution.uniform(Vector.of("a", "b", "a")),
                new TypeReference<>() {},
                "{\"outcomes\":[{\"value\":\"a\",\"weight\":2},{\"value\":\"b\",\"weight\":1}]}");
        assertRoundTrip(
                D6.pool(1).map(roll -> Fraction.of(roll.count(6))),
                new TypeReference<>() {},
                "{\"outcomes\":[{\"value\":\"0\",\"weight\":5},{\"value\":\"1\",\"weight\":1}]}");
        assertRejected(new TypeReference<Distribution<String>>() {}, "{\"outcomes\":[]}", "not 0");
        assertRejected(
                new TypeReference<Distribution<String>>() {},
                "{\"outcomes\":[{\"value\":\"a\",\"weight\":0}]}",
                "not 0");
    }

    @Test
    void shouldKeepWeightsOfAnySizeWhenADistributionIsSaved() {
        BigInteger large = BigInteger.TEN.pow(2_000);
        Distribution<String> rare =
                Distribution.ofOutcomes(Vector.of(new Outcome<>("a", BigInteger.ONE), new Outcome<>("b", large)));
        Saves<Distribution<String>> saves = saves(new TypeReference<>() {});
        assertThat(saves.read(saves.write(rare)).denominator()).isEqualTo(large.add(BigInteger.ONE));
    }

    @Test
    void shouldWriteAPoolLikeAnyDistribution() {
        Saves<Distribution<Roll<Boolean>>> saves = saves(new TypeReference<>() {});
        assertThat(saves.read(saves.write(HIT.pool(3)))).isEqualTo(HIT.pool(3));
    }

    @Test
    void shouldWriteDecks() {
        Deck<String> deck = Deck.shuffled(Vector.of("a", "b", "a")).shuffleBelow(1, Vector.of("c"));
        assertRoundTrip(deck, new TypeReference<>() {}, """
                {"kinds":["a","b","c"],"segments":[\
                {"counts":[2,1,0],"above":1},{"counts":[0,0,1],"above":1}]}""");
        assertRoundTrip(Deck.empty(), new TypeReference<Deck<String>>() {}, "{\"kinds\":[],\"segments\":[]}");
        Draw<String> draw = Dice.seeded(1).draw(deck);
        Saves<Draw<String>> draws = saves(new TypeReference<>() {});
        assertThat(draws.read(draws.write(draw))).isEqualTo(draw);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"kinds":["a","a"],"segments":[]}                           | Vector(a, a)
            {"kinds":["a"],"segments":[{"counts":[-1],"above":1}]}      | Vector(-1)
            {"kinds":["a"],"segments":[{"counts":[2],"above":3}]}       | not 3
            {"kinds":["a"],"segments":[{"counts":[2],"above":0}]}       | not 0
            {"kinds":["a"],"segments":[{"counts":[2],"above":1}]}       | Segment[counts=Vector(2), above=1]
            {"kinds":["a"],"segments":[{"counts":[1,1],"above":2}]}     | Segment[counts=Vector(1, 1), above=2]
            """)
    void shouldRejectWhenADeckWasMadeIllegal(String json, String said) {
        assertRejected(new TypeReference<Deck<String>>() {}, json, said);
    }

    @Test
    void shouldWriteTallies() {
        assertRoundTrip(
                Tally.of(Vector.of("a", "b", "a")), new TypeReference<>() {}, "{\"counts\":[[\"a\",2],[\"b\",1]]}");
        assertRoundTrip(Tally.of(Vector.empty()), new TypeReference<Tally<String>>() {}, "{\"counts\":[]}");
        assertRoundTrip(new Tally.Interval(0.25, 0.5), new TypeReference<>() {}, "{\"low\":0.25,\"high\":0.5}");
        assertRejected(new TypeReference<Tally<String>>() {}, "{\"counts\":[[\"a\",0]]}", "a came 0");
        assertRejected(new TypeReference<Tally<String>>() {}, "{\"counts\":[[\"a\",null]]}", "(a, null)");
    }

    @Test
    void shouldWriteAbsorptions() {
        Absorption<Integer> coin =
                Distribution.iterate(0, state -> Distribution.uniform(Vector.of(1, 2)), state -> state == 1);
        Absorption<Integer> hopeless = Distribution.iterate(0, Distribution::always, state -> false);
        assertRoundTrip(hopeless, new TypeReference<>() {}, """
                {"fates":{"outcomes":[{"value":{"fate":"endless","states":[0]},"weight":1}]},"meanSteps":null}""");
        Saves<Absorption<Integer>> saves = saves(new TypeReference<>() {});
        assertThat(saves.read(saves.write(coin))).isEqualTo(coin);
    }

    @Test
    void shouldWriteDiceAndRollsByWhatTheDieSaysOfItself() {
        String die = "die (1 1, 2 1, 3 1, 4 1, 5 1, 6 1)";
        assertRoundTrip(D6, new TypeReference<>() {}, "\"" + die + "\"");
        assertRoundTrip(
                D6.showing(6, 6, 1), new TypeReference<>() {}, "{\"die\":\"" + die + "\",\"counts\":[1,0,0,0,0,2]}");
        assertRoundTrip(
                HIT.showing(true), new TypeReference<>() {}, "{\"die\":\"die (false 4, true 2)\",\"counts\":[0,1]}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"die":"coin (1 1)","counts":[1]}                    | not coin (1 1)
            {"die":"die (false 4, true 2)","counts":[1]}         | like this: 1
            {"die":"die (false 4, true 2)","counts":[1,-1]}      | like this: 1 -1
            {"die":"die (false 4, true 2)","counts":[1,1.5]}     | "counts":[1,1.5]}
            {"die":5,"counts":[1,1]}                             | {"die":5,"counts":[1,1]}
            {"die":"die (false 4, true 2)","counts":[1,0],"x":1} | "x":1}
            """)
    void shouldRejectWhenARollWasMadeIllegal(String json, String said) {
        assertRejected(new TypeReference<Roll<Boolean>>() {}, json, said);
    }

    @Test
    void shouldRejectWhenNoDieIsKnown() {
        Saves<Die<Integer>> saves = Saves.of("test", 1, new TypeReference<>() {}, new DiceModule());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> saves.read(saves.write(Die.numbered("coin", 2))))
                .withMessageEndingWith("one of no known dice, not coin (1 1, 2 1)");
    }

    @Test
    void shouldRejectWhenDifferentDiceSayTheSameOfThemselves() {
        Die<Boolean> low = D6.reduce(face -> face <= 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DiceModule(D6, HIT, low))
                .withMessageEndingWith("die (false 4, true 2)");
        assertThat(new DiceModule(D6, D6)).isNotNull();
    }
}
