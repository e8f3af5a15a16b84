package io.github.quadrantrules.frontiers.khan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FleetSupplyTest {
    private static final FleetSupply<String> SUPPLY = new FleetSupply<>(
            TokenPile.shuffled(Vector.of("S1", "S2")),
            new TokenPile<>(Deck.shuffled(Vector.of("D1")), Vector.of("D2", "D3")),
            TokenPile.shuffled(Vector.of("W1")));

    private static Vector<String> all(FleetSupply<String> supply) {
        return Vector.of(TokenKind.values())
                .map(supply::pile)
                .flatMap(pile -> pile.faceDown().cards().appendAll(pile.discards()));
    }

    @Rule("FR-LVL-10")
    @Test
    void shouldDrawEachKindFromItsOwnPile() {
        ScriptedDice dice = Dice.scripted("S2", "D1", "D3", "W1");
        FleetSupply.DrawnFleet<String> drawn =
                SUPPLY.draw(FleetCounts.of(1, 2, 1), dice).get();
        dice.finish();

        assertThat(drawn.tokens(TokenKind.SPHERE)).containsExactly("S2");
        assertThat(drawn.tokens(TokenKind.DOMINION)).containsExactly("D1", "D3");
        assertThat(drawn.tokens(TokenKind.WARBIRD)).containsExactly("W1");
        assertThat(drawn.counts()).isEqualTo(FleetCounts.of(1, 2, 1));
        assertThat(all(drawn.rest())).containsExactly("S1", "D2");
    }

    /** The only token of the pile comes first; then one of the two discards, each with probability 1/2. */
    @Rule("FR-LVL-10")
    @Test
    void shouldShuffleTheDiscardsIntoAnEmptyPile() {
        Distribution<String> drawn =
                Distribution.of(dice -> SUPPLY.dominion().draw(2, dice).tokens().mkString(" "));

        assertThat(drawn.probabilityOf("D1 D2")).isEqualTo(Fraction.of(1, 2));
        assertThat(drawn.probabilityOf("D1 D3")).isEqualTo(Fraction.of(1, 2));
    }

    @Rule("FR-LVL-10")
    @Test
    void shouldKeepDiscardsApartWhileThePileLasts() {
        TokenPile<String> rest = SUPPLY.dominion().draw(1, Dice.scripted("D1")).rest();

        assertThat(rest.faceDown().isEmpty()).isTrue();
        assertThat(rest.discards()).containsExactly("D2", "D3");
        assertThat(rest.discard("D1").size()).isEqualTo(3);
    }

    /** 4 - 2 Spheres and 3 - 1 Warbirds are missing; nothing is drawn. */
    @Rule("FR-LVL-10")
    @Test
    void shouldNameEveryKindThatIsMissingAndDrawNothing() {
        ScriptedDice dice = Dice.scripted();

        assertThat(SUPPLY.draw(FleetCounts.of(4, 3, 3), dice).getError())
                .containsExactly(
                        new InsufficientTokens(TokenKind.SPHERE, 2), new InsufficientTokens(TokenKind.WARBIRD, 2));
        assertThat(new InsufficientTokens(TokenKind.SPHERE, 2).violation())
                .hasToString("FR-LVL-10: Fleet tokens are drawn from the pile and the discards of their kind:"
                        + " Borg Sphere, missing 2");
    }

    @Rule("FR-LVL-10")
    @Property(edgeCases = EdgeCasesMode.NONE)
    void shouldConserveTokens(
            @ForAll @IntRange(max = 3) int spheres,
            @ForAll @IntRange(max = 4) int dominion,
            @ForAll @IntRange(max = 2) int warbirds,
            @ForAll long seed) {
        FleetCounts wanted = FleetCounts.of(spheres, dominion, warbirds);

        SUPPLY.draw(wanted, Dice.seeded(seed)).forEach(drawn -> {
            assertThat(drawn.counts()).isEqualTo(wanted);
            Vector<String> after = all(drawn.rest())
                    .appendAll(drawn.spheres())
                    .appendAll(drawn.dominion())
                    .appendAll(drawn.warbirds());
            assertThat(after.sorted()).isEqualTo(all(SUPPLY).sorted());
        });
        assertThat(SUPPLY.draw(wanted, Dice.seeded(seed)).isValid())
                .isEqualTo(spheres <= 2 && dominion <= 3 && warbirds <= 1);
    }

    @Test
    void shouldRejectImpossibleNumbers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUPPLY.spheres().draw(3, Dice.seeded(1)))
                .withMessage("From 0 to 2 tokens can be drawn, not 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SUPPLY.spheres().draw(-1, Dice.seeded(1)))
                .withMessageEndingWith("not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new InsufficientTokens(TokenKind.SPHERE, 0))
                .withMessageEndingWith("not 0");
    }
}
