package io.github.quadrantrules.ascendancy.data;

/**
 * What an Exploration Card is about.
 *
 * @since 0.1.0
 */
public enum ExplorationKind {
    /** A danger; the Borg take no notice of it (AS-LNK-07). */
    CRISIS,
    /** A find; the Borg take no notice of it (AS-LNK-07). */
    DISCOVERY,
    /** A Civilization, which makes the System a Developed one (AS-LNK-06). */
    CIVILIZATION,
    /** A world that nobody lives on. */
    VIRGIN_WORLD,
    /** Anything else. */
    OTHER
}
