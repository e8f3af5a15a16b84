package io.github.quadrantrules.dice;

/**
 * Chooses the place of an outcome: a number below the denominator is drawn, and the first outcome whose cumulative weight
 * exceeds it is the result.
 */
sealed interface Sampler permits GuidedSampler, BigSampler {
    int sample(Bits bits);
}
