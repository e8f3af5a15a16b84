package io.github.quadrantrules.ascendancy.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCard.HoldCommand;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandDeckTest {
    private static final CommandCard X = card("X");
    private static final CommandCard Y = card("Y");
    private static final CommandCard Z = card("Z");

    static CommandCard card(String name) {
        return new HoldCommand(name, false, Provenance.SAMPLE);
    }

    @Rule("AS-CRD-01")
    @Test
    void shouldDrawExactlyOneCard() {
        CommandDraw draw = CommandDeck.shuffled(Vector.of(X, Y)).draw(Dice.scripted(Y));
        assertThat(draw.card()).isEqualTo(Y);
        assertThat(draw.rest().deck().cards()).containsExactly(X);
        assertThat(draw.rest().discards()).isEmpty();
        assertThat(draw.events().map(Event::sentence)).containsExactly("The Command Card \"Y\" is drawn.");
    }

    @Rule("AS-CRD-01")
    @Test
    void shouldShuffleTheDiscardsOnlyWhenTheDeckIsEmpty() {
        CommandDeck empty = new CommandDeck(Deck.empty(), Vector.of(X, Y));
        CommandDraw draw = empty.draw(Dice.scripted(X));
        assertThat(draw.card()).isEqualTo(X);
        assertThat(draw.rest())
                .isEqualTo(new CommandDeck(Deck.shuffled(Vector.of(X, Y)), Vector.empty())
                        .draw(Dice.scripted(X))
                        .rest());
        assertThat(draw.events().map(Event::sentence))
                .containsExactly(
                        "The Command deck is empty; the 2 discarded cards are shuffled and become the deck.",
                        "The Command Card \"X\" is drawn.");
        CommandDeck notEmpty = new CommandDeck(Deck.shuffled(Vector.of(Z)), Vector.of(X, Y));
        assertThat(notEmpty.draw(Dice.scripted(Z)).rest().discards()).containsExactly(X, Y);
    }

    @Test
    void shouldRejectWhenThereIsNoCardAtAll() {
        CommandDeck none = CommandDeck.shuffled(Vector.empty());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> none.draw(Dice.scripted()))
                .withMessageEndingWith("0 cards");
    }

    /** Invariant 55: deck, discards and hands are 30 cards. */
    @Rule({"AS-CRD-01", "AS-COM-08"})
    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldKeepAllCards(
            @ForAll @IntRange(max = 100) int executed, @ForAll @IntRange(max = 5) int cubes, @ForAll long seed) {
        Dice dice = Dice.seeded(seed);
        CommandDeck deck = CommandDeck.shuffled(CommandCards.SAMPLE.cards());
        for (int card = 0; card < executed; card++) {
            CommandDraw draw = deck.draw(dice);
            deck = draw.rest().discard(draw.card());
        }
        CommandHand hand = CommandHand.draw(deck, cubes, dice);
        assertThat(hand.cards()).hasSize(cubes);
        assertThat(hand.deck().size()).isEqualTo(30 - cubes);
        CommandDeck after = hand.discardAll();
        assertThat(after.deck().cards().appendAll(after.discards()))
                .containsExactlyInAnyOrderElementsOf(CommandCards.SAMPLE.cards());
    }

    @Rule("AS-COM-08")
    @Test
    void shouldDrawACardForEachCubeInSpace() {
        CommandHand hand = CommandHand.draw(CommandDeck.shuffled(Vector.of(X, Y, Z)), 2, Dice.scripted(Z, X));
        assertThat(hand.cards()).containsExactly(Z, X);
        assertThat(hand.deck().deck().cards()).containsExactly(Y);
        assertThat(hand.events()).hasSize(2);
    }

    @Rule("AS-COM-08")
    @Test
    void shouldDiscardWhatWasNotUsed() {
        CommandHand hand = CommandHand.draw(CommandDeck.shuffled(Vector.of(X, Y, Z)), 2, Dice.scripted(Z, X));
        CommandHand used = hand.take(Z).get();
        assertThat(used.cards()).containsExactly(X);
        assertThat(used.discardAll().discards()).containsExactly(X);
        assertThat(used.take(Z).getLeft().rule()).isEqualTo(RuleId.of("AS-COM-09"));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 6})
    void shouldRejectWhenTheCubesAreNotZeroToFive(int cubes) {
        CommandDeck deck = CommandDeck.shuffled(CommandCards.SAMPLE.cards());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CommandHand.draw(deck, cubes, Dice.scripted()))
                .withMessageEndingWith("not " + cubes);
    }
}
