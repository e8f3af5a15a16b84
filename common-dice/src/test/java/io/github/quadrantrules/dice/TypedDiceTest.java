package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypedDiceTest {
    private enum Colour {
        RED,
        ROSE,
        BLUE
    }

    private static final Die<Integer> D6 = Die.numbered("six-sided die", 6);
    private static final Die<Colour> COLOURS = Die.of("colour die", Colour.values());

    private final List<String> asked = new ArrayList<>();

    private Dice typing(String... answers) {
        Iterator<String> next = List.of(answers).iterator();
        return Dice.typed(question -> {
            asked.add(question.complaint().getOrElse(question.toString()));
            return next.next();
        });
    }

    @Test
    void shouldReadFacesInAnyOrderWithBlanksOrCommas() {
        assertThat(typing(" 3,6  1 ").roll(D6, 3)).isEqualTo(D6.showing(1, 3, 6));
        assertThat(asked).containsExactly("3 x six-sided die (1, 2, 3, 4, 5, 6)");
    }

    @Test
    void shouldAskForTheFullFaceWhereTheRuleReadsLess() {
        Die<Boolean> hit = D6.reduce(face -> face >= 5);

        assertThat(typing("6 5 4").roll(hit, 3)).isEqualTo(hit.showing(true, true, false));
        assertThat(asked).containsExactly("3 x six-sided die (1, 2, 3, 4, 5, 6)");
    }

    @Test
    void shouldReadAFaceThatIsShortenedAsLongAsOnlyOneBeginsLikeThat() {
        assertThat(typing("b ro RED").roll(COLOURS, 3))
                .isEqualTo(COLOURS.showing(Colour.RED, Colour.ROSE, Colour.BLUE));
    }

    @Test
    void shouldAskAgainWithAComplaintUntilTheAnswerFits() {
        assertThat(typing("r", "blue blue", "", "blue").roll(COLOURS, 1)).isEqualTo(COLOURS.showing(Colour.BLUE));
        assertThat(asked)
                .containsExactly(
                        "1 x colour die (RED, ROSE, BLUE)",
                        "1 x colour die (RED, ROSE, BLUE) needed; there is no 'r' on it",
                        "1 x colour die (RED, ROSE, BLUE) needed, not 2: 'blue blue'",
                        "1 x colour die (RED, ROSE, BLUE) needed, not 0: ''");
    }

    @Test
    void shouldAskForNothingWhenNoDiceAreRolled() {
        assertThat(typing().roll(D6, 0).size()).isZero();
        assertThat(asked).isEmpty();
    }

    @Test
    void shouldLetAPersonMakeARandomChoice() {
        assertThat(typing("Vul").<String>oneOf(Vector.of("Earth", "Vulcan"))).isEqualTo("Vulcan");
    }

    @Test
    void shouldRejectAQuestionForNothing() {
        assertThatThrownBy(() -> new Question("die", Vector.of("1"), 0, Option.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not 0");
        assertThatThrownBy(() -> new Question("die", Vector.empty(), 1, Option.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not 0");
    }
}
