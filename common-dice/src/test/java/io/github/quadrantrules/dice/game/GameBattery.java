package io.github.quadrantrules.dice.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.Absorption;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.DiceLog;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.RecordingDice;
import io.github.quadrantrules.dice.ReplayingDice;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * The tests that every game passes: each game's test extends this class.
 *
 * <p>Random games are played from every start with seeds 0, 1, 2 and so on, always the same ones. What the tests then ask
 * of the visited states holds for every game: it ends, nothing that has been changes, everything can be played again from
 * its log and saved, every listed choice is legal, and nothing gets lost.
 *
 * @param <S> the type of the states
 * @param <C> the type of the choices
 * @since 0.1.0
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class GameBattery<S, C> {
    private @Nullable Vector<Visit<S, C>> visits;

    /** A game as it was played, and a copy of each state from before it was left. */
    private record Visit<S, C>(Play<S, C> play, Vector<S> copies) {}

    /** A choice made in a state, with the state's copy from before. */
    private record Attempt<S, C>(S state, S before, C choice, DiceLog log, Either<Violation, Step<S>> result) {}

    /** What {@link #attempts} tells about each attempt. */
    @FunctionalInterface
    private interface Check<S, C> {
        void accept(Attempt<S, C> attempt);
    }

    /**
     * The game to test.
     *
     * @return the game
     */
    protected abstract Game<S, C> game();

    /**
     * The states from which games are played.
     *
     * @return one state or more
     */
    protected abstract Seq<S> starts();

    /**
     * Writes a state as JSON and reads it back.
     *
     * @param state any state of the game
     * @return what was read
     */
    protected abstract S roundTrip(S state);

    /**
     * Writes a choice as JSON and reads it back.
     *
     * @param choice any choice of the game
     * @return what was read
     */
    protected abstract C roundTripChoice(C choice);

    /**
     * What must stay equal from the start of a game to its end, such as the number of pieces of each kind.
     *
     * @param state any state of the game
     * @return a value with sound {@code equals}
     */
    protected abstract Object conserved(S state);

    /**
     * The ids of the rules that events may cite.
     *
     * @return the catalogue
     */
    protected abstract SortedSet<String> catalogue();

    /**
     * Whether the rules allow a game that never ends; it then has to report itself.
     *
     * @return false unless overridden
     */
    protected boolean mayBeEndless() {
        return false;
    }

    /**
     * How a game that has not ended within the limit goes on.
     *
     * @param state where it stands
     * @return the exact odds when everybody follows the policy
     */
    protected Absorption<S> odds(S state) {
        return Play.odds(game(), state, policy());
    }

    /**
     * How choices are made.
     *
     * @return at random unless overridden
     */
    protected Policy<S, C> policy() {
        return Policy.random();
    }

    /**
     * How many games are played from each start.
     *
     * @return 20 unless overridden
     */
    protected int plays() {
        return 20;
    }

    /**
     * After how many choices a game counts as one that does not end.
     *
     * @return 1,000 unless overridden
     */
    protected int limit() {
        return 1_000;
    }

    private Vector<Visit<S, C>> visits() {
        Vector<Visit<S, C>> ready = visits;
        if (ready == null) {
            assertThat(starts()).as("starts").isNotEmpty();
            ready = starts().toVector()
                    .flatMap(start -> Vector.range(0, plays()).map(seed -> visit(start, seed)));
            visits = ready;
        }
        return ready;
    }

    private Visit<S, C> visit(S start, int seed) {
        List<S> copies = new ArrayList<>();
        Policy<S, C> watching = (state, choices, dice) -> {
            copies.add(SerialCopy.of(state));
            return policy().choose(state, choices, dice);
        };
        Play<S, C> play = Play.of(game(), start, watching, Dice.seeded(seed), limit());
        copies.add(SerialCopy.of(play.last()));
        return new Visit<>(play, Vector.ofAll(copies));
    }

    private Vector<S> states() {
        return visits().flatMap(visit -> visit.play().states()).distinct();
    }

    /** Makes every listed choice in every visited state. */
    private void attempts(Check<S, C> check) {
        states().filter(state -> !game().over(state)).forEachWithIndex((state, index) -> {
            S before = SerialCopy.of(state);
            game().choices(state).forEach(choice -> {
                RecordingDice dice = Dice.recording(Dice.seeded(index));
                Either<Violation, Step<S>> result = game().apply(state, choice, dice);
                check.accept(new Attempt<>(state, before, choice, dice.log(), result));
            });
        });
    }

    private static <S, C> Step<S> step(Attempt<S, C> attempt) {
        return attempt.result()
                .getOrElseThrow(violation -> new AssertionError("A listed choice must be legal, not " + attempt.choice()
                        + " in " + attempt.state() + ", because of " + violation));
    }

    /** Every game ends, or reports that it can go on for ever. */
    @Test
    public void shouldEndOrReportAnEndlessGame() {
        visits().map(Visit::play).filter(play -> !play.over()).forEach(play -> {
            assertThat(mayBeEndless())
                    .as("the game must end within %s choices, but stands at %s", limit(), play.last())
                    .isTrue();
            assertThat(odds(play.last()).endless())
                    .as("the probability of an endless game from %s", play.last())
                    .isGreaterThan(Fraction.ZERO);
        });
    }

    /** Somebody has a choice exactly as long as the game is not over, and has each choice once. */
    @Test
    public void shouldHaveChoicesExactlyUntilTheGameIsOver() {
        states().forEach(state -> {
            Seq<C> choices = game().choices(state);
            assertThat(choices.isEmpty()).as("no choice in %s", state).isEqualTo(game().over(state));
            assertThat(choices.distinct()).as("choices in %s", state).isEqualTo(choices);
        });
    }

    /** States of the past stay as they were. */
    @Test
    public void shouldNotChangeEarlierStates() {
        visits().forEach(visit -> visit.play()
                .states()
                .zip(visit.copies())
                .forEach(pair -> assertThat(pair._1).as("a state of the past").isEqualTo(pair._2)));
    }

    /** A game played again from its log gives equal states and events, also after it was saved. */
    @Test
    public void shouldPlayAgainFromTheLog() {
        visits().map(Visit::play).forEach(play -> {
            Replay<S, C> replay = play.replay();
            Replay<S, C> read =
                    new Replay<>(roundTrip(replay.start()), replay.choices().map(this::roundTripChoice), replay.log());
            assertThat(replay.play(game())).isEqualTo(Either.right(play.steps()));
            assertThat(SerialCopy.of(replay).play(game())).isEqualTo(Either.right(play.steps()));
            assertThat(read.play(game())).isEqualTo(Either.right(play.steps()));
        });
    }

    /** Every state can be saved as JSON and by Java serialization, and goes on as before. */
    @Test
    public void shouldRoundTripEveryState() {
        states().forEach(state -> {
            assertThat(roundTrip(state)).as("read from JSON").isEqualTo(state);
            assertThat(SerialCopy.of(state)).as("deserialized").isEqualTo(state);
            assertThat(game().choices(roundTrip(state)))
                    .as("choices after reading %s", state)
                    .isEqualTo(game().choices(state));
        });
    }

    /** Every choice can be saved as JSON and by Java serialization, and so can every step that it leads to. */
    @Test
    public void shouldRoundTripEveryChoiceAndStep() {
        attempts(attempt -> {
            assertThat(roundTripChoice(attempt.choice())).as("read from JSON").isEqualTo(attempt.choice());
            assertThat(SerialCopy.of(attempt.choice())).as("deserialized").isEqualTo(attempt.choice());
            assertThat(SerialCopy.of(step(attempt))).as("deserialized").isEqualTo(step(attempt));
        });
    }

    /** Every listed choice is legal. */
    @Test
    public void shouldApplyEveryListedChoice() {
        attempts(GameBattery::step);
    }

    /** A choice leaves the state from which it is made unchanged. */
    @Test
    public void shouldLeaveTheStateUnchangedWhenAChoiceIsMade() {
        attempts(attempt -> assertThat(attempt.state())
                .as("the state in which %s was chosen", attempt.choice())
                .isEqualTo(attempt.before()));
    }

    /** The same state, choice and dice lead to the same step. */
    @Test
    public void shouldLeadToTheSameStepWhenTheDiceAreTheSame() {
        attempts(attempt -> {
            ReplayingDice again = Dice.replaying(attempt.log());
            assertThat(game().apply(attempt.before(), attempt.choice(), again))
                    .as("%s again in %s", attempt.choice(), attempt.before())
                    .isEqualTo(attempt.result());
            again.finish();
        });
    }

    /** Nothing gets lost and nothing comes from nowhere. */
    @Test
    public void shouldConserveWhatTheRulesConserve() {
        visits().forEach(visit -> {
            Object before = conserved(visit.play().states().head());
            visit.play()
                    .states()
                    .forEach(state -> assertThat(conserved(state))
                            .as("what %s conserves", state)
                            .isEqualTo(before));
        });
        attempts(attempt -> assertThat(conserved(step(attempt).state()))
                .as("what %s conserves in %s", attempt.choice(), attempt.state())
                .isEqualTo(conserved(attempt.before())));
    }

    /** Every event says in a sentence what happened, and by which rules of the catalogue. */
    @Test
    public void shouldExplainEveryEvent() {
        attempts(attempt -> step(attempt).events().forEach(event -> {
            assertThat(event.sentence()).as("the sentence of %s", event).isNotBlank();
            assertThat(event.rules()).as("the rules of %s", event).isNotEmpty();
            assertThat(catalogue())
                    .as("the catalogue")
                    .containsAll(event.rules().map(RuleId::id));
        }));
    }
}
