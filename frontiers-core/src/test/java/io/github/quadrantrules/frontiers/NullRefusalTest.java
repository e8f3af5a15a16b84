package io.github.quadrantrules.frontiers;

import io.github.quadrantrules.dice.testing.AbstractNullRefusal;

class NullRefusalTest extends AbstractNullRefusal {
    NullRefusalTest() {
        super("io.github.quadrantrules.frontiers");
    }
}
