package io.github.quadrantrules.alliance.combat;

import java.io.Serializable;

/**
 * The results that the defender has not cancelled. Rules AL-CMP-02, AL-CMP-03. Immutable.
 *
 * @param hits points of damage, 0 or more
 * @param criticals points of critical damage, 0 or more
 * @since 0.1.0
 */
public record Uncancelled(int hits, int criticals) implements Serializable {
    /** Nothing is left: the attack misses. */
    public static final Uncancelled NONE = new Uncancelled(0, 0);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public Uncancelled {
        if (hits < 0 || criticals < 0) {
            throw new IllegalArgumentException(
                    "There are 0 or more uncancelled results of each kind, not " + hits + " and " + criticals);
        }
    }

    /**
     * All results together.
     *
     * @return points of damage of both kinds
     */
    public int total() {
        return hits + criticals;
    }

    /**
     * Whether the defender is hit. Rule AL-CMP-03.
     *
     * @return true if a result is left; false if the attack misses
     */
    public boolean isHit() {
        return total() > 0;
    }

    /** The letters, for example {@code "H H C"}; a dash for none. */
    @Override
    public String toString() {
        return isHit() ? "H ".repeat(hits).concat("C ".repeat(criticals)).trim() : "-";
    }
}
