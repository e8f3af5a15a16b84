package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A Borg turn at some point. Immutable.
 *
 * @since 0.1.0
 */
public final class BorgTurnState implements Serializable {
    private static final long serialVersionUID = 1;

    private final RoundOrder round;
    private final BorgTurn card;
    private final Table table;
    private final CommandPhase command;
    private final TurnPhase phase;

    /** What can be decided, once somebody has asked: whoever asks chooses, and the choice is looked up here. */
    private transient @Nullable Vector<TurnChoice> choices;

    /** What is written instead of a state, so that reading checks everything again. */
    private record Saved(RoundOrder round, BorgTurn card, Table table, CommandPhase command, TurnPhase phase)
            implements Serializable {
        private Object readResolve() {
            return BorgTurnState.of(round, card, table, command, phase);
        }
    }

    private BorgTurnState(RoundOrder round, BorgTurn card, Table table, CommandPhase command, TurnPhase phase) {
        this.round = requireNonNull(round, "round");
        this.card = requireNonNull(card, "card");
        this.table = requireNonNull(table, "table");
        this.command = requireNonNull(command, "command");
        this.phase = requireNonNull(phase, "phase");
    }

    /**
     * A turn at any point, for example read from a save.
     *
     * @param round the Turn Order Cards of the round
     * @param card the card whose turn it is; its holder is in charge to the end of the turn (AS-TRN-08)
     * @param table everything on the table
     * @param command how far the Command Phase has come
     * @param phase where the turn stands
     * @return the state
     * @throws IllegalArgumentException if the card is not one of the round, the round is not one of the table, the Command
     *     Cards are fewer than the Cubes, the game has ended and the turn has not, or the turn is at a point that this table
     *     does not allow
     */
    public static BorgTurnState of(
            RoundOrder round, BorgTurn card, Table table, CommandPhase command, TurnPhase phase) {
        return new BorgTurnState(round, card, table, command, phase).checked();
    }

    /** Checks nothing, for turns that come from legal ones by the rules: they are played by the thousand. */
    static BorgTurnState reached(RoundOrder round, BorgTurn card, Table table, CommandPhase command, TurnPhase phase) {
        return new BorgTurnState(round, card, table, command, phase);
    }

    private BorgTurnState checked() {
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
        TurnChecks.phase(this);
        return this;
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
        return of(round, card, table, CommandPhase.NONE, new TurnPhase.NotBegun());
    }

    /**
     * The round of the turn.
     *
     * @return its Turn Order Cards
     */
    public RoundOrder round() {
        return round;
    }

    /**
     * The card whose turn it is.
     *
     * @return the card, whose holder is in charge to the end of the turn (AS-TRN-08)
     */
    public BorgTurn card() {
        return card;
    }

    /**
     * Everything on the table.
     *
     * @return the table as it is now; during a combat as it was before
     */
    public Table table() {
        return table;
    }

    /**
     * How far the Command Phase has come.
     *
     * @return Cubes that wait, tokens, and cards in hand
     */
    public CommandPhase command() {
        return command;
    }

    /**
     * Where the turn stands.
     *
     * @return the phase
     */
    public TurnPhase phase() {
        return phase;
    }

    Vector<TurnChoice> choices() {
        Vector<TurnChoice> known = choices;
        if (known == null) {
            known = TurnChoices.of(this);
            choices = known;
        }
        return known;
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

    private Saved saved() {
        return new Saved(round, card, table, command, phase);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof BorgTurnState state && saved().equals(state.saved());
    }

    @Override
    public int hashCode() {
        return saved().hashCode();
    }

    /** Round, table, and where the turn stands. */
    @Override
    public String toString() {
        return "BorgTurnState" + saved().toString().substring("Saved".length());
    }

    private Object writeReplace() {
        return saved();
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("A turn is read from its round and its table, not from " + in);
    }
}
