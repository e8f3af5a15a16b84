package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Something that happened in the galaxy when a Cube moved, or tried to.
 *
 * @since 0.1.0
 */
public sealed interface GalaxyEvent extends Event {
    @Override
    Vector<RuleId> rules();

    /**
     * A Cube moved.
     *
     * @param cube the Cube
     * @param from where it was
     * @param target the System that it makes for
     * @param entered the Sectors that it entered, one or more
     * @param passed the Developed Systems that it passed without assimilating them
     * @since 0.1.0
     */
    record CubeMoved(CubeId cube, SectorId from, SystemId target, Vector<SectorId> entered, Vector<SystemId> passed)
            implements GalaxyEvent {
        /**
         * Checks the Sectors.
         *
         * @throws IllegalArgumentException if it entered none
         */
        public CubeMoved {
            requireNonNull(cube, "cube");
            requireNonNull(from, "from");
            requireNonNull(target, "target");
            requireNonNull(entered, "entered");
            requireNonNull(passed, "passed");
            if (entered.isEmpty()) {
                throw new IllegalArgumentException("A Cube that moves enters 1 Sector or more, not " + entered.size());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            Vector<RuleId> rules = ids("AS-MOV-01", "AS-MOV-02");
            rules = arrived() ? rules.append(RuleId.of("AS-MOV-03")) : rules;
            return passed.isEmpty() ? rules : rules.append(RuleId.of("AS-MOV-08"));
        }

        private boolean arrived() {
            return entered.last().equals(target.orbit());
        }

        @Override
        public String sentence() {
            String way = cube + " moves from " + from.words() + " to "
                    + entered.last().words();
            return way + (arrived() ? ", its target" : " toward " + target)
                    + (passed.isEmpty() ? "" : ", passing " + passed.mkString(" and ")) + ".";
        }
    }

    /**
     * A Cube did not move.
     *
     * @param cube the Cube
     * @param sector where it is
     * @param atTarget whether it is at its target, where it was before
     * @since 0.1.0
     */
    record CubeStayed(CubeId cube, SectorId sector, boolean atTarget) implements GalaxyEvent {
        /** Refuses null. */
        public CubeStayed {
            requireNonNull(cube, "cube");
            requireNonNull(sector, "sector");
        }

        @Override
        public Vector<RuleId> rules() {
            return atTarget ? ids("AS-MOV-03") : ids("AS-MOV-01");
        }

        @Override
        public String sentence() {
            return cube + " stays at " + sector.words()
                    + (atTarget ? ", which is its nearest target." : ", because its way is barred.");
        }
    }

    /**
     * Ships stopped a Cube.
     *
     * @param cube the Cube
     * @param sector the Sector that it could not enter
     * @param owners whose Ships block it, one player or more
     * @param blockade which Ships stop a Cube
     * @since 0.1.0
     */
    record CubeBlocked(CubeId cube, SectorId sector, Vector<PlayerId> owners, Blockade blockade)
            implements GalaxyEvent {
        /**
         * Checks the owners.
         *
         * @throws IllegalArgumentException if there is none, or one twice
         */
        public CubeBlocked {
            requireNonNull(cube, "cube");
            requireNonNull(sector, "sector");
            requireNonNull(owners, "owners");
            requireNonNull(blockade, "blockade");
            if (owners.isEmpty() || owners.distinct().size() < owners.size()) {
                throw new IllegalArgumentException(
                        "Ships of 1 player or more block a Cube, of each once, not of " + owners.mkString(", "));
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return blockade == Blockade.ONLY_FLEETS ? ids("AS-MOV-07", "AS-OPT-05") : ids("AS-MOV-07");
        }

        @Override
        public String sentence() {
            return cube + " cannot enter " + sector.words() + ", where "
                    + (blockade == Blockade.ONLY_FLEETS ? "Fleets" : "Ships") + " of the "
                    + owners.mkString(" and the ")
                    + " block it.";
        }
    }

    /**
     * Another Cube stopped a Cube.
     *
     * @param cube the Cube that moved
     * @param other the stationary Cube
     * @since 0.1.0
     */
    record CubeStoppedByCube(CubeId cube, CubeId other) implements GalaxyEvent {
        /**
         * Checks that there are two Cubes.
         *
         * @throws IllegalArgumentException if one would stop itself
         */
        public CubeStoppedByCube {
            requireNonNull(cube, "cube");
            requireNonNull(other, "other");
            if (cube.equals(other)) {
                throw new IllegalArgumentException("A Cube is stopped by another one (AS-EFF-02), not by " + other);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-EFF-02");
        }

        @Override
        public String sentence() {
            return cube + " stops before " + other + ".";
        }
    }

    /**
     * A Cube without connection stays where it is.
     *
     * @param cube the Cube
     * @param sector where it is
     * @since 0.1.0
     */
    record CubeCutOff(CubeId cube, SectorId sector) implements GalaxyEvent {
        /** Refuses null. */
        public CubeCutOff {
            requireNonNull(cube, "cube");
            requireNonNull(sector, "sector");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-08");
        }

        @Override
        public String sentence() {
            return cube + " stays at " + sector.words()
                    + ": it is not connected to a target and cannot place a Space Lane.";
        }
    }

    /**
     * A Floating System was turned to join a new lane.
     *
     * @param cube the Cube that placed the lane
     * @param from where the lane begins
     * @param system the System that was turned
     * @param sectors how many spaces the lane has, 0 or more
     * @since 0.1.0
     */
    record FloatingSystemTurned(CubeId cube, SystemId from, SystemId system, int sectors) implements GalaxyEvent {
        /**
         * Checks the lane.
         *
         * @throws IllegalArgumentException if it leads back, or its spaces are negative
         */
        public FloatingSystemTurned {
            requireNonNull(cube, "cube");
            requireNonNull(from, "from");
            requireNonNull(system, "system");
            if (from.equals(system)) {
                throw new IllegalArgumentException("A Space Lane joins two different Systems, not twice " + from);
            }
            if (sectors < 0) {
                throw new IllegalArgumentException("A Space Lane has 0 spaces or more, not " + sectors);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-01", "AS-LNK-03");
        }

        @Override
        public String sentence() {
            return cube + " places a Space Lane " + Places.length(sectors) + " at " + from + ", and " + system
                    + " is turned to join it.";
        }
    }

    /**
     * A new System was placed at the end of a new lane.
     *
     * @param cube the Cube that placed the lane
     * @param from where the lane begins
     * @param towards the Home System at which it points
     * @param system the new System
     * @param sectors how many spaces the lane has, 0 or more
     * @since 0.1.0
     */
    record SystemPlaced(CubeId cube, SystemId from, SystemId towards, SystemId system, int sectors)
            implements GalaxyEvent {
        /**
         * Checks the lane.
         *
         * @throws IllegalArgumentException if it leads back, or its spaces are negative
         */
        public SystemPlaced {
            requireNonNull(cube, "cube");
            requireNonNull(from, "from");
            requireNonNull(towards, "towards");
            requireNonNull(system, "system");
            if (from.equals(system)) {
                throw new IllegalArgumentException("A Space Lane joins two different Systems, not twice " + from);
            }
            if (sectors < 0) {
                throw new IllegalArgumentException("A Space Lane has 0 spaces or more, not " + sectors);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-LNK-01", "AS-LNK-02", "AS-LNK-04", "AS-LNK-09");
        }

        @Override
        public String sentence() {
            return cube + " places a Space Lane " + Places.length(sectors) + " at " + from + " that points at "
                    + towards + ", with the new System " + system + " at its end, and enters it.";
        }
    }

    private static Vector<RuleId> ids(String... ids) {
        return Vector.of(ids).map(RuleId::of);
    }
}
