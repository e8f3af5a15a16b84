package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Dice;
import io.vavr.control.Option;

/**
 * One round of combat against a Cube, in the order of its rules, up to the decision whether to retreat.
 *
 * @since 0.1.0
 */
public final class CombatRound {
    private CombatRound() {}

    /**
     * Fights the coming round: with First Strike for the player in the first one, simultaneously from then on. Rules
     * AS-CBT-01 to AS-CBT-05.
     *
     * @param battle a battle that has not ended
     * @param dice where chance comes from
     * @return what happened
     * @throws IllegalArgumentException if the battle has ended
     */
    public static RoundReport fight(CubeBattleState battle, Dice dice) {
        if (battle.outcome() != BattleOutcome.UNDECIDED) {
            throw new IllegalArgumentException("A battle that has ended has no more rounds: " + battle.outcome());
        }
        return battle.cube().playersHaveFirstStrike() ? firstStrike(battle, dice) : simultaneous(battle, dice);
    }

    /** The player's Hits come before the Borg roll. Rules AS-CBT-03 and AS-DES-02. */
    private static RoundReport firstStrike(CubeBattleState battle, Dice dice) {
        PlayerVolley attack = playerRolls(battle, dice);
        CubeCombat marked = battle.cube().damaged(attack.hits());
        if (marked.isDestroyed()) {
            return new RoundReport(battle, attack, marked, Option.none(), battle.after(battle.ships(), marked));
        }
        BorgVolley answer = borgRoll(battle, marked, dice);
        return settle(battle, attack, marked, answer);
    }

    /** Both sides roll before anything is marked. Rules AS-CBT-05 and AS-DES-03. */
    private static RoundReport simultaneous(CubeBattleState battle, Dice dice) {
        PlayerVolley attack = playerRolls(battle, dice);
        BorgVolley answer = borgRoll(battle, battle.cube(), dice);
        CubeCombat marked = battle.cube().damaged(attack.hits());
        return settle(battle, attack, marked, answer);
    }

    private static PlayerVolley playerRolls(CubeBattleState battle, Dice dice) {
        return PlayerVolley.roll(
                battle.setting().player(), battle.ships(), battle.cube().modifier(), dice);
    }

    private static BorgVolley borgRoll(CubeBattleState battle, CubeCombat cube, Dice dice) {
        BattleSetting setting = battle.setting();
        return BorgVolley.roll(cube, setting.borgHitValue(), setting.player().shieldVsBorg(), dice);
    }

    /** Casualties stand in any case; only a Cube that is not destroyed regenerates and adapts. */
    private static RoundReport settle(
            CubeBattleState battle, PlayerVolley attack, CubeCombat marked, BorgVolley answer) {
        int shipsLeft = Math.max(0, battle.ships() - answer.effectiveHits());
        CubeCombat regenerated = Regeneration.apply(marked, answer.symbols());
        CubeCombat adapted = regenerated.adapted();
        return new RoundReport(battle, attack, marked, Option.some(answer), battle.after(shipsLeft, adapted));
    }
}
