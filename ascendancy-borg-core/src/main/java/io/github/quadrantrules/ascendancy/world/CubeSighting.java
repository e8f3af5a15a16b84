package io.github.quadrantrules.ascendancy.world;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;

/**
 * Cubes that Exploration Cards reveal. Rule AS-BWD-04.
 *
 * @since 0.1.0
 */
public final class CubeSighting {
    private CubeSighting() {}

    /**
     * An Exploration Card puts a Cube from the supply into a System's orbit, if there is one and the orbit is free.
     *
     * <p>Rules AS-BWD-04, AS-BLD-09 and AS-EFF-01.
     *
     * @param pieces the Borg pieces in play
     * @param system where the card was drawn
     * @return the pieces after it
     */
    public static Step<Collective> inOrbit(Collective pieces, SystemId system) {
        return pieces.roomForCube(system)
                ? new Step<>(pieces.withCubeInOrbit(system), Vector.of(new WorldEvent.CubeFound(system)))
                : new Step<>(pieces, Vector.of(new WorldEvent.CubeNotFound(system, pieces.cubesInPlay())));
    }
}
