package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.TechEffect;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import java.io.Serializable;

/**
 * What the base game says about a player's side in a battle, apart from the number of its Ships. Immutable.
 *
 * @param id who it is
 * @param weapons how well the player's dice hit
 * @param bonusDice attack dice beyond one a Ship, 0 to {@value #MOST}; they stay as long as the player has a Ship in the
 *     battle
 * @param shieldVsBorg what Technology or Advancements against the Borg add to the number that the Borg need, 0 to {@value
 *     #MOST} (AS-WPN-05); ordinary Shields do not count against the Borg (AS-WPN-04) and have no place here
 * @param mayRetreat false for the Klingons (AS-RET-04)
 * @param cultureForCubes whether a destroyed Cube gives Culture, as it does to the Klingons (AS-DES-06)
 * @since 0.1.0
 */
public record PlayerCombatProfile(
        PlayerId id, ShipWeapons weapons, int bonusDice, int shieldVsBorg, boolean mayRetreat, boolean cultureForCubes)
        implements Serializable {
    /**
     * The most bonus dice, points of protection, and Hits without a roll that a player can have: far beyond any game, and
     * small enough for every battle to be fought to its end.
     */
    public static final int MOST = TechEffect.MOST;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is negative or above {@link #MOST}
     */
    public PlayerCombatProfile {
        requireNonNull(id, "id");
        requireNonNull(weapons, "weapons");
        if (bonusDice < 0 || bonusDice > MOST) {
            throw new IllegalArgumentException("A player has 0 to " + MOST + " bonus dice, not " + bonusDice);
        }
        checkShield(shieldVsBorg);
    }

    /**
     * A player without anything special.
     *
     * @param name how the player is called
     * @param weaponHitValue the lowest face that hits without shields, 1 to 6
     * @return the profile
     * @throws IllegalArgumentException if the name is blank or the hit value outside 1 to 6
     */
    public static PlayerCombatProfile of(String name, int weaponHitValue) {
        return new PlayerCombatProfile(PlayerId.of(name), ShipWeapons.of(weaponHitValue), 0, 0, true, false);
    }

    /**
     * The Klingons: a 6 always hits the Borg, they cannot retreat from them, and a destroyed Cube gives them Culture. Rules
     * AS-SHD-06, AS-RET-04 and AS-DES-06.
     *
     * @param weaponHitValue the lowest face that hits without shields, 1 to 6
     * @return the profile
     * @throws IllegalArgumentException if the hit value is outside 1 to 6
     */
    public static PlayerCombatProfile klingons(int weaponHitValue) {
        return new PlayerCombatProfile(
                PlayerId.of("Klingon Empire"), new ShipWeapons(weaponHitValue, true), 0, 0, false, true);
    }

    /**
     * The profile with other bonus dice.
     *
     * @param dice 0 to {@value #MOST}
     * @return the changed profile
     * @throws IllegalArgumentException if the number is negative or above {@link #MOST}
     */
    public PlayerCombatProfile withBonusDice(int dice) {
        return new PlayerCombatProfile(id, weapons, dice, shieldVsBorg, mayRetreat, cultureForCubes);
    }

    /**
     * The profile with other protection against the Borg.
     *
     * @param shield 0 to {@value #MOST}
     * @return the changed profile
     * @throws IllegalArgumentException if the number is negative or above {@link #MOST}
     */
    public PlayerCombatProfile withShieldVsBorg(int shield) {
        return new PlayerCombatProfile(id, weapons, bonusDice, shield, mayRetreat, cultureForCubes);
    }

    /**
     * How many dice the player rolls in a round: one a Ship and the bonus dice.
     *
     * @param ships the player's Ships in the battle, 1 to {@link ShipGroup#MOST}
     * @return the number of attack dice
     * @throws IllegalArgumentException if there is no Ship, or there are too many
     */
    public int attackDice(int ships) {
        if (ships < 1 || ships > ShipGroup.MOST) {
            throw new IllegalArgumentException(
                    "Only a player with 1 to " + ShipGroup.MOST + " Ships in the battle rolls, not " + ships);
        }
        return ships + bonusDice;
    }

    static void checkShield(int shieldVsBorg) {
        if (shieldVsBorg < 0 || shieldVsBorg > MOST) {
            throw new IllegalArgumentException("Protection against the Borg is 0 to " + MOST + ", not " + shieldVsBorg);
        }
    }
}
