package io.github.quadrantrules.ascendancy.combat;

/**
 * When Ships must and where they may retreat. Rules AS-RET-01 to AS-RET-05; only players retreat, never a Cube.
 *
 * @since 0.1.0
 */
public final class Retreat {
    private Retreat() {}

    /**
     * Whether a player must retreat at the end of a round: no die could hit the adapted shields any more.
     *
     * <p>The answer says what the rule asks for; a player who may not retreat (AS-RET-04) or has nowhere to go
     * (AS-RET-02) fights on all the same. Rule AS-RET-01.
     *
     * @param weapons the player's weapons
     * @param nextModifier the Shield Modifier, already raised for the next round
     * @return true if a 7 or more would be needed and a 6 does not always hit
     */
    public static boolean isForced(ShipWeapons weapons, ShieldModifier nextModifier) {
        return AdaptiveShields.isHopeless(weapons, nextModifier);
    }

    /**
     * Whether Ships may end their Retreat in a Sector: they move at least one Sector and get farther away from the Cube.
     * Rule AS-RET-02.
     *
     * @param distanceBefore how many Sectors the Ships are from the Cube before they move, 0 or more
     * @param destination where a Retreat move of the base game would lead
     * @return true if the Ships may go there
     * @throws IllegalArgumentException if the distance is negative
     */
    public static boolean isLegalDestination(int distanceBefore, RetreatDestination destination) {
        if (distanceBefore < 0) {
            throw new IllegalArgumentException("A distance to the Cube is 0 Sectors or more, not " + distanceBefore);
        }
        return destination.sectorsMoved() >= 1 && destination.distanceToCube() > distanceBefore;
    }
}
