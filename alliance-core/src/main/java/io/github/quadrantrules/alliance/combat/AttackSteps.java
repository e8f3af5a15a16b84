package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.RollDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnDefenseDice;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;

/**
 * Steps 3 to 7 of an attack: what a legal choice leads to. Rules AL-COM-03, AL-MAD-02, AL-MDD-02.
 *
 * <p>A stage in which its side could only go on is passed over.
 */
record AttackSteps(Reading reading, Narrator narrator) {
    /** The state after a choice that must be legal. */
    AttackState after(AttackState state, AttackChoice choice, Dice dice) {
        if (choice instanceof RollAttackDice) {
            return rollAttack(state, dice);
        }
        if (choice instanceof RollDefenseDice) {
            return rollDefense(state, dice);
        }
        if (choice instanceof Done) {
            return compared(state.at(state.stage().next(), state.attackDice(), state.defenseDice()));
        }
        AttackState after = use(state, choice, dice);
        narrator.performed(state, choice, after);
        return compared(after);
    }

    /** Step 3; without dice the attack is over. Rule AL-ATK-03. */
    AttackState rollAttack(AttackState state, Dice dice) {
        int count = state.setup().attacker().dice();
        if (count == 0) {
            AttackState over = state.at(AttackStage.COMPARED, DicePool.NO_ATTACK, DicePool.NO_DEFENSE);
            narrator.attackRolled(over);
            return over;
        }
        DicePool<AttackFace> pool = DicePool.rolled(Faces.ofAttack(dice.roll(reading.attackDie(state), count)));
        AttackState rolled = state.at(AttackStage.DEFENDER_MODIFIES_ATTACK_DICE, pool, state.defenseDice());
        narrator.attackRolled(rolled);
        return rolled;
    }

    /** Step 5; without dice the attack goes on. Rule AL-DEF-04. */
    AttackState rollDefense(AttackState state, Dice dice) {
        int count = state.setup().defender().dice();
        DicePool<DefenseFace> pool = count == 0
                ? DicePool.NO_DEFENSE
                : DicePool.rolled(Faces.ofDefense(dice.roll(reading.defenseDie(state), count)));
        AttackState rolled = state.at(AttackStage.ATTACKER_MODIFIES_DEFENSE_DICE, state.attackDice(), pool);
        narrator.defenseRolled(rolled);
        return compared(rolled);
    }

    private AttackState compared(AttackState state) {
        if (state.isOver()) {
            narrator.compared(state);
        }
        return state;
    }

    private AttackState use(AttackState state, AttackChoice choice, Dice dice) {
        if (choice instanceof SpendTargetLock spend) {
            return spendTargetLock(state, spend.dice(), dice);
        }
        if (choice instanceof SpendBattleStations) {
            return spendBattleStations(state);
        }
        if (choice instanceof SpendEvade) {
            return state.spending(Spendable.EVADE, state.attackDice(), EvadeToken.add(state.defenseDice()));
        }
        return useAbility(state, choice, dice);
    }

    private AttackState spendTargetLock(AttackState state, Faces<AttackFace> chosen, Dice dice) {
        DicePool<AttackFace> rerolled =
                TargetLock.spend(state.attackDice(), chosen, reading.attackDieOnceLocked(state), dice);
        return state.spending(Spendable.TARGET_LOCK, rerolled, state.defenseDice());
    }

    private static AttackState spendBattleStations(AttackState state) {
        DicePool<AttackFace> attack = state.attackDice();
        DicePool<DefenseFace> defense = state.defenseDice();
        return state.stage().decides() == Side.ATTACKER
                ? state.spending(Spendable.ATTACKER_STATIONS, BattleStations.convertAttack(attack), defense)
                : state.spending(Spendable.DEFENDER_STATIONS, attack, BattleStations.convertDefense(defense));
    }

    private AttackState useAbility(AttackState state, AttackChoice choice, Dice dice) {
        Side side = state.stage().decides();
        Abilities had = state.abilities(side);
        if (choice instanceof UseOnAttackDice use) {
            AttackState used = state.withAbilities(side, had.withoutAttack(use.ability()));
            DicePool<AttackFace> pool = use.ability()
                    .use(
                            state.attackDice(),
                            use.dice(),
                            count -> Faces.ofAttack(dice.roll(reading.attackDie(used), count)));
            return used.at(state.stage(), pool, state.defenseDice());
        }
        if (choice instanceof UseOnDefenseDice use) {
            AttackState used = state.withAbilities(side, had.withoutDefense(use.ability()));
            DicePool<DefenseFace> pool = use.ability()
                    .use(
                            state.defenseDice(),
                            use.dice(),
                            count -> Faces.ofDefense(dice.roll(reading.defenseDie(used), count)));
            return used.at(state.stage(), state.attackDice(), pool);
        }
        throw new IllegalArgumentException("Only something that can be used is used, not " + choice);
    }
}
