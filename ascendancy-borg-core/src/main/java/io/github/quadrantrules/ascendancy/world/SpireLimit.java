package io.github.quadrantrules.ascendancy.world;

/**
 * How many Spires can be in play before the next one ends the game.
 *
 * @since 0.1.0
 */
public enum SpireLimit {
    /** The rule: the Borg win when a sixth Spire has to be placed. Rule AS-WIN-01. */
    FIVE(BorgSupply.SPIRES),
    /** The option "Three Spires and you're out": the fourth one ends the game. Rule AS-OPT-04. */
    THREE(3);

    private final int spires;

    SpireLimit(int spires) {
        this.spires = spires;
    }

    /**
     * The most Spires in play.
     *
     * @return 5 or 3
     */
    public int spires() {
        return spires;
    }
}
