package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Roll;
import java.io.Serializable;

/**
 * The Cube's attack in a round. Immutable.
 *
 * @param hitValue the number that the Borg had to roll, 2 to 6
 * @param roll what the Borg dice showed; faces that do the same to everybody are told as the lowest of them
 * @since 0.1.0
 */
public record BorgVolley(int hitValue, Roll<Integer> roll) implements Serializable {
    /**
     * Checks the number needed.
     *
     * @throws IllegalArgumentException if it is outside 2 to 6
     */
    public BorgVolley {
        requireNonNull(roll, "roll");
        BorgWeapons.checkHitValue(hitValue);
    }

    /**
     * Rolls all dice that are off the Cube Card. Rules AS-DMG-03 and AS-WPN-01 to AS-WPN-05.
     *
     * @param cube the Cube, not destroyed
     * @param hitValue the Borg hit value by the Spires that are in play now, 2 to 6
     * @param shieldVsBorg the player's protection against the Borg, 0 or more
     * @param dice where chance comes from
     * @return the attack
     * @throws IllegalArgumentException if the hit value or the protection is out of its bounds
     */
    public static BorgVolley roll(CubeCombat cube, int hitValue, int shieldVsBorg, Dice dice) {
        return roll(cube.dicePool(), hitValue, shieldVsBorg, dice);
    }

    /** The attack of a Cube or of a Borg World, which rolls one die a Structure. Rule AS-RCL-05. */
    static BorgVolley roll(int count, int hitValue, int shieldVsBorg, Dice dice) {
        BorgWeapons.checkHitValue(hitValue);
        PlayerCombatProfile.checkShield(shieldVsBorg);
        return new BorgVolley(
                hitValue, dice.roll(CombatDice.borg(hitValue, CombatDice.breaks(hitValue, shieldVsBorg)), count));
    }

    /** The attack on everybody who is in the battle. */
    static BorgVolley roll(CubeBattleState battle, Dice dice) {
        int hitValue = battle.setting().borgHitValue();
        int breaks = 0;
        int index = 0;
        for (BattleForce force : battle.forces()) {
            BattleSide side = battle.setting().sides().get(index++);
            breaks |= force.isInBattle()
                    ? CombatDice.breaks(hitValue, side.player().shieldVsBorg())
                    : 0;
        }
        return new BorgVolley(
                hitValue,
                dice.roll(CombatDice.borg(hitValue, breaks), battle.cube().dicePool()));
    }

    /**
     * All Hits, absorbed ones included. Rules AS-WPN-02, AS-WPN-03 and AS-WPN-05.
     *
     * @return 0 to the number of dice
     */
    public int hits() {
        return roll.count(face -> face >= hitValue);
    }

    /**
     * The Hits that each remove a Ship of a player with a protection. Rules AS-WPN-05 and AS-WPN-06.
     *
     * @param shieldVsBorg the protection for which the dice were rolled, 0 or more
     * @return 0 to {@link #hits}
     */
    public int effectiveHits(int shieldVsBorg) {
        return roll.count(face -> BorgWeapons.shot(face, hitValue, shieldVsBorg).compareTo(BorgShot.HIT) >= 0);
    }

    /**
     * The Borg symbols, each a Hit and a repair. Rules AS-WPN-03 and AS-RGN-01.
     *
     * @return 0 to {@link #hits}
     */
    public int symbols() {
        return roll.count(CombatDice.HIGHEST_FACE);
    }
}
