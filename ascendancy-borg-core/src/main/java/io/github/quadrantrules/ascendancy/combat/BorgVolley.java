package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Roll;
import java.io.Serializable;
import java.util.function.Predicate;

/**
 * The Cube's attack in a round. Immutable.
 *
 * @param hitValue the number that the Borg had to roll, 2 to 6
 * @param roll what the Borg dice showed, as read against the player's Ships
 * @since 0.1.0
 */
public record BorgVolley(int hitValue, Roll<BorgShot> roll) implements Serializable {
    private static final Predicate<BorgShot> HITS = shot -> shot != BorgShot.MISS;
    private static final Predicate<BorgShot> EFFECTIVE = shot -> shot.compareTo(BorgShot.HIT) >= 0;
    private static final Predicate<BorgShot> SYMBOLS = shot -> shot == BorgShot.BORG_SYMBOL;

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
        return new BorgVolley(hitValue, dice.roll(CombatDice.borg(hitValue, shieldVsBorg), cube.dicePool()));
    }

    /**
     * All Hits, absorbed ones included. Rules AS-WPN-02, AS-WPN-03 and AS-WPN-05.
     *
     * @return 0 to the number of dice
     */
    public int hits() {
        return roll.count(HITS);
    }

    /**
     * The Hits that the player's protection absorbs. Rule AS-WPN-05.
     *
     * @return 0 to {@link #hits}
     */
    public int absorbed() {
        return hits() - effectiveHits();
    }

    /**
     * The Hits that each remove a Ship. Rule AS-WPN-06.
     *
     * @return 0 to {@link #hits}
     */
    public int effectiveHits() {
        return roll.count(EFFECTIVE);
    }

    /**
     * The Borg symbols, each a Hit and a repair. Rules AS-WPN-03 and AS-RGN-01.
     *
     * @return 0 to {@link #effectiveHits}
     */
    public int symbols() {
        return roll.count(SYMBOLS);
    }
}
