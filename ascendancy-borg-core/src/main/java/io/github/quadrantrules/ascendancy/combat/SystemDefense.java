package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A System that a Cube tries to assimilate. Immutable.
 *
 * @param system which
 * @param controller the player who controls it; none for a neutral Civilization
 * @param weapons how well its dice hit
 * @param cultureForCubes whether its controller gains Culture for a destroyed Cube (AS-DES-06)
 * @param structureOrder its Structures in the order in which they fall, 1 or more, a Control Node last (AS-ASM-05)
 * @since 0.1.0
 */
public record SystemDefense(
        SystemId system,
        Option<PlayerId> controller,
        ShipWeapons weapons,
        boolean cultureForCubes,
        Vector<Structure> structureOrder)
        implements Serializable {
    /**
     * Checks the Structures.
     *
     * @throws IllegalArgumentException if there is none, or a Control Node anywhere but at the end
     */
    public SystemDefense {
        requireNonNull(system, "system");
        requireNonNull(controller, "controller");
        requireNonNull(weapons, "weapons");
        requireNonNull(structureOrder, "structureOrder");
        if (structureOrder.isEmpty()) {
            throw new IllegalArgumentException("A System to assimilate has 1 Structure or more, not 0");
        }
        if (structureOrder.init().contains(Structure.CONTROL_NODE)) {
            throw new IllegalArgumentException(
                    "The Control Node falls last (AS-ASM-05), not as in " + structureOrder.mkString(", "));
        }
    }

    /**
     * A System of a player.
     *
     * @param system which
     * @param controller whose profile says what its dice hit
     * @param structureOrder its Structures in the order in which they fall, a Control Node last
     * @return the defence
     * @throws IllegalArgumentException if there is no Structure, or a Control Node anywhere but at the end
     */
    public static SystemDefense of(SystemId system, PlayerCombatProfile controller, Structure... structureOrder) {
        return new SystemDefense(
                system,
                Option.some(controller.id()),
                controller.weapons(),
                controller.cultureForCubes(),
                Vector.of(structureOrder));
    }

    /**
     * A neutral Civilization.
     *
     * @param system which
     * @param weaponHitValue the lowest face that hits without shields, 1 to 6
     * @param structureOrder its Structures in the order in which they fall
     * @return the defence
     * @throws IllegalArgumentException if there is no Structure or the hit value is outside 1 to 6
     */
    public static SystemDefense neutral(SystemId system, int weaponHitValue, Structure... structureOrder) {
        return new SystemDefense(
                system, Option.none(), ShipWeapons.of(weaponHitValue), false, Vector.of(structureOrder));
    }

    /** Who rolls for the System: it does not retreat, and only its Structures roll. Rules AS-ASM-04 and AS-ASM-08. */
    PlayerCombatProfile profile() {
        return new PlayerCombatProfile(
                controller.getOrElse(() -> PlayerId.of(system.name())), weapons, 0, 0, false, cultureForCubes);
    }
}
