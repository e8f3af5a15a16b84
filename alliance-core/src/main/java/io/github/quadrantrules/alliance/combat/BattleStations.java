package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;

/**
 * Spending a Battle Stations Token: all Battle Stations results of one roll are converted. Rules AL-BST-02, AL-MAD-04,
 * AL-MDD-03.
 *
 * @since 0.1.0
 */
public final class BattleStations {
    private BattleStations() {}

    /**
     * Turns all Battle Stations results to Hits. Rule AL-MAD-04.
     *
     * @param pool the attack dice
     * @return a pool without Battle Stations results
     */
    public static DicePool<AttackFace> convertAttack(DicePool<AttackFace> pool) {
        return pool.convertAll(AttackFace.BATTLE_STATIONS, AttackFace.HIT);
    }

    /**
     * Turns all Battle Stations results to Evades. Rule AL-MDD-03.
     *
     * @param pool the defense dice
     * @return a pool without Battle Stations results
     */
    public static DicePool<DefenseFace> convertDefense(DicePool<DefenseFace> pool) {
        return pool.convertAll(DefenseFace.BATTLE_STATIONS, DefenseFace.EVADE);
    }

    /**
     * Whether the side in turn can spend a Battle Stations Token now: the stage of its own dice, a token, none spent in
     * this attack, and a result to convert.
     *
     * @param state the attack
     * @return true if there is such a choice
     */
    public static boolean isAvailable(AttackState state) {
        return state.canSpend(Spendable.stations(state.stage().decides()));
    }

    /**
     * Whether a side has a Battle Stations Token and has spent none in this attack. Rule AL-BST-02.
     *
     * @param state the attack
     * @param side whose token
     * @return true if a token could still be spent
     */
    public static boolean isUnspent(AttackState state, Side side) {
        return state.isUnspent(Spendable.stations(side));
    }
}
