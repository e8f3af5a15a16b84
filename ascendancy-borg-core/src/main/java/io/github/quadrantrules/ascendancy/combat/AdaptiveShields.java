package io.github.quadrantrules.ascendancy.combat;

/**
 * The shields of a Cube, which adapt to the players' weapons, so that a battle is a race (AS-STR-02). Rules AS-SHD-01 to
 * AS-SHD-07.
 *
 * @since 0.1.0
 */
public final class AdaptiveShields {
    private AdaptiveShields() {}

    /**
     * The number that a player must roll to hit a Cube.
     *
     * <p>The Cube adapts: its Shield Modifier starts at 0 and rises by 1 after every round of combat, to at most 4. It is
     * added to the number needed, not to the roll, and it is the same for every player, because it belongs to the Cube.
     * Rules AS-SHD-01 to AS-SHD-05 and AS-SHD-07.
     *
     * @param weaponHitValue the lowest face that hits without shields, 1 to 6 inclusive
     * @param modifier the Cube's present Shield Modifier
     * @return the number needed; 7 or more cannot be rolled
     * @throws IllegalArgumentException if {@code weaponHitValue} is outside 1 to 6
     */
    public static int neededRoll(int weaponHitValue, ShieldModifier modifier) {
        return checkHitValue(weaponHitValue) + modifier.value();
    }

    /**
     * Whether one die hits. Rules AS-SHD-04 to AS-SHD-06.
     *
     * @param face what the die shows, 1 to 6
     * @param weapons the weapons of the player who rolled it
     * @param modifier the Cube's present Shield Modifier
     * @return true for a face of at least the number needed, and for a 6 where a 6 always hits
     * @throws IllegalArgumentException if the face is outside 1 to 6
     */
    public static boolean isHit(int face, ShipWeapons weapons, ShieldModifier modifier) {
        return CombatDice.checkFace(face) >= lowestHit(weapons, modifier);
    }

    /**
     * Whether no face of a die can hit. Rules AS-SHD-05 and AS-SHD-06.
     *
     * @param weapons the weapons of a player
     * @param modifier the Cube's present Shield Modifier
     * @return true if a 7 or more is needed and a 6 does not always hit
     */
    public static boolean isHopeless(ShipWeapons weapons, ShieldModifier modifier) {
        return lowestHit(weapons, modifier) > CombatDice.HIGHEST_FACE;
    }

    /** The lowest face that hits; 7 or more if none does. */
    static int lowestHit(ShipWeapons weapons, ShieldModifier modifier) {
        int needed = neededRoll(weapons.hitValue(), modifier);
        return weapons.sixAlwaysHits() ? Math.min(needed, CombatDice.HIGHEST_FACE) : needed;
    }

    static int checkHitValue(int weaponHitValue) {
        if (weaponHitValue < 1 || weaponHitValue > CombatDice.HIGHEST_FACE) {
            throw new IllegalArgumentException("A weapon's hit value is 1 to 6, not " + weaponHitValue);
        }
        return weaponHitValue;
    }
}
