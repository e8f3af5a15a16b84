package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import java.io.Serializable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Sector: the orbit of a System Disc, or one space of a Space Lane.
 *
 * <p>Ordered: first the orbits by System, then the spaces by lane and number. {@link #of} reads what {@code toString}
 * writes.
 *
 * @since 0.1.0
 */
public sealed interface SectorId extends Comparable<SectorId>, Serializable {
    /**
     * A System Disc's own Sector. Immutable.
     *
     * @param system the System
     * @since 0.1.0
     */
    record Orbit(SystemId system) implements SectorId {
        /** Refuses null. */
        public Orbit {
            requireNonNull(system, "system");
        }

        @Override
        public int compareTo(SectorId other) {
            return other instanceof Orbit orbit ? system.compareTo(orbit.system) : -1;
        }

        /** The name of the System. */
        @Override
        public String toString() {
            return system.name();
        }
    }

    /**
     * One space of a Space Lane. Immutable.
     *
     * @param lane the lane
     * @param number 1 for the space next to the disc at which the lane begins, and so on
     * @since 0.1.0
     */
    record LaneSpace(LaneId lane, int number) implements SectorId {
        static final String MARK = "#";

        private static final Pattern FORM = Pattern.compile("#(\\d{1,9})\\.(\\d{1,9})");

        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is below 1
         */
        public LaneSpace {
            requireNonNull(lane, "lane");
            if (number < 1) {
                throw new IllegalArgumentException("The spaces of a lane are numbered from 1 up, not " + number);
            }
        }

        private static LaneSpace parse(String text) {
            Matcher matcher = FORM.matcher(text);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("A space of a lane has the form #3.2, not " + text);
            }
            return new LaneSpace(LaneId.of(Integer.parseInt(matcher.group(1))), Integer.parseInt(matcher.group(2)));
        }

        @Override
        public int compareTo(SectorId other) {
            if (!(other instanceof LaneSpace space)) {
                return 1;
            }
            int byLane = lane.compareTo(space.lane);
            return byLane == 0 ? Integer.compare(number, space.number) : byLane;
        }

        /** For example {@code "#3.2"}, the second space of lane 3. */
        @Override
        public String toString() {
            return MARK + lane + "." + number;
        }
    }

    /**
     * The Sector as a text.
     *
     * @return what {@link #of} reads
     */
    @Override
    String toString();

    /**
     * The Sector in words, as sentences name it.
     *
     * @return the name of a System for its orbit, or for example {@code "space 2 of lane 3"}
     */
    default String words() {
        return this instanceof LaneSpace space ? "space " + space.number() + " of lane " + space.lane() : toString();
    }

    /**
     * Reads a Sector.
     *
     * @param text the name of a System for its orbit, or for example {@code "#3.2"} for the second space of lane 3
     * @return the Sector
     * @throws IllegalArgumentException if the text is blank, or begins with {@code #} and has another form
     */
    static SectorId of(String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("A Sector needs a name, not '" + text + "'");
        }
        return text.startsWith(LaneSpace.MARK)
                ? LaneSpace.parse(text)
                : SystemId.of(text).orbit();
    }

    /**
     * One space of a lane.
     *
     * @param lane the lane
     * @param number 1 for the space next to the disc at which the lane begins, and so on
     * @return the Sector
     * @throws IllegalArgumentException if the number is below 1
     */
    static SectorId space(LaneId lane, int number) {
        return new LaneSpace(lane, number);
    }
}
