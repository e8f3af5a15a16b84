package io.github.quadrantrules.ascendancy.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.BorgTechCards;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.TechEffect;
import io.github.quadrantrules.ascendancy.data.UseMode;
import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TechnologyTest {
    private static final BorgTechCard FREE = card("Free", UseMode.DISCARD, 0);
    private static final BorgTechCard COSTLY = card("Costly", UseMode.PASSIVE, 5);
    private static final BorgTechCard NODE = BorgTechCards.TELEMETRY_NODE;
    private static final CommandCard X = CommandDeckTest.card("X");
    private static final CommandCard Y = CommandDeckTest.card("Y");
    private static final TechArea WITH_NODE =
            TechArea.EMPTY.gain(NODE).complete(NODE).get();

    private static BorgTechCard card(String name, UseMode mode, int cost) {
        return new BorgTechCard(
                name, new TechEffect.AutomaticHits(1), mode, Provenance.SAMPLE, cost, Provenance.SAMPLE);
    }

    @Rule("AS-TEC-01")
    @ParameterizedTest
    @EnumSource(names = {"CUBE_DESTROYED", "WORLD_RECLAIMED"})
    void shouldDrawACardForACubeAndForAWorld(TechDrawReason reason) {
        TechDeck deck = TechDeck.shuffled(Vector.of(FREE, COSTLY));
        TechDraw draw = deck.draw(TechArea.EMPTY, reason, Dice.scripted(FREE)).get();
        assertThat(draw.card()).containsExactly(FREE);
        assertThat(draw.rest().cards().cards()).containsExactly(COSTLY);
        assertThat(draw.area().all()).containsExactly(FREE);
    }

    @Rule({"AS-TEC-01", "AS-TEC-02", "AS-TEC-03"})
    @Test
    void shouldSayForWhatACardIsDrawnAndWhetherItWorks() {
        CommandEvent free = new CommandEvent.TechnologyDrawn(FREE, TechDrawReason.CUBE_DESTROYED);
        assertThat(free.rules()).containsExactly(RuleId.of("AS-TEC-01"), RuleId.of("AS-TEC-02"));
        assertThat(free.sentence())
                .isEqualTo("The Borg Technology Card \"Free\" is drawn for destroying a Cube; it works at once.");
        CommandEvent costly = new CommandEvent.TechnologyDrawn(COSTLY, TechDrawReason.WORLD_RECLAIMED);
        assertThat(costly.rules()).containsExactly(RuleId.of("AS-TEC-01"), RuleId.of("AS-TEC-03"));
        assertThat(costly.sentence())
                .isEqualTo("The Borg Technology Card \"Costly\" is drawn for reclaiming a Borg World;"
                        + " it is a Project to be completed.");
    }

    @Rule("AS-TEC-01")
    @Test
    void shouldDrawNothingWhenTheDeckIsEmpty() {
        TechDeck empty = TechDeck.shuffled(Vector.empty());
        TechDraw draw = empty.draw(TechArea.EMPTY, TechDrawReason.CUBE_DESTROYED, Dice.scripted())
                .get();
        assertThat(draw.card()).isEmpty();
        assertThat(draw.area()).isEqualTo(TechArea.EMPTY);
        assertThat(draw.events().map(Event::sentence))
                .containsExactly("The Borg Technology deck is empty, so no card is drawn.");
    }

    @Rule("AS-TEC-02")
    @Test
    void shouldWorkAtOnceWhenThereIsNoResearchCost() {
        assertThat(TechArea.EMPTY.gain(FREE)).isEqualTo(new TechArea(Vector.of(FREE), Vector.empty(), Vector.empty()));
    }

    @Rule("AS-TEC-03")
    @Test
    void shouldBeAProjectUntilItIsCompletedWhenThereIsAResearchCost() {
        TechArea area = TechArea.EMPTY.gain(COSTLY);
        assertThat(area).isEqualTo(new TechArea(Vector.empty(), Vector.empty(), Vector.of(COSTLY)));
        TechArea done = area.complete(COSTLY).get();
        assertThat(done).isEqualTo(new TechArea(Vector.of(COSTLY), Vector.empty(), Vector.empty()));
        assertThat(done.complete(COSTLY).getLeft().rule()).isEqualTo(RuleId.of("AS-TEC-03"));
    }

    @Rule("AS-TEC-04")
    @Test
    void shouldGoToTheBottomOfTheDeckWhenItIsDiscarded() {
        TechArea area = TechArea.EMPTY.gain(FREE);
        assertThat(area.discard(FREE).get()).isEqualTo(TechArea.EMPTY);
        TechDeck deck = TechDeck.shuffled(Vector.of(COSTLY, NODE)).putOnBottom(FREE);
        assertThat(deck.cards().size()).isEqualTo(3);
        assertThat(deck.cards().top().values()).containsExactlyInAnyOrder(COSTLY, NODE);
        Dice dice = Dice.seeded(1);
        Deck<BorgTechCard> last = dice.draw(dice.draw(deck.cards()).rest()).rest();
        assertThat(last.top().values()).containsExactly(FREE);
    }

    @Rule("AS-TEC-04")
    @Test
    void shouldForbidToDiscardWhatIsNotReadyOrNotUsedSo() {
        TechArea area = TechArea.EMPTY.gain(COSTLY).complete(COSTLY).get();
        assertThat(area.discard(COSTLY).getLeft().rule()).isEqualTo(RuleId.of("AS-TEC-04"));
        assertThat(TechArea.EMPTY.discard(FREE).getLeft().rule()).isEqualTo(RuleId.of("AS-TEC-04"));
    }

    @Rule("AS-TEC-05")
    @Test
    void shouldForbidToDrawByAnAdvancementMeantForRivals() {
        TechDeck deck = TechDeck.shuffled(Vector.of(FREE));
        assertThat(deck.draw(TechArea.EMPTY, TechDrawReason.RIVAL_ADVANCEMENT_DECK, Dice.scripted())
                        .getLeft())
                .hasToString("AS-TEC-05: The Borg Technology deck is no Advancement deck of a Rival:"
                        + " a draw from a Rival's Advancement deck");
    }

    /** W-12: X was drawn, Y is the next card. */
    @Rule("AS-TEC-06")
    @Test
    void shouldReplaceADrawnCommandWhenTheTelemetryNodeIsExhausted() {
        CommandDraw first = new CommandDeck(Deck.inOrder(Vector.of(X, Y)), Vector.empty()).draw(Dice.scripted(X));
        TelemetryNode.Use use = TelemetryNode.use(first.card(), first.rest(), WITH_NODE, Dice.scripted(Y))
                .get();
        assertThat(use.draw().card()).isEqualTo(Y);
        assertThat(use.draw().rest().discards()).containsExactly(X);
        assertThat(use.draw().rest().deck().isEmpty()).isTrue();
        assertThat(use.area()).isEqualTo(new TechArea(Vector.empty(), Vector.of(NODE), Vector.empty()));
        assertThat(use.draw().events().map(Event::sentence))
                .containsExactly(
                        "The Borg Telemetry Node is exhausted, and the Command Card \"X\" is discarded.",
                        "The Command Card \"Y\" is drawn.");
    }

    @Rule("AS-TEC-06")
    @Test
    void shouldWorkOnceForEachExhaustion() {
        CommandDeck deck = CommandDeck.shuffled(Vector.of(X, Y));
        TechArea used =
                TelemetryNode.use(X, deck, WITH_NODE, Dice.scripted(Y)).get().area();
        assertThat(TelemetryNode.isReady(WITH_NODE)).isTrue();
        assertThat(TelemetryNode.isReady(used)).isFalse();
        assertThat(TelemetryNode.use(X, deck, used, Dice.scripted()).getLeft().rule())
                .isEqualTo(RuleId.of("AS-TEC-06"));
        assertThat(used.refresh()).isEqualTo(WITH_NODE);
    }

    @Rule({"AS-TEC-03", "AS-TEC-06"})
    @Test
    void shouldForbidTheTelemetryNodeWhileItIsAProject() {
        assertThat(TelemetryNode.isReady(TechArea.EMPTY.gain(NODE))).isFalse();
    }

    @Test
    void shouldRejectWhenACardIsExhaustedThatIsNotUsedSo() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TechArea(Vector.empty(), Vector.of(FREE), Vector.empty()))
                .withMessageEndingWith("not Free");
        assertThat(TechArea.EMPTY.gain(FREE).exhaust(FREE).isLeft()).isTrue();
    }

    @Test
    void shouldBeSerializable() {
        TelemetryNode.Use use = TelemetryNode.use(X, CommandDeck.shuffled(Vector.of(Y)), WITH_NODE, Dice.scripted(Y))
                .get();
        assertThat(SerialCopy.of(use)).isEqualTo(use);
        TechDeck deck = TechDeck.shuffled(Vector.of(FREE)).putOnBottom(COSTLY);
        assertThat(SerialCopy.of(deck)).isEqualTo(deck);
    }
}
