package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.Reclaiming;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A Game Round at some point. Immutable.
 *
 * @param round its Turn Order Cards
 * @param phase whose turn it is, and how that turn stands
 * @since 0.1.0
 */
public record GameRoundState(RoundOrder round, RoundPhase phase) implements Serializable {
    /**
     * Checks that the turn belongs to the round.
     *
     * @throws IllegalArgumentException if the card of the turn is not one of the round, the round is not one of the table,
     *     the player whose turn it is is assimilated, the game has ended and the round has not, the Command Cards are fewer
     *     than the Cubes, or the table does not show the combat of the turn
     */
    public GameRoundState {
        requireNonNull(round, "round");
        requireNonNull(phase, "phase");
        RoundChecks.seats(round, phase.table());
        card(phase).filter(card -> !round.cards().contains(card)).forEach(card -> {
            throw new IllegalArgumentException("A turn has a card of its round (AS-TRN-01), not " + card);
        });
        if (card(phase).exists(card -> isAbsorbed(card, phase.table()))) {
            throw new IllegalArgumentException("An Assimilated Player takes no turn as a player (AS-APL-06), not as in "
                    + card(phase).get());
        }
        if (phase instanceof RoundPhase.BorgActing borg && !borg.turn().round().equals(round)) {
            throw new IllegalArgumentException(
                    "A Borg turn belongs to its round, not to " + borg.turn().round());
        }
        RoundChecks.phase(phase);
    }

    private static Option<TurnOrderCard> card(RoundPhase phase) {
        if (phase instanceof RoundPhase.Acting acting) {
            return Option.some(acting.card());
        }
        if (phase instanceof RoundPhase.Fighting fighting) {
            return Option.some(fighting.card());
        }
        if (phase instanceof RoundPhase.Invading invading) {
            return Option.some(invading.card());
        }
        return phase instanceof RoundPhase.BorgActing borg
                ? Option.some(borg.turn().card())
                : Option.none();
    }

    private static boolean isAbsorbed(TurnOrderCard card, Table table) {
        return card instanceof PlayerTurn turn && table.isAssimilated(turn.player());
    }

    /**
     * A round that is about to begin with its first turn.
     *
     * @param round the Turn Order Cards
     * @param table everything on the table
     * @return the state at the first turn; an ended round if the game has ended
     * @throws IllegalArgumentException if cards and table do not belong together
     */
    public static GameRoundState start(RoundOrder round, Table table) {
        return new GameRoundState(round, next(round, 0, table));
    }

    /**
     * Deals the Turn Order Cards of a round: players who have bid take theirs, the Borg and everybody else draw. Rules
     * AS-TRN-01 to AS-TRN-05.
     *
     * @param table everything on the table
     * @param bid the players who have bid, with the numbers of the cards that they took; not the Borg, who never bid
     * @param dice where chance comes from
     * @return the state at the first turn
     * @throws IllegalArgumentException if a bidder does not play or is assimilated, a number is taken twice or is not among
     *     the cards, or nobody is left who is not assimilated
     */
    public static GameRoundState deal(Table table, TreeMap<PlayerId, Integer> bid, Dice dice) {
        Vector<PlayerId> playing = table.players().reject(table::isAssimilated);
        bid.keySet().find(player -> !playing.contains(player)).forEach(player -> {
            throw new IllegalArgumentException(
                    "Only players who are not assimilated bid (AS-TRN-02, AS-APL-06), unlike " + player);
        });
        return start(RoundOrder.deal(bid, playing.reject(bid::containsKey), table.assimilated(), dice), table);
    }

    /**
     * Everything on the table.
     *
     * @return the table as it is now; during a combat of a player as it was before
     */
    public Table table() {
        return phase.table();
    }

    /**
     * The card whose turn it is.
     *
     * @return none if the round has ended
     */
    public Option<TurnOrderCard> card() {
        return card(phase);
    }

    /**
     * Which player has to decide now.
     *
     * @return none if it is the base game, or nobody because the round has ended
     */
    public Option<PlayerId> decider() {
        if (phase instanceof RoundPhase.Acting acting) {
            return Option.some(acting.card().player());
        }
        if (phase instanceof RoundPhase.Fighting fighting) {
            return fighting.battle().decider();
        }
        if (phase instanceof RoundPhase.Invading invading) {
            return Reclaiming.decider(invading.attempt());
        }
        return phase instanceof RoundPhase.BorgActing borg ? borg.turn().decider() : Option.none();
    }

    GameRoundState in(RoundPhase next) {
        return new GameRoundState(round, next);
    }

    /** Who was assimilated in the meantime takes no further turn as a player. Rule AS-TRN-08. */
    static RoundPhase next(RoundOrder round, int after, Table table) {
        if (table.outcome().isDefined()) {
            return new RoundPhase.Ended(table);
        }
        return round.next(after, table.assimilated())
                .<RoundPhase>map(card -> card instanceof PlayerTurn turn
                        ? new RoundPhase.Acting(turn, table)
                        : new RoundPhase.BorgActing(BorgTurnState.start(round, (BorgTurn) card, table)))
                .getOrElse(() -> new RoundPhase.Ended(table));
    }
}
