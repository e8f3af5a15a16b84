package io.github.quadrantrules.frontiers.scenario;

/**
 * How much the players are pressed for time. Rule FR-RKD-02.
 *
 * @since 0.1.0
 */
public enum RaceLevel {
    /** The easiest. */
    FAIR,
    /** In between. */
    TIGHT,
    /** The hardest. */
    THRILLING
}
