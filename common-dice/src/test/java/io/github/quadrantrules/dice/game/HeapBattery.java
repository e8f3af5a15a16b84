package io.github.quadrantrules.dice.game;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.json.Saves;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/** The battery on a heap of seven stones, or on some variant of the game. */
class HeapBattery extends GameBattery<Heap.State, Heap.Take> {
    private static final Saves<Heap.State> STATES = Saves.of("heap.state", 1, new TypeReference<>() {});
    private static final Saves<Heap.Take> CHOICES = Saves.of("heap.take", 1, new TypeReference<>() {});

    private final Game<Heap.State, Heap.Take> game;

    HeapBattery(Game<Heap.State, Heap.Take> game) {
        this.game = game;
    }

    @Override
    protected Game<Heap.State, Heap.Take> game() {
        return game;
    }

    @Override
    protected Seq<Heap.State> starts() {
        return Vector.of(new Heap.State(7, 0, 0), new Heap.State(2, 3, 1));
    }

    @Override
    protected Heap.State roundTrip(Heap.State state) {
        return STATES.read(STATES.write(state));
    }

    @Override
    protected Heap.Take roundTripChoice(Heap.Take choice) {
        return CHOICES.read(CHOICES.write(choice));
    }

    @Override
    protected Object conserved(Heap.State state) {
        return state.heap() + state.mine() + state.yours();
    }

    @Override
    protected SortedSet<String> catalogue() {
        return TreeSet.of("QX-TAK-01", "QX-TAK-02");
    }

    @Override
    protected int limit() {
        return 100;
    }
}
