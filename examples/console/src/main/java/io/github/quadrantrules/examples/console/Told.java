package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent;
import io.github.quadrantrules.ascendancy.world.WorldEvent;
import io.github.quadrantrules.dice.Roll;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event, and the dice that were rolled for it. */
record Told(Event event, Option<Roll<?>> dice) {
    static Vector<Told> of(Iterable<? extends Event> events, DiceTable table) {
        Vector<Told> told = Vector.empty();
        for (Event event : events) {
            told = told.append(new Told(event, Option.when(isRoll(event), table::nextRoll)));
        }
        return told;
    }

    private static boolean isRoll(Event event) {
        return event instanceof BattleEvent.ShipsShot
                || event instanceof BattleEvent.CubeShot
                || event instanceof ReclaimEvent.WorldShot
                || event instanceof WorldEvent.TranswarpRolled;
    }
}
