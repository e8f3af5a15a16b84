package io.github.quadrantrules.dice;

import java.io.Serializable;

/**
 * Where seeded dice stand: all there is to know about them, as a value that can be saved.
 *
 * <p>The word at a position is a bijective 64-bit mixture of the position, keyed twice by seed and stream: any position of
 * any stream is reached at once, without the words before it. Immutable.
 *
 * @param seed any number
 * @param stream any number
 * @param position how many words have been drawn, as an unsigned number
 * @since 0.1.0
 */
public record SeedPosition(long seed, long stream, long position) implements Serializable {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /**
     * The position so many words further on.
     *
     * @param words how far; negative goes back
     * @return the new position
     */
    public SeedPosition jump(long words) {
        return new SeedPosition(seed, stream, position + words);
    }

    /**
     * The beginning of a stream of its own, which depends on this position and on the number of the branch.
     *
     * @param branch different numbers give independent streams
     * @return the beginning of the new stream
     */
    public SeedPosition split(long branch) {
        long key = mix(stream + GOLDEN * (branch + 1)) ^ mix(position ^ 0x5851F42D4C957F2DL);
        return new SeedPosition(seed, mix(key + seed), 0);
    }

    /**
     * Dice that go on from here.
     *
     * @return new dice
     */
    public SeededDice dice() {
        return new SeededDice(this);
    }

    /** Added to the multiplied position before the first mixture. */
    long outerKey() {
        return mix(seed + GOLDEN);
    }

    /** Put between the two mixtures. */
    long innerKey() {
        return mix(mix(stream ^ 0xD1B54A32D192ED03L) + seed);
    }

    static long word(long position, long outerKey, long innerKey) {
        return mix(mix(position * GOLDEN + outerKey) ^ innerKey);
    }

    /** A bijection of 64-bit words in which every bit of the input moves about half of the bits of the output. */
    private static long mix(long word) {
        long mixed = (word ^ (word >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
