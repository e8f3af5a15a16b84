package io.github.quadrantrules.dice.game;

import io.github.quadrantrules.dice.Dice;

/** A game of the heap as it was played, for tests of other packages. */
public final class Heaps {
    /** A play that is over. */
    public static final Play<?, ?> PLAY =
            Play.of(new Heap(), new Heap.State(5, 0, 0), Policy.random(), Dice.seeded(3), 100);

    private Heaps() {}
}
