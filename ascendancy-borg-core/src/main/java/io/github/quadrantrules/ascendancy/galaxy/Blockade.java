package io.github.quadrantrules.ascendancy.galaxy;

import io.vavr.collection.Vector;

/**
 * Which Ships stop a Cube. Rules AS-MOV-07 and AS-OPT-05.
 *
 * @since 0.1.0
 */
public enum Blockade {
    /** Every Ship of a player, as the rules have it unless an optional rule is in use. */
    ALL_SHIPS {
        @Override
        boolean blocks(ShipGroup group) {
            return true;
        }
    },
    /** Only Fleets; single Ships do not: the optional rule Only the Fleet. */
    ONLY_FLEETS {
        @Override
        boolean blocks(ShipGroup group) {
            return group.fleets() > 0;
        }
    };

    abstract boolean blocks(ShipGroup group);

    /**
     * Whether a Cube cannot enter a Sector because of Ships in it. Rules AS-MOV-07 and AS-OPT-05.
     *
     * @param galaxy the galaxy
     * @param sector any Sector
     * @return true if Ships block it
     */
    public boolean blocksCube(Galaxy galaxy, SectorId sector) {
        return galaxy.shipsAt(sector).exists(this::blocks);
    }

    /**
     * The part of a way before the first Sector that a Cube cannot enter. Rule AS-MOV-07.
     *
     * @param galaxy the galaxy
     * @param way Sectors in the order in which the Cube would enter them
     * @return those that it does enter
     */
    public Vector<SectorId> open(Galaxy galaxy, Vector<SectorId> way) {
        return way.takeUntil(sector -> blocksCube(galaxy, sector));
    }

    /**
     * Whether a Cube in space keeps players' Ships out of a Sector, as Ships do. Rules AS-ADD-02 and AS-OPT-05.
     *
     * @param galaxy the galaxy
     * @param sector any Sector
     * @return true if there is a Cube
     */
    public static boolean blocksShips(Galaxy galaxy, SectorId sector) {
        return galaxy.cubeAt(sector).isDefined();
    }
}
