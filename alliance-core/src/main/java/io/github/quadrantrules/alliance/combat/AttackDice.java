package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.value.RangeBonus;
import io.github.quadrantrules.alliance.value.RuleOfThree;

/**
 * Step 3 of an attack: how many attack dice are rolled. Rules AL-ATK-01 to AL-ATK-03.
 *
 * @since 0.1.0
 */
public final class AttackDice {
    private AttackDice() {}

    /**
     * The number of attack dice. Rules AL-ATK-01, AL-ATK-02, AL-RNG-04.
     *
     * @param weapon the method of attack, whose value lists all dice that cards add or take
     * @param range the range of the attack
     * @return 0 or more; at 0 the attack causes no damage (AL-ATK-03)
     */
    public static int count(Weapon weapon, Range range) {
        return RuleOfThree.dice(weapon.value(), bonus(weapon, range));
    }

    /**
     * The range bonus of the attacker: one die for a Primary Weapon at Range 1. Rules AL-ATK-01, AL-RNG-04.
     *
     * @param weapon the method of attack
     * @param range the range of the attack
     * @return the bonus
     */
    public static RangeBonus bonus(Weapon weapon, Range range) {
        return weapon instanceof Weapon.Primary && range == Range.ONE ? RangeBonus.ONE_DIE : RangeBonus.NONE;
    }
}
