package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.control.Option;

/**
 * How far places lie apart.
 *
 * @since 0.1.0
 */
public final class Distances {
    private Distances() {}

    /**
     * The distance in Sectors along the lanes, as Retreats count it; Transwarp links serve Warp only. Rules AS-RET-02 and
     * AS-HUB-07.
     *
     * @param map discs and lanes
     * @param one a Sector of the map
     * @param other a Sector of the map
     * @return how many Sectors must be entered, 0 or more, or nothing if no lanes lead there
     * @throws IllegalArgumentException if a Sector is not on the map
     */
    public static Option<Integer> sectors(StarMap map, SectorId one, SectorId other) {
        StarGraph graph = map.graph();
        int steps = graph.distance(graph.place(one), graph.place(other));
        return Option.when(steps >= 0, steps);
    }

    /**
     * The distance at Warp: how many discs must be entered, Transwarp links included, which are like lanes without spaces.
     * Rules AS-HUB-06, AS-MOV-02 and AS-MOV-04.
     *
     * @param map discs and lanes
     * @param from a Sector of the map; from a lane the next disc is the first
     * @param to a System of the map
     * @return 0 or more, or nothing if it is not connected
     * @throws IllegalArgumentException if the Sector or System is not on the map
     */
    public static Option<Integer> warp(StarMap map, SectorId from, SystemId to) {
        StarGraph graph = map.graph();
        Voyage voyage = Voyage.from(graph, graph.place(from));
        int disc = graph.place(to.orbit());
        return Option.when(voyage.reaches(disc), () -> voyage.warp(disc));
    }

    /**
     * Whether lanes or Transwarp links lead from one place to the other. Rule AS-HUB-07.
     *
     * @param map discs and lanes
     * @param one a Sector of the map
     * @param other a Sector of the map
     * @return true also for a Sector and itself
     * @throws IllegalArgumentException if a Sector is not on the map
     */
    public static boolean connected(StarMap map, SectorId one, SectorId other) {
        StarGraph graph = map.graph();
        return graph.connected(graph.place(one), graph.place(other));
    }
}
