package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DeckTest {
    private static final Deck<String> ABC = Deck.shuffled(Vector.of("a", "b", "c"));

    /** Draws so many cards. */
    private static <T> Vector<T> draw(Dice dice, Deck<T> deck, int count) {
        Vector<T> drawn = Vector.empty();
        Deck<T> left = deck;
        for (int i = 0; i < count; i++) {
            Draw<T> draw = dice.draw(left);
            drawn = drawn.append(draw.card());
            left = draw.rest();
        }
        return drawn;
    }

    static <T> Distribution<Vector<T>> drawn(Deck<T> deck) {
        return Distribution.of(dice -> draw(dice, deck, deck.size()));
    }

    /** The second method: all orders of a pile side by side. */
    private static <T> Distribution<Vector<T>> orders(Vector<T> pile) {
        return pile.isEmpty()
                ? Distribution.always(pile)
                : Distribution.uniform(
                        Vector.range(0, pile.size()).permutations().map(order -> order.map(pile::get)));
    }

    @Test
    void shouldDrawEveryOrderEquallyOftenWhenShuffled() {
        Vector<String> pile = Vector.of("a", "b", "a", "c", "b");
        assertThat(drawn(Deck.shuffled(pile))).isEqualTo(orders(pile));
    }

    @Test
    void shouldDrawTheKnownOrderWhenInOrder() {
        Vector<String> pile = Vector.of("b", "a", "b", "c");
        assertThat(drawn(Deck.inOrder(pile))).isEqualTo(Distribution.always(pile));
        assertThat(Deck.inOrder(pile).segments()).hasSize(4);
    }

    @Test
    void shouldDrawFromTheTopDownWhenCardsWerePutOnTopAndOnTheBottom() {
        Deck<String> deck = ABC.putOnBottom("y").putOnTop("x").putOnBottom("z").putOnTop(Vector.of("p", "q"));
        assertThat(drawn(deck))
                .isEqualTo(orders(Vector.of("p", "q"))
                        .combine(
                                orders(Vector.of("a", "b", "c")),
                                (top, middle) -> top.append("x")
                                        .appendAll(middle)
                                        .append("y")
                                        .append("z")));
        assertThat(deck).hasToString("Deck({p, q}, {x}, {a, b, c}, {y}, {z})");
    }

    @Test
    void shouldForgetTheOrderWhenShuffledAgain() {
        Deck<String> deck = Deck.inOrder(Vector.of("a", "b")).shuffle(Vector.of("c", "a"));
        assertThat(drawn(deck)).isEqualTo(orders(Vector.of("a", "b", "c", "a")));
        assertThat(Deck.<String>empty().shuffle(Vector.empty())).isEqualTo(Deck.empty());
    }

    /** Brute force: each order of the pile, its first cards kept, the others and the new ones in each order. */
    private static Distribution<Vector<String>> parted(Vector<String> pile, int kept, Vector<String> more) {
        return orders(pile)
                .flatMap(order -> orders(order.drop(kept).appendAll(more))
                        .map(below -> order.take(kept).appendAll(below)));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void shouldEqualAllPermutationsWhenCardsAreShuffledBelow(
            @ForAll @Size(max = 3) List<@IntRange(max = 2) Integer> pile,
            @ForAll @Size(max = 3) List<@IntRange(min = 1, max = 3) Integer> more,
            @ForAll @IntRange(max = 3) int wished) {
        int kept = Math.min(wished, pile.size());
        Vector<String> cards = Vector.ofAll(pile).map(String::valueOf);
        Vector<String> added = Vector.ofAll(more).map(String::valueOf);
        Deck<String> deck = Deck.shuffled(cards).shuffleBelow(kept, added);
        assertThat(deck.size()).isEqualTo(cards.size() + added.size());
        if (deck.isEmpty()) {
            assertThat(deck).isEqualTo(Deck.empty());
        } else {
            assertThat(drawn(deck)).isEqualTo(parted(cards, kept, added));
        }
    }

    @Test
    void shouldNeverShowAnAddedCardAmongTheCardsThatWereKept() {
        Deck<String> deck = ABC.shuffleBelow(2, Vector.of("x", "y", "x"));
        assertThat(drawn(deck).probability(cards -> cards.take(2).exists("xy"::contains)))
                .isEqualTo(Fraction.ZERO);
        // One of the four cards below comes third with 1/4: the one left of the old ones, or an x with 1/2.
        assertThat(drawn(deck).probability(cards -> cards.get(2).equals("x"))).isEqualTo(Fraction.of(1, 2));
        assertThat(drawn(deck).probability(cards -> "abc".contains(cards.get(2))))
                .isEqualTo(Fraction.of(1, 4));
        assertThat(deck).hasToString("Deck(2 of {a, b, c}, {x x2, y})");
    }

    @Test
    void shouldStayWhenCardsArePutUnderADeckThatWasParted() {
        Deck<String> deck = Deck.shuffled(Vector.of("a", "b"))
                .shuffleBelow(1, Vector.of("x"))
                .putOnBottom("z");
        assertThat(drawn(deck))
                .isEqualTo(parted(Vector.of("a", "b"), 1, Vector.of("x")).map(cards -> cards.append("z")));
        Deck<String> rest = Dice.scripted("a").draw(deck).rest();
        assertThat(rest).hasToString("Deck({b, x}, {z})");
    }

    @Test
    void shouldStayTheSameWhenNothingIsShuffledBelow() {
        assertThat(ABC.shuffleBelow(2, Vector.empty())).isEqualTo(ABC);
        assertThat(ABC.shuffleBelow(3, Vector.of("x"))).hasToString("Deck({a, b, c}, {x})");
        assertThat(ABC.shuffleBelow(0, Vector.of("x"))).isEqualTo(ABC.shuffle(Vector.of("x")));
    }

    @Test
    void shouldRejectWhenADeckCannotBePartedUnseen() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ABC.shuffleBelow(4, Vector.of("x")))
                .withMessage("From 0 to 3 cards can stay on top, not 4");
        assertThatIllegalArgumentException().isThrownBy(() -> ABC.shuffleBelow(-1, Vector.of("x")));
        assertThatIllegalStateException()
                .isThrownBy(() -> ABC.putOnTop("x").shuffleBelow(1, Vector.of("y")))
                .withMessageEndingWith("not Deck({x}, {a, b, c})");
    }

    @Test
    void shouldTellNothingOfTheOrderInWhichItWasMade() {
        Deck<String> one = Deck.shuffled(Vector.of("a", "b", "b", "c"));
        Deck<String> other = Deck.shuffled(Vector.of("a", "b", "c", "b"));
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).hasToString(other.toString());
        assertThat(one.cards()).isEqualTo(Vector.of("a", "b", "b", "c")).isEqualTo(other.cards());
        assertThat(one.top().outcomes()).isEqualTo(other.top().outcomes());
        assertThat(one).isNotEqualTo(ABC).isNotEqualTo(Deck.inOrder(Vector.of("a", "b", "b", "c")));
        assertThat(Deck.inOrder(Vector.of("a"))).isNotEqualTo(Deck.inOrder(Vector.of("b")));
        assertThat(one.equals("a")).isFalse();
        assertThat(one).doesNotHaveSameHashCodeAs(ABC);
    }

    @Test
    void shouldKnowTheChancesOfTheTopCard() {
        Distribution<String> top = Deck.shuffled(Vector.of("a", "b", "b", "c")).top();
        assertThat(top.probabilityOf("b")).isEqualTo(Fraction.of(1, 2));
        assertThat(top.probabilityOf("a")).isEqualTo(Fraction.of(1, 4));
        assertThat(ABC.putOnTop("z").top()).isEqualTo(Distribution.always("z"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deck.empty().top())
                .withMessage("Only a deck with cards has a top card, not one of size 0");
    }

    @Test
    void shouldBeEmptyWhenTheLastCardIsDrawn() {
        Deck<String> one = Deck.shuffled(Vector.of("a"));
        assertThat(one.isEmpty()).isFalse();
        assertThat(Dice.seeded(1).draw(one).rest().isEmpty()).isTrue();
        assertThat(Dice.seeded(1).draw(one).rest().size()).isZero();
        assertThat(Deck.shuffled(Vector.empty())).isEqualTo(Deck.empty());
        assertThat(ABC.putOnTop(Vector.empty())).isSameAs(ABC);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldConserveCardsWhenDrawn(
            @ForAll @Size(max = 12) List<@IntRange(max = 4) Integer> pile,
            @ForAll @Size(max = 4) List<@IntRange(max = 6) Integer> bottom,
            @ForAll @IntRange(max = 12) int wished,
            @ForAll long seed) {
        int kept = Math.min(wished, pile.size());
        Deck<Integer> deck = Deck.<Integer>shuffled(pile).shuffleBelow(kept, bottom);
        for (int card : bottom) {
            deck = deck.putOnBottom(card);
        }
        Vector<Integer> all = Vector.ofAll(pile).appendAll(bottom).appendAll(bottom);
        assertThat(deck.cards().sorted()).isEqualTo(all.sorted());
        Dice dice = Dice.seeded(seed);
        Vector<Integer> drawn = Vector.empty();
        while (!deck.isEmpty()) {
            Draw<Integer> draw = dice.draw(deck);
            drawn = drawn.append(draw.card());
            deck = draw.rest();
            assertThat(deck.size()).isEqualTo(all.size() - drawn.size());
            assertThat(drawn.appendAll(deck.cards()).sorted()).isEqualTo(all.sorted());
            assertThat(Deck.of(deck.kinds(), deck.segments())).isEqualTo(deck);
        }
        assertThat(drawn.takeRight(bottom.size())).isEqualTo(Vector.ofAll(bottom));
    }

    @Test
    void shouldRejectWhenASegmentIsImpossible() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Deck.Segment(Vector.of(2, -1), 1))
                .withMessage("Cards are counted from 0, not like this: Vector(2, -1)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Deck.Segment(Vector.of(2, 1), 4))
                .withMessage("From 1 to 3 cards can lie above, not 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Deck.Segment(Vector.of(2, 1), 0))
                .withMessageEndingWith("not 0");
    }

    @Test
    void shouldRejectWhenSegmentsMakeNoDeck() {
        Deck.Segment segment = new Deck.Segment(Vector.of(2, 1), 3);
        assertThat(Deck.of(Vector.of("a", "b"), Vector.of(segment))).isEqualTo(Deck.shuffled(Vector.of("a", "b", "a")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deck.of(Vector.of("a", "a"), Vector.of(segment)))
                .withMessage("A deck lists each kind of card once, not like this: Vector(a, a)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deck.of(Vector.of("a"), Vector.of(segment)))
                .withMessageEndingWith("not like this: " + segment);
        Deck.Segment joining = new Deck.Segment(Vector.of(2, 1), 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deck.of(Vector.of("a", "b"), Vector.of(segment, joining)))
                .withMessageEndingWith("not even in " + joining);
    }

    @Test
    void shouldRejectNullAsACard() {
        assertThatThrownBy(() -> Deck.<String>empty().putOnTop((String) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageEndingWith("not of null");
    }
}
