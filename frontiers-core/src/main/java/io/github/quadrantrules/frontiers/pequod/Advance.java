package io.github.quadrantrules.frontiers.pequod;

/**
 * What can be decided on a {@link PequodVoyage}: to let Khan make his next step.
 *
 * @since 0.1.0
 */
public enum Advance {
    /** The Pequod moves one space. */
    ONE_SPACE
}
