package io.github.quadrantrules.ascendancy.world;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Something that happened to Borg Worlds or brought a Cube into play.
 *
 * @since 0.1.0
 */
public sealed interface WorldEvent extends Event {
    /**
     * A Borg World had its turn in the Building Phase.
     *
     * @param action what it did
     * @param before the world before
     * @param after the world after
     * @since 0.1.0
     */
    record WorldBuilt(BuildingAction action, BorgWorld before, BorgWorld after) implements WorldEvent {
        /**
         * Checks that it is one world.
         *
         * @throws IllegalArgumentException if the worlds before and after are different ones
         */
        public WorldBuilt {
            requireNonNull(action, "action");
            requireNonNull(before, "before");
            requireNonNull(after, "after");
            if (!after.system().equals(before.system())) {
                throw new IllegalArgumentException(
                        "The Borg World at " + before.system() + " acts where it is, not at " + after.system());
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-BLD-03", action.rule());
        }

        @Override
        public String sentence() {
            return switch (action) {
                case ADD_NODE -> at() + " a Node is built: " + nodes(after.nodes()) + ".";
                case FINISH_CUBE -> at() + " a Cube is finished on the Spire.";
                case WAIT_FOR_SUPPLY -> at() + " no Cube can be finished, because all 5 are in play.";
                case LAUNCH_CUBE -> at() + " the Cube is launched into orbit, and all Nodes are removed.";
                case WAIT_FOR_ORBIT -> at() + " the Cube stays on the Spire, because another is in orbit.";
            };
        }

        private String at() {
            return "At " + before.system();
        }
    }

    /**
     * The Transwarp die was rolled.
     *
     * @param hub where
     * @param roll what it shows
     * @param cubesInPlay the Cubes in play before, 0 to 4
     * @param created whether a new Cube came through
     * @since 0.1.0
     */
    record TranswarpRolled(SystemId hub, int roll, int cubesInPlay, boolean created) implements WorldEvent {
        /**
         * Checks the Cubes.
         *
         * @throws IllegalArgumentException if they are outside 0 to 4, with which alone the die is rolled
         */
        public TranswarpRolled {
            requireNonNull(hub, "hub");
            if (cubesInPlay < 0 || cubesInPlay >= BorgSupply.CUBES) {
                throw new IllegalArgumentException(
                        "The Transwarp die is rolled with 0 to 4 Cubes in play (AS-HUB-02), not " + cubesInPlay);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return created ? ids("AS-BLD-02", "AS-HUB-01", "AS-HUB-02") : ids("AS-BLD-02", "AS-HUB-01");
        }

        @Override
        public String sentence() {
            return "The Transwarp die shows " + roll + " with " + cubesInPlay + " of 5 Cubes in play: "
                    + (created ? "a new Cube arrives at " + hub : "no Cube arrives at " + hub) + ".";
        }
    }

    /**
     * The Transwarp roll was left out, because no Cube could be placed on the Hub.
     *
     * @param hub where
     * @param cubesInPlay the Cubes in play, 1 to 5; if they are fewer than 5, one of them is on the Hub
     * @since 0.1.0
     */
    record TranswarpSkipped(SystemId hub, int cubesInPlay) implements WorldEvent {
        /**
         * Checks the Cubes.
         *
         * @throws IllegalArgumentException if they are outside 1 to 5
         */
        public TranswarpSkipped {
            requireNonNull(hub, "hub");
            if (cubesInPlay < 1 || cubesInPlay > BorgSupply.CUBES) {
                throw new IllegalArgumentException(
                        "The Transwarp die is not rolled because of 1 to 5 Cubes in play (AS-HUB-02), not "
                                + cubesInPlay);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-HUB-02");
        }

        @Override
        public String sentence() {
            return "No Transwarp die is rolled at " + hub + ", because "
                    + (cubesInPlay == BorgSupply.CUBES ? "all 5 Cubes are in play." : "there is a Cube already.");
        }
    }

    /**
     * An Exploration Card put a Cube into orbit.
     *
     * @param system where
     * @since 0.1.0
     */
    record CubeFound(SystemId system) implements WorldEvent {
        /** Refuses null. */
        public CubeFound {
            requireNonNull(system, "system");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-BWD-04");
        }

        @Override
        public String sentence() {
            return "A Cube appears in orbit of " + system + ".";
        }
    }

    /**
     * An Exploration Card could not put a Cube into orbit.
     *
     * @param system where
     * @param cubesInPlay the Cubes in play, 1 to 5; if they are fewer than 5, one of them is in orbit there
     * @since 0.1.0
     */
    record CubeNotFound(SystemId system, int cubesInPlay) implements WorldEvent {
        /**
         * Checks the Cubes.
         *
         * @throws IllegalArgumentException if they are outside 1 to 5
         */
        public CubeNotFound {
            requireNonNull(system, "system");
            if (cubesInPlay < 1 || cubesInPlay > BorgSupply.CUBES) {
                throw new IllegalArgumentException(
                        "A Cube is not placed because of 1 to 5 Cubes in play (AS-BWD-04), not " + cubesInPlay);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return cubesInPlay == BorgSupply.CUBES ? ids("AS-BWD-04", "AS-BLD-09") : ids("AS-BWD-04", "AS-EFF-01");
        }

        @Override
        public String sentence() {
            return "No Cube appears in orbit of " + system + ", because "
                    + (cubesInPlay == BorgSupply.CUBES ? "all 5 Cubes are in play." : "there is one already.");
        }
    }

    /**
     * A Spire was placed on an assimilated System, or came with an Exploration Card.
     *
     * @param world the new Borg World
     * @param spiresInPlay the Spires in play now, 1 to 5
     * @param rule why: AS-ASM-06 or AS-BWD-04
     * @since 0.1.0
     */
    record SpirePlaced(BorgWorld world, int spiresInPlay, RuleId rule) implements WorldEvent {
        private static final Vector<String> CAUSES = Vector.of("AS-ASM-06", "AS-BWD-04");

        /**
         * Checks Spires and rule.
         *
         * @throws IllegalArgumentException if the Spires are outside 1 to 5, or the rule places no Spire
         */
        public SpirePlaced {
            requireNonNull(world, "world");
            requireNonNull(rule, "rule");
            if (spiresInPlay < 1 || spiresInPlay > BorgSupply.SPIRES) {
                throw new IllegalArgumentException(
                        "There are 1 to 5 Spires in play with the new one (AS-CMP-02), not " + spiresInPlay);
            }
            if (!CAUSES.contains(rule.id())) {
                throw new IllegalArgumentException(
                        "A Spire is placed by " + CAUSES.mkString(" or ") + ", not by " + rule);
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return Vector.of(rule, RuleId.of("AS-BWD-01"));
        }

        @Override
        public String sentence() {
            return "A Spire stands on " + world.system() + ", which is a Borg World now: "
                    + nodes(world.nodes()) + ", " + spiresInPlay + (spiresInPlay == 1 ? " Spire" : " Spires")
                    + " in play.";
        }
    }

    /**
     * The Starbase of an assimilated System left the game, and every Spire with room gained a Node.
     *
     * @param system whose Starbase
     * @param grown the worlds, 1 or more, that gained a Node, as they are now
     * @since 0.1.0
     */
    record StarbaseAssimilated(SystemId system, Vector<BorgWorld> grown) implements WorldEvent {
        /**
         * Checks the worlds.
         *
         * @throws IllegalArgumentException if none has grown, though the new one has room, or one is named twice
         */
        public StarbaseAssimilated {
            requireNonNull(system, "system");
            requireNonNull(grown, "grown");
            if (grown.isEmpty() || grown.map(BorgWorld::system).distinct().size() < grown.size()) {
                throw new IllegalArgumentException(
                        "A Node is added to 1 Spire or more, to each once (AS-SBS-02), not to " + grown.mkString(", "));
            }
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-SBS-01", "AS-SBS-02");
        }

        @Override
        public String sentence() {
            return "The Starbase of " + system + " is assimilated and out of the game; a Node is added at "
                    + grown.map(BorgWorld::system).mkString(", ") + ".";
        }
    }

    private static Vector<RuleId> ids(String... rules) {
        return Vector.of(rules).map(RuleId::of);
    }

    private static String nodes(int number) {
        return number + (number == 1 ? " Node" : " Nodes");
    }
}
