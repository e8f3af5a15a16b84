package io.github.quadrantrules.frontiers.boarding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.khan.KhanLevel;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroundForceTest {
    @Rule("FR-LVL-08")
    @ParameterizedTest(name = "level {0} has {1} tokens")
    @CsvSource({"4, 2", "5, 2", "8, 4", "15, 7", "16, 8", "38, 19", "50, 25"})
    void shouldBeHalfOfTheWholeLevelRoundedDown(int level, int tokens) {
        assertThat(GroundForce.of(KhanLevel.of(level)).size()).isEqualTo(tokens);
    }

    @Test
    void shouldBeDrawnAlternatelyClassLFirst() {
        assertThat(GroundForce.of(KhanLevel.of(14)).drawingOrder().mkString(" "))
                .isEqualTo("L K L K L K L");
    }

    /** Invariant 5. */
    @Rule("FR-LVL-08")
    @Property
    void shouldGrowByOneWithEveryEvenLevel(@ForAll @IntRange(min = 4, max = 400) int level) {
        GroundForce force = GroundForce.of(KhanLevel.of(level));
        GroundForce next = GroundForce.of(KhanLevel.of(level + 1));

        assertThat(2 * force.size()).isBetween(level - 1, level);
        assertThat(force.classL() - force.classK()).isBetween(0, 1);
        assertThat(force.drawingOrder().head()).isEqualTo(PlanetClass.L);
        assertThat(force.drawingOrder().count(PlanetClass.L::equals)).isEqualTo(force.classL());
        assertThat(force.drawingOrder().count(PlanetClass.K::equals)).isEqualTo(force.classK());
        assertThat(next.size() - force.size()).isEqualTo(level % 2 == 1 ? 1 : 0);
    }

    @Test
    void shouldBeEmptyOnceEveryTokenIsGone() {
        assertThat(new GroundForce(0, 0).drawingOrder()).isEmpty();
    }

    @Test
    void shouldRejectClassesThatDoNotAlternate() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GroundForce(3, 1))
                .withMessageEndingWith("with 1 of Class K there cannot be of Class L 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GroundForce(1, 2))
                .withMessageEndingWith("Class L 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GroundForce(0, -1))
                .withMessageEndingWith("not -1");
    }
}
