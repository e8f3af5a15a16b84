package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.value.Cloak;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.alliance.value.RangeBonus;
import io.github.quadrantrules.alliance.value.RuleOfThree;

/**
 * Step 5 of an attack: how many defense dice are rolled. Rules AL-DEF-01 to AL-DEF-04.
 *
 * @since 0.1.0
 */
public final class DefenseDice {
    private DefenseDice() {}

    /**
     * The number of defense dice.
     *
     * @param declaration the attack
     * @return 0 or more; at 0 none are rolled and the attack goes on (AL-DEF-04)
     */
    public static int count(AttackDeclaration declaration) {
        return RuleOfThree.dice(
                agility(declaration), bonus(declaration.attacker().weapon(), declaration.range()));
    }

    /**
     * The Agility of the defender in this attack. Rules AL-DEF-01, AL-DEF-03, AL-SCN-02, AL-OBS-04.
     *
     * <p>A Cloak Token of either color replaces the printed value; the attacker's Scan Tokens and an obstruction are
     * modifiers within the Rule of 3.
     *
     * @param declaration the attack
     * @return the Agility with all that acts on it
     */
    public static ModifiedValue agility(AttackDeclaration declaration) {
        DeclaredDefender defender = declaration.defender();
        int scans = declaration.attacker().tokens().scans();
        ModifiedValue agility = defender.agility();
        if (defender.cloak() != CloakToken.NONE) {
            agility = Cloak.cloaked(agility);
        }
        if (scans > 0) {
            agility = agility.modified("Scan Tokens of the attacker", -scans);
        }
        return declaration.path() == Path.OBSTRUCTED ? agility.modified("Obstacle in the way", 1) : agility;
    }

    /**
     * The range bonus of the defender: one die against a Primary Weapon at Range 3. Rules AL-DEF-02, AL-RNG-04.
     *
     * @param weapon the method of attack
     * @param range the range of the attack
     * @return the bonus
     */
    public static RangeBonus bonus(Weapon weapon, Range range) {
        return weapon instanceof Weapon.Primary && range == Range.THREE ? RangeBonus.ONE_DIE : RangeBonus.NONE;
    }
}
