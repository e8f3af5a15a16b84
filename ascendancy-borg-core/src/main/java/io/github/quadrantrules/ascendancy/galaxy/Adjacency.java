package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * Which Sectors lie next to each other. Each disc and each space of a lane is one Sector.
 *
 * @since 0.1.0
 */
public final class Adjacency {
    private Adjacency() {}

    /**
     * The Sectors next to a Sector along the lanes: to them Ships move at Impulse, and a Cube attacks them. A Transwarp
     * link makes no neighbours of this kind. Rules AS-ATK-01 and AS-HUB-07.
     *
     * @param map discs and lanes
     * @param sector a Sector of the map
     * @return the neighbours, in their order
     * @throws IllegalArgumentException if the Sector is not on the map
     */
    public static Vector<SectorId> adjacentSectors(StarMap map, SectorId sector) {
        StarGraph graph = map.graph();
        return at(graph, graph.adjacent[graph.place(sector)]);
    }

    /**
     * The Sectors that somebody who travels at Warp can enter next: the adjacent ones, and the other ends of Transwarp
     * links. Rules AS-HUB-03 and AS-HUB-07.
     *
     * @param map discs and lanes
     * @param sector a Sector of the map
     * @return the neighbours, in their order
     * @throws IllegalArgumentException if the Sector is not on the map
     */
    public static Vector<SectorId> warpNeighbours(StarMap map, SectorId sector) {
        StarGraph graph = map.graph();
        return at(
                graph,
                Arrays.stream(graph.legs[graph.place(sector)])
                        .mapToInt(leg -> leg.entered(0))
                        .toArray());
    }

    private static Vector<SectorId> at(StarGraph graph, int[] places) {
        return Vector.ofAll(places).map(place -> graph.sectors[place]);
    }

    /**
     * Whether a Transwarp link joins two Systems: the Hub and a Conduit, both in play. The Conduits are not joined to each
     * other. Rules AS-HUB-03 and AS-HUB-04.
     *
     * @param map discs and lanes
     * @param one a System
     * @param other another System
     * @return true if one is the Hub and the other a Conduit
     */
    public static boolean isTranswarpLink(StarMap map, SystemId one, SystemId other) {
        return map.hub()
                .exists(hub -> hub.equals(one) && map.conduits().contains(other)
                        || hub.equals(other) && map.conduits().contains(one));
    }
}
