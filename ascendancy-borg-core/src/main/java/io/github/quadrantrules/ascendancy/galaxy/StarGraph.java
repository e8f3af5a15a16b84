package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A map in arrays: each Sector has a place, in the order of {@link SectorId}, so discs come first.
 *
 * <p>{@code adjacent} has the Sectors next to each; {@code legs} has from each Sector the ways to the next discs, Transwarp
 * links included, ordered by the Sector that they enter first, which is different for each.
 */
final class StarGraph {
    final SectorId[] sectors;
    final int discs;
    final int[][] adjacent;
    final Leg[][] legs;
    private final int[] islands;
    private final Map<SectorId, Integer> places = new LinkedHashMap<>();

    private StarGraph(StarMap map) {
        Vector<SectorId> orbits = map.discs().keySet().toVector().map(SystemId::orbit);
        Vector<SectorId> spaces = map.lanes().values().toVector().flatMap(StarGraph::spaces);
        sectors = orbits.appendAll(spaces).toJavaArray(SectorId[]::new);
        discs = orbits.size();
        for (int place = 0; place < sectors.length; place++) {
            places.put(sectors[place], place);
        }
        adjacent = new int[sectors.length][];
        legs = new Leg[sectors.length][];
        islands = new int[sectors.length];
        List<List<Leg>> ways = new ArrayList<>();
        for (int place = 0; place < sectors.length; place++) {
            ways.add(new ArrayList<>());
        }
        map.lanes().values().forEach(lane -> addLane(lane, ways));
        findAdjacent(ways);
        map.hub().forEach(hub -> map.conduits().forEach(conduit -> addLink(hub, conduit, ways)));
        for (int place = 0; place < sectors.length; place++) {
            legs[place] = sorted(ways.get(place));
        }
        findIslands();
    }

    static StarGraph of(StarMap map) {
        return new StarGraph(map);
    }

    private static Vector<SectorId> spaces(SpaceLane lane) {
        return Vector.rangeClosed(1, lane.sectors()).map(number -> SectorId.space(lane.id(), number));
    }

    private void addLane(SpaceLane lane, List<List<Leg>> ways) {
        int from = place(lane.from().orbit());
        int to = place(lane.to().orbit());
        int length = lane.sectors();
        int first = length == 0 ? 0 : place(SectorId.space(lane.id(), 1));
        ways.get(from).add(new Leg(to, first, 1, length));
        ways.get(to).add(new Leg(from, first + length - 1, -1, length));
        for (int n = 0; n < length; n++) {
            ways.get(first + n).add(new Leg(from, first + n - 1, -1, n));
            ways.get(first + n).add(new Leg(to, first + n + 1, 1, length - 1 - n));
        }
    }

    private void addLink(SystemId hub, SystemId conduit, List<List<Leg>> ways) {
        ways.get(place(hub.orbit())).add(Leg.direct(place(conduit.orbit())));
        ways.get(place(conduit.orbit())).add(Leg.direct(place(hub.orbit())));
    }

    private void findAdjacent(List<List<Leg>> lanesOnly) {
        for (int place = 0; place < sectors.length; place++) {
            adjacent[place] = lanesOnly.get(place).stream()
                    .mapToInt(leg -> leg.entered(0))
                    .sorted()
                    .distinct()
                    .toArray();
        }
    }

    /** Of ways that enter the same Sector first one is kept: they are the same way. */
    private static Leg[] sorted(List<Leg> ways) {
        ways.sort(Comparator.comparingInt(leg -> leg.entered(0)));
        List<Leg> kept = new ArrayList<>();
        for (Leg way : ways) {
            if (kept.isEmpty() || kept.get(kept.size() - 1).entered(0) != way.entered(0)) {
                kept.add(way);
            }
        }
        return kept.toArray(Leg[]::new);
    }

    private void findIslands() {
        Arrays.fill(islands, -1);
        for (int start = 0; start < sectors.length; start++) {
            if (islands[start] < 0) {
                flood(start);
            }
        }
    }

    private void flood(int island) {
        int[] queue = new int[sectors.length];
        int size = 0;
        islands[island] = island;
        queue[size++] = island;
        for (int head = 0; head < size; head++) {
            for (Leg leg : legs[queue[head]]) {
                for (int n = 0; n < leg.sectors(); n++) {
                    int next = leg.entered(n);
                    if (islands[next] < 0) {
                        islands[next] = island;
                        queue[size++] = next;
                    }
                }
            }
        }
    }

    boolean contains(SectorId sector) {
        return places.containsKey(sector);
    }

    int place(SectorId sector) {
        Integer place = places.get(sector);
        if (place == null) {
            throw new IllegalArgumentException("The Sector must be on the map, unlike " + sector);
        }
        return place;
    }

    SystemId system(int disc) {
        return ((SectorId.Orbit) sectors[disc]).system();
    }

    /** Whether somebody who travels at Warp can enter the one Sector from the other. */
    boolean isNext(int from, int to) {
        for (Leg leg : legs[from]) {
            if (leg.entered(0) == to) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a way, Transwarp links included. */
    boolean connected(int one, int other) {
        return islands[one] == islands[other];
    }

    /** How many Sectors must be entered to come from one to the other along lanes, or -1. */
    int distance(int from, int to) {
        int[] steps = new int[sectors.length];
        Arrays.fill(steps, -1);
        int[] queue = new int[sectors.length];
        int size = 0;
        steps[from] = 0;
        queue[size++] = from;
        for (int head = 0; head < size && steps[to] < 0; head++) {
            for (int next : adjacent[queue[head]]) {
                if (steps[next] < 0) {
                    steps[next] = steps[queue[head]] + 1;
                    queue[size++] = next;
                }
            }
        }
        return steps[to];
    }
}
