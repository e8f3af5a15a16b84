package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;

/**
 * Spending an Evade Token: one Evade result is added. Rules AL-EVM-02, AL-MDD-04.
 *
 * @since 0.1.0
 */
public final class EvadeToken {
    private static final Faces<DefenseFace> ONE_EVADE = Faces.of(DefenseFace.EVADE, 1);

    private EvadeToken() {}

    /**
     * Adds one Evade, which was not rolled and so cannot be re-rolled. Rules AL-MDD-04, AL-DIC-05.
     *
     * @param pool the defense dice
     * @return a pool with one result more
     */
    public static DicePool<DefenseFace> add(DicePool<DefenseFace> pool) {
        return pool.add(ONE_EVADE);
    }

    /**
     * Whether the defender can spend an Evade Token now: its own stage of step 6, a token, and none spent in this
     * attack.
     *
     * @param state the attack
     * @return true if there is such a choice
     */
    public static boolean isAvailable(AttackState state) {
        return state.canSpend(Spendable.EVADE);
    }
}
