package io.github.quadrantrules.frontiers.pequod;

import io.github.quadrantrules.frontiers.hex.Direction;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.vavr.collection.Vector;

/**
 * A second method for the spoke step, without a decomposition of the offset.
 *
 * <p>The rays are lists of spaces, distances to them are measured space by space, and the steps are found among all
 * neighbours.
 */
final class Rays {
    private Rays() {}

    static int distance(Hex pequod, Hex cube, Direction ray) {
        return Vector.rangeClosed(0, pequod.distanceTo(cube))
                .map(t -> cube.to(ray, t).distanceTo(pequod))
                .min()
                .get();
    }

    /** The spaces that the Pequod may enter: both of two neighbours if the two nearest rays are equally near. */
    static Vector<Hex> steps(Hex pequod, Hex cube) {
        int nearest = Vector.of(Direction.values())
                .map(ray -> distance(pequod, cube, ray))
                .min()
                .get();
        Vector<Hex> shortening = pequod.neighbours().filter(space -> space.distanceTo(cube) < pequod.distanceTo(cube));
        return Vector.of(Direction.values())
                .filter(ray -> distance(pequod, cube, ray) == nearest)
                .flatMap(ray ->
                        shortening.sortBy(space -> distance(space, cube, ray)).take(1))
                .distinct()
                .sorted();
    }
}
