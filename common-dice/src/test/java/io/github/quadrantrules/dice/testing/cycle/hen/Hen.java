package io.github.quadrantrules.dice.testing.cycle.hen;

import io.github.quadrantrules.dice.testing.cycle.Egg;

/** The other half of the cycle. */
public interface Hen {
    Egg lay();
}
