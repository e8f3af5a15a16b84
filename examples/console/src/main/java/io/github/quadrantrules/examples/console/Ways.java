package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.galaxy.Adjacency;
import io.github.quadrantrules.ascendancy.galaxy.Blockade;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The ways of Ships along Space Lanes. */
final class Ways {
    private Ways() {}

    /**
     * A shortest way that no Cube bars; only at its end there may be a Cube.
     *
     * @param limit the most Sectors to enter
     * @return the Sectors entered, none if the Ships are there already
     */
    static Option<Vector<SectorId>> between(Galaxy galaxy, SectorId from, SectorId to, int limit) {
        Vector<Vector<SectorId>> ends = Vector.of(Vector.of(from));
        Vector<SectorId> seen = Vector.of(from);
        for (int length = 0; length <= limit; length++) {
            Option<Vector<SectorId>> arrived = ends.find(way -> way.last().equals(to));
            if (arrived.isDefined()) {
                return arrived.map(Vector::tail);
            }
            Vector<SectorId> known = seen;
            ends = ends.flatMap(way -> Adjacency.adjacentSectors(galaxy.map(), way.last())
                            .filter(next -> next.equals(to) || !Blockade.blocksShips(galaxy, next))
                            .map(way::append))
                    .filter(way -> !known.contains(way.last()))
                    .distinctBy(Vector::last);
            seen = seen.appendAll(ends.map(Vector::last));
        }
        return Option.none();
    }
}
