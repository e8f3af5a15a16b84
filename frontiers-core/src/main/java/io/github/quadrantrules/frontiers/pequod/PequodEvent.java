package io.github.quadrantrules.frontiers.pequod;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.vavr.collection.Vector;

/**
 * Something that happened to the Pequod.
 *
 * @since 0.1.0
 */
public sealed interface PequodEvent extends Event {
    /**
     * The Pequod moved one space towards the cube. Immutable.
     *
     * @param from the space it left
     * @param to the space it entered
     * @param cube where the cube is
     * @param course why it went there
     * @since 0.1.0
     */
    record Moved(Hex from, Hex to, Hex cube, Course course) implements PequodEvent {
        /**
         * Checks that it is a step.
         *
         * @throws IllegalArgumentException if the spaces are not adjacent
         */
        public Moved {
            requireNonNull(from, "from");
            requireNonNull(to, "to");
            requireNonNull(cube, "cube");
            requireNonNull(course, "course");
            if (!from.isAdjacentTo(to)) {
                throw new IllegalArgumentException(
                        "The Pequod steps to an adjacent space; from " + from + " it cannot step to " + to);
            }
        }

        /**
         * How far from the cube the step ended.
         *
         * @return the distance in spaces
         */
        public int distance() {
            return to.distanceTo(cube);
        }

        @Override
        public Vector<RuleId> rules() {
            return course.rules();
        }

        @Override
        public String sentence() {
            return "The Pequod moves from " + from + " to " + to + ", " + course.words()
                    + (course == Course.RANDOM_SPOKE ? coin() : "") + "; " + distance()
                    + (distance() == 1 ? " space" : " spaces") + " from the Cube.";
        }

        /** Heads leads to the spoke that is met first going clockwise. */
        private String coin() {
            return to.equals(from.to(Spokes.between(from, cube).second().opposite()))
                    ? " showing heads"
                    : " showing tails";
        }
    }
}
