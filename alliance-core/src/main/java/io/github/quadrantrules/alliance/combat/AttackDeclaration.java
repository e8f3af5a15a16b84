package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.value.Explanation;
import io.github.quadrantrules.alliance.value.RuleOfThree;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * An attack after steps 1 and 2: weapon, target, and what is between them. Rule AL-COM-03. Immutable.
 *
 * <pre>{@code
 * AttackDeclaration akira = new AttackDeclaration(
 *         new DeclaredAttacker(new Weapon.Primary(ModifiedValue.of("Primary Weapon", 4)), AttackerTokens.NONE),
 *         new DeclaredDefender(ModifiedValue.of("Agility", 2), DefenderTokens.NONE),
 *         Range.ONE,
 *         Path.CLEAR);
 * akira.setup();   // 5 attack dice, 2 defense dice
 * }</pre>
 *
 * @param attacker the attacking ship
 * @param defender the attacked ship
 * @param range the range of the attack
 * @param path whether the attack is obstructed
 * @since 0.1.0
 */
public record AttackDeclaration(DeclaredAttacker attacker, DeclaredDefender defender, Range range, Path path)
        implements Serializable {
    /** Refuses null. */
    public AttackDeclaration {
        requireNonNull(attacker, "attacker");
        requireNonNull(defender, "defender");
        requireNonNull(range, "range");
        requireNonNull(path, "path");
    }

    /**
     * The attack with its dice counted. Rules AL-ATK-01, AL-DEF-01 to AL-DEF-03.
     *
     * @return the setup
     */
    public AttackSetup setup() {
        return new AttackSetup(
                new Attacker(AttackDice.count(attacker.weapon(), range), attacker.tokens(), attacker.abilities()),
                new Defender(DefenseDice.count(this), defender.tokens(), defender.abilities()));
    }

    /**
     * How the numbers of dice come about.
     *
     * @return the calculation of the attack dice, then that of the defense dice
     */
    public Vector<Explanation> explain() {
        return RuleOfThree.explainDice(attacker.weapon().value(), AttackDice.bonus(attacker.weapon(), range))
                .appendAll(RuleOfThree.explainDice(
                        DefenseDice.agility(this), DefenseDice.bonus(attacker.weapon(), range)));
    }
}
