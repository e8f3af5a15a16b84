package io.github.quadrantrules.ascendancy.combat;

/**
 * How a Borg die is read. Rules AS-WPN-02 to AS-WPN-05.
 *
 * @since 0.1.0
 */
public final class BorgWeapons {
    private BorgWeapons() {}

    /**
     * What one Borg die does to a player's Ships.
     *
     * <p>A face of at least the Borg hit value is a Hit, whatever ordinary shields the player has. Only protection
     * against the Borg counts: the Hit then has an effect with a 6, or with at least hit value plus protection. Rules
     * AS-WPN-02 to AS-WPN-05.
     *
     * @param face what the die shows, 1 to 6
     * @param hitValue the present Borg hit value, 2 to 6
     * @param shieldVsBorg the player's protection against the Borg, 0 or more
     * @return how the die counts
     * @throws IllegalArgumentException if the face, the hit value or the protection is out of its bounds
     */
    public static BorgShot read(int face, int hitValue, int shieldVsBorg) {
        CombatDice.checkFace(face);
        checkHitValue(hitValue);
        PlayerCombatProfile.checkShield(shieldVsBorg);
        return shot(face, hitValue, shieldVsBorg);
    }

    static BorgShot shot(int face, int hitValue, int shieldVsBorg) {
        if (face == CombatDice.HIGHEST_FACE) {
            return BorgShot.BORG_SYMBOL;
        }
        if (face < hitValue) {
            return BorgShot.MISS;
        }
        return face - hitValue >= shieldVsBorg ? BorgShot.HIT : BorgShot.ABSORBED;
    }

    static void checkHitValue(int hitValue) {
        if (hitValue < 2 || hitValue > CombatDice.HIGHEST_FACE) {
            throw new IllegalArgumentException("A Borg hit value is 2 to 6, not " + hitValue);
        }
    }
}
