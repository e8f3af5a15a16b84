package io.github.quadrantrules.ascendancy.combat;

/**
 * A Structure on a planet: a Node, and nothing else. Ships, Warp Tokens and a Starbase in orbit are none. Rules AS-ASM-04
 * and AS-SBS-03.
 *
 * @since 0.1.0
 */
public enum Structure {
    /** A Resource Node for Culture. */
    CULTURE_NODE,
    /** A Resource Node for Production. */
    PRODUCTION_NODE,
    /** A Resource Node for Research. */
    RESEARCH_NODE,
    /** The Control Node of the player who controls the System. */
    CONTROL_NODE
}
