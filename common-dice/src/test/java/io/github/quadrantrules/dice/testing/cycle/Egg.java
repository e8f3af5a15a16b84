package io.github.quadrantrules.dice.testing.cycle;

import io.github.quadrantrules.dice.testing.cycle.hen.Hen;

/** Half of a cycle of packages, for the test of the architecture rules. */
public interface Egg {
    Hen hatch();
}
