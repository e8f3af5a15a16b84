package io.github.quadrantrules.ascendancy.data;

/**
 * What a Resource Node yields.
 *
 * @since 0.1.0
 */
public enum ResourceKind {
    /** Production. */
    PRODUCTION,
    /** Research. */
    RESEARCH,
    /** Culture. */
    CULTURE
}
