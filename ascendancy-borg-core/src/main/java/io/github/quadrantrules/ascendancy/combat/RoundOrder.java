package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattlePhase.AfterRoll;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.Casualties;
import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The one place in which the steps of a round have their order: rules AS-CBT-03 and AS-CBT-05.
 *
 * <p>A round stops where somebody has a choice, and goes on from there.
 */
final class RoundOrder {
    private final Rolls rolls;
    private final BattleLog log;

    RoundOrder(Rolls rolls, BattleLog log) {
        this.rolls = rolls;
        this.log = log;
    }

    /** A round from its beginning, as far as nobody has a choice. */
    CubeBattleState fight(CubeBattleState battle, Dice dice) {
        log.roundBegan(battle);
        int hits = rolls.hits(battle, dice, log);
        CubeBattleState rolled = battle.asRolled();
        return battle.playersHaveFirstStrike() ? firstStrike(rolled, hits, dice) : simultaneous(rolled, hits, dice);
    }

    /** The players' Hits come before the Borg roll. Rules AS-CBT-03 and AS-DES-02. */
    private CubeBattleState firstStrike(CubeBattleState battle, int hits, Dice dice) {
        CubeBattleState marked = mark(battle, hits, CubeDestruction.FIRST_STRIKE);
        if (marked.cube().isDestroyed()) {
            return ended(marked);
        }
        return marked.hasCubeDamage()
                ? marked.in(new AfterRoll(0, hits, Option.none()))
                : casualties(marked, rolls.answer(marked, dice, log));
    }

    /** Both sides roll before anything is marked. Rules AS-CBT-05 and AS-DES-03. */
    private CubeBattleState simultaneous(CubeBattleState battle, int hits, Dice dice) {
        if (battle.hasCubeDamage()) {
            BorgVolley answer = BorgVolley.roll(battle, dice);
            log.cubeShot(answer);
            return battle.in(new AfterRoll(0, hits, Option.some(answer)));
        }
        Answer answer = rolls.answer(battle, dice, log);
        return casualties(mark(battle, hits, CubeDestruction.SIMULTANEOUS_ROUND), answer);
    }

    /** A round from the moment at which nobody wants to change it after the roll. */
    CubeBattleState goOn(CubeBattleState battle, AfterRoll rolled, Dice dice) {
        if (rolled.answer().isDefined()) {
            return casualties(
                    mark(battle, rolled.hits(), CubeDestruction.SIMULTANEOUS_ROUND),
                    Answer.of(battle, rolled.answer().get()));
        }
        return battle.cube().isDestroyed() ? ended(battle) : casualties(battle, rolls.answer(battle, dice, log));
    }

    private CubeBattleState mark(CubeBattleState battle, int hits, CubeDestruction order) {
        if (battle.cube().isDestroyed()) {
            return battle;
        }
        CubeCombat marked = battle.cube().damaged(hits);
        log.marked(hits, battle.cube(), marked);
        return marked.isDestroyed() ? destroy(battle, Rewards.ofRound(battle), order) : battle.with(marked);
    }

    private CubeBattleState destroy(CubeBattleState battle, Rewards rewards, CubeDestruction how) {
        CubeBattleState destroyed = battle.destroyed(rewards);
        log.destroyed(destroyed, how);
        return destroyed;
    }

    /** Casualties stand in any case. Rules AS-ALC-01 to AS-ALC-03 and AS-WPN-06. */
    private CubeBattleState casualties(CubeBattleState battle, Answer answer) {
        log.casualties(battle, answer);
        return answer.due().isEmpty()
                ? endRound(battle, answer.left(), answer.symbols())
                : battle.asking(answer.left(), new Casualties(answer.due(), answer.symbols()));
    }

    /** One Ship after another, until no choice is left. Rule AS-ALC-03. */
    CubeBattleState lose(CubeBattleState battle, Casualties casualties, int index, BattleChoice.LoseShip choice) {
        log.casualtyChosen(battle, choice);
        BattleForce force = battle.forces().get(index);
        Squadron left = force.squadron().without(choice.fleet());
        int due = casualties.due().get(index) - 1;
        int settled = left.isUniform() ? due : 0;
        BattleForce after = force.withSquadron(settled == 0 ? left : left.afterLosing(settled));
        Array<BattleForce> forces = battle.forces().update(index, after);
        log.shipsLost(battle, forces);
        Vector<Integer> rest = casualties.due().update(index, due - settled);
        return rest.forAll(each -> each == 0)
                ? endRound(battle, forces, casualties.symbols())
                : battle.asking(forces, new Casualties(rest, casualties.symbols()));
    }

    /** Only a Cube that is not destroyed regenerates and adapts. */
    private CubeBattleState endRound(CubeBattleState battle, Array<BattleForce> left, int symbols) {
        if (battle.cube().isDestroyed()) {
            return ended(battle.afterRound(left, battle.cube()));
        }
        CubeBattleState after = battle.afterRound(
                left, Regeneration.apply(battle.cube(), symbols).adapted());
        log.roundEnded(battle, after);
        return after.outcome() == BattleOutcome.UNDECIDED ? after : ended(after);
    }

    /** Hits for the coming round, or 1 damage at once. Rules AS-ADD-04, AS-ADD-05, AS-DES-01 and AS-DES-04. */
    CubeBattleState useCard(CubeBattleState battle, int index, BattleCard card) {
        BattleSide side = battle.setting().sides().get(index);
        log.cardUsed(side, card);
        CubeBattleState used = battle.with(
                battle.forces().update(index, battle.forces().get(index).afterUsing(card)));
        if (card instanceof BattleCard.AutoHits || battle.cube().isDestroyed()) {
            return used;
        }
        CubeCombat marked = battle.cube().damaged(1);
        log.marked(1, battle.cube(), marked);
        if (!marked.isDestroyed()) {
            return used.with(marked);
        }
        boolean rolled = battle.phase() instanceof AfterRoll;
        return destroy(used, rolled ? Rewards.ofRound(battle) : Rewards.ofCard(side), CubeDestruction.CARD);
    }

    CubeBattleState retreat(CubeBattleState battle, int index, RetreatDestination destination) {
        BattleForce force = battle.forces().get(index);
        CubeBattleState after = battle.with(battle.forces().update(index, force.retreated(destination)));
        log.retreated(battle, battle.setting().sides().get(index), force.ships(), destination);
        return after;
    }

    void stay(BattleSide side) {
        log.stayed(side);
    }

    CubeBattleState ended(CubeBattleState battle) {
        CubeBattleState after = battle.in(BattlePhase.BEFORE_ROUND);
        log.ended(after);
        return after;
    }
}
