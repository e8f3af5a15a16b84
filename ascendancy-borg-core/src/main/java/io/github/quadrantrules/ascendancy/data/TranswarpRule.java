package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * Which rolls bring a new Cube through the Transwarp Hub, by the number of Cubes in play.
 *
 * <p>The real condition is printed on the Borg Console Card only, so the caller may bring it; {@link #SAMPLE} stands in.
 * Rule AS-HUB-01. Immutable.
 *
 * @param die the die that is rolled
 * @param creatingRolls five lists, for 0 to 4 Cubes in play, of the faces that create a Cube; with 5 Cubes in play
 *     nothing is rolled (AS-HUB-02)
 * @param provenance where the condition comes from
 * @since 0.1.0
 */
public record TranswarpRule(Die<Integer> die, Vector<Vector<Integer>> creatingRolls, Provenance provenance)
        implements Serializable {
    private static final int MOST_CUBES = 5;

    /** Made up, because nobody has published the printed one: a six-sided die shows more than there are Cubes in play. */
    public static final TranswarpRule SAMPLE =
            higherThanCubesInPlay(Die.numbered("Transwarp die", 6), Provenance.SAMPLE);

    /**
     * Checks the lists.
     *
     * @throws IllegalArgumentException if there are not five, or one names a face that the die does not have
     */
    public TranswarpRule {
        requireNonNull(die, "die");
        requireNonNull(creatingRolls, "creatingRolls");
        requireNonNull(provenance, "provenance");
        if (creatingRolls.size() != MOST_CUBES) {
            throw new IllegalArgumentException(
                    "A Transwarp rule has a list of rolls for each of 0 to 4 Cubes in play, 5 in all, not "
                            + creatingRolls.size());
        }
        creatingRolls.flatMap(rolls -> rolls).find(roll -> die.sides(roll) == 0).forEach(roll -> {
            throw new IllegalArgumentException(
                    "A Transwarp rule names faces of its die, " + die.faces().mkString(", ") + ", not " + roll);
        });
    }

    /**
     * The rule by which a roll creates a Cube if it is higher than the number of Cubes in play.
     *
     * @param die the die that is rolled
     * @param provenance where the condition comes from
     * @return the rule
     */
    public static TranswarpRule higherThanCubesInPlay(Die<Integer> die, Provenance provenance) {
        return new TranswarpRule(
                die, Vector.range(0, MOST_CUBES).map(cubes -> die.faces().filter(face -> face > cubes)), provenance);
    }

    /**
     * Whether a roll creates a Cube. Rule AS-HUB-01.
     *
     * @param roll a face of the die
     * @param cubesInPlay the Cubes in play before the roll, 0 to 4
     * @return true if a new Cube comes into play
     * @throws IllegalArgumentException if the die has no such face or the number of Cubes is outside its bounds
     */
    public boolean creates(int roll, int cubesInPlay) {
        if (die.sides(roll) == 0) {
            throw new IllegalArgumentException(
                    "The Transwarp die shows " + die.faces().mkString(", ") + ", not " + roll);
        }
        if (cubesInPlay < 0 || cubesInPlay >= MOST_CUBES) {
            throw new IllegalArgumentException(
                    "The Transwarp die is rolled with 0 to 4 Cubes in play, not " + cubesInPlay);
        }
        return creatingRolls.get(cubesInPlay).contains(roll);
    }
}
