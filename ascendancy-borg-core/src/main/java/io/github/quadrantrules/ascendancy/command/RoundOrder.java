package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.TurnOrder;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The Turn Order Cards of one Game Round. Rules AS-TRN-01 to AS-TRN-05 and AS-TRN-08. Immutable.
 *
 * @since 0.1.0
 */
public final class RoundOrder implements Serializable {
    private static final long serialVersionUID = 1;

    private final Vector<TurnOrderCard> cards;

    /** Those who have a card of their own, and their numbers: worked out once, for every step of a turn asks for them. */
    private final transient Vector<PlayerId> players;

    private final transient TurnOrder numbers;

    /** What is written instead of a round, so that reading checks everything again. */
    private record Saved(Vector<TurnOrderCard> cards) implements Serializable {
        private Object readResolve() {
            return new RoundOrder(cards);
        }
    }

    /**
     * Cards in their order.
     *
     * @param cards the cards by their numbers, 1, 2, 3 and so on
     * @throws IllegalArgumentException if the numbers are not 1, 2, 3 and so on, no card is of the Borg or all are, there
     *     are other Borg cards than one or one for each Assimilated Player, or somebody has two cards
     */
    public RoundOrder(Vector<TurnOrderCard> cards) {
        check(cards);
        this.cards = cards;
        Vector<PlayerTurn> turns = cards.filter(PlayerTurn.class::isInstance).map(PlayerTurn.class::cast);
        players = turns.map(PlayerTurn::player);
        numbers = new TurnOrder(
                turns.foldLeft(TreeMap.empty(), (found, turn) -> found.put(turn.player(), turn.number())));
    }

    private static void check(Vector<TurnOrderCard> cards) {
        requireNonNull(cards, "cards");
        Vector<Integer> numbers = cards.map(TurnOrderCard::number);
        if (!numbers.equals(Vector.rangeClosed(1, cards.size()))) {
            throw new IllegalArgumentException(
                    "Turn Order Cards are numbered 1, 2, 3 and so on, not " + numbers.mkString(", "));
        }
        if (!cards.exists(BorgTurn.class::isInstance)) {
            throw new IllegalArgumentException("The Borg have a Turn Order Card in each round (AS-TRN-01), unlike "
                    + (cards.isEmpty() ? "no card" : cards.mkString(", ")));
        }
        checkSeats(cards);
    }

    /** One card each, and one of the neutral Borg only if nobody is assimilated. */
    private static void checkSeats(Vector<TurnOrderCard> cards) {
        Vector<BorgTurn> borg = cards.filter(BorgTurn.class::isInstance).map(BorgTurn.class::cast);
        if (borg.size() == cards.size()) {
            throw new IllegalArgumentException(
                    "Somebody who is not assimilated has a turn (AS-WIN-04), unlike in " + cards.mkString(", "));
        }
        borg.filter(card -> card.holder().isEmpty() && borg.size() > 1).forEach(card -> {
            throw new IllegalArgumentException(
                    "There is one turn of the Borg, or one for each Assimilated Player (AS-TRN-04), unlike " + card);
        });
        Vector<PlayerId> seats = cards.flatMap(
                card -> card instanceof PlayerTurn turn ? Option.some(turn.player()) : ((BorgTurn) card).holder());
        if (seats.distinct().size() < seats.size()) {
            throw new IllegalArgumentException(
                    "Everybody has one Turn Order Card (AS-TRN-04), not as in " + seats.mkString(", "));
        }
    }

    /**
     * How many cards the Borg have in a round: one for each Assimilated Player, and one if there is none. Rule AS-TRN-04.
     *
     * @param assimilated the number of Assimilated Players, 0 or more
     * @return 1 or more
     * @throws IllegalArgumentException if the number is negative
     */
    public static int borgCards(int assimilated) {
        if (assimilated < 0) {
            throw new IllegalArgumentException("There are 0 or more Assimilated Players, not " + assimilated);
        }
        return Math.max(1, assimilated);
    }

    /**
     * Deals the cards of a round, whether or not a Borg piece is in play.
     *
     * <p>Players in contact have bid and taken their cards. Everybody else draws at random from the cards that are left: the
     * players not in contact, and the Borg, who never bid. Rules AS-TRN-01 to AS-TRN-05.
     *
     * @param bid the players who have bid, with the numbers of the cards that they took
     * @param others the players, not assimilated, who did not bid
     * @param assimilated the Assimilated Players
     * @param dice where chance comes from
     * @return the cards of the round
     * @throws IllegalArgumentException if nobody is left who is not assimilated, a player is named twice, or a number is
     *     taken twice or not among the cards of the round
     */
    public static RoundOrder deal(
            TreeMap<PlayerId, Integer> bid, Seq<PlayerId> others, Seq<PlayerId> assimilated, Dice dice) {
        int count = bid.size() + others.size() + borgCards(assimilated.size());
        Vector<Integer> left = Vector.rangeClosed(1, count).removeAll(bid.values());
        checkPlayers(bid.keySet().toVector().appendAll(others), assimilated);
        if (left.size() != count - bid.size()) {
            throw new IllegalArgumentException("Players take different cards from 1 to " + count + ", not "
                    + bid.values().mkString(", "));
        }
        Vector<TurnOrderCard> cards = bid.toVector().map(entry -> new PlayerTurn(entry._2, entry._1));
        Vector<Option<PlayerId>> borg = assimilated.isEmpty()
                ? Vector.of(Option.none())
                : assimilated.toVector().map(Option::some);
        Deck<Integer> deck = Deck.shuffled(left);
        for (PlayerId player : others) {
            Draw<Integer> draw = dice.draw(deck);
            cards = cards.append(new PlayerTurn(draw.card(), player));
            deck = draw.rest();
        }
        for (Option<PlayerId> holder : borg) {
            Draw<Integer> draw = dice.draw(deck);
            cards = cards.append(new BorgTurn(draw.card(), holder));
            deck = draw.rest();
        }
        return new RoundOrder(cards.sortBy(TurnOrderCard::number));
    }

    private static void checkPlayers(Vector<PlayerId> playing, Seq<PlayerId> assimilated) {
        if (playing.isEmpty()) {
            throw new IllegalArgumentException("A round is dealt while somebody is not assimilated (AS-WIN-04), not to "
                    + (assimilated.isEmpty() ? "nobody" : assimilated.mkString(", ")));
        }
        Vector<PlayerId> all = playing.appendAll(assimilated);
        if (all.distinct().size() < all.size()) {
            throw new IllegalArgumentException("Each player is dealt to once, not " + all.mkString(", "));
        }
    }

    /**
     * The next turn of the round. A player assimilated in the meantime takes no further turn; the cards stay as they were
     * dealt. Rule AS-TRN-08.
     *
     * @param after the number of the turn that has just ended; 0 at the start of the round
     * @param assimilated all who are assimilated now
     * @return the card whose turn comes up; none if the round is over
     */
    public Option<TurnOrderCard> next(int after, Seq<PlayerId> assimilated) {
        return cards.find(card ->
                card.number() > after && !(card instanceof PlayerTurn turn && assimilated.contains(turn.player())));
    }

    /**
     * The cards.
     *
     * @return by their numbers, 1, 2, 3 and so on
     */
    public Vector<TurnOrderCard> cards() {
        return cards;
    }

    /**
     * The players who have a card of their own, whatever has become of them since the deal.
     *
     * @return in Turn Order
     */
    public Vector<PlayerId> players() {
        return players;
    }

    /**
     * The numbers of the players who are not assimilated.
     *
     * @param assimilated all who are assimilated now
     * @return the Turn Order among the others
     * @throws IllegalArgumentException if everybody is assimilated
     */
    public TurnOrder turnOrder(Seq<PlayerId> assimilated) {
        requireNonNull(assimilated, "assimilated");
        return assimilated.isEmpty() ? numbers : new TurnOrder(numbers.numbers().removeAll(assimilated));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RoundOrder round && cards.equals(round.cards);
    }

    @Override
    public int hashCode() {
        return cards.hashCode();
    }

    /** The cards by their numbers. */
    @Override
    public String toString() {
        return cards.mkString("RoundOrder(", ", ", ")");
    }

    private Object writeReplace() {
        return new Saved(cards);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("A round is read from its cards, not from " + in);
    }
}
