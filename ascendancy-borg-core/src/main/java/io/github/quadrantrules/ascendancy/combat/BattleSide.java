package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import java.io.Serializable;

/**
 * One player's part in a battle, as far as it stays the same. Immutable.
 *
 * @param player what the base game says about the player
 * @param turnOrder the player's Turn Order number, 1 or more
 * @param field where the Ships are and could retreat to; if they stand in several Sectors, the distance is that of the
 *     farthest, so that every one of them gets farther away
 * @since 0.1.0
 */
public record BattleSide(PlayerCombatProfile player, int turnOrder, Battlefield field) implements Serializable {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public BattleSide {
        requireNonNull(player, "player");
        requireNonNull(field, "field");
        if (turnOrder < 1) {
            throw new IllegalArgumentException("Turn Order numbers are 1 or more, not " + turnOrder);
        }
    }

    /**
     * A player on an open field.
     *
     * @param player what the base game says about the player
     * @param turnOrder the player's Turn Order number, 1 or more
     * @return the side
     * @throws IllegalArgumentException if the number is below 1
     */
    public static BattleSide of(PlayerCombatProfile player, int turnOrder) {
        return new BattleSide(player, turnOrder, Battlefield.open());
    }

    /**
     * Who it is.
     *
     * @return the player
     */
    public PlayerId id() {
        return player.id();
    }

    /**
     * Whether the player could leave the battle: the player's own rules and the map decide. Rules AS-RET-02 and AS-RET-04.
     *
     * @return what stands against a Retreat, if anything
     */
    public Escape escape() {
        if (!player.mayRetreat()) {
            return Escape.BARRED;
        }
        return field.legalDestinations().isEmpty() ? Escape.BLOCKED : Escape.OPEN;
    }
}
