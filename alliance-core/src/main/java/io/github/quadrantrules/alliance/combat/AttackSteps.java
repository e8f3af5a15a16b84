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
            return goOn(state, state.stage().next());
        }
        AttackState after = use(state, choice, dice);
        narrator.performed(state, choice, after);
        return goOn(after, after.stage());
    }

    /** Step 3; without dice the attack is over. Rule AL-ATK-03. */
    private AttackState rollAttack(AttackState state, Dice dice) {
        int count = state.attacker().dice();
        if (count == 0) {
            AttackState over = state.at(AttackStage.COMPARED);
            narrator.attackRolled(over);
            return over;
        }
        DicePool<AttackFace> pool = DicePool.rolled(Faces.ofAttack(dice.roll(reading.attackDie(state), count)));
        AttackStage stage = AttackStage.DEFENDER_MODIFIES_ATTACK_DICE;
        AttackState rolled = state.at(stage, pool, state.defenseDice());
        narrator.attackRolled(rolled);
        return goOn(rolled, stage);
    }

    /** Step 5; without dice the attack goes on. Rule AL-DEF-04. */
    private AttackState rollDefense(AttackState state, Dice dice) {
        int count = state.defender().dice();
        DicePool<DefenseFace> pool = count == 0
                ? DicePool.NO_DEFENSE
                : DicePool.rolled(Faces.ofDefense(dice.roll(reading.defenseDie(state), count)));
        AttackStage stage = AttackStage.ATTACKER_MODIFIES_DEFENSE_DICE;
        AttackState rolled = state.at(stage, state.attackDice(), pool);
        narrator.defenseRolled(rolled);
        return goOn(rolled, stage);
    }

    private AttackState goOn(AttackState state, AttackStage from) {
        AttackStage stage = from;
        while (stage != AttackStage.ATTACK_DICE_MODIFIED
                && stage != AttackStage.COMPARED
                && !Options.any(state, stage)) {
            stage = stage.next();
        }
        AttackState there = state.at(stage);
        if (stage == AttackStage.COMPARED) {
            narrator.compared(there);
        }
        return there;
    }

    private AttackState use(AttackState state, AttackChoice choice, Dice dice) {
        if (choice instanceof SpendTargetLock spend) {
            return spendTargetLock(state, spend.dice(), dice);
        }
        if (choice instanceof SpendBattleStations) {
            return spendBattleStations(state);
        }
        if (choice instanceof SpendEvade) {
            DefenderTokens had = state.defender().tokens();
            Defender left = state.defender().withTokens(had.withEvades(had.evades() - 1));
            return state.withDefense(left, EvadeToken.add(state.defenseDice()));
        }
        return useAbility(state, choice, dice);
    }

    private AttackState spendTargetLock(AttackState state, Faces<AttackFace> chosen, Dice dice) {
        Attacker left = state.attacker().withTokens(state.attacker().tokens().withoutTargetLock());
        AttackState spent = state.withAttack(left, state.attackDice());
        return spent.withAttackDice(TargetLock.spend(state.attackDice(), chosen, reading.attackDie(spent), dice));
    }

    private static AttackState spendBattleStations(AttackState state) {
        if (state.stage().decides() == Side.ATTACKER) {
            AttackerTokens had = state.attacker().tokens();
            Attacker left = state.attacker().withTokens(had.withBattleStations(had.battleStations() - 1));
            return state.withAttack(left, BattleStations.convertAttack(state.attackDice()));
        }
        DefenderTokens had = state.defender().tokens();
        Defender left = state.defender().withTokens(had.withBattleStations(had.battleStations() - 1));
        return state.withDefense(left, BattleStations.convertDefense(state.defenseDice()));
    }

    private AttackState useAbility(AttackState state, AttackChoice choice, Dice dice) {
        Side side = state.stage().decides();
        Abilities had = state.abilities(side);
        if (choice instanceof UseOnAttackDice use) {
            AttackState used = state.withAbilities(side, had.withoutAttack(use.ability()));
            return used.withAttackDice(use.ability()
                    .use(
                            state.attackDice(),
                            use.dice(),
                            count -> Faces.ofAttack(dice.roll(reading.attackDie(used), count))));
        }
        if (choice instanceof UseOnDefenseDice use) {
            AttackState used = state.withAbilities(side, had.withoutDefense(use.ability()));
            return used.withDefenseDice(use.ability()
                    .use(
                            state.defenseDice(),
                            use.dice(),
                            count -> Faces.ofDefense(dice.roll(reading.defenseDie(used), count))));
        }
        throw new IllegalArgumentException("Only something that can be used is used, not " + choice);
    }
}
