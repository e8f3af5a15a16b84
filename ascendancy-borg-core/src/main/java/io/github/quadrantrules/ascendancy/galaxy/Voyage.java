package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * The shortest ways from one Sector to all discs: fewest discs first, then fewest Sectors.
 *
 * <p>Every leg enters exactly one disc, so a breadth-first search meets the discs by Warp distance, and the Sectors of a
 * disc are settled when all discs nearer by one have been left.
 */
final class Voyage {
    private final StarGraph graph;
    private final int start;
    private final int[] warp;
    private final int[] sectors;

    private Voyage(StarGraph graph, int start) {
        this.graph = graph;
        this.start = start;
        warp = new int[graph.discs];
        sectors = new int[graph.discs];
    }

    static Voyage from(StarGraph graph, int start) {
        Voyage voyage = new Voyage(graph, start);
        voyage.explore();
        return voyage;
    }

    private void explore() {
        Arrays.fill(warp, -1);
        int[] queue = new int[graph.discs];
        int size = 0;
        if (start < graph.discs) {
            warp[start] = 0;
            queue[size++] = start;
        } else {
            size = leave(start, 0, 0, queue, size);
        }
        for (int head = 0; head < size; head++) {
            int disc = queue[head];
            size = leave(disc, warp[disc], sectors[disc], queue, size);
        }
    }

    private int leave(int from, int warpThere, int sectorsThere, int[] queue, int queued) {
        int size = queued;
        for (Leg leg : graph.legs[from]) {
            int entered = sectorsThere + leg.sectors();
            if (warp[leg.disc()] < 0) {
                warp[leg.disc()] = warpThere + 1;
                sectors[leg.disc()] = entered;
                queue[size++] = leg.disc();
            } else if (warp[leg.disc()] == warpThere + 1) {
                sectors[leg.disc()] = Math.min(sectors[leg.disc()], entered);
            }
        }
        return size;
    }

    boolean reaches(int disc) {
        return warp[disc] >= 0;
    }

    int warp(int disc) {
        return warp[disc];
    }

    int sectors(int disc) {
        return sectors[disc];
    }

    /**
     * Adds the shortest routes to a disc that is reached, in the order of the Sectors that they enter. Of routes that agree
     * up to the {@code told}-th disc only the first is added.
     */
    void addRoutes(int target, int told, List<Route> found) {
        Courses courses = new Courses(target, told, found);
        courses.mark(target);
        courses.go(start, 0, 0);
    }

    private boolean isShortest(int warpThere, int sectorsThere, Leg leg) {
        return warp[leg.disc()] == warpThere + 1 && sectors[leg.disc()] == sectorsThere + leg.sectors();
    }

    /** The walk through all shortest routes to one disc. */
    private final class Courses {
        private final int target;
        private final int told;
        private final boolean[] leadsThere = new boolean[graph.discs];
        private final SectorId[] entered;
        private final List<Route> found;

        Courses(int target, int told, List<Route> found) {
            this.target = target;
            this.told = told;
            this.found = found;
            entered = new SectorId[sectors[target]];
        }

        private void mark(int disc) {
            leadsThere[disc] = true;
            for (Leg leg : graph.legs[disc]) {
                int before = leg.disc();
                if (!leadsThere[before]
                        && warp[before] == warp[disc] - 1
                        && sectors[before] == sectors[disc] - leg.sectors()) {
                    mark(before);
                }
            }
        }

        private void go(int from, int warpThere, int sectorsThere) {
            if (from == target) {
                found.add(new Route(graph.sectors[start], graph.system(target), Vector.of(entered.clone())));
                return;
            }
            for (Leg leg : graph.legs[from]) {
                if (leadsThere[leg.disc()] && isShortest(warpThere, sectorsThere, leg)) {
                    for (int n = 0; n < leg.sectors(); n++) {
                        entered[sectorsThere + n] = graph.sectors[leg.entered(n)];
                    }
                    go(leg.disc(), warpThere + 1, sectorsThere + leg.sectors());
                    if (warpThere >= told) {
                        return;
                    }
                }
            }
        }
    }
}
