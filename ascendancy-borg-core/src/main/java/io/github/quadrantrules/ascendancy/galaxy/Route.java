package io.github.quadrantrules.ascendancy.galaxy;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * A way at Warp to a System: a candidate among which a Cube's movement is chosen. Immutable.
 *
 * @param start where it begins
 * @param target the System at its end
 * @param entered the Sectors that it enters, in order, the start not included; empty exactly if the start is the target
 * @since 0.1.0
 */
public record Route(SectorId start, SystemId target, Vector<SectorId> entered) implements Serializable {
    /**
     * Checks the end.
     *
     * @throws IllegalArgumentException if the route does not end at the target
     */
    public Route {
        requireNonNull(start, "start");
        requireNonNull(target, "target");
        requireNonNull(entered, "entered");
        SectorId end = entered.lastOption().getOrElse(start);
        if (!(end instanceof SectorId.Orbit orbit && orbit.system().equals(target))) {
            throw new IllegalArgumentException("A route ends at its target " + target + ", not at " + end);
        }
    }

    /**
     * The Warp distance: how many System Discs the route enters, the target included. Rule AS-MOV-02.
     *
     * @return 0 or more
     */
    public int warp() {
        return entered.count(SectorId.Orbit.class::isInstance);
    }

    /**
     * How many Sectors the route enters, discs and spaces of lanes together. Rule AS-MOV-05.
     *
     * @return 0 or more
     */
    public int sectors() {
        return entered.size();
    }

    /**
     * The route's length.
     *
     * @return its target with both distances
     */
    public Reach reach() {
        return new Reach(target, warp(), sectors());
    }

    /** For example {@code "Risa: #1.1, Vulcan, #2.1, Risa"}. */
    @Override
    public String toString() {
        return target + ": " + (entered.isEmpty() ? "already there" : entered.mkString(", "));
    }
}
