package io.github.quadrantrules.dice;

import java.util.Arrays;

/**
 * Finds the outcome through a guide, which tells for each stretch of numbers where to begin looking: some eight entries an
 * outcome, so that the first look nearly always finds it, and two in a large table, which would not fit into the cache.
 */
final class GuidedSampler implements Sampler {
    private static final int LARGE = 1 << 16;

    private final long[] cumulative;
    private final long denominator;
    private final int[] guide;
    private final int shift;

    GuidedSampler(long[] weights) {
        cumulative = weights.clone();
        Arrays.parallelPrefix(cumulative, Long::sum);
        denominator = cumulative[cumulative.length - 1];
        int bits = Long.SIZE - Long.numberOfLeadingZeros(denominator - 1);
        int stretches = (cumulative.length < LARGE ? 8 : 2) * cumulative.length;
        int guideBits = Integer.SIZE - Integer.numberOfLeadingZeros(stretches);
        shift = Math.max(0, bits - guideBits);
        guide = new int[(int) ((denominator - 1) >>> shift) + 1];
        int outcome = 0;
        for (int i = 0; i < guide.length; i++) {
            while (cumulative[outcome] <= (long) i << shift) {
                outcome++;
            }
            guide[i] = outcome;
        }
    }

    @Override
    public int sample(Bits bits) {
        long number = bits.below(denominator);
        int outcome = guide[(int) (number >>> shift)];
        while (cumulative[outcome] <= number) {
            outcome++;
        }
        return outcome;
    }
}
