package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * A Sector that Ships could reach by a Retreat move of the base game. Immutable.
 *
 * @param sector where the Ships would end
 * @param distanceToCube how many Sectors that is from the Cube, 0 or more
 * @param sectorsMoved how many Sectors the Ships would move, 0 or more
 * @since 0.1.0
 */
public record RetreatDestination(SectorId sector, int distanceToCube, int sectorsMoved) implements Serializable {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public RetreatDestination {
        requireNonNull(sector, "sector");
        if (distanceToCube < 0) {
            throw new IllegalArgumentException("A distance to the Cube is 0 Sectors or more, not " + distanceToCube);
        }
        if (sectorsMoved < 0) {
            throw new IllegalArgumentException("Ships move 0 Sectors or more, not " + sectorsMoved);
        }
    }

    /** Every Sector has one distance, so that a choice of a Sector is one choice. Rule AS-RET-02. */
    static void checkEachOnce(Vector<RetreatDestination> ways) {
        if (ways.size() > 1 && ways.map(RetreatDestination::sector).distinct().size() < ways.size()) {
            throw new IllegalArgumentException(
                    "Each Sector to retreat to is listed once (AS-RET-02), not as in " + ways.mkString("; "));
        }
    }

    /** The Sector with its distance, for example {@code "Vulcan, 2 Sectors from the Cube"}. */
    @Override
    public String toString() {
        return sector.words() + ", " + Wording.count(distanceToCube, "Sector") + " from the Cube";
    }
}
