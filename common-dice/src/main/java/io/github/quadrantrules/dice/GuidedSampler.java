package io.github.quadrantrules.dice;

import java.util.Arrays;

/** Finds the outcome through a guide, which tells for each stretch of numbers where to begin looking. */
final class GuidedSampler implements Sampler {
    private final long[] cumulative;
    private final long denominator;
    private final int[] guide;
    private final int shift;

    GuidedSampler(long[] weights) {
        cumulative = weights.clone();
        Arrays.parallelPrefix(cumulative, Long::sum);
        denominator = cumulative[cumulative.length - 1];
        int bits = Long.SIZE - Long.numberOfLeadingZeros(denominator - 1);
        int guideBits = Integer.SIZE - Integer.numberOfLeadingZeros(8 * cumulative.length);
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
