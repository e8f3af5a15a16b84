package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A Borg turn at some point. Immutable.
 *
 * @param round the Turn Order Cards of the round
 * @param card the card whose turn it is; its holder is in charge to the end of the turn (AS-TRN-08)
 * @param table everything on the table
 * @param command how far the Command Phase has come
 * @param phase where the turn stands
 * @since 0.1.0
 */
public record BorgTurnState(RoundOrder round, BorgTurn card, Table table, CommandPhase command, TurnPhase phase)
        implements Serializable {
    /**
     * Checks that turn and table belong together.
     *
     * @throws IllegalArgumentException if the card is not one of the round, the round is not one of the table, the Command
     *     Cards are fewer than the Cubes, the game has ended and the turn has not, or the turn is at a point that this table
     *     does not allow
     */
    public BorgTurnState {
        requireNonNull(round, "round");
        requireNonNull(card, "card");
        requireNonNull(table, "table");
        requireNonNull(command, "command");
        requireNonNull(phase, "phase");
        if (!round.cards().contains(card)) {
            throw new IllegalArgumentException("A Borg turn has a card of its round (AS-TRN-01), not " + card);
        }
        RoundChecks.seats(round, table);
        int commands = table.cards().commands().size() + command.hand().size() + drawn(phase);
        if (commands < CubeId.COUNT) {
            throw new IllegalArgumentException(
                    "Every Cube can get a command (AS-COM-08), so there are 5 Command Cards or more, not " + commands);
        }
        if (table.outcome().isDefined() && !(phase instanceof TurnPhase.Ended)) {
            throw new IllegalArgumentException("Nothing happens after the outcome of a game, unlike in " + phase);
        }
        TurnChecks.phase(table, command, phase);
    }

    private static int drawn(TurnPhase phase) {
        return phase instanceof TurnPhase.Acting acting && acting.activation().stage() instanceof Stage.Replace ? 1 : 0;
    }

    /**
     * A turn that is about to begin.
     *
     * @param round the Turn Order Cards of the round
     * @param card the card whose turn it is
     * @param table everything on the table, in a game that has not ended
     * @return the state before the Building Phase
     * @throws IllegalArgumentException if they do not belong together
     */
    public static BorgTurnState start(RoundOrder round, BorgTurn card, Table table) {
        return new BorgTurnState(round, card, table, CommandPhase.NONE, new TurnPhase.NotBegun());
    }

    /**
     * The numbers of the players who are not assimilated now.
     *
     * @return the Turn Order among them
     * @throws IllegalArgumentException if everybody is assimilated
     */
    public TurnOrder order() {
        return Course.of(this).order();
    }

    /**
     * Who chooses the next Cube: the Assimilated Player in charge, or the players in Turn Order, again and again. Who was
     * assimilated in this very turn is passed over. Rules AS-COM-06 and AS-COM-07.
     *
     * @return the player
     * @throws IllegalArgumentException if everybody is assimilated
     */
    public PlayerId chooser() {
        return Course.of(this).chooser();
    }

    /**
     * Which player has to decide now.
     *
     * @return none if it is the base game, or nobody because the turn has ended
     */
    public Option<PlayerId> decider() {
        if (phase instanceof TurnPhase.Choosing) {
            return Option.some(chooser());
        }
        if (!(phase instanceof TurnPhase.Acting acting)) {
            return Option.none();
        }
        Stage stage = acting.activation().stage();
        if (stage instanceof Stage.Battle battle) {
            return battle.battle().decider();
        }
        return stage instanceof Stage.Order
                        || stage instanceof Stage.Steer
                        || stage instanceof Stage.Turn
                        || stage instanceof Stage.Pick
                ? Option.some(acting.activation().chooser())
                : Option.none();
    }
}
