package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rolls for exact odds, merged as far as nobody can tell them apart: who scored the Hits makes no difference, so players who
 * need the same number roll together; Hits beyond the last Borg die have no effect (AS-DMG-02), and the Borg dice matter only
 * by what they do. For one calculation in one thread, which fights the same round again and again before it comes to the
 * next one.
 */
final class MergedRolls implements Rolls {
    private static final int FACES = 6;

    private final Map<List<Integer>, Distribution<Integer>> known = new LinkedHashMap<>();
    private @Nullable CubeBattleState hitsFor;
    private Distribution<Integer> hits = Distribution.always(0);

    private @Nullable Array<BattleForce> answersFor;
    private int answersOf;
    private @Nullable Distribution<Answer> answers;

    /** By Ships, and by Borg dice. */
    private final Map<Array<BattleForce>, Map<Integer, Distribution<Answer>>> knownAnswers = new LinkedHashMap<>();

    @Override
    public int hits(CubeBattleState battle, Dice dice, BattleLog log) {
        if (hitsFor == null || hitsFor.forces() != battle.forces() || hitsFor.cube() != battle.cube()) {
            hits = known.computeIfAbsent(question(battle), MergedRolls::distribution);
            hitsFor = battle;
        }
        return dice.pick(hits);
    }

    @Override
    public Answer answer(CubeBattleState battle, Dice dice, BattleLog log) {
        int borgDice = battle.cube().dicePool();
        Distribution<Answer> ready = answers;
        if (ready == null || answersFor != battle.forces() || answersOf != borgDice) {
            ready = knownAnswers
                    .computeIfAbsent(battle.forces(), forces -> new LinkedHashMap<>())
                    .computeIfAbsent(borgDice, pool -> answers(battle));
            answers = ready;
            answersFor = battle.forces();
            answersOf = borgDice;
        }
        return dice.pick(ready);
    }

    private static Distribution<Answer> answers(CubeBattleState battle) {
        return Distribution.of(
                dice -> TableRolls.ROLLS.answer(battle, dice, BattleLog.NONE).effect());
    }

    /** The Hits without a roll, then each number needed with the dice that need it, and last how many Hits count. */
    private static List<Integer> question(CubeBattleState battle) {
        int[] dice = new int[FACES + 1];
        int autoHits = 0;
        int index = 0;
        for (BattleForce force : battle.forces()) {
            PlayerCombatProfile player = battle.setting().sides().get(index++).player();
            int lowest =
                    AdaptiveShields.lowestHit(player.weapons(), battle.cube().modifier());
            if (force.isInBattle()) {
                autoHits += force.autoHits();
                if (lowest <= FACES) {
                    dice[lowest] += player.attackDice(force.ships());
                }
            }
        }
        List<Integer> question = List.of(battle.cube().dicePool());
        for (int lowest = 1; lowest <= FACES; lowest++) {
            question = dice[lowest] == 0
                    ? question
                    : question.prepend(dice[lowest]).prepend(lowest);
        }
        return question.prepend(autoHits);
    }

    /** Of the least of all Hits and the last number. */
    private static Distribution<Integer> distribution(List<Integer> question) {
        int most = question.last();
        Distribution<Integer> sum = Distribution.always(Math.min(question.head(), most));
        for (List<Integer> rest = question.tail(); rest.size() > 1; rest = rest.drop(2)) {
            Distribution<Integer> hits =
                    CombatDice.ship(rest.get(0)).pool(rest.get(1)).map(roll -> Math.min(roll.count(Shot.HIT), most));
            sum = sum.combine(hits, (a, b) -> Math.min(a + b, most));
        }
        return sum;
    }
}
