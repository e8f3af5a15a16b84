package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.ascendancy.command.CubeChooser;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * What one choice has led to so far; only its end has to be a state. Immutable.
 *
 * @param told the events, the last one first
 */
record Course(RoundOrder round, BorgTurn card, Table table, CommandPhase command, TurnPhase phase, List<Event> told) {
    static Course of(BorgTurnState state) {
        return new Course(state.round(), state.card(), state.table(), state.command(), state.phase(), List.empty());
    }

    Galaxy galaxy() {
        return table.galaxy();
    }

    Activation activation() {
        return ((TurnPhase.Acting) phase).activation();
    }

    boolean over() {
        return phase instanceof TurnPhase.Ended;
    }

    /** The numbers of the players who are not assimilated now. */
    TurnOrder order() {
        return round.turnOrder(table.assimilated());
    }

    /** How many turns to choose have been used up when it is the turn of somebody who is not assimilated. */
    int turnsToChoose() {
        Vector<PlayerId> dealt = round.players();
        int turns = command.choices();
        while (card.holder().isEmpty() && table.isAssimilated(CubeChooser.of(card, dealt, turns))) {
            turns++;
        }
        return turns;
    }

    /** Who chooses the next Cube. Rules AS-COM-06 and AS-COM-07. */
    PlayerId chooser() {
        if (round.players().forAll(table::isAssimilated)) {
            throw new IllegalArgumentException("Somebody who is not assimilated plays on (AS-WIN-03), unlike "
                    + table.assimilated().mkString(", "));
        }
        return CubeChooser.of(card, round.players(), turnsToChoose());
    }

    Course tell(Event event) {
        return new Course(round, card, table, command, phase, told.prepend(event));
    }

    Course tell(Iterable<? extends Event> more) {
        List<Event> all = told;
        for (Event event : more) {
            all = all.prepend(event);
        }
        return new Course(round, card, table, command, phase, all);
    }

    Course with(Table changed) {
        return new Course(round, card, changed, command, phase, told);
    }

    Course with(Galaxy changed) {
        return with(table.withGalaxy(changed));
    }

    Course with(CommandPhase changed) {
        return new Course(round, card, table, changed, phase, told);
    }

    Course in(TurnPhase next) {
        return new Course(round, card, table, command, next, told);
    }

    Course with(Activation activation) {
        return in(new TurnPhase.Acting(activation));
    }

    Course at(Stage stage) {
        return with(activation().at(stage));
    }

    /** What a rule has led to; an outcome ends the turn at once. Rules AS-WIN-01 and AS-WIN-04. */
    Course then(Step<Table> step) {
        Course told = tell(step.events()).with(step.state());
        return step.state().outcome().isDefined() ? told.ended() : told;
    }

    /** The turn has ended: tokens come off, and cards in hand are discarded. Rules AS-COM-05 and AS-COM-08. */
    Course ended() {
        TableCards cards = table.cards();
        Table last = table.withCards(
                cards.withCommands(command.hand().foldLeft(cards.commands(), (deck, unused) -> deck.discard(unused))));
        return with(last).with(CommandPhase.NONE).in(new TurnPhase.Ended());
    }

    private Vector<Event> events() {
        Event[] events = new Event[told.size()];
        int left = events.length;
        for (Event event : told) {
            events[--left] = event;
        }
        return Vector.of(events);
    }

    Step<BorgTurnState> step() {
        return new Step<>(BorgTurnState.reached(round, card, table, command, phase), events());
    }
}
