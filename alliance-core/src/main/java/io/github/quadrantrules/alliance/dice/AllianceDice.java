package io.github.quadrantrules.alliance.dice;

import static io.github.quadrantrules.alliance.dice.AttackFace.BATTLE_STATIONS;
import static io.github.quadrantrules.alliance.dice.AttackFace.CRITICAL;
import static io.github.quadrantrules.alliance.dice.AttackFace.HIT;
import static io.github.quadrantrules.alliance.dice.DefenseFace.EVADE;

import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Roll;

/**
 * The dice in the box. Rules AL-DIC-01 to AL-DIC-03.
 *
 * @since 0.1.0
 */
public final class AllianceDice {
    /** The red attack die. Rule AL-DIC-01. */
    public static final Die<AttackFace> ATTACK = Die.of(
            "attack die",
            HIT,
            HIT,
            HIT,
            CRITICAL,
            BATTLE_STATIONS,
            BATTLE_STATIONS,
            AttackFace.BLANK,
            AttackFace.BLANK);

    /** The green defense die. Rule AL-DIC-02. */
    public static final Die<DefenseFace> DEFENSE = Die.of(
            "defense die",
            EVADE,
            EVADE,
            EVADE,
            DefenseFace.BATTLE_STATIONS,
            DefenseFace.BATTLE_STATIONS,
            DefenseFace.BLANK,
            DefenseFace.BLANK,
            DefenseFace.BLANK);

    /** The six-sided die that decides maneuvers and bearings of the Enemy AI. Rule AL-DIC-03. */
    public static final Die<Integer> D6 = Die.numbered("six-sided die", 6);

    /** The twelve-sided die that counts the rounds of a mission. Rule AL-DIC-03. */
    public static final Die<Integer> D12 = Die.numbered("twelve-sided die", 12);

    /** The attack die as it is read where nothing can change a Battle Stations result: it counts as blank. */
    public static final Die<AttackFace> ATTACK_UNMODIFIED =
            ATTACK.reduce(face -> face == BATTLE_STATIONS ? AttackFace.BLANK : face);

    /** The defense die as it is read where nothing can change a Battle Stations result: it counts as blank. */
    public static final Die<DefenseFace> DEFENSE_UNMODIFIED =
            DEFENSE.reduce(face -> face == EVADE ? EVADE : DefenseFace.BLANK);

    private AllianceDice() {}

    /**
     * Reads attack dice that somebody has rolled and typed in.
     *
     * @param text one letter a die, {@code H}, {@code C}, {@code B} or {@code X}, for example {@code "H H C X"}
     * @return the roll, for scripted dice
     * @throws IllegalArgumentException if there is another letter
     */
    public static Roll<AttackFace> attackRoll(String text) {
        return ATTACK.showing(Faces.parse(AttackFace.class, text).toVector());
    }

    /**
     * Reads defense dice that somebody has rolled and typed in.
     *
     * @param text one letter a die, {@code E}, {@code B} or {@code X}, for example {@code "E B X"}
     * @return the roll, for scripted dice
     * @throws IllegalArgumentException if there is another letter
     */
    public static Roll<DefenseFace> defenseRoll(String text) {
        return DEFENSE.showing(Faces.parse(DefenseFace.class, text).toVector());
    }
}
