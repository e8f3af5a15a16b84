package io.github.quadrantrules.ascendancy.combat;

import java.io.Serializable;

/**
 * How well a player's side shoots. Immutable.
 *
 * @param hitValue the lowest face that hits without shields, after all upgrades and cards, 1 to 6
 * @param sixAlwaysHits whether a 6 hits the Borg whatever their shields are, as with the Klingons (AS-SHD-06)
 * @since 0.1.0
 */
public record ShipWeapons(int hitValue, boolean sixAlwaysHits) implements Serializable {
    /**
     * Checks the hit value.
     *
     * @throws IllegalArgumentException if the hit value is outside 1 to 6
     */
    public ShipWeapons {
        AdaptiveShields.checkHitValue(hitValue);
    }

    /**
     * Weapons without a special 6.
     *
     * @param hitValue 1 to 6
     * @return the weapons
     * @throws IllegalArgumentException if the hit value is outside 1 to 6
     */
    public static ShipWeapons of(int hitValue) {
        return new ShipWeapons(hitValue, false);
    }
}
