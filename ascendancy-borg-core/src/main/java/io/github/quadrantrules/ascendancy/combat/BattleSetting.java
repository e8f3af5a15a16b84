package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import java.io.Serializable;

/**
 * What stays the same during a battle of one player against one Cube. Immutable.
 *
 * @param player the player's side
 * @param weapons the Borg hit values by Spires
 * @param spires how many Spires are in play, 0 to 5
 * @param field where the battle takes place
 * @since 0.1.0
 */
public record BattleSetting(PlayerCombatProfile player, BorgWeaponTable weapons, int spires, Battlefield field)
        implements Serializable {
    /**
     * Checks the number of Spires.
     *
     * @throws IllegalArgumentException if it is outside 0 to 5
     */
    public BattleSetting {
        BorgWeaponTable.checkSpires(spires);
    }

    /**
     * A battle with the sample weapon table on an open field.
     *
     * @param player the player's side
     * @param spires how many Spires are in play, 0 to 5
     * @return the setting
     * @throws IllegalArgumentException if the number of Spires is outside 0 to 5
     */
    public static BattleSetting of(PlayerCombatProfile player, int spires) {
        return new BattleSetting(player, BorgWeaponTable.SAMPLE, spires, Battlefield.open());
    }

    /**
     * The setting on another field.
     *
     * @param newField where the battle takes place
     * @return the changed setting
     */
    public BattleSetting withField(Battlefield newField) {
        return new BattleSetting(player, weapons, spires, newField);
    }

    /**
     * The setting with another weapon table.
     *
     * @param table the Borg hit values by Spires
     * @return the changed setting
     */
    public BattleSetting withWeapons(BorgWeaponTable table) {
        return new BattleSetting(player, table, spires, field);
    }

    /**
     * What the Borg need to hit, by the Spires in play. Rule AS-WPN-01.
     *
     * @return 2 to 6
     */
    public int borgHitValue() {
        return weapons.hitValue(spires);
    }
}
