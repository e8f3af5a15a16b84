package io.github.quadrantrules.dice.game;

/**
 * Where component data comes from.
 *
 * @since 0.1.0
 */
public enum Provenance {
    /** Printed in the text of the rulebook. */
    PRINTED,
    /** Gathered from public material about the components. */
    COMMUNITY,
    /** Made up to be plausible, because nobody has published it. */
    SAMPLE
}
