package io.github.quadrantrules.dice.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import org.junit.jupiter.api.Test;

/** How a module saves its games. */
class SavedPlayTest {
    private static final Saves<Play<Heap.State, Heap.Take>> PLAYS =
            Saves.of("heap.play", 1, new TypeReference<>() {}, new DiceModule(Heap.D6), new HeapModule());

    private static final Play<Heap.State, Heap.Take> PLAY =
            Play.of(new Heap(), new Heap.State(5, 0, 0), Policy.random(), Dice.seeded(3), 100);

    @Test
    void shouldReadAnEqualPlayWhenOneWasSaved() {
        assertThat(PLAYS.read(PLAYS.write(PLAY))).isEqualTo(PLAY);
    }

    @Test
    void shouldTagEachEventWithItsNameWhenAPlayIsSaved() {
        assertThat(PLAYS.write(PLAY))
                .contains("{\"event\":\"heap.taken\",\"stones\":")
                .doesNotContain("io.github");
    }

    @Test
    void shouldRejectWhenAnEventHasAnUnknownName() {
        String changed = PLAYS.write(PLAY).replaceFirst("\"heap.taken\"", "\"stolen\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PLAYS.read(changed))
                .withMessageContaining("'stolen'");
    }

    @Test
    void shouldRejectWhenAStateWasMadeIllegal() {
        String changed = PLAYS.write(PLAY).replaceFirst("\"heap\":5", "\"heap\":-5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PLAYS.read(changed))
                .withMessage("A save of heap.play must be legal: in states[0]: Stones are counted from 0, not from -5");
    }
}
