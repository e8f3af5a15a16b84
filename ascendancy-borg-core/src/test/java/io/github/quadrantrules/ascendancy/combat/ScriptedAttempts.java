package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;

/** Attempts to reclaim Vulcan, played with scripted dice. */
final class ScriptedAttempts {
    static final SystemId VULCAN = SystemId.of("Vulcan");
    static final PlayerId FEDERATION = PlayerId.of("Federation");
    static final BattleChoice FIGHT = new Fight();
    static final BattleChoice RETREAT =
            new RetreatTo(Battlefield.open().legalDestinations().head());

    static ReclaimSetting federation(int hitValue) {
        return ReclaimSetting.of(PlayerCombatProfile.of("Federation", hitValue), 2);
    }

    static BorgWorld world(int nodes) {
        return new BorgWorld(VULCAN, nodes, false);
    }

    static ReclaimState start(int hitValue, int nodes, int ships) {
        return ReclaimState.start(federation(hitValue), world(nodes), ships);
    }

    static ReclaimRound round(ReclaimState attempt, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        ReclaimRound round = ReclaimRound.fight(attempt, dice);
        dice.finish();
        return round;
    }

    static Step<ReclaimState> step(ReclaimState attempt, BattleChoice choice, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        Step<ReclaimState> step =
                Reclaiming.GAME.apply(attempt, choice, dice).getOrElseThrow(v -> new AssertionError(v.toString()));
        dice.finish();
        return step;
    }

    static Vector<String> sentences(Step<ReclaimState> step) {
        return step.events().toVector().map(Event::sentence);
    }

    private ScriptedAttempts() {}
}
