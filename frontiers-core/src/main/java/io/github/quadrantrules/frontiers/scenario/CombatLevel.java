package io.github.quadrantrules.frontiers.scenario;

/**
 * How strong Khan's fleet and the Borg Cubes are. Rule FR-RKD-02.
 *
 * @since 0.1.0
 */
public enum CombatLevel {
    /** The easiest. */
    DARING,
    /** In between. */
    HEROIC,
    /** The hardest. */
    LEGENDARY
}
