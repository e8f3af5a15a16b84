package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Vector;

/** What one choice has led to so far. Immutable. */
record Course(BorgTurnState state, Vector<Event> events) {
    static Course of(BorgTurnState state) {
        return new Course(state, Vector.empty());
    }

    Table table() {
        return state.table();
    }

    Galaxy galaxy() {
        return table().galaxy();
    }

    Activation activation() {
        return ((TurnPhase.Acting) state.phase()).activation();
    }

    boolean over() {
        return state.phase() instanceof TurnPhase.Ended;
    }

    Course tell(Event event) {
        return new Course(state, events.append(event));
    }

    Course tell(Iterable<? extends Event> more) {
        return new Course(state, events.appendAll(more));
    }

    Course with(Table table) {
        return new Course(state.with(table), events);
    }

    Course with(Galaxy galaxy) {
        return with(table().withGalaxy(galaxy));
    }

    Course with(CommandPhase command) {
        return new Course(state.with(command), events);
    }

    /** A command passes from deck or hand to a Cube: all three change at once. */
    Course with(Table table, CommandPhase command, Activation activation) {
        return new Course(
                new BorgTurnState(state.round(), state.card(), table, command, new TurnPhase.Acting(activation)),
                events);
    }

    Course in(TurnPhase phase) {
        return new Course(state.in(phase), events);
    }

    Course with(Activation activation) {
        return in(new TurnPhase.Acting(activation));
    }

    Course at(Stage stage) {
        return with(activation().at(stage));
    }

    /** What a rule has led to; an outcome ends the turn at once. Rules AS-WIN-01 and AS-WIN-04. */
    Course then(Step<Table> step) {
        Course told = tell(step.events());
        return step.state().outcome().isDefined()
                ? new Course(state.ended(step.state()), told.events)
                : told.with(step.state());
    }

    Step<BorgTurnState> step() {
        return new Step<>(state, events);
    }
}
