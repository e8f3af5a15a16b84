package io.github.quadrantrules.frontiers.khan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompositionTest {
    @Rule({"FR-LVL-07", "FR-LVL-03"})
    @ParameterizedTest(name = "level {0} is {1}")
    @CsvSource({
        "4, 4",
        "15, 15",
        "16, 8 + 8",
        "17, 9 + 8",
        "18, 9 + 9",
        "20, 10 + 10",
        "24, 12 + 12",
        "26, 13 + 13",
        "30, 15 + 15",
        "32, 11 + 11 + 10",
        "34, 12 + 11 + 11",
        "36, 12 + 12 + 12",
        "38, 13 + 13 + 12",
        "48, 12 + 12 + 12 + 12",
        "50, 13 + 13 + 12 + 12"
    })
    void shouldTakeTheFewestMostEqualPartsWhenNobodyChooses(int level, String parts) {
        assertThat(Composition.standard(KhanLevel.of(level))).hasToString(level + " = " + parts);
    }

    /** Invariant 1. */
    @Rule("FR-LVL-07")
    @Property(tries = 1000)
    void shouldBeValidAndEvenForEveryLevel(@ForAll @IntRange(min = 4, max = 3000) int level) {
        Vector<Integer> parts = Composition.standard(KhanLevel.of(level)).parts();

        assertThat(parts.sum().intValue()).isEqualTo(level);
        assertThat(parts).hasSize((int) StrictMath.ceil(level / 15.0));
        assertThat(parts).allMatch(part -> part >= 4 && part <= 15);
        assertThat(parts.max().get() - parts.min().get()).isLessThanOrEqualTo(1);
    }

    @Rule({"FR-LVL-04", "FR-LVL-05"})
    @ParameterizedTest(name = "36 as {0} {1} {2}")
    @CsvSource({"12, 12, 12", "15, 15, 6", "6, 15, 15", "10, 11, 15"})
    void shouldAcceptWhatThePlayersCompose(int first, int second, int third) {
        Vector<Integer> parts = Vector.of(first, second, third);

        assertThat(Composition.of(KhanLevel.of(36), parts).get().parts()).isEqualTo(parts);
    }

    @Rule("FR-LVL-03")
    @Test
    void shouldAcceptRepeatedHalvingWhenACallerWantsIt() {
        assertThat(Composition.of(KhanLevel.of(32), Vector.of(8, 8, 8, 8)).get())
                .hasToString("32 = 8 + 8 + 8 + 8");
    }

    /** Invariant 4: all that is wrong is reported at once. */
    @Rule("FR-LVL-06")
    @Test
    void shouldReportEverythingThatIsWrong() {
        Vector<Violation> violations = Composition.of(KhanLevel.of(36), Vector.of(3, 15, 16, 1))
                .getError()
                .toVector();

        assertThat(violations.map(Violation::piece))
                .containsExactly("part 1 is 3", "part 3 is 16", "part 4 is 1", "they sum to 35");
        assertThat(violations).allMatch(violation -> violation.rule().id().equals("FR-LVL-06"));
    }

    @Rule("FR-LVL-06")
    @Test
    void shouldReportTheSumWhenThereAreNoParts() {
        assertThat(Composition.of(KhanLevel.of(4), Vector.empty()).getError().map(Violation::toString))
                .containsExactly("FR-LVL-06: The parts of a composition sum to Khan's Level 4: they sum to 0");
    }

    @Rule("FR-LVL-06")
    @Test
    void shouldNotBeFooledBySumsThatOverflow() {
        Vector<Integer> parts = Vector.of(Integer.MAX_VALUE, Integer.MAX_VALUE, 18);

        assertThat(Composition.of(KhanLevel.of(16), parts).getError()).hasSize(4);
    }

    /** Invariant 4. */
    @Rule("FR-LVL-06")
    @Property(tries = 1000)
    void shouldBeValidExactlyWhenPartsAreOnTheDialAndSumToTheLevel(
            @ForAll @Size(min = 1, max = 4) java.util.List<@IntRange(min = 2, max = 17) Integer> parts,
            @ForAll @IntRange(min = -1, max = 1) int error) {
        int sum = parts.stream().mapToInt(Integer::intValue).sum();
        boolean onDial = parts.stream().allMatch(part -> part >= 4 && part <= 15);
        KhanLevel level = KhanLevel.of(Math.max(4, sum + error));

        assertThat(Composition.of(level, parts).isValid()).isEqualTo(onDial && sum == level.value());
    }

    @Rule("FR-LVL-06")
    @Test
    void shouldThrowWhenConstructedAgainstTheRule() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Composition(KhanLevel.of(20), Vector.of(16, 4)))
                .withMessage(
                        "FR-LVL-06: Each part of a composition is a level on the dial, from 4 to 15: part 1 is 16");
    }

    @Test
    void shouldRefuseNullByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> Composition.of(null, Vector.of(8, 8)))
                .withMessage("level");
        assertThatNullPointerException()
                .isThrownBy(() -> Composition.of(KhanLevel.of(16), Vector.of(8, null)))
                .withMessage("part");
    }
}
