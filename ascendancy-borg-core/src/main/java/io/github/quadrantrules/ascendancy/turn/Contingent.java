package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import java.io.Serializable;

/**
 * What the base game says of one player whom a Cube attacks. Immutable.
 *
 * @param side weapons, Turn Order number, place and destinations of a Retreat
 * @param force Ships, Fleets and cards at the start of the battle
 * @since 0.1.0
 */
public record Contingent(BattleSide side, BattleForce force) implements Serializable {
    /** Refuses null. */
    public Contingent {
        requireNonNull(side, "side");
        requireNonNull(force, "force");
    }
}
