package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * Where a battle takes place, and where its Ships could retreat to by the base game. Immutable.
 *
 * @param cube the Cube's Sector, the same before and after the battle (AS-END-03)
 * @param shipsDistance how many Sectors the Ships are from the Cube: 0 in its Sector, 1 in an adjacent one
 * @param offered what a Retreat move of the base game can reach, each Sector once; what is not legal against the Borg
 *     (AS-RET-02) is left out
 * @since 0.1.0
 */
public record Battlefield(SectorId cube, int shipsDistance, Vector<RetreatDestination> offered)
        implements Serializable {
    /**
     * Checks the distance and the destinations.
     *
     * @throws IllegalArgumentException if the distance is outside 0 to 1, or a Sector is listed twice
     */
    public Battlefield {
        requireNonNull(cube, "cube");
        requireNonNull(offered, "offered");
        if (shipsDistance < 0 || shipsDistance > 1) {
            throw new IllegalArgumentException(
                    "Ships in a battle are 0 or 1 Sectors away from the Cube, not " + shipsDistance);
        }
        RetreatDestination.checkEachOnce(offered);
        offered = offered.filter(each -> Retreat.isLegalDestination(shipsDistance, each));
    }

    /**
     * A place with a way out: Ships in the Cube's Sector, which can retreat to one Sector beside it.
     *
     * @return a battlefield for whom the map does not matter
     */
    public static Battlefield open() {
        return new Battlefield(
                SectorId.of("the Cube's Sector"),
                0,
                Vector.of(new RetreatDestination(SectorId.of("the next Sector"), 1, 1)));
    }

    /**
     * A place without a way out: Ships in the Cube's Sector, which can retreat nowhere.
     *
     * @return a battlefield for whom the map does not matter
     */
    public static Battlefield cornered() {
        return new Battlefield(SectorId.of("the Cube's Sector"), 0, Vector.empty());
    }

    /**
     * Where the Ships may retreat to. Rule AS-RET-02.
     *
     * @return the legal ones among the destinations that the base game offers, in the same order
     */
    public Vector<RetreatDestination> legalDestinations() {
        return offered;
    }
}
