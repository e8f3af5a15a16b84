package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;

/**
 * The Cube Card in a combat, in space or against a planet: how much the Cube is damaged and how far its shields have
 * adapted. Rule AS-CMP-09.
 *
 * <p>A Cube has 9 dice. Those on the Cube Card are its damage, the others it rolls: the two always sum to 9. The number
 * of the round is not kept, because it decides nothing that the Shield Modifier does not say: in round <i>r</i> the
 * modifier is <i>r</i> - 1, and 4 from the fifth round on. Battles of any length therefore have few different states.
 * Immutable.
 *
 * @param diceOnCard the damage, 0 to 9; with 9 the Cube is destroyed
 * @param modifier the present Shield Modifier
 * @since 0.1.0
 */
public record CubeCombat(int diceOnCard, ShieldModifier modifier) implements Serializable {
    /** The number of Borg dice, and so of damage that destroys a Cube. Rules AS-CMP-04 and AS-DES-01. */
    public static final int DICE = 9;

    /**
     * The Cube at the start of every combat: 9 attack dice, no damage, modifier 0, whatever happened before. Rules
     * AS-DMG-01, AS-SHD-01 and AS-END-02.
     */
    public static final CubeCombat FRESH = new CubeCombat(0, ShieldModifier.NONE);

    /**
     * Checks the damage.
     *
     * @throws IllegalArgumentException if the dice on the card are outside 0 to 9
     */
    public CubeCombat {
        requireNonNull(modifier, "modifier");
        if (diceOnCard < 0 || diceOnCard > DICE) {
            throw new IllegalArgumentException("A Cube Card holds 0 to 9 dice, not " + diceOnCard);
        }
    }

    /**
     * The dice that the Borg roll: all that are not on the Cube Card. Rule AS-DMG-03.
     *
     * @return 0 to 9
     */
    public int dicePool() {
        return DICE - diceOnCard;
    }

    /**
     * Whether all dice are on the Cube Card. Rule AS-DES-01.
     *
     * @return true if the Cube is destroyed
     */
    public boolean isDestroyed() {
        return diceOnCard == DICE;
    }

    /**
     * Whether the shields have not adapted yet, so that the coming round is the first one. Rules AS-SHD-01 and AS-SHD-02.
     *
     * @return true with modifier 0
     */
    public boolean isUnadapted() {
        return modifier.value() == 0;
    }

    /**
     * Marks Hits: one die to the card for each; Hits beyond the ninth die have no effect. Rules AS-DMG-02 and AS-DMG-04.
     *
     * @param hits the players' Hits, 0 or more
     * @return the damaged Cube
     * @throws IllegalArgumentException if the number is negative
     */
    public CubeCombat damaged(int hits) {
        if (hits < 0) {
            throw new IllegalArgumentException("A Cube suffers 0 or more Hits, not " + hits);
        }
        return new CubeCombat(diceOnCard + Math.min(hits, dicePool()), modifier);
    }

    /**
     * Ends a round: the shields adapt, unless the Cube is destroyed. Rules AS-SHD-02 and AS-SHD-03.
     *
     * @return the Cube with its modifier for the next round
     */
    public CubeCombat adapted() {
        return isDestroyed() ? this : new CubeCombat(diceOnCard, modifier.raised());
    }
}
