package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import java.io.Serializable;

/**
 * What a side can decide in an attack.
 *
 * @since 0.1.0
 */
public sealed interface AttackChoice extends Serializable {
    /** The attacker rolls its attack dice: step 3. Immutable. */
    record RollAttackDice() implements AttackChoice {}

    /**
     * The attacker returns its Target Lock and re-rolls dice. Rule AL-MAD-03. Immutable.
     *
     * @param dice which dice, one or more of those not re-rolled yet
     */
    record SpendTargetLock(Faces<AttackFace> dice) implements AttackChoice {
        /** Refuses null. */
        public SpendTargetLock {
            requireNonNull(dice, "dice");
        }
    }

    /** The side in turn returns a Battle Stations Token. Rules AL-MAD-04, AL-MDD-03. Immutable. */
    record SpendBattleStations() implements AttackChoice {}

    /** The defender rolls its defense dice: step 5. Immutable. */
    record RollDefenseDice() implements AttackChoice {}

    /** The defender returns an Evade Token. Rule AL-MDD-04. Immutable. */
    record SpendEvade() implements AttackChoice {}

    /**
     * The side in turn uses an ability on the attack dice. Rules AL-MAD-01, AL-CMP-01. Immutable.
     *
     * @param ability one of its abilities
     * @param dice the dice that the ability acts on; none for an ability that adds results
     */
    record UseOnAttackDice(Ability<AttackFace> ability, DicePool<AttackFace> dice) implements AttackChoice {
        /** Refuses null. */
        public UseOnAttackDice {
            requireNonNull(ability, "ability");
            requireNonNull(dice, "dice");
        }
    }

    /**
     * The side in turn uses an ability on the defense dice. Rules AL-MDD-01, AL-CMP-01. Immutable.
     *
     * @param ability one of its abilities
     * @param dice the dice that the ability acts on; none for an ability that adds results
     */
    record UseOnDefenseDice(Ability<DefenseFace> ability, DicePool<DefenseFace> dice) implements AttackChoice {
        /** Refuses null. */
        public UseOnDefenseDice {
            requireNonNull(ability, "ability");
            requireNonNull(dice, "dice");
        }
    }

    /** The side in turn keeps what it has left and lets the attack go on. Immutable. */
    record Done() implements AttackChoice {}
}
