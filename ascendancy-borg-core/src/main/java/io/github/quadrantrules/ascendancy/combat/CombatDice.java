package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Die;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The dice of combat, and the ways in which the rules read them.
 *
 * <p>The rules roll these dice reduced to what they read. {@link io.github.quadrantrules.dice.Dice#scripted} takes the
 * full dice as well: {@code CombatDice.BORG.showing(6, 5, 4, 2, 1)}.
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

    /** By the lowest face that hits, 0 to 7. */
    private static final List<Die<Shot>> SHIP_READINGS = IntStream.rangeClosed(0, NEVER)
            .mapToObj(lowest -> SHIP.<Shot>reduce(face -> face >= lowest ? Shot.HIT : Shot.MISS))
            .toList();

    /** By Borg hit value, 0 to 6, and protection, 0 to 6. */
    private static final List<List<Die<BorgShot>>> BORG_READINGS = IntStream.rangeClosed(0, HIGHEST_FACE)
            .mapToObj(CombatDice::borgReadings)
            .toList();

    private CombatDice() {}

    private static List<Die<BorgShot>> borgReadings(int hitValue) {
        return IntStream.rangeClosed(0, HIGHEST_FACE)
                .mapToObj(shield -> BORG.<BorgShot>reduce(face -> BorgWeapons.shot(face, hitValue, shield)))
                .toList();
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

    static Die<BorgShot> borg(int hitValue, int shieldVsBorg) {
        BorgWeapons.checkHitValue(hitValue);
        PlayerCombatProfile.checkShield(shieldVsBorg);
        return BORG_READINGS.get(hitValue).get(Math.min(shieldVsBorg, HIGHEST_FACE));
    }

    static int checkFace(int face) {
        if (face < 1 || face > HIGHEST_FACE) {
            throw new IllegalArgumentException("A die shows 1 to 6, not " + face);
        }
        return face;
    }
}
