package io.github.quadrantrules.alliance.ai;

import static io.github.quadrantrules.alliance.dice.DefenseFace.BATTLE_STATIONS;
import static io.github.quadrantrules.alliance.dice.DefenseFace.BLANK;
import static io.github.quadrantrules.alliance.dice.DefenseFace.EVADE;

import io.github.quadrantrules.alliance.combat.Abilities;
import io.github.quadrantrules.alliance.combat.Ability;
import io.github.quadrantrules.alliance.combat.AttackChoice;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendEvade;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnDefenseDice;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.BattleStations;
import io.github.quadrantrules.alliance.combat.EvadeToken;
import io.github.quadrantrules.alliance.combat.Side;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The Enemy AI as defender, on its own dice: abilities, Battle Stations, Evade. Rules AL-ECB-08 to AL-ECB-10. */
final class DefenderAi {
    private DefenderAi() {}

    static AttackChoice decide(AttackState state) {
        DicePool<AttackFace> attack = state.attackDice();
        int against = attack.count(AttackFace.HIT) + attack.count(AttackFace.CRITICAL);
        if (against <= state.defenseDice().count(EVADE)) {
            return new Done();
        }
        if (state.abilities(Side.DEFENDER) != Abilities.NONE) {
            Option<AttackChoice> use = ability(state);
            if (use.isDefined()) {
                return use.get();
            }
        }
        if (BattleStations.isAvailable(state)) {
            return new SpendBattleStations();
        }
        return EvadeToken.isAvailable(state) ? new SpendEvade() : new Done();
    }

    private static Option<AttackChoice> ability(AttackState state) {
        Vector<Ability<DefenseFace>> abilities = state.abilities(Side.DEFENDER).onDefenseDice();
        DicePool<DefenseFace> pool = state.defenseDice();
        boolean token = BattleStations.isUnspent(state, Side.DEFENDER);
        boolean stations = token || AbilityUse.changes(abilities, BATTLE_STATIONS);
        return AbilityUse.reroll(abilities, pool, stations ? Vector.of(BLANK) : Vector.of(BLANK, BATTLE_STATIONS))
                .orElse(() -> AbilityUse.improve(
                        abilities.filter(each -> !(each instanceof Ability.Cancel)), pool, dice -> worth(dice, token)))
                .map(use -> new UseOnDefenseDice(use.ability(), use.dice()));
    }

    /** Evades count; a result that the token will convert counts, but less than one that needs none. */
    private static int worth(DicePool<DefenseFace> dice, boolean token) {
        return 2 * dice.count(EVADE) + (token ? dice.count(BATTLE_STATIONS) : 0);
    }
}
