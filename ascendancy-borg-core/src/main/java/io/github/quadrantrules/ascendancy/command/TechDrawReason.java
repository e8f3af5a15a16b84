package io.github.quadrantrules.ascendancy.command;

/**
 * Why somebody wants to draw a card from the Borg Technology deck. Rules AS-TEC-01 and AS-TEC-05.
 *
 * @since 0.1.0
 */
public enum TechDrawReason {
    /** For having a part in the destruction of a Cube. */
    CUBE_DESTROYED("for destroying a Cube"),
    /** For reclaiming a Borg World. */
    WORLD_RECLAIMED("for reclaiming a Borg World"),
    /** By an Advancement that lets a player draw from a Rival's Advancement deck, which this deck is not. */
    RIVAL_ADVANCEMENT_DECK("from a Rival's Advancement deck");

    private final String words;

    TechDrawReason(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }
}
