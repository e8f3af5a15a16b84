package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The abilities that one side can still use in an attack. Immutable.
 *
 * @param onAttackDice abilities that act on the attack dice
 * @param onDefenseDice abilities that act on the defense dice
 * @since 0.1.0
 */
public record Abilities(Vector<Ability<AttackFace>> onAttackDice, Vector<Ability<DefenseFace>> onDefenseDice)
        implements Serializable {
    /** No abilities. */
    public static final Abilities NONE = new Abilities(Vector.empty(), Vector.empty());

    /** Refuses null. */
    public Abilities {
        requireNonNull(onAttackDice, "onAttackDice");
        requireNonNull(onDefenseDice, "onDefenseDice");
    }

    /**
     * These abilities and one more that acts on the attack dice.
     *
     * @param ability what the side can do
     * @return the abilities
     */
    public Abilities withAttack(Ability<AttackFace> ability) {
        return new Abilities(onAttackDice.append(ability), onDefenseDice);
    }

    /**
     * These abilities and one more that acts on the defense dice.
     *
     * @param ability what the side can do
     * @return the abilities
     */
    public Abilities withDefense(Ability<DefenseFace> ability) {
        return new Abilities(onAttackDice, onDefenseDice.append(ability));
    }

    /** Whether the side that has these abilities could use one in this stage. */
    boolean canAct(AttackStage stage, DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        return this != NONE
                && (onAttackDice.exists(each -> stage.allowsOnAttackDice(each)
                                && each.uses(attack).nonEmpty())
                        || onDefenseDice.exists(each -> stage.allowsOnDefenseDice(each)
                                && each.uses(defense).nonEmpty()));
    }

    Abilities withoutAttack(Ability<AttackFace> used) {
        return new Abilities(onAttackDice.remove(used), onDefenseDice);
    }

    Abilities withoutDefense(Ability<DefenseFace> used) {
        return new Abilities(onAttackDice, onDefenseDice.remove(used));
    }
}
