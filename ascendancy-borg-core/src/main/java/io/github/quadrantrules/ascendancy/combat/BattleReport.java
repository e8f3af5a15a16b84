package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleEvent.BattleEnded;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeDamaged;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeDestroyed;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeRegenerated;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeShot;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RetreatForced;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RoundBegan;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShieldsAdapted;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsLost;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsRetreated;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsShot;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** Tells in events, in the order of the rules, what a round or a Retreat did; it decides nothing. */
final class BattleReport {
    private final List<Event> events = new ArrayList<>();
    private final CubeBattleState before;
    private final CubeBattleState after;
    private final PlayerCombatProfile player;

    private BattleReport(CubeBattleState before, CubeBattleState after) {
        this.before = before;
        this.after = after;
        this.player = before.setting().player();
    }

    static Vector<Event> ofRound(RoundReport round) {
        return new BattleReport(round.before(), round.after()).round(round);
    }

    static Vector<Event> ofRetreat(CubeBattleState before, CubeBattleState after) {
        return new BattleReport(before, after).retreat();
    }

    private Vector<Event> round(RoundReport round) {
        events.add(new RoundBegan(before.cube().modifier()));
        events.add(new ShipsShot(player.name(), player.weapons(), round.attack()));
        if (before.cube().playersHaveFirstStrike()) {
            damage(round);
            round.answer().forEach(answer -> events.add(new CubeShot(player.name(), answer)));
        } else {
            round.answer().forEach(answer -> events.add(new CubeShot(player.name(), answer)));
            damage(round);
        }
        if (round.shipsLost() > 0) {
            events.add(new ShipsLost(player.name(), round.shipsLost(), after.ships()));
        }
        if (!after.cube().isDestroyed()) {
            aftermath(round);
        }
        return ended();
    }

    private void damage(RoundReport round) {
        if (round.attack().hits() > 0) {
            events.add(new CubeDamaged(round.attack().hits(), before.cube(), round.marked()));
        }
        if (round.marked().isDestroyed()) {
            events.add(new CubeDestroyed(round.answer().isEmpty()));
        }
    }

    private void aftermath(RoundReport round) {
        if (round.regenerated() > 0) {
            events.add(new CubeRegenerated(round.regenerated(), after.cube()));
        }
        events.add(new ShieldsAdapted(before.cube().modifier(), after.cube().modifier()));
        if (after.outcome() == BattleOutcome.UNDECIDED && after.retreatIsForced()) {
            int needed = AdaptiveShields.neededRoll(
                    player.weapons().hitValue(), after.cube().modifier());
            events.add(new RetreatForced(player.name(), needed, after.escape()));
        }
    }

    private Vector<Event> retreat() {
        after.retreatedTo()
                .forEach(destination -> events.add(
                        new ShipsRetreated(player.name(), after.ships(), destination, before.retreatIsForced())));
        return ended();
    }

    private Vector<Event> ended() {
        if (after.outcome() != BattleOutcome.UNDECIDED) {
            events.add(new BattleEnded(after.outcome(), after.setting().field().cube()));
        }
        return Vector.ofAll(events);
    }
}
