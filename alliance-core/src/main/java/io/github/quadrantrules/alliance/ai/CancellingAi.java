package io.github.quadrantrules.alliance.ai;

import io.github.quadrantrules.alliance.combat.Abilities;
import io.github.quadrantrules.alliance.combat.Ability;
import io.github.quadrantrules.alliance.combat.AttackChoice;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.CompareResults;
import io.github.quadrantrules.alliance.combat.Side;
import io.vavr.control.Option;

/** The Enemy AI's abilities that cancel dice: used where they change the damage in its favor. Rule AL-CMP-01. */
final class CancellingAi {
    private CancellingAi() {}

    static AttackChoice decide(AttackState state) {
        int favor = state.stage().decides() == Side.ATTACKER ? 1 : -1;
        Abilities abilities =
                favor > 0 ? state.attacker().abilities() : state.defender().abilities();
        Option<AttackChoice> onAttack = AbilityUse.improve(
                        abilities.onAttackDice().filter(Ability.Cancel.class::isInstance),
                        state.attackDice(),
                        attack -> favor
                                * CompareResults.uncancelled(attack, state.defenseDice())
                                        .total())
                .map(use -> new UseOnAttackDice(use.ability(), use.dice()));
        return onAttack.orElse(() -> AbilityUse.improve(
                                abilities.onDefenseDice().filter(Ability.Cancel.class::isInstance),
                                state.defenseDice(),
                                defense -> favor
                                        * CompareResults.uncancelled(state.attackDice(), defense)
                                                .total())
                        .map(use -> new UseOnDefenseDice(use.ability(), use.dice())))
                .getOrElse(new Done());
    }
}
