package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.game.Heaps;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.stream.Stream;
import nl.jqno.equalsverifier.EqualsVerifier;
import nl.jqno.equalsverifier.Warning;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SerializationTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Boolean> HIT = D6.reduce(face -> face >= 5);

    static Stream<Object> values() {
        RecordingDice dice = Dice.recording(Dice.seeded(3));
        Deck<String> deck = Deck.shuffled(Vector.of("a", "b", "a")).shuffleBelow(1, Vector.of("c"));
        Draw<String> draw = dice.draw(deck);
        dice.roll(HIT, 3);
        return Stream.of(
                D6,
                HIT,
                HIT.reduce(hit -> hit ? 1 : 0),
                D6.showing(6, 1),
                HIT.showing(true),
                D6.pool(3),
                HIT.pool(30),
                Distribution.uniform(Vector.of("a", "b")),
                Distribution.ofOutcomes(
                        Vector.of(new Outcome<>("a", BigInteger.TEN.pow(30)), new Outcome<>("b", BigInteger.ONE))),
                Distribution.iterate(0, state -> Distribution.uniform(Vector.of(0, 1, 2)), state -> state == 1),
                Fraction.of(3, 8),
                new SeedPosition(1, 2, 3),
                dice.log(),
                deck,
                draw,
                Tally.of(Vector.of("a", "b", "a")),
                Tally.of(Vector.of(1)).interval(each -> true, 2),
                RuleId.of("QX-ABC-01"),
                new Violation(RuleId.of("QX-ABC-01"), "Because", "King"),
                Heaps.PLAY);
    }

    @ParameterizedTest
    @MethodSource("values")
    void shouldBeEqualWhenReadBack(Object value) {
        Object copy = SerialCopy.of(value);
        assertThat(copy).isEqualTo(value).hasSameHashCodeAs(value).hasToString(value.toString());
    }

    @Test
    void shouldRollTheSameWhenDiceWereReadBack() {
        assertThat(Dice.seeded(4).roll(SerialCopy.of(HIT), 9))
                .isEqualTo(Dice.seeded(4).roll(HIT, 9));
        assertThat(Dice.seeded(4).pick(SerialCopy.of(D6.pool(5))))
                .isEqualTo(Dice.seeded(4).roll(D6, 5));
        assertThat(Dice.scripted(D6.showing(6)).roll(SerialCopy.of(HIT), 1)).isEqualTo(HIT.showing(true));
    }

    @Test
    void shouldKeepTheContractOfEquals() {
        EqualsVerifier.forClass(Deck.class)
                .withPrefabValues(Vector.class, Vector.of(1), Vector.of(2))
                .suppress(Warning.NULL_FIELDS, Warning.STRICT_HASHCODE)
                .verify();
        EqualsVerifier.forClass(Roll.class)
                .withPrefabValues(Die.class, D6, HIT)
                .withIgnoredFields("size")
                .suppress(Warning.NULL_FIELDS, Warning.STRICT_HASHCODE)
                .verify();
        EqualsVerifier.forClass(SeedPosition.class).verify();
    }
}
