package io.github.quadrantrules.dice;

import java.util.random.RandomGenerator;

/** Dice from a generator of the caller's, with the same way from words to outcomes as seeded dice. */
record GeneratorDice(RandomGenerator generator) implements Dice, Bits {
    @Override
    public <T> T pick(Distribution<T> distribution) {
        return distribution.sample(this);
    }

    @Override
    public long next() {
        return generator.nextLong();
    }
}
