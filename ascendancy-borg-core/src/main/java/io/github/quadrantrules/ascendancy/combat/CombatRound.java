package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * One round of combat against a Cube, in the order of its rules, up to the decision whether to retreat.
 *
 * @since 0.1.0
 */
public final class CombatRound {
    private CombatRound() {}

    /**
     * Fights the coming round: with First Strike for the players in the first one, simultaneously from then on. Rules
     * AS-CBT-01 to AS-CBT-06 and AS-OPT-03.
     *
     * <p>The round stops early where a player holds a card that can be used after the roll, or where somebody has to choose
     * which Ships are lost; {@link CubeBattle} goes on from there.
     *
     * @param battle a battle before a round
     * @param dice where chance comes from
     * @return what happened
     * @throws IllegalArgumentException if the battle has ended or stands in the middle of a round
     */
    public static RoundReport fight(CubeBattleState battle, Dice dice) {
        if (battle.outcome() != BattleOutcome.UNDECIDED) {
            throw new IllegalArgumentException("A battle that has ended has no more rounds: " + battle.outcome());
        }
        if (!(battle.phase() instanceof BattlePhase.BeforeRound)) {
            throw new IllegalArgumentException(
                    "A round is fought when the last one is over, not in the phase " + battle.phase());
        }
        Recorder recorder = new Recorder(battle.cube());
        CubeBattleState after = new RoundOrder(TableRolls.ROLLS, recorder).fight(battle, dice);
        return new RoundReport(battle, recorder.attacks, recorder.marked, recorder.answer, after);
    }

    /** Keeps the rolls of one round. */
    private static final class Recorder implements BattleLog {
        private Vector<PlayerVolley> attacks = Vector.empty();
        private CubeCombat marked;
        private Option<BorgVolley> answer = Option.none();

        Recorder(CubeCombat cube) {
            marked = cube;
        }

        @Override
        public void shipsShot(BattleSide side, PlayerVolley attack) {
            attacks = attacks.append(attack);
        }

        @Override
        public void marked(int hits, CubeCombat before, CubeCombat after) {
            marked = after;
        }

        @Override
        public void cubeShot(BorgVolley volley) {
            answer = Option.some(volley);
        }
    }
}
