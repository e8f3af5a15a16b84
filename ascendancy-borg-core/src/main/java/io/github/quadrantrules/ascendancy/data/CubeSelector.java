package io.github.quadrantrules.ascendancy.data;

/**
 * Which Cubes in space a command moves. Rule AS-COM-10.
 *
 * @since 0.1.0
 */
public enum CubeSelector {
    /** All of them, the one that the card was drawn for included. */
    ALL_CUBES,
    /** All but the one that the card was drawn for. */
    OTHER_CUBES
}
