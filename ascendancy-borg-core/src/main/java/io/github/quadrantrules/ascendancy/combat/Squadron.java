package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * All Ships of a player in a battle: single ones and Fleets. Immutable.
 *
 * @param singles the Ships outside Fleets, 0 or more
 * @param fleets the Fleets, each with a name of its own; with them at most {@link ShipGroup#MOST} Ships
 * @since 0.1.0
 */
public record Squadron(int singles, Vector<Fleet> fleets) implements Serializable {
    /** No Ships. */
    static final Squadron NONE = new Squadron(0, Vector.empty());

    /**
     * Checks the numbers and the names.
     *
     * @throws IllegalArgumentException if the single Ships are negative, there are too many Ships, or two Fleets have the same name
     */
    public Squadron {
        requireNonNull(fleets, "fleets");
        long ships = fleets.isEmpty() ? singles : singles + sum(fleets);
        if (singles < 0 || ships > ShipGroup.MOST) {
            throw new IllegalArgumentException(
                    "A player has 0 to " + ShipGroup.MOST + " Ships, not " + (singles < 0 ? singles : ships));
        }
        if (fleets.size() > 1 && fleets.map(Fleet::name).distinct().size() < fleets.size()) {
            throw new IllegalArgumentException("Each Fleet of a player has a name of its own, not as in "
                    + fleets.map(Fleet::name).mkString(", "));
        }
    }

    private static long sum(Vector<Fleet> fleets) {
        return fleets.map(Fleet::ships).sum().longValue();
    }

    /**
     * Single Ships only.
     *
     * @param ships 0 to {@link ShipGroup#MOST}
     * @return the Ships
     * @throws IllegalArgumentException if the number is out of these bounds
     */
    public static Squadron of(int ships) {
        return new Squadron(ships, NONE.fleets);
    }

    /**
     * The Ships with one more Fleet.
     *
     * @param fleet its Ships come on top of the others
     * @return the larger squadron
     * @throws IllegalArgumentException if there is a Fleet of that name, or there are too many Ships
     */
    public Squadron withFleet(Fleet fleet) {
        return new Squadron(singles, fleets.append(fleet));
    }

    /**
     * All Ships, those in Fleets included.
     *
     * @return 0 or more
     */
    public int ships() {
        return fleets.isEmpty() ? singles : (int) (singles + sum(fleets));
    }

    /**
     * Whether all Ships are alike, so that nobody has to choose which of them are lost.
     *
     * @return true if all are single, or all in the same Fleet
     */
    public boolean isUniform() {
        return fleets.isEmpty() || singles == 0 && fleets.size() == 1;
    }

    /**
     * The squadron with one Ship less. Rule AS-ALC-03.
     *
     * @param fleet the name of the Fleet that loses it; none for a single Ship
     * @return the rest; a Fleet is gone with its last Ship
     * @throws IllegalArgumentException if there is no such Ship
     */
    public Squadron without(Option<String> fleet) {
        return fleet.isEmpty() ? new Squadron(singles - 1, fleets) : new Squadron(singles, reduced(fleet.get(), 1));
    }

    /** The rest of a uniform squadron, or none of any other, after so many losses. */
    Squadron afterLosing(int lost) {
        if (lost == 0) {
            return this;
        }
        return fleets.isEmpty() ? of(singles - lost) : afterLosingFromFleets(lost);
    }

    private Squadron afterLosingFromFleets(int lost) {
        return lost == ships() ? NONE : new Squadron(0, reduced(fleets.head().name(), lost));
    }

    private Vector<Fleet> reduced(String name, int lost) {
        int index = fleets.indexWhere(each -> each.name().equals(name));
        if (index < 0) {
            throw new IllegalArgumentException("Ships are lost from a Fleet in the battle, not from " + name);
        }
        Fleet old = fleets.get(index);
        return old.ships() == lost
                ? fleets.removeAt(index)
                : fleets.update(index, new Fleet(name, old.ships() - lost, old.marauder()));
    }
}
