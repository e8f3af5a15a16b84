package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Die;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The dice of combat, and the ways in which the rules read them.
 *
 * <p>The rules roll these dice reduced to what they read: Borg faces that do the same are told as the lowest of them.
 * {@link io.github.quadrantrules.dice.Dice#scripted} takes the full dice as well: {@code CombatDice.BORG.showing(6, 5, 4, 2, 1)}.
 *
 * @since 0.1.0
 */
public final class CombatDice {
    /** A player's attack die: 1 to 6. */
    public static final Die<Integer> SHIP = Die.numbered("attack die", 6);

    /** The Borg die: 1 to 5, and the Borg symbol as its 6. Rule AS-CMP-04. */
    public static final Die<Integer> BORG = Die.numbered("Borg die", 6);

    static final int HIGHEST_FACE = 6;
    private static final int NEVER = HIGHEST_FACE + 1;
    private static final int BEST_HIT_VALUE = 2;
    private static final int LOWEST_BROKEN = 3;
    private static final int BREAKS = 8;

    /** By the lowest face that hits, 0 to 7. */
    private static final List<Die<Shot>> SHIP_READINGS = IntStream.rangeClosed(0, NEVER)
            .mapToObj(lowest -> SHIP.<Shot>reduce(face -> face >= lowest ? Shot.HIT : Shot.MISS))
            .toList();

    /** By Borg hit value, 2 to 6, and by the faces 3 to 5 from which some protection stops holding, as bits. */
    private static final List<List<Die<Integer>>> BORG_READINGS = IntStream.rangeClosed(BEST_HIT_VALUE, HIGHEST_FACE)
            .mapToObj(CombatDice::borgReadings)
            .toList();

    private CombatDice() {}

    private static List<Die<Integer>> borgReadings(int hitValue) {
        return IntStream.range(0, BREAKS)
                .mapToObj(breaks -> borgReading(hitValue, breaks))
                .toList();
    }

    private static Die<Integer> borgReading(int hitValue, int breaks) {
        Die<Integer> reading = BORG.reduce(face -> lowestAlike(face, hitValue, breaks));
        return reading.faces().size() == HIGHEST_FACE ? BORG : reading;
    }

    /** The lowest face that does the same to every player: a face in whose place the others are told. */
    private static int lowestAlike(int face, int hitValue, int breaks) {
        if (face == HIGHEST_FACE) {
            return face;
        }
        int lowest = face < hitValue ? 1 : hitValue;
        for (int broken = Math.max(LOWEST_BROKEN, hitValue + 1); broken <= face; broken++) {
            lowest = (breaks & breakAt(broken)) == 0 ? lowest : broken;
        }
        return lowest;
    }

    private static int breakAt(int face) {
        return 1 << (face - LOWEST_BROKEN);
    }

    /**
     * The dice and all their readings, for whoever saves rolls.
     *
     * @return each die once
     */
    public static Vector<Die<?>> all() {
        return Vector.<Die<?>>of(SHIP, BORG)
                .appendAll(SHIP_READINGS)
                .appendAll(Vector.ofAll(BORG_READINGS).flatMap(each -> each))
                .distinct();
    }

    static Die<Shot> ship(int lowestHit) {
        return SHIP_READINGS.get(Math.min(lowestHit, NEVER));
    }

    /** The Borg die as it is read with some {@linkplain #breaks breaks}. */
    static Die<Integer> borg(int hitValue, int breaks) {
        return BORG_READINGS.get(hitValue - BEST_HIT_VALUE).get(breaks);
    }

    /** Where a player's protection stops holding, below a 6: a set of at most one face, to be united with {@code |}. */
    static int breaks(int hitValue, int shieldVsBorg) {
        return shieldVsBorg == 0 || hitValue + shieldVsBorg >= HIGHEST_FACE ? 0 : breakAt(hitValue + shieldVsBorg);
    }

    static int checkFace(int face) {
        if (face < 1 || face > HIGHEST_FACE) {
            throw new IllegalArgumentException("A die shows 1 to 6, not " + face);
        }
        return face;
    }
}
