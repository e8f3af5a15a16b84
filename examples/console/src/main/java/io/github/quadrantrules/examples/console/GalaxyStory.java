package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.command.CommandEvent;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.turn.RoundEvent;
import io.github.quadrantrules.ascendancy.turn.TurnEvent;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Vector;

/** What happened in a game, turn by turn: as much as a person wants to read, or every roll. */
enum GalaxyStory {
    /** A sentence a battle, and nothing that goes without saying. */
    BRIEF {
        @Override
        Story events(Story story, Vector<Told> told) {
            Story soFar = story;
            Vector<Event> battle = Vector.empty();
            for (Told each : told) {
                Event event = each.event();
                if (!battle.isEmpty() || BattleSummary.begins(event)) {
                    battle = battle.append(event);
                } else if (!goesWithoutSaying(event)) {
                    soFar = soFar.event(event);
                }
                if (BattleSummary.ends(event)) {
                    BattleSummary summary = new BattleSummary(battle);
                    soFar = soFar.summary(summary.sentence(), summary.rules());
                    battle = Vector.empty();
                }
            }
            return soFar;
        }
    },
    /** Every event with its dice. */
    VERBOSE {
        @Override
        Story events(Story story, Vector<Told> told) {
            return told.foldLeft(
                    story,
                    (soFar, each) -> each.dice()
                            .map(dice -> soFar.event(each.event(), dice))
                            .getOrElse(() -> soFar.event(each.event())));
        }
    };

    abstract Story events(Story story, Vector<Told> told);

    Story rounds(Story before, Vector<SmallGame.Round> rounds) {
        return rounds.foldLeft(before, this::round);
    }

    private Story round(Story before, SmallGame.Round round) {
        Story told = round.turns()
                .foldLeft(
                        before.heading("Round " + round.number()),
                        (soFar, turn) -> events(soFar.turn(name(turn.card())), turn.told()));
        return told.heading("The galaxy after round " + round.number())
                .picture(GalaxyPicture.of(round.after()))
                .picture(GalaxyLedger.of(round.after()).prepend(""));
    }

    /** Whose turn it is. */
    static String name(TurnOrderCard card) {
        return card.number() + "  "
                + (card instanceof TurnOrderCard.PlayerTurn turn
                        ? turn.player().name()
                        : ((TurnOrderCard.BorgTurn) card)
                                .holder()
                                .map(player -> "The Borg, led by the " + player)
                                .getOrElse("The Borg"));
    }

    private static boolean goesWithoutSaying(Event event) {
        return event instanceof RoundEvent.TurnBegan
                || event instanceof RoundEvent.RoundEnded
                || event instanceof TurnEvent.NothingToAttack
                || event instanceof TurnEvent.CommandPicked
                || event instanceof TurnEvent.CubeActivated
                || event instanceof TurnEvent.CubeLost
                || event instanceof TurnEvent.TokensGained
                || event instanceof TurnEvent.TurnEnded
                || event instanceof CommandEvent.CommandDrawn;
    }
}
