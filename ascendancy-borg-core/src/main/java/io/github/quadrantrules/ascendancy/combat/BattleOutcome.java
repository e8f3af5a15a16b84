package io.github.quadrantrules.ascendancy.combat;

/**
 * How a battle against a Cube stands or ended. Rule AS-END-01.
 *
 * @since 0.1.0
 */
public enum BattleOutcome {
    /** The battle goes on. */
    UNDECIDED("the battle goes on"),
    /** The Cube is destroyed and Ships are left. */
    CUBE_DESTROYED("Cube destroyed"),
    /** The Cube is destroyed, and its last shots destroyed the last Ship: nobody's victory. */
    MUTUAL_DESTRUCTION("Cube and Ships destroyed"),
    /** All Ships are lost; the Cube wins. */
    SHIPS_LOST("all Ships lost"),
    /** The Ships have retreated; the Cube wins. */
    RETREATED("retreat");

    private final String words;

    BattleOutcome(String words) {
        this.words = words;
    }

    /**
     * The outcome in a few words, for tables.
     *
     * @return for example {@code "Cube destroyed"}
     */
    public String words() {
        return words;
    }

    /**
     * Whether the Cube has won: no player Ship is left in the battle and the Cube is not destroyed.
     *
     * @return true if all Ships are lost or have retreated
     */
    public boolean cubeWins() {
        return this == SHIPS_LOST || this == RETREATED;
    }
}
