package io.github.quadrantrules.ascendancy.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.BorgDiscs;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.world.BorgSupply;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
    private static final BaseGameBox BASE = new BaseGameBox(
            Vector.range(0, 30)
                    .map(i -> ExplorationCard.baseGame("Card " + i, Provenance.SAMPLE, ExplorationKind.OTHER)),
            Vector.range(0, 12).map(i -> SystemDisc.planetary("Planet " + i, 3)),
            Vector.range(0, 5).map(i -> SystemDisc.phenomenon("Phenomenon " + i, 3, 4)));
    private static final SystemDisc HUB = BorgDiscs.SAMPLE.hub();

    private static OpeningState open(SetupChoices choices) {
        return Setup.open(choices, BorgComponents.SAMPLE, BASE, DiscStack.SAFE_OPENING);
    }

    private static SetupChoices probing(SetupChoices choices) {
        return choices.withOptions(new OptionalRules(false, false, false, true));
    }

    private static <T> Vector<T> drawAll(Deck<T> deck, long seed) {
        Dice dice = Dice.seeded(seed);
        Vector<T> drawn = Vector.empty();
        Deck<T> left = deck;
        while (!left.isEmpty()) {
            Draw<T> draw = dice.draw(left);
            drawn = drawn.append(draw.card());
            left = draw.rest();
        }
        return drawn;
    }

    @Rule({"AS-SET-01", "AS-SET-03", "AS-SET-09"})
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void shouldUseEveryCardWhenTheConnectionIsUsed(int players) {
        OpeningState state = open(SetupChoices.connected(players));
        assertThat(state.commands().deck()).isEqualTo(Deck.shuffled(CommandCards.SAMPLE.cards()));
        assertThat(state.commands().discards()).isEmpty();
        assertThat(state.technology().cards())
                .isEqualTo(Deck.shuffled(BorgComponents.SAMPLE.technology().cards()));
        assertThat(state.explorations().cards().count(ExplorationCard::borg)).isEqualTo(20);
    }

    /** Invariant 41. */
    @Rule({"AS-SET-02", "AS-SET-04"})
    @Property(tries = 10)
    void shouldHaveNothingRedWhenTheConnectionIsNotUsed(@ForAll @IntRange(min = 3, max = 5) int players) {
        OpeningState state = open(SetupChoices.unconnected(players).get());
        assertThat(state.commands().deck().cards()).hasSize(25).noneMatch(CommandCard::redSymbol);
        assertThat(state.explorations().cards()).hasSize(40).noneMatch(ExplorationCard::redSymbol);
        assertThat(state.explorations().cards().count(ExplorationCard::borg)).isEqualTo(10);
        assertThat(state.discs().cards()).doesNotContain(HUB);
        assertThat(state.pieces().hub()).isEmpty();
    }

    /** The example of AS-SET-05, and W-09. */
    @Rule({"AS-SET-05", "AS-STR-01"})
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 4", "3, 6", "4, 8", "5, 10"})
    void shouldSetTwoCardsForEachPlayerAside(int players, int aside) {
        assertThat(SafeOpening.size(players)).isEqualTo(aside);
        Vector<ExplorationCard> drawn =
                drawAll(open(SetupChoices.connected(players)).explorations(), 7);
        assertThat(drawn.take(aside)).noneMatch(ExplorationCard::borg);
    }

    /** W-09 and invariant 40, with and without the Connection. */
    @Rule({"AS-SET-03", "AS-SET-04", "AS-SET-05", "AS-SET-06", "AS-SET-07", "AS-STR-01"})
    @Property
    void shouldDrawNoBorgCardFirstAndEveryCardOnce(
            @ForAll @IntRange(min = 1, max = 6) int players, @ForAll boolean connected, @ForAll long seed) {
        Option<SetupChoices> without =
                connected ? Option.none() : SetupChoices.unconnected(players).toOption();
        Vector<ExplorationCard> drawn =
                drawAll(open(without.getOrElse(SetupChoices.connected(players))).explorations(), seed);
        Vector<ExplorationCard> borg = BorgExplorationCards.SAMPLE.cards();
        assertThat(drawn.take(2 * players)).noneMatch(ExplorationCard::borg);
        assertThat(drawn)
                .containsExactlyInAnyOrderElementsOf(BASE.explorations()
                        .appendAll(without.isDefined() ? borg.reject(ExplorationCard::redSymbol) : borg));
    }

    /** One player and 30 normal cards: 2 are set aside, so the third card is one of 28 + 20, 20 of them of the Borg. */
    @Rule("AS-SET-06")
    @Test
    void shouldShuffleTheBorgCardsIntoTheRest() {
        Deck<ExplorationCard> deck = open(SetupChoices.connected(1)).explorations();
        Dice dice = Dice.seeded(1);
        Deck<ExplorationCard> third = dice.draw(dice.draw(deck).rest()).rest();
        assertThat(third.top().probability(ExplorationCard::borg)).isEqualTo(Fraction.of(20, 48));
    }

    @Rule({"AS-SET-05", "AS-SET-07"})
    @Test
    void shouldSetAllNormalCardsAsideWhenThereAreJustEnough() {
        Vector<String> drawn = drawAll(SafeOpening.deck(2, Vector.of("A", "B", "C", "D"), Vector.of("Borg")), 1);
        assertThat(drawn.take(4)).containsExactlyInAnyOrder("A", "B", "C", "D");
        assertThat(drawn.last()).isEqualTo("Borg");
    }

    @Rule("AS-SET-05")
    @Test
    void shouldRejectWhenTheNormalCardsAreTooFew() {
        BaseGameBox few = new BaseGameBox(BASE.explorations().take(7), BASE.planetary(), BASE.phenomena());
        SetupChoices choices = SetupChoices.connected(4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Setup.explorationDeck(choices, few, BorgExplorationCards.SAMPLE))
                .withMessage("With 4 players at least 8 safe ones are set aside (AS-SET-05), but there are only 7");
        assertThat(Setup.explorationDeck(SetupChoices.connected(3), few, BorgExplorationCards.SAMPLE)
                        .size())
                .isEqualTo(27);
    }

    @Rule({"AS-SET-08", "AS-STR-01"})
    @Property
    void shouldStackTheDiscsInTheSamePattern(@ForAll @IntRange(min = 1, max = 5) int players, @ForAll long seed) {
        Vector<SystemDisc> drawn = drawAll(open(SetupChoices.connected(players)).discs(), seed);
        assertThat(drawn.take(2 * players))
                .allMatch(disc ->
                        BASE.planetary().appendAll(BorgDiscs.SAMPLE.planetary()).contains(disc));
        assertThat(drawn)
                .containsExactlyInAnyOrderElementsOf(BASE.planetary()
                        .appendAll(BASE.phenomena())
                        .appendAll(BorgDiscs.SAMPLE.planetary())
                        .appendAll(BorgDiscs.SAMPLE.phenomena()));
    }

    @Rule("AS-SET-08")
    @Test
    void shouldLetTheBaseGameStackTheDiscs() {
        DiscStack phenomenaFirst =
                (players, planetary, phenomena) -> Deck.shuffled(planetary).putOnTop(phenomena);
        Deck<SystemDisc> stack = Setup.discStack(SetupChoices.connected(3), BASE, BorgDiscs.SAMPLE, phenomenaFirst);
        assertThat(stack.top().values())
                .containsExactlyInAnyOrderElementsOf(BASE.phenomena().appendAll(BorgDiscs.SAMPLE.phenomena()));
    }

    @Rule("AS-SET-10")
    @Test
    void shouldBeginWithTheHubAndNothingElseInPlay() {
        OpeningState state = open(SetupChoices.connected(3));
        assertThat(state.pieces().hub()).containsExactly(HUB.id());
        assertThat(state.pieces().supply()).isEqualTo(BorgSupply.FULL);
        assertThat(state.pieces().worlds()).isEmpty();
        assertThat(state.discs().cards()).doesNotContain(HUB);
    }

    @Rule("AS-OPT-06")
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldShuffleTheHubBelowTheSafeDiscsWhenProbing(boolean connection) {
        SetupChoices choices = probing(
                connection
                        ? SetupChoices.connected(3)
                        : SetupChoices.unconnected(3).get());
        OpeningState state = open(choices);
        assertThat(state.pieces().hub()).isEmpty();
        assertThat(state.commands().size()).isEqualTo(30);
        assertThat(state.explorations().cards().count(ExplorationCard::borg)).isEqualTo(20);
        for (long seed = 0; seed < 50; seed++) {
            assertThat(drawAll(state.discs(), seed).indexOf(HUB)).isGreaterThanOrEqualTo(6);
        }
    }

    @Rule({"AS-OPT-06", "AS-SOL-01"})
    @Test
    void shouldReplaceOnlyThePlacementOfTheHubWhenOneOrTwoProbe() {
        SetupChoices one = SetupChoices.connected(1);
        assertThat(open(probing(one)).commands()).isEqualTo(open(one).commands());
        assertThat(open(probing(one)).explorations()).isEqualTo(open(one).explorations());
        assertThat(open(probing(one)).discs().cards()).contains(HUB);
        assertThat(open(probing(one)).pieces()).isEqualTo(Collective.none(SpireLimit.FIVE));
    }

    @Test
    void shouldBeSerializable() {
        OpeningState state = open(SetupChoices.connected(2));
        assertThat(SerialCopy.of(state)).isEqualTo(state);
        assertThat(SerialCopy.of(BorgComponents.SAMPLE)).isEqualTo(BorgComponents.SAMPLE);
        assertThat(SerialCopy.of(SetupChoices.connected(2))).isEqualTo(SetupChoices.connected(2));
    }

    @Test
    void shouldRejectWhenTheBaseGameBoxHoldsStrangers() {
        Vector<SystemDisc> none = Vector.empty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BaseGameBox(BorgExplorationCards.SAMPLE.cards(), none, none))
                .withMessageEndingWith(
                        BorgExplorationCards.SAMPLE.cards().head().name());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BaseGameBox(Vector.empty(), Vector.of(HUB), none))
                .withMessageEndingWith("not Transwarp Hub");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BaseGameBox(Vector.empty(), none, Vector.of(HUB)))
                .withMessageEndingWith("not Transwarp Hub");
    }
}
