package io.github.quadrantrules.dice.game;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Die;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.Serializable;

/**
 * A tiny complete game: two players take one to three stones from a heap in turn; who takes the last one wins.
 *
 * <p>Before each take a die is rolled, and on a 6 the hand slips: nothing is taken.
 */
class Heap implements Game<Heap.State, Heap.Take> {
    static final Die<Integer> D6 = Die.numbered("die", 6);
    static final RuleId TAKE = RuleId.of("QX-TAK-01");
    static final RuleId SLIP = RuleId.of("QX-TAK-02");

    record State(int heap, int mine, int yours) implements Serializable {
        State {
            if (heap < 0 || mine < 0 || yours < 0) {
                throw new IllegalArgumentException(
                        "Stones are counted from 0, not from " + Math.min(heap, Math.min(mine, yours)));
            }
        }
    }

    record Take(int stones) implements Serializable {}

    record Taken(int stones, Vector<RuleId> rules) implements Event {
        @Override
        public String sentence() {
            return stones == 0 ? "The hand slips." : "Takes " + stones + ".";
        }
    }

    @Override
    public Seq<Take> choices(State state) {
        return Vector.rangeClosed(1, Math.min(3, state.heap())).map(Take::new);
    }

    @Override
    public Either<Violation, Step<State>> apply(State state, Take choice, Dice dice) {
        if (!choices(state).contains(choice)) {
            return Either.left(new Violation(TAKE, "One to three stones of the heap are taken", choice.toString()));
        }
        boolean slips = dice.roll(D6, 1).count(6) == 1;
        int taken = slips ? 0 : choice.stones();
        State next = new State(state.heap() - taken, state.yours(), state.mine() + taken);
        return Either.right(new Step<>(next, Vector.of(new Taken(taken, Vector.of(slips ? SLIP : TAKE)))));
    }

    @Override
    public boolean over(State state) {
        return state.heap() == 0;
    }
}
