package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackEvent.AbilityUsed;
import io.github.quadrantrules.alliance.combat.AttackEvent.AttackRolled;
import io.github.quadrantrules.alliance.combat.AttackEvent.BattleStationsSpent;
import io.github.quadrantrules.alliance.combat.AttackEvent.Compared;
import io.github.quadrantrules.alliance.combat.AttackEvent.DefenseRolled;
import io.github.quadrantrules.alliance.combat.AttackEvent.DiceCancelled;
import io.github.quadrantrules.alliance.combat.AttackEvent.EvadeSpent;
import io.github.quadrantrules.alliance.combat.AttackEvent.TargetLockSpent;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.Faces;
import io.vavr.collection.Vector;

/** Gathers the events of one step. */
final class AttackStory implements Narrator {
    private Vector<AttackEvent> events = Vector.empty();

    Vector<AttackEvent> events() {
        return events;
    }

    @Override
    public void attackRolled(AttackState after) {
        add(new AttackRolled(after.attackDice().faces()));
    }

    @Override
    public void defenseRolled(AttackState after) {
        add(new DefenseRolled(after.defenseDice().faces()));
    }

    @Override
    public void compared(AttackState after) {
        add(new Compared(
                after.attackDice().faces(),
                after.defenseDice().faces(),
                after.result().uncancelled()));
    }

    @Override
    public void performed(AttackState before, AttackChoice choice, AttackState after) {
        Side side = before.stage().decides();
        if (choice instanceof SpendTargetLock spent) {
            Faces<AttackFace> results =
                    after.attackDice().closed().minus(before.attackDice().closed());
            add(new TargetLockSpent(spent.dice(), results, after.attackDice()));
        } else if (choice instanceof AttackChoice.SpendBattleStations) {
            add(battleStations(side, before, after));
        } else if (choice instanceof AttackChoice.SpendEvade) {
            add(new EvadeSpent(after.defenseDice()));
        } else if (choice instanceof UseOnAttackDice use) {
            add(ability(side, Side.ATTACKER, use.ability(), use.dice(), before.attackDice(), after.attackDice()));
        } else if (choice instanceof UseOnDefenseDice use) {
            add(ability(side, Side.DEFENDER, use.ability(), use.dice(), before.defenseDice(), after.defenseDice()));
        }
    }

    private static AttackEvent battleStations(Side side, AttackState before, AttackState after) {
        return side == Side.ATTACKER
                ? new BattleStationsSpent(
                        side,
                        before.attackDice().count(AttackFace.BATTLE_STATIONS),
                        after.attackDice().toString())
                : new BattleStationsSpent(
                        side,
                        before.defenseDice().count(DefenseFace.BATTLE_STATIONS),
                        after.defenseDice().toString());
    }

    private static AttackEvent ability(
            Side side, Side dice, Ability<?> ability, Object chosen, Object before, Object after) {
        return ability instanceof Ability.Cancel
                ? new DiceCancelled(side, ability.name(), chosen.toString())
                : new AbilityUsed(side, ability.name(), dice, before.toString(), after.toString());
    }

    private void add(AttackEvent event) {
        events = events.append(event);
    }
}
