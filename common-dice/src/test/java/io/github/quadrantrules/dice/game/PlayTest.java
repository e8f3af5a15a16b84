package io.github.quadrantrules.dice.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.dice.Absorption;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.DiceLog;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.ScriptMismatchException;
import io.github.quadrantrules.dice.game.Heap.State;
import io.github.quadrantrules.dice.game.Heap.Take;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Playing, replaying and deciding. */
class PlayTest {
    private static final Heap HEAP = new Heap();
    private static final State START = new State(4, 0, 0);
    private static final Policy<State, Take> MOST = (state, choices, dice) -> choices.last();

    private static Dice rolls(Integer... shown) {
        return Dice.scripted(Vector.of(shown).map(Heap.D6::showing).toJavaArray());
    }

    /** Three are taken, the hand slips, the last one is taken. */
    @Test
    void shouldKeepStatesChoicesAndEvents() {
        Play<State, Take> play = Play.of(HEAP, START, MOST, rolls(1, 6, 5), 100);
        assertThat(play.states()).containsExactly(START, new State(1, 0, 3), new State(1, 3, 0), new State(0, 0, 4));
        assertThat(play.choices()).containsExactly(new Take(3), new Take(1), new Take(1));
        assertThat(play.events().map(Event::sentence)).containsExactly("Takes 3.", "The hand slips.", "Takes 1.");
        assertThat(play.steps().map(Step::state)).isEqualTo(play.states().tail());
        assertThat(play.last()).isEqualTo(new State(0, 0, 4));
        assertThat(play.over()).isTrue();
        assertThat(play.replay().start()).isEqualTo(START);
        assertThat(play.replay().choices()).isEqualTo(play.choices());
        assertThat(play.replay().log().entries().map(DiceLog.Entry::came)).containsExactly("1", "6", "5");
    }

    @Test
    void shouldStopWhenTheLimitIsReached() {
        Play<State, Take> play = Play.of(HEAP, START, MOST, rolls(1), 1);
        assertThat(play.over()).isFalse();
        assertThat(play.choices()).hasSize(1);
        assertThat(Play.of(HEAP, START, MOST, rolls(), 0).states()).containsExactly(START);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Play.of(HEAP, START, MOST, rolls(), -1))
                .withMessage("A play has 0 or more choices, not -1");
    }

    @Test
    void shouldNotRecordTheDiceOfThePolicy() {
        Play<State, Take> play = Play.of(HEAP, new State(9, 0, 0), Policy.random(), Dice.seeded(1), 100);
        assertThat(play.replay().log().entries()).hasSameSizeAs(play.choices());
        assertThat(play.replay().play(HEAP)).isEqualTo(Either.right(play.steps()));
    }

    @Test
    void shouldRejectWhenAPolicyChoosesAgainstTheRules() {
        Policy<State, Take> greedy = (state, choices, dice) -> new Take(9);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Play.of(HEAP, START, greedy, rolls(), 5))
                .withMessage("A policy must choose by the rules, not against"
                        + " QX-TAK-01: One to three stones of the heap are taken: Take[stones=9]");
        assertThatIllegalArgumentException().isThrownBy(() -> Play.odds(HEAP, START, greedy));
    }

    /**
     * From one stone, the player to move takes it with 5/6, else the other moves: the first wins with 1 / (2 - 5/6) = 6/7
     * and takes 6/5 tries on average.
     */
    @Test
    void shouldGiveTheExactOddsOfAPolicy() {
        Absorption<State> odds = Play.odds(HEAP, new State(1, 0, 5), Policy.first());
        assertThat(odds.settled().probabilityOf(new State(0, 5, 1))).isEqualTo(Fraction.of(6, 7));
        assertThat(odds.settled().probabilityOf(new State(0, 0, 6))).isEqualTo(Fraction.of(1, 7));
        assertThat(odds.meanSteps()).contains(Fraction.of(6, 5));
    }

    @Test
    void shouldReplayOnlyWhatTheLogHolds() {
        Replay<State, Take> replay =
                Play.of(HEAP, START, MOST, rolls(1, 6, 5), 100).replay();
        Replay<State, Take> shorter = new Replay<>(START, replay.choices().dropRight(1), replay.log());
        assertThatThrownBy(() -> shorter.play(HEAP)).isInstanceOf(ScriptMismatchException.class);
        Replay<State, Take> longer = new Replay<>(START, replay.choices(), DiceLog.EMPTY);
        assertThatThrownBy(() -> longer.play(HEAP)).isInstanceOf(ScriptMismatchException.class);
    }

    @Test
    void shouldSayWhichRuleForbidsWhenAReplayHoldsAnIllegalChoice() {
        Replay<State, Take> illegal = new Replay<>(START, Vector.of(new Take(4)), DiceLog.EMPTY);
        assertThat(illegal.play(HEAP).getLeft().rule()).isEqualTo(Heap.TAKE);
    }

    @Test
    void shouldTakeEachChoiceEquallyOftenWhenAPolicyIsRandom() {
        Policy<String, String> random = Policy.random();
        Vector<String> choices = Vector.of("a", "b", "c");
        assertThat(io.github.quadrantrules.dice.Distribution.of(dice -> random.choose("s", choices, dice)))
                .isEqualTo(io.github.quadrantrules.dice.Distribution.uniform(choices));
        assertThat(random.choose("s", Vector.of("a"), Dice.scripted())).isEqualTo("a");
        assertThat(Policy.<String, String>first().choose("s", choices, Dice.scripted()))
                .isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "QX-ABC-1", "QX-ABC-001", "qx-abc-01", "QX-ABCD-01", "QX ABC 01", " QX-ABC-01"})
    void shouldRejectWhenARuleIdHasAnotherForm(String id) {
        assertThatIllegalArgumentException().isThrownBy(() -> RuleId.of(id)).withMessageEndingWith("not " + id);
    }

    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource({"QX-ABC-01, QX-ABC-02, -1", "QX-ABD-01, QX-ABC-02, 1", "QX-ABC-01, QX-ABC-01, 0"})
    void shouldOrderRuleIdsByTheirText(String one, String other, int order) {
        assertThat(Integer.signum(RuleId.of(one).compareTo(RuleId.of(other)))).isEqualTo(order);
    }

    @Test
    void shouldNameRuleReasonAndPieceOfAViolation() {
        assertThat(new Violation(RuleId.of("QX-ABC-01"), "Ships must get farther away", "Risa"))
                .hasToString("QX-ABC-01: Ships must get farther away: Risa");
    }
}
