package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What happens where a Cube's movement would end with another Cube. Cubes pass each other freely; only the end counts.
 *
 * @since 0.1.0
 */
public final class CollectiveEfficiency {
    private CollectiveEfficiency() {}

    /**
     * How far a Cube comes so that it ends in a Sector without another: it stops in the Sector before, or further back, at
     * worst where it started. Rules AS-EFF-01 and AS-EFF-02.
     *
     * @param galaxy the galaxy before the movement
     * @param cube the Cube that moves
     * @param way the Sectors that it would enter, judged by Warp, target and Ships
     * @return the Sectors that it enters
     */
    public static Vector<SectorId> stopBefore(Galaxy galaxy, CubeId cube, Vector<SectorId> way) {
        Vector<SectorId> entered = way;
        while (!entered.isEmpty() && other(galaxy, cube, entered.last()).isDefined()) {
            entered = entered.init();
        }
        return entered;
    }

    /**
     * The stationary Cube that stopped a moving one: it is activated next, whether it was activated before or not. Rules
     * AS-EFF-03 and AS-EFF-04.
     *
     * @param galaxy the galaxy before the movement
     * @param cube the Cube that moves
     * @param way the Sectors that it would enter, judged by Warp, target and Ships
     * @return the Cube in the Sector where the movement would have ended, if there is one
     */
    public static Option<CubeId> forcedNext(Galaxy galaxy, CubeId cube, Vector<SectorId> way) {
        return way.lastOption().flatMap(sector -> other(galaxy, cube, sector));
    }

    private static Option<CubeId> other(Galaxy galaxy, CubeId cube, SectorId sector) {
        return galaxy.cubeAt(sector).filter(there -> !there.equals(cube));
    }
}
