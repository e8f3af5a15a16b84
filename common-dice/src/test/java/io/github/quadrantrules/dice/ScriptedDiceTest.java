package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

/** Dice with results from outside: scripts, logs, and dice on the table. */
class ScriptedDiceTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Integer> D4 = Die.numbered("small die", 4);
    private static final Die<Boolean> HIT = D6.reduce(face -> face >= 5);
    private static final String D6_SAYS = "die (1 1, 2 1, 3 1, 4 1, 5 1, 6 1)";

    private static AbstractThrowableAssert<?, ? extends Throwable> assertMismatch(Runnable asking) {
        return assertThatThrownBy(asking::run).isInstanceOf(ScriptMismatchException.class);
    }

    @Test
    void shouldGiveTheResultsOfTheScriptInOrder() {
        ScriptedDice dice = Dice.scripted(D6.showing(5, 2), "b", D4.showing());
        assertThat(dice.roll(D6, 2)).isEqualTo(D6.showing(2, 5));
        assertThat(dice.remaining()).containsExactly("b", D4.showing());
        assertThat(dice.oneOf(Vector.of("a", "b"))).isEqualTo("b");
        assertThat(dice.roll(D4, 0).size()).isZero();
        assertThatCode(dice::finish).doesNotThrowAnyException();
    }

    @Test
    void shouldReadFullFacesWhenTheRuleReadsPartOfThem() {
        ScriptedDice dice = Dice.scripted(D6.showing(6, 5, 1), HIT.showing(true, false));
        assertThat(dice.roll(HIT, 3)).isEqualTo(HIT.showing(true, true, false));
        assertThat(dice.roll(HIT, 2)).isEqualTo(HIT.showing(false, true));
    }

    @Test
    void shouldDrawTheScriptedCard() {
        Draw<String> draw = Dice.scripted("b").draw(Deck.shuffled(Vector.of("a", "b", "c")));
        assertThat(draw.card()).isEqualTo("b");
        assertThat(draw.rest())
                .isEqualTo(Deck.of(Vector.of("a", "b", "c"), Vector.of(new Deck.Segment(Vector.of(1, 0, 1), 2))));
    }

    @Test
    void shouldRefuseNullAsAResult() {
        assertThatNullPointerException()
                .isThrownBy(() -> Dice.scripted(D6.showing(1), null))
                .withMessage("result");
        assertThatNullPointerException()
                .isThrownBy(() -> Dice.scripted((Object) null))
                .withMessage("result");
    }

    @Test
    void shouldSayWhatWasAskedWhenTheScriptIsUsedUp() {
        ScriptedDice dice = Dice.scripted(D6.showing(1));
        dice.roll(D6, 1);
        assertMismatch(() -> dice.roll(D6, 2))
                .hasMessage("Result 2 of the script should be 2 x " + D6_SAYS + ", but the script has only 1");
    }

    @Test
    void shouldSayWhatWasGivenWhenTheNumberOfDiceIsWrong() {
        assertMismatch(() -> Dice.scripted(D6.showing(4, 1, 6)).roll(D6, 2))
                .hasMessage("Result 1 of the script should be 2 x " + D6_SAYS + ", but it is 3 x die: 6 4 1");
    }

    @Test
    void shouldSayWhatWasGivenWhenTheKindOfDiceIsWrong() {
        assertMismatch(() -> Dice.scripted(D4.showing(4, 1)).roll(D6, 2))
                .hasMessage("Result 1 of the script should be 2 x " + D6_SAYS + ", but it is 2 x small die: 4 1");
        assertMismatch(() -> Dice.scripted(D4.showing(4, 1)).roll(HIT, 2)).hasMessageEndingWith("2 x small die: 4 1");
        assertMismatch(() -> Dice.scripted(HIT.showing(true)).roll(D6, 1)).hasMessageEndingWith("1 x die: true");
        assertMismatch(() -> Dice.scripted(6).roll(D6, 1)).hasMessageEndingWith("but it is 6");
    }

    @Test
    void shouldSayWhatWasGivenWhenItIsNoneOfTheOutcomes() {
        assertMismatch(() -> Dice.scripted("c").oneOf(Vector.of("a", "b")))
                .hasMessage("Result 1 of the script should be one of a, b, but it is c");
    }

    @Test
    void shouldGoOnFromTheSameResultWhenARequestDidNotFit() {
        ScriptedDice dice = Dice.scripted("a");
        assertMismatch(() -> dice.roll(D6, 1));
        assertThat(dice.oneOf(Vector.of("a"))).isEqualTo("a");
    }

    @Test
    void shouldSayWhatIsLeftWhenTheScriptIsTooLong() {
        ScriptedDice dice = Dice.scripted("a", D6.showing(1, 3), "z");
        dice.oneOf(Vector.of("a"));
        assertMismatch(dice::finish)
                .hasMessage(
                        "Nothing more was rolled after result 1 of the script, but it goes on with 2 x die: 3 1; z");
    }

    @Test
    void shouldRejectWhenThereIsNothingToChooseFromOrToDraw() {
        assertThatIllegalArgumentException().isThrownBy(() -> Dice.scripted("a").oneOf(Vector.empty()));
        assertThatIllegalArgumentException().isThrownBy(() -> Dice.scripted("a").draw(Deck.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dice.seeded(1).roll(D6, -2))
                .withMessageEndingWith("-2");
    }

    private static Vector<Object> ask(Dice dice, int rolls) {
        Vector<Object> came = Vector.empty();
        Deck<String> deck = Deck.shuffled(Vector.of("a", "b", "c", "c", "d"));
        for (int i = 0; i < rolls; i++) {
            Draw<String> draw = dice.draw(deck);
            deck = draw.rest();
            came = came.append(dice.roll(D6, i))
                    .append(dice.roll(HIT, 2 * i))
                    .append(dice.oneOf(Vector.range(0, i + 1)))
                    .append(draw.card());
        }
        return came;
    }

    @Property
    void shouldReplayALogToEqualResultsAndAnEqualLog(@ForAll long seed, @ForAll @IntRange(max = 5) int rolls) {
        RecordingDice first = Dice.recording(Dice.seeded(seed));
        Vector<Object> came = ask(first, rolls);
        assertThat(came).isEqualTo(ask(Dice.seeded(seed), rolls));
        ReplayingDice replaying = Dice.replaying(first.log());
        RecordingDice second = Dice.recording(replaying);
        assertThat(ask(second, rolls)).isEqualTo(came);
        assertThat(second.log()).isEqualTo(first.log());
        assertThat(first.log().entries()).hasSize(4 * rolls);
        replaying.finish();
    }

    private static DiceLog log(Function<Dice, Object> rule, Dice dice) {
        RecordingDice recording = Dice.recording(dice);
        rule.apply(recording);
        return recording.log();
    }

    private static final DiceLog ONE_ROLL = log(dice -> dice.roll(D6, 2), Dice.scripted(D6.showing(5, 2)));

    @Test
    void shouldWriteDownWhatWasAskedAndWhatCame() {
        assertThat(ONE_ROLL.entries())
                .containsExactly(new DiceLog.Entry("2 x " + D6_SAYS, Vector.of(0, 1, 0, 0, 1, 0), "5 2"));
        assertThat(log(dice -> dice.oneOf(Vector.of("a", "b")), Dice.scripted("b"))
                        .entries())
                .containsExactly(new DiceLog.Entry("one of a, b", Vector.of(1), "b"));
    }

    @Test
    void shouldSayWhatDiffersWhenTheRuleAsksForSomethingElseThanTheLog() {
        assertMismatch(() -> Dice.replaying(ONE_ROLL).roll(D6, 3))
                .hasMessage("Entry 1 of the log is for 2 x " + D6_SAYS + ", but the rule asks for 3 x " + D6_SAYS);
        ReplayingDice used = Dice.replaying(ONE_ROLL);
        used.roll(D6, 2);
        assertMismatch(() -> used.roll(D6, 2))
                .hasMessage("The log ends after 1 results, but the rule goes on to ask for 2 x " + D6_SAYS);
    }

    @Test
    void shouldSayHowMuchIsLeftWhenTheLogIsTooLong() {
        assertMismatch(() -> Dice.replaying(ONE_ROLL).finish())
                .hasMessage("The rule asked for 0 results, but the log has 1");
    }

    private static void assertChanged(DiceLog.Entry changed, String said) {
        assertMismatch(() -> Dice.replaying(DiceLog.EMPTY.with(changed)).roll(D6, 2))
                .hasMessage("Entry 1 of the log is no result of 2 x " + D6_SAYS + ": " + said);
    }

    @Test
    void shouldRejectWhenALogWasChanged() {
        String asked = "2 x " + D6_SAYS;
        assertChanged(new DiceLog.Entry(asked, Vector.of(0, 1, 0, 0, 1, 0), "6 2"), "0 1 0 0 1 0, 6 2");
        assertChanged(new DiceLog.Entry(asked, Vector.of(0, 0, 0, 0, 0, 3), "6 6 6"), "0 0 0 0 0 3, 6 6 6");
        assertChanged(new DiceLog.Entry(asked, Vector.of(-1, 0, 0, 0, 0, 3), "6 6 6"), "-1 0 0 0 0 3, 6 6 6");
        assertChanged(new DiceLog.Entry(asked, Vector.of(0, 0, 0, 0, 2), "5 5"), "0 0 0 0 2, 5 5");
        for (Vector<Integer> code : Vector.of(Vector.of(2), Vector.of(-1), Vector.<Integer>empty(), Vector.of(0, 1))) {
            DiceLog log = DiceLog.EMPTY.with(new DiceLog.Entry("one of a, b", code, "a"));
            assertMismatch(() -> Dice.replaying(log).oneOf(Vector.of("a", "b")))
                    .hasMessageContaining("is no result of");
        }
    }

    @Test
    void shouldRejectWhenARollOfForeignDiceIsRecorded() {
        Dice cheating = new Dice() {
            @Override
            @SuppressWarnings("unchecked")
            public <T> T pick(Distribution<T> distribution) {
                return (T) "z";
            }
        };
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dice.recording(cheating).pick(Distribution.uniform(Vector.of("a", "b"))))
                .withMessage("Not an outcome of one of a, b: z");
    }

    @Test
    void shouldShowFullFacesWhenDiceArePhysical() {
        List<Roll<?>> seen = new ArrayList<>();
        Dice dice = Dice.physical(Dice.scripted(D6.showing(6, 5, 1), D4.showing(2), "a"), seen::add);
        assertThat(dice.roll(HIT, 3)).isEqualTo(HIT.showing(true, true, false));
        assertThat(dice.roll(D4, 1)).isEqualTo(D4.showing(2));
        assertThat(dice.oneOf(Vector.of("a", "b"))).isEqualTo("a");
        assertThat(seen).containsExactly(D6.showing(6, 5, 1), D4.showing(2));
    }

    @Test
    void shouldHaveTheSameDistributionWhenDiceArePhysical() {
        Distribution<Roll<Boolean>> seen =
                Distribution.of(dice -> Dice.physical(dice, roll -> {}).roll(HIT, 3));
        assertThat(seen).isEqualTo(HIT.pool(3));
    }
}
