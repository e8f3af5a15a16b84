package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;

/**
 * Step 7 of an attack: Evades cancel Hits and Critical Hits. Rules AL-CMP-02, AL-CMP-03.
 *
 * @since 0.1.0
 */
public final class CompareResults {
    private CompareResults() {}

    /**
     * What is left after each Evade has cancelled one result, Hits before Critical Hits. Rule AL-CMP-02.
     *
     * @param hits the Hits, 0 or more
     * @param criticals the Critical Hits, 0 or more
     * @param evades the Evades, 0 or more
     * @return the uncancelled results
     * @throws IllegalArgumentException if a number is negative
     */
    public static Uncancelled uncancelled(int hits, int criticals, int evades) {
        if (hits < 0 || criticals < 0 || evades < 0) {
            throw new IllegalArgumentException("Results are compared by numbers of 0 or more, not " + hits + " H, "
                    + criticals + " C and " + evades + " E");
        }
        return new Uncancelled(Math.max(0, hits - evades), Math.max(0, criticals - Math.max(0, evades - hits)));
    }

    /**
     * What the defense dice leave of the attack dice. Rule AL-CMP-02.
     *
     * @param attack the attack dice
     * @param defense the defense dice
     * @return the uncancelled results
     */
    public static Uncancelled uncancelled(DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        return uncancelled(
                attack.count(AttackFace.HIT), attack.count(AttackFace.CRITICAL), defense.count(DefenseFace.EVADE));
    }
}
