package io.github.quadrantrules.dice.game;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Heap.State;
import io.github.quadrantrules.dice.game.Heap.Take;
import io.github.quadrantrules.dice.game.Heap.Taken;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.Serializable;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A sound game passes the battery (the tests inherited); each broken one fails the test made for its fault. */
class GameBatteryTest extends HeapBattery {
    GameBatteryTest() {
        super(new Heap());
    }

    private static void assertFails(ThrowingCallable test, String said) {
        assertThatThrownBy(test).isInstanceOf(AssertionError.class).hasMessageContaining(said);
    }

    private static Step<State> take(State state, Take choice, Dice dice) {
        return new Heap().apply(state, choice, dice).get();
    }

    @Test
    void shouldFailWhenAGameDoesNotEnd() {
        HeapBattery battery = new HeapBattery(new AlwaysSlipping());
        assertFails(battery::shouldEndOrReportAnEndlessGame, "must end within 100 choices");
    }

    @Test
    void shouldPassWhenAnEndlessGameReportsItself() {
        HeapBattery battery = new HeapBattery(new AlwaysSlipping()) {
            @Override
            protected boolean mayBeEndless() {
                return true;
            }
        };
        assertThatCode(battery::shouldEndOrReportAnEndlessGame).doesNotThrowAnyException();
    }

    @Test
    void shouldFailWhenAGameThatMayBeEndlessIsOnlyLong() {
        HeapBattery battery = new HeapBattery(new Heap()) {
            @Override
            protected boolean mayBeEndless() {
                return true;
            }

            @Override
            protected int limit() {
                return 2;
            }
        };
        assertFails(battery::shouldEndOrReportAnEndlessGame, "probability of an endless game");
    }

    @Test
    void shouldFailWhenThereIsNoChoiceBeforeTheEnd() {
        HeapBattery battery = new HeapBattery(new Heap() {
            @Override
            public boolean over(State state) {
                return state.heap() <= 1;
            }
        });
        assertFails(battery::shouldHaveChoicesExactlyUntilTheGameIsOver, "no choice in State[heap=1");
    }

    @Test
    void shouldFailWhenAChoiceIsListedTwice() {
        HeapBattery battery = new HeapBattery(new Heap() {
            @Override
            public Seq<Take> choices(State state) {
                return super.choices(state).appendAll(super.choices(state).take(1));
            }
        });
        assertFails(battery::shouldHaveChoicesExactlyUntilTheGameIsOver, "choices in State[heap=7");
    }

    @Test
    void shouldFailWhenAnIllegalChoiceIsListed() {
        HeapBattery battery = new HeapBattery(new Listing()) {
            @Override
            public Policy<State, Take> policy() {
                return Policy.first();
            }
        };
        assertFails(battery::shouldApplyEveryListedChoice, "Take[stones=4]");
    }

    @Test
    void shouldFailWhenTheGameHasAMemory() {
        HeapBattery battery = new HeapBattery(new Remembering());
        assertFails(battery::shouldLeadToTheSameStepWhenTheDiceAreTheSame, "again in State");
        assertFails(battery::shouldPlayAgainFromTheLog, "");
    }

    @Test
    void shouldFailWhenPiecesGetLost() {
        HeapBattery battery = new HeapBattery(new Losing());
        assertFails(battery::shouldConserveWhatTheRulesConserve, "conserves");
    }

    @Test
    void shouldFailWhenAnEventCitesNoRule() {
        HeapBattery battery = new HeapBattery(new Explaining("QX-TAK-01") {
            @Override
            Taken told(Taken event) {
                return new Taken(event.stones(), Vector.empty());
            }
        });
        assertFails(battery::shouldExplainEveryEvent, "the rules of Taken");
    }

    @Test
    void shouldFailWhenAnEventCitesAnUnknownRule() {
        assertFails(new HeapBattery(new Explaining("QX-TAK-09"))::shouldExplainEveryEvent, "QX-TAK-09");
    }

    @Test
    void shouldFailWhenReadingAStateChangesIt() {
        HeapBattery battery = new HeapBattery(new Heap()) {
            @Override
            protected State roundTrip(State state) {
                return new State(state.heap(), state.yours(), state.mine());
            }
        };
        assertFails(battery::shouldRoundTripEveryState, "read from JSON");
        assertFails(battery::shouldPlayAgainFromTheLog, "");
    }

    @Test
    void shouldFailWhenReadingAChoiceChangesIt() {
        HeapBattery battery = new HeapBattery(new Heap()) {
            @Override
            protected Take roundTripChoice(Take choice) {
                return new Take(1);
            }
        };
        assertFails(battery::shouldRoundTripEveryChoiceAndStep, "read from JSON");
    }

    @Test
    void shouldFailWhenAGameChangesItsStates() {
        MutableBattery battery = new MutableBattery();
        assertFails(battery::shouldNotChangeEarlierStates, "a state of the past");
        assertFails(battery::shouldLeaveTheStateUnchangedWhenAChoiceIsMade, "was chosen");
    }

    private static final class AlwaysSlipping extends Heap {
        @Override
        public Either<Violation, Step<State>> apply(State state, Take choice, Dice dice) {
            State next = new State(state.heap(), state.yours(), state.mine());
            return Either.right(new Step<>(next, Vector.of(new Taken(0, Vector.of(SLIP)))));
        }
    }

    private static final class Listing extends Heap {
        @Override
        public Seq<Take> choices(State state) {
            return state.heap() == 0 ? Vector.empty() : Vector.of(new Take(1), new Take(4));
        }

        @Override
        public Either<Violation, Step<State>> apply(State state, Take choice, Dice dice) {
            return new Heap().apply(state, choice, dice);
        }
    }

    private static final class Remembering extends Heap {
        private int applied;

        @Override
        public Either<Violation, Step<State>> apply(State state, Take choice, Dice dice) {
            applied++;
            return super.apply(state, applied % 2 == 0 ? choice : new Take(1), dice);
        }
    }

    private static final class Losing extends Heap {
        @Override
        public Either<Violation, Step<State>> apply(State state, Take choice, Dice dice) {
            Step<State> step = take(state, choice, dice);
            State next = new State(step.state().heap(), step.state().mine(), state.mine());
            return Either.right(new Step<>(next, step.events()));
        }
    }

    private static class Explaining extends Heap {
        private final RuleId rule;

        Explaining(String rule) {
            this.rule = RuleId.of(rule);
        }

        Taken told(Taken event) {
            return new Taken(event.stones(), Vector.of(rule));
        }

        @Override
        public Either<Violation, Step<State>> apply(State state, Take choice, Dice dice) {
            Step<State> step = take(state, choice, dice);
            return Either.right(new Step<>(step.state(), step.events().map(event -> told((Taken) event))));
        }
    }

    /** A counter that is counted down in place. */
    private static final class Mutable implements Serializable {
        private static final long serialVersionUID = 1;
        private int left;

        Mutable(int left) {
            this.left = left;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Mutable that && left == that.left;
        }

        @Override
        public int hashCode() {
            return left;
        }
    }

    private record CountingDown() implements Game<Mutable, Take> {
        @Override
        public Seq<Take> choices(Mutable state) {
            return over(state) ? Vector.empty() : Vector.of(new Take(1));
        }

        @Override
        public Either<Violation, Step<Mutable>> apply(Mutable state, Take choice, Dice dice) {
            Mutable next = new Mutable(state.left - 1);
            // The fault: the state of the past changes with the new one.
            state.left++;
            return Either.right(new Step<>(next, Vector.empty()));
        }

        @Override
        public boolean over(Mutable state) {
            return state.left <= 0;
        }
    }

    private static final class MutableBattery extends GameBattery<Mutable, Take> {
        @Override
        protected Game<Mutable, Take> game() {
            return new CountingDown();
        }

        @Override
        protected Seq<Mutable> starts() {
            return Vector.of(new Mutable(3));
        }

        @Override
        protected Mutable roundTrip(Mutable state) {
            return new Mutable(state.left);
        }

        @Override
        protected Take roundTripChoice(Take choice) {
            return choice;
        }

        @Override
        protected Object conserved(Mutable state) {
            return 0;
        }

        @Override
        protected SortedSet<String> catalogue() {
            return TreeSet.empty();
        }
    }
}
