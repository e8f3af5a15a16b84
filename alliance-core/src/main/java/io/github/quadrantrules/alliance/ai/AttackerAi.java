package io.github.quadrantrules.alliance.ai;

import static io.github.quadrantrules.alliance.dice.AttackFace.BATTLE_STATIONS;
import static io.github.quadrantrules.alliance.dice.AttackFace.BLANK;
import static io.github.quadrantrules.alliance.dice.AttackFace.CRITICAL;
import static io.github.quadrantrules.alliance.dice.AttackFace.HIT;

import io.github.quadrantrules.alliance.combat.Abilities;
import io.github.quadrantrules.alliance.combat.Ability;
import io.github.quadrantrules.alliance.combat.AttackChoice;
import io.github.quadrantrules.alliance.combat.AttackChoice.Done;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendBattleStations;
import io.github.quadrantrules.alliance.combat.AttackChoice.SpendTargetLock;
import io.github.quadrantrules.alliance.combat.AttackChoice.UseOnAttackDice;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.BattleStations;
import io.github.quadrantrules.alliance.combat.Side;
import io.github.quadrantrules.alliance.combat.TargetLock;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The Enemy AI as attacker, on its own dice: Target Lock, abilities, Battle Stations. Rules AL-ECB-05 to AL-ECB-08. */
final class AttackerAi {
    private AttackerAi() {}

    static AttackChoice decide(AttackState state) {
        Faces<AttackFace> open = state.attackDice().open();
        boolean stations = changesBattleStations(state);
        if (TargetLock.isAvailable(state)) {
            Faces<AttackFace> blanks = Faces.of(BLANK, open.count(BLANK));
            if (!stations) {
                blanks = blanks.plus(Faces.of(BATTLE_STATIONS, open.count(BATTLE_STATIONS)));
            }
            if (!blanks.isEmpty()) {
                return new SpendTargetLock(blanks);
            }
        }
        if (state.abilities(Side.ATTACKER) != Abilities.NONE) {
            Option<AttackChoice> use = ability(state, stations);
            if (use.isDefined()) {
                return use.get();
            }
        }
        return BattleStations.isAvailable(state) ? new SpendBattleStations() : new Done();
    }

    /** Rule AL-ECB-08: otherwise Battle Stations results count as blank. */
    private static boolean changesBattleStations(AttackState state) {
        return BattleStations.isUnspent(state, Side.ATTACKER)
                || state.abilities(Side.ATTACKER) != Abilities.NONE
                        && AbilityUse.changes(state.abilities(Side.ATTACKER).onAttackDice(), BATTLE_STATIONS);
    }

    private static Option<AttackChoice> ability(AttackState state, boolean stations) {
        Vector<Ability<AttackFace>> abilities = state.abilities(Side.ATTACKER).onAttackDice();
        DicePool<AttackFace> pool = state.attackDice();
        boolean token = BattleStations.isUnspent(state, Side.ATTACKER);
        return AbilityUse.reroll(abilities, pool, stations ? Vector.of(BLANK) : Vector.of(BLANK, BATTLE_STATIONS))
                .orElse(() -> AbilityUse.improve(
                        abilities.filter(each -> !(each instanceof Ability.Cancel)), pool, dice -> worth(dice, token)))
                .map(use -> new UseOnAttackDice(use.ability(), use.dice()));
    }

    /** Hits and Critical Hits count; a result that the token will convert counts, but less than one that needs none. */
    private static int worth(DicePool<AttackFace> dice, boolean token) {
        return 2 * (dice.count(HIT) + dice.count(CRITICAL)) + (token ? dice.count(BATTLE_STATIONS) : 0);
    }
}
