package io.github.quadrantrules.frontiers.khan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class KhanLevelTest {
    /** Invariant 4. */
    @Rule("FR-LVL-02")
    @Property
    void shouldRejectEveryLevelBelowFour(@ForAll @IntRange(min = Integer.MIN_VALUE, max = 3) int level) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KhanLevel.of(level))
                .withMessage("Khan's Level is never below 4: " + level);
    }

    @Rule("FR-LVL-02")
    @Test
    void shouldAcceptFourAndEveryHigherLevel() {
        assertThat(KhanLevel.of(4)).hasToString("4");
        assertThat(KhanLevel.of(200).value()).isEqualTo(200);
        assertThat(KhanLevel.of(200)).isGreaterThan(KhanLevel.of(4));
    }
}
