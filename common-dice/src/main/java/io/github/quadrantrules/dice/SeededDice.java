package io.github.quadrantrules.dice;

/**
 * Dice from the library's own counter-based generator.
 *
 * <p>The way from generator to outcome is part of the compatibility promise. A request draws words until one gives an
 * unbiased number below the distribution's denominator (the high half of the 128-bit product of word and denominator);
 * the outcome is the first whose cumulative weight exceeds that number, in the order of
 * {@link Distribution#outcomes}. Pools too large for a table are drawn die by die in the same way. Denominators beyond
 * 63 bits take as many words as needed, most significant first.
 *
 * @since 0.1.0
 */
public final class SeededDice implements Dice {
    private final Counter counter;

    SeededDice(SeedPosition start) {
        this.counter = new Counter(start);
    }

    @Override
    public <T> T pick(Distribution<T> distribution) {
        return distribution.sample(counter);
    }

    /**
     * Where these dice stand now.
     *
     * @return a value from which {@link SeedPosition#dice} goes on
     */
    public SeedPosition position() {
        return counter.start.jump(counter.drawn);
    }

    private static final class Counter implements Bits {
        private final SeedPosition start;
        private final long outerKey;
        private final long innerKey;
        private long drawn;

        Counter(SeedPosition start) {
            this.start = start;
            this.outerKey = start.outerKey();
            this.innerKey = start.innerKey();
        }

        @Override
        public long next() {
            return SeedPosition.word(start.position() + drawn++, outerKey, innerKey);
        }
    }
}
