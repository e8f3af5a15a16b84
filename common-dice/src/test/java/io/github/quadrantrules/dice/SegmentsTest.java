package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Equal knowledge of a deck is cut into equal segments. */
class SegmentsTest {
    /** Nobody can tell the decks of a line apart, whatever is drawn from them or put to them. */
    @Test
    void shouldBeEqualWhenTheSameCardsLieInTheSamePlaces() {
        assertSame(
                Deck.shuffled(Vector.of("a", "a", "a")),
                Deck.inOrder(Vector.of("a", "a", "a")),
                Deck.shuffled(Vector.of("a")).putOnTop(Vector.of("a", "a")),
                Deck.shuffled(Vector.of("a", "a")).putOnTop("a"),
                Deck.shuffled(Vector.of("a", "a")).shuffleBelow(1, Vector.of("a")),
                Deck.of(
                        Vector.of("a"),
                        Vector.of(new Deck.Segment(Vector.of(2), 1), new Deck.Segment(Vector.of(1), 1))));
        assertSame(
                Deck.inOrder(Vector.of("a", "a", "b", "b")),
                Deck.shuffled(Vector.of("a", "a")).putOnBottom("b").putOnBottom("b"));
        // One a stays on top, the other is shuffled among the b.
        assertSame(
                Deck.shuffled(Vector.of("a", "a")).shuffleBelow(1, Vector.of("b")),
                Deck.shuffled(Vector.of("a", "b")).putOnTop("a"));
    }

    @SafeVarargs
    private static void assertSame(Deck<String> one, Deck<String>... others) {
        for (Deck<String> other : others) {
            assertThat(other).isEqualTo(one).hasSameHashCodeAs(one).hasToString(one.toString());
            assertThat(DeckTest.drawn(other)).isEqualTo(DeckTest.drawn(one));
            assertThat(other.putOnBottom("a")).isEqualTo(one.putOnBottom("a"));
            assertThat(other.putOnTop("a")).isEqualTo(one.putOnTop("a"));
        }
    }

    /** The draws lead from one knowledge to another, and it does not matter how either came about. */
    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldBeCutInOneWayOnly(
            @ForAll @Size(max = 4) List<@IntRange(max = 1) Integer> top,
            @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 1) Integer> pile,
            @ForAll @Size(max = 3) List<@IntRange(max = 1) Integer> bottom,
            @ForAll @IntRange(max = 3) int wished,
            @ForAll long seed) {
        Deck<Integer> deck = Deck.<Integer>shuffled(pile).shuffleBelow(Math.min(wished, pile.size()), bottom);
        for (int card : bottom) {
            deck = deck.putOnBottom(card);
        }
        for (int card : top) {
            deck = deck.putOnTop(card);
        }
        Dice dice = Dice.seeded(seed);
        while (!deck.isEmpty()) {
            assertCutInOneWayOnly(deck.segments());
            deck = dice.draw(deck).rest();
        }
    }

    private static void assertCutInOneWayOnly(Vector<Deck.Segment> segments) {
        for (int i = 0; i < segments.size(); i++) {
            Deck.Segment segment = segments.get(i);
            boolean awaits = i > 0 && segments.get(i - 1).above() < size(segments.get(i - 1));
            if (segment.counts().count(count -> count > 0) == 1 && !awaits) {
                int kind = segment.counts().indexWhere(count -> count > 0);
                assertThat(segment.above()).isEqualTo(size(segment));
                assertThat(segments.drop(i + 1).take(1))
                        .noneMatch(next -> next.counts().get(kind) == size(next));
            }
        }
    }

    private static int size(Deck.Segment segment) {
        return segment.counts().sum().intValue();
    }

    /** The 1 left of the kept ones is shuffled among the one 0 that was added, and not among the 0 put below. */
    @Test
    void shouldNotBeOneWithWhatLiesBelowWhileCardsAreToJoin() {
        Deck<Integer> deck =
                Deck.shuffled(Vector.of(0, 1)).shuffleBelow(1, Vector.of(0)).putOnBottom(0);
        Deck<Integer> rest = Dice.scripted(0).draw(deck).rest();

        assertThat(rest).hasToString("Deck({0, 1}, {0})");
        assertThat(Deck.of(deck.kinds(), deck.segments())).isEqualTo(deck);
        assertThat(Dice.scripted(1).draw(deck).rest())
                .isEqualTo(Deck.of(Vector.of(0, 1), Vector.of(new Deck.Segment(Vector.of(3, 0), 3))));
    }
}
