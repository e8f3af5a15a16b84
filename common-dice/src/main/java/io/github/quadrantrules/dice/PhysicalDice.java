package io.github.quadrantrules.dice;

import java.util.function.Consumer;

/** Rolls reduced dice in full, shows them, and hands the rule what it reads. */
record PhysicalDice(Dice dice, Consumer<Roll<?>> seen) implements Dice {
    @Override
    @SuppressWarnings("unchecked")
    public <T> T pick(Distribution<T> distribution) {
        // A pool is a distribution of rolls, so T is Roll<F> here.
        return distribution instanceof Pool<?> pool ? (T) roll(pool) : dice.pick(distribution);
    }

    private <F extends Comparable<F>> Roll<F> roll(Pool<F> pool) {
        Roll<?> full = dice.roll(pool.die().physical(), pool.count());
        seen.accept(full);
        return pool.read(full).get();
    }
}
