package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AllianceDice;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Die;

/**
 * Spending a Target Lock: the attacker re-rolls any number of attack dice once. Rule AL-MAD-03.
 *
 * @since 0.1.0
 */
public final class TargetLock {
    private TargetLock() {}

    /**
     * Re-rolls attack dice. Rules AL-MAD-03, AL-DIC-07.
     *
     * @param pool the attack dice
     * @param chosen which of the open dice to re-roll
     * @param dice where the new results come from
     * @return the attack dice, those re-rolled closed to further re-rolls
     * @throws IllegalArgumentException if a chosen die is not among the open dice
     */
    public static DicePool<AttackFace> spend(DicePool<AttackFace> pool, Faces<AttackFace> chosen, Dice dice) {
        return spend(pool, chosen, AllianceDice.ATTACK, dice);
    }

    static DicePool<AttackFace> spend(
            DicePool<AttackFace> pool, Faces<AttackFace> chosen, Die<AttackFace> die, Dice dice) {
        return pool.reroll(DicePool.rolled(chosen), Faces.ofAttack(dice.roll(die, chosen.size())));
    }

    /**
     * Whether the attacker can spend a Target Lock now: its own stage of step 4, a lock, and a die to re-roll.
     *
     * @param state the attack
     * @return true if there is such a choice
     */
    public static boolean isAvailable(AttackState state) {
        return state.canSpend(Spendable.TARGET_LOCK);
    }
}
