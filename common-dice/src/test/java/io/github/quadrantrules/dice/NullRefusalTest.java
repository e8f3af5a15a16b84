package io.github.quadrantrules.dice;

import io.github.quadrantrules.dice.testing.AbstractNullRefusal;

class NullRefusalTest extends AbstractNullRefusal {
    NullRefusalTest() {
        super("io.github.quadrantrules.dice");
    }
}
