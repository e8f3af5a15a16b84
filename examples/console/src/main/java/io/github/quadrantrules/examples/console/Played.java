package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A table, and what was told on the way to it. Immutable. */
record Played(Table table, Vector<Told> told) {
    static Played from(Table table) {
        return new Played(table, Vector.empty());
    }

    Played with(Table changed) {
        return new Played(changed, told);
    }

    Played with(Galaxy changed) {
        return with(table.withGalaxy(changed));
    }

    Played tell(Event event) {
        return tell(Vector.of(new Told(event, Option.none())));
    }

    Played tell(Vector<Told> more) {
        return new Played(table, told.appendAll(more));
    }
}
