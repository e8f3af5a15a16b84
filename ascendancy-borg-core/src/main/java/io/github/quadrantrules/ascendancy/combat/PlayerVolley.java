package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Roll;
import java.io.Serializable;
import java.util.function.Predicate;

/**
 * A player's attack in a round. Immutable.
 *
 * @param needed the number that the player had to roll; 7 or more cannot be rolled (AS-SHD-05)
 * @param roll what the attack dice showed
 * @since 0.1.0
 */
public record PlayerVolley(int needed, Roll<Shot> roll) implements Serializable {
    private static final Predicate<Shot> HITS = shot -> shot == Shot.HIT;

    /** Refuses null. */
    public PlayerVolley {
        requireNonNull(roll, "roll");
    }

    /**
     * Rolls a player's attack dice. Rules AS-SHD-04 to AS-SHD-06.
     *
     * @param player the player's side
     * @param ships the player's Ships in the battle, 1 or more
     * @param modifier the Cube's present Shield Modifier
     * @param dice where chance comes from
     * @return the attack
     * @throws IllegalArgumentException if there is no Ship
     */
    public static PlayerVolley roll(PlayerCombatProfile player, int ships, ShieldModifier modifier, Dice dice) {
        ShipWeapons weapons = player.weapons();
        return new PlayerVolley(
                AdaptiveShields.neededRoll(weapons.hitValue(), modifier),
                dice.roll(CombatDice.ship(AdaptiveShields.lowestHit(weapons, modifier)), player.attackDice(ships)));
    }

    /**
     * The Hits scored.
     *
     * @return 0 to the number of dice
     */
    public int hits() {
        return roll.count(HITS);
    }
}
