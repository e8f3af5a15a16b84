package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * A deck of cards that knows what nobody has seen and nothing else.
 *
 * <p>A deck is a sequence of segments, from the top down, each a number of cards in unknown order. A shuffled deck is one
 * segment, a card put on the bottom is one more, known cards on top are segments of one. No order exists before it is
 * seen, so hidden information cannot leak, and exact distributions stay small. Drawing is up to {@link Dice#draw}.
 *
 * <p>Decks are equal when they came from the same kinds of cards in the same order and may hold the same cards in the same
 * places, however they were put together: equal cards in order are as good as shuffled. Immutable.
 *
 * @param <T> the type of the cards, with sound {@code equals}; equal cards cannot be told apart
 * @since 0.1.0
 */
public final class Deck<T> implements Serializable {
    private static final long serialVersionUID = 1;

    private final Vector<T> kinds;
    private final Vector<Segment> segments;

    /** Counted when it is asked for; 0 before, and in a deck without cards. */
    private transient int size;

    private Deck(Vector<T> kinds, Vector<Segment> segments) {
        this.kinds = kinds;
        this.segments = segments;
    }

    /**
     * Cards in an order that nobody knows. Immutable.
     *
     * @param counts how many cards of each kind of the deck lie here, at least one in all
     * @param above how many cards are drawn before what is left joins the next segment; usually all
     * @since 0.1.0
     */
    public record Segment(Vector<Integer> counts, int above) implements Serializable {
        /**
         * Checks the numbers.
         *
         * @throws IllegalArgumentException if a count is negative, or {@code above} is not between 1 and the number of
         *     cards
         */
        public Segment {
            requireNonNull(counts, "counts");
            int size = 0;
            for (int count : counts) {
                if (count < 0) {
                    throw new IllegalArgumentException("Cards are counted from 0, not like this: " + counts);
                }
                size = Math.addExact(size, count);
            }
            if (above < 1 || above > size) {
                throw new IllegalArgumentException("From 1 to " + size + " cards can lie above, not " + above);
            }
        }

        int size() {
            return sum(counts);
        }

        private static int sum(Vector<Integer> numbers) {
            int sum = 0;
            for (int number : numbers) {
                sum = Math.addExact(sum, number);
            }
            return sum;
        }

        Segment joinedBy(Vector<Integer> upper) {
            return new Segment(counts.zipWith(upper, Integer::sum).toVector(), above + sum(upper));
        }
    }

    /**
     * A deck from what {@link #kinds} and {@link #segments} say of it.
     *
     * @param kinds the different cards, in the order in which the deck came to know them
     * @param segments from the top down; neighbours that hold nothing but the same kind become one
     * @param <T> the type of the cards
     * @return the deck
     * @throws IllegalArgumentException if a kind is listed twice, a segment counts other kinds, or cards of the last
     *     segment are to join another
     */
    public static <T> Deck<T> of(Vector<T> kinds, Vector<Segment> segments) {
        if (!kinds.distinct().equals(kinds)) {
            throw new IllegalArgumentException("A deck lists each kind of card once, not like this: " + kinds);
        }
        segments.find(each -> each.counts().size() != kinds.size()).forEach(other -> {
            throw new IllegalArgumentException(
                    "A segment counts each of the " + kinds.size() + " kinds of cards, not like this: " + other);
        });
        segments.lastOption().filter(last -> last.above() < last.size()).forEach(last -> {
            throw new IllegalArgumentException("No card of the last segment can join another, not even in " + last);
        });
        return new Deck<>(kinds, Segments.of(segments));
    }

    /**
     * The deck without cards.
     *
     * @param <T> the type of the cards
     * @return an empty deck
     */
    public static <T> Deck<T> empty() {
        return new Deck<>(Vector.empty(), Vector.empty());
    }

    /**
     * Cards in an order that nobody knows.
     *
     * @param cards any number of cards; equal cards may occur several times
     * @param <T> the type of the cards
     * @return the shuffled deck
     */
    public static <T> Deck<T> shuffled(Iterable<? extends T> cards) {
        return Deck.<T>empty().putOnTop(cards);
    }

    /**
     * Cards in an order that everybody knows.
     *
     * @param cards any number of cards, from the top down
     * @param <T> the type of the cards
     * @return the deck
     */
    public static <T> Deck<T> inOrder(Iterable<? extends T> cards) {
        Deck<T> deck = empty();
        for (T card : cards) {
            deck = deck.putOnBottom(card);
        }
        return deck;
    }

    /**
     * This deck with a card on the bottom.
     *
     * @param card the new last card
     * @return the larger deck
     */
    public Deck<T> putOnBottom(T card) {
        Deck<T> known = knowing(Vector.of(card));
        return new Deck<>(known.kinds, Segments.atBottom(known.segments, known.segment(Vector.of(card))));
    }

    /**
     * This deck with a card on top that everybody knows.
     *
     * @param card the new first card
     * @return the larger deck
     */
    public Deck<T> putOnTop(T card) {
        return putOnTop(Vector.of(card));
    }

    /**
     * This deck with a shuffled pile on top.
     *
     * @param pile any number of cards, in an order that nobody knows
     * @return the larger deck
     */
    public Deck<T> putOnTop(Iterable<? extends T> pile) {
        Vector<T> cards = Vector.ofAll(pile);
        if (cards.isEmpty()) {
            return this;
        }
        Deck<T> known = knowing(cards);
        return new Deck<>(known.kinds, Segments.onTop(known.segment(cards), known.segments));
    }

    /**
     * All cards of this deck and some more, shuffled together.
     *
     * @param more any number of cards
     * @return the shuffled deck
     */
    public Deck<T> shuffle(Iterable<? extends T> more) {
        return new Deck<>(kinds, Vector.empty()).putOnTop(cards().appendAll(more));
    }

    /**
     * This shuffled deck, its first cards kept where they are and unseen, the others shuffled together with more cards.
     *
     * @param kept how many cards stay on top, 0 to the number of cards
     * @param more any number of cards
     * @return the larger deck
     * @throws IllegalArgumentException if {@code kept} is outside its bounds
     * @throws IllegalStateException if this deck is not shuffled as a whole
     */
    public Deck<T> shuffleBelow(int kept, Iterable<? extends T> more) {
        if (kept < 0 || kept > size()) {
            throw new IllegalArgumentException("From 0 to " + size() + " cards can stay on top, not " + kept);
        }
        if (kept == 0) {
            return shuffle(more);
        }
        if (segments.size() > 1) {
            throw new IllegalStateException("Only a deck shuffled as a whole can be parted unseen, not " + this);
        }
        Vector<T> added = Vector.ofAll(more);
        if (added.isEmpty()) {
            return this;
        }
        Deck<T> known = knowing(added);
        Segment upper = new Segment(known.segments.head().counts(), kept);
        return new Deck<>(known.kinds, Segments.onTop(upper, Vector.of(known.segment(added))));
    }

    /**
     * The different cards that have been in this deck.
     *
     * @return one entry a kind, in the order in which the deck came to know them
     */
    public Vector<T> kinds() {
        return kinds;
    }

    /**
     * What everybody knows of the order of the cards.
     *
     * @return the segments from the top down, as few as tell it
     */
    public Vector<Segment> segments() {
        return segments;
    }

    /** The same deck, prepared to hold the given cards. */
    private Deck<T> knowing(Vector<T> cards) {
        cards.forEach(card -> requireNonNull(card, "A deck consists of cards, not of null"));
        Vector<T> fresh = cards.distinct().filter(card -> !kinds.contains(card));
        Vector<Integer> none = fresh.map(card -> 0);
        return fresh.isEmpty()
                ? this
                : new Deck<>(
                        kinds.appendAll(fresh),
                        segments.map(each -> new Segment(each.counts().appendAll(none), each.above())));
    }

    private Segment segment(Vector<T> cards) {
        int[] counts = new int[kinds.size()];
        cards.forEach(card -> counts[kinds.indexOf(card)]++);
        return new Segment(Vector.ofAll(counts), cards.size());
    }

    /**
     * The number of cards.
     *
     * @return 0 or more
     */
    public int size() {
        int known = size;
        if (known == 0) {
            known = Segment.sum(segments.map(Segment::size));
            size = known;
        }
        return known;
    }

    /**
     * Whether there is no card.
     *
     * @return true for an empty deck
     */
    public boolean isEmpty() {
        return segments.isEmpty();
    }

    /**
     * The cards of this deck, which say nothing of its order.
     *
     * @return as many cards as there are, ordered by when their kind first came into the deck
     */
    public Vector<T> cards() {
        return Vector.range(0, kinds.size()).flatMap(kind -> Vector.fill(count(kind), kinds.get(kind)));
    }

    private int count(int kind) {
        return Segment.sum(segments.map(each -> each.counts().get(kind)));
    }

    /**
     * What can lie on top.
     *
     * @return the distribution of the first card
     * @throws IllegalArgumentException if the deck is empty
     */
    public Distribution<T> top() {
        if (isEmpty()) {
            throw new IllegalArgumentException("Only a deck with cards has a top card, not one of size " + size());
        }
        Object[] cards = new Object[kinds.size()];
        long[] weights = new long[cards.length];
        int different = 0;
        Iterator<T> kind = kinds.iterator();
        for (int count : segments.head().counts()) {
            T card = kind.next();
            if (count > 0) {
                cards[different] = card;
                weights[different++] = count;
            }
        }
        return new Table<>(Arrays.copyOf(cards, different), Arrays.copyOf(weights, different));
    }

    /** The deck without a card of its first segment. */
    Draw<T> without(T card) {
        return new Draw<>(card, new Deck<>(kinds, Segments.without(kinds.indexOf(card), segments)));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Deck<?> that && kinds.equals(that.kinds) && segments.equals(that.segments);
    }

    @Override
    public int hashCode() {
        return segments.hashCode();
    }

    /** The cards from the top down, those whose order is unknown in braces: {@code "Deck({A x2, B}, {C})"}. */
    @Override
    public String toString() {
        return segments.map(this::describe).mkString("Deck(", ", ", ")");
    }

    private String describe(Segment segment) {
        String cards = Vector.range(0, kinds.size())
                .filter(kind -> segment.counts().get(kind) > 0)
                .map(kind -> kinds.get(kind)
                        + (segment.counts().get(kind) > 1
                                ? " x" + segment.counts().get(kind)
                                : ""))
                .mkString("{", ", ", "}");
        return segment.above() < segment.size() ? segment.above() + " of " + cards : cards;
    }
}
