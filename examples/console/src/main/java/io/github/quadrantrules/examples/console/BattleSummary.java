package io.github.quadrantrules.examples.console;

import static io.github.quadrantrules.examples.console.GalaxyPicture.count;

import io.github.quadrantrules.ascendancy.combat.AssimilationEvent;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A battle, an assimilation or an attempt to reclaim a world, in one sentence instead of a line for every roll. */
record BattleSummary(Vector<Event> events) {
    static boolean begins(Event event) {
        return event instanceof BattleEvent.RoundBegan
                || event instanceof AssimilationEvent.AssimilationRoundBegan
                || event instanceof ReclaimEvent.ReclaimRoundBegan;
    }

    static boolean ends(Event event) {
        return event instanceof BattleEvent.BattleEnded
                || event instanceof AssimilationEvent.AssimilationEnded
                || event instanceof ReclaimEvent.ReclaimEnded;
    }

    String sentence() {
        return Vector.of(count(events.count(BattleSummary::begins), "round") + ": " + hits() + ".")
                .appendAll(losses())
                .appendAll(events.filter(BattleSummary::isRetreat).map(Event::sentence))
                .appendAll(end())
                .mkString(" ");
    }

    Vector<RuleId> rules() {
        return events.filter(event -> isRetreat(event) || ends(event))
                .flatMap(Event::rules)
                .distinct();
    }

    private String hits() {
        int players = each(BattleEvent.ShipsShot.class)
                .map(shot -> shot.attack().hits())
                .sum()
                .intValue();
        int borg = each(BattleEvent.CubeShot.class)
                        .map(shot -> shot.answer().hits())
                        .sum()
                        .intValue()
                + each(ReclaimEvent.WorldShot.class)
                        .map(shot -> shot.answer().hits())
                        .sum()
                        .intValue();
        return count(players, "Hit") + " against the Borg, " + count(borg, "Hit") + " by the Borg";
    }

    private Vector<String> losses() {
        Vector<BattleEvent.ShipsLost> ships = each(BattleEvent.ShipsLost.class);
        Vector<String> byPlayer =
                ships.map(BattleEvent.ShipsLost::player).distinct().map(player -> losses(ships, player));
        Vector<AssimilationEvent.StructuresDestroyed> structures = each(AssimilationEvent.StructuresDestroyed.class);
        return structures.isEmpty()
                ? byPlayer
                : byPlayer.append(new AssimilationEvent.StructuresDestroyed(
                                structures.flatMap(AssimilationEvent.StructuresDestroyed::fallen),
                                structures.last().left())
                        .sentence());
    }

    /** How it ended, unless the losses and retreats have said so. */
    private Option<String> end() {
        if (!(events.last() instanceof BattleEvent.BattleEnded ended)) {
            return Option.some(events.last().sentence());
        }
        return Option.when(!ended.outcome().cubeWins(), "The Cube is destroyed.");
    }

    private static String losses(Vector<BattleEvent.ShipsLost> all, PlayerId player) {
        Vector<BattleEvent.ShipsLost> lost = all.filter(each -> each.player().equals(player));
        return new BattleEvent.ShipsLost(
                        player,
                        lost.map(BattleEvent.ShipsLost::lost).sum().intValue(),
                        lost.last().left())
                .sentence();
    }

    private static boolean isRetreat(Event event) {
        return event instanceof BattleEvent.ShipsRetreated || event instanceof ReclaimEvent.AttackersRetreated;
    }

    private <E extends Event> Vector<E> each(Class<E> kind) {
        return events.filter(kind::isInstance).map(kind::cast);
    }
}
