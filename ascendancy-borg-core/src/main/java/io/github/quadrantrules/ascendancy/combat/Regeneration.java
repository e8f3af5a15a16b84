package io.github.quadrantrules.ascendancy.combat;

/**
 * How a Cube repairs itself. Rules AS-RGN-01 to AS-RGN-04.
 *
 * @since 0.1.0
 */
public final class Regeneration {
    private Regeneration() {}

    /**
     * Repairs one damage for each Borg symbol rolled.
     *
     * <p>It happens after the round's Hits are marked, so the repaired dice are rolled from the next round on; symbols
     * without damage repair nothing, and a destroyed Cube is not repaired. Rules AS-RGN-01 to AS-RGN-04.
     *
     * @param marked the Cube after the players' Hits
     * @param symbols how many dice show the Borg symbol, 0 or more
     * @return the repaired Cube
     * @throws IllegalArgumentException if the number is negative
     */
    public static CubeCombat apply(CubeCombat marked, int symbols) {
        if (symbols < 0) {
            throw new IllegalArgumentException("The Borg roll 0 or more symbols, not " + symbols);
        }
        return marked.isDestroyed()
                ? marked
                : new CubeCombat(marked.diceOnCard() - Math.min(symbols, marked.diceOnCard()), marked.modifier());
    }
}
