package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.world.BorgWorld;

/**
 * The shields of a Borg World, which grow with each round so that it should fall early (AS-STR-03). Rule AS-PSH-01.
 *
 * @since 0.1.0
 */
public final class PlanetaryShields {
    private PlanetaryShields() {}

    /**
     * A Shield Modifier of one for each Node.
     *
     * <p>It counts as a Cube's does, for the number needed and for the forced Retreat. Rule AS-PSH-01.
     *
     * @param world the world at the start of the round
     * @return +0 to +3
     */
    public static ShieldModifier modifier(BorgWorld world) {
        return ShieldModifier.of(world.nodes());
    }
}
