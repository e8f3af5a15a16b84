package io.github.quadrantrules.frontiers.boarding;

/**
 * The two kinds of Planet Tokens in the ground force of the Pequod.
 *
 * @since 0.1.0
 */
public enum PlanetClass {
    /** Class L, drawn first. */
    L,
    /** Class K. */
    K
}
