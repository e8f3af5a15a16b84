package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What the Borg must roll to hit, by the number of Spires in play.
 *
 * <p>More Spires mean better weapons. The real numbers are printed on the Borg Console Card only, so the caller may
 * bring them; {@link #SAMPLE} stands in. Rule AS-WPN-01. Immutable.
 *
 * @param hitValues six numbers from 2 to 6, for 0 to 5 Spires, none higher than the one before
 * @param provenance where the numbers come from
 * @since 0.1.0
 */
public record BorgWeaponTable(Vector<Integer> hitValues, Provenance provenance) implements Serializable {
    /** The highest number of Spires that can be in play. */
    public static final int MOST_SPIRES = 5;

    /** Made up, because nobody has published the printed table: 5, 5, 4, 4, 3, 3. */
    public static final BorgWeaponTable SAMPLE = new BorgWeaponTable(Vector.of(5, 5, 4, 4, 3, 3), Provenance.SAMPLE);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are not six, one is outside 2 to 6, or one is higher than the one before
     */
    public BorgWeaponTable {
        requireNonNull(hitValues, "hitValues");
        requireNonNull(provenance, "provenance");
        if (hitValues.size() != MOST_SPIRES + 1) {
            throw new IllegalArgumentException(
                    "A Borg weapon table has a hit value for each of 0 to 5 Spires (AS-WPN-01), 6 in all, not "
                            + hitValues.size());
        }
        if (hitValues.exists(each -> each < 2 || each > 6)) {
            throw new IllegalArgumentException(
                    "A Borg hit value is 2 to 6 (AS-WPN-01); the table has " + hitValues.mkString(", "));
        }
        if (hitValues.zip(hitValues.tail()).exists(pair -> pair._2 > pair._1)) {
            throw new IllegalArgumentException(
                    "Borg hit values never rise with the number of Spires (AS-WPN-01); the table has "
                            + hitValues.mkString(", "));
        }
    }

    /**
     * The lowest face with which a Borg die hits. Rule AS-WPN-01.
     *
     * @param spiresInPlay the Spires in play at the moment of the roll, 0 to 5
     * @return 2 to 6
     * @throws IllegalArgumentException if the number of Spires is outside 0 to 5
     */
    public int hitValue(int spiresInPlay) {
        return hitValues.get(checkSpires(spiresInPlay));
    }

    /**
     * Checks a number of Spires.
     *
     * @param spiresInPlay any number
     * @return the same number
     * @throws IllegalArgumentException if it is outside 0 to 5
     */
    public static int checkSpires(int spiresInPlay) {
        if (spiresInPlay < 0 || spiresInPlay > MOST_SPIRES) {
            throw new IllegalArgumentException("The number of Spires in play is 0 to 5, not " + spiresInPlay);
        }
        return spiresInPlay;
    }
}
