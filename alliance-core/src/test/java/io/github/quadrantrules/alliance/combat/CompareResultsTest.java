package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.dice.testing.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareResultsTest {
    @Rule("AL-CMP-02")
    @ParameterizedTest(name = "{0} H {1} C against {2} E leaves {3} H {4} C")
    @CsvSource({"3, 1, 2, 1, 1", "2, 1, 2, 0, 1", "2, 2, 3, 0, 1", "1, 1, 5, 0, 0", "0, 2, 1, 0, 1", "2, 1, 0, 2, 1"})
    void shouldCancelHitsBeforeCriticalHits(int hits, int criticals, int evades, int leftHits, int leftCriticals) {
        assertThat(CompareResults.uncancelled(hits, criticals, evades))
                .isEqualTo(new Uncancelled(leftHits, leftCriticals));
    }

    /** INV-05 and INV-06. */
    @Rule("AL-CMP-02")
    @Property(tries = 300)
    void shouldCancelOneResultPerEvade(
            @ForAll @IntRange(max = 9) int hits,
            @ForAll @IntRange(max = 9) int criticals,
            @ForAll @IntRange(max = 20) int evades) {
        Uncancelled left = CompareResults.uncancelled(hits, criticals, evades);
        assertThat(left.total()).isEqualTo(Math.max(0, hits + criticals - evades));
        if (left.hits() > 0) {
            assertThat(left.criticals()).isEqualTo(criticals);
        }
    }

    /** INV-07. */
    @Rule("AL-CMP-02")
    @Property(tries = 300)
    void shouldBeMonotone(
            @ForAll @IntRange(max = 9) int hits,
            @ForAll @IntRange(max = 9) int criticals,
            @ForAll @IntRange(max = 20) int evades) {
        int damage = CompareResults.uncancelled(hits, criticals, evades).total();
        assertThat(CompareResults.uncancelled(hits, criticals, evades + 1).total())
                .isLessThanOrEqualTo(damage);
        assertThat(CompareResults.uncancelled(hits + 1, criticals, evades).total())
                .isGreaterThanOrEqualTo(damage);
        assertThat(CompareResults.uncancelled(hits, criticals + 1, evades).total())
                .isGreaterThanOrEqualTo(damage);
    }

    @Rule("AL-CMP-03")
    @ParameterizedTest(name = "{0} H {1} C uncancelled: hit {2}")
    @CsvSource({"1, 0, true", "0, 1, true", "2, 3, true", "0, 0, false"})
    void shouldHitWhenAnythingIsLeft(int hits, int criticals, boolean hit) {
        Uncancelled left = new Uncancelled(hits, criticals);
        AttackResult result = new AttackResult(left, AttackerTokens.NONE, DefenderTokens.NONE);
        assertThat(result.isHit()).isEqualTo(hit);
        assertThat(result.damage()).isEqualTo(hits + criticals);
    }

    @Test
    void shouldShowWhatIsLeft() {
        assertThat(new Uncancelled(2, 1)).hasToString("H H C");
        assertThat(Uncancelled.NONE).hasToString("-");
    }

    @Test
    void shouldRefuseNegativeNumbers() {
        assertThatThrownBy(() -> CompareResults.uncancelled(-1, 0, 0)).hasMessageContaining("-1 H");
        assertThatThrownBy(() -> CompareResults.uncancelled(0, -1, 0)).hasMessageContaining("-1 C");
        assertThatThrownBy(() -> CompareResults.uncancelled(0, 0, -1)).hasMessageContaining("-1 E");
        assertThatThrownBy(() -> new Uncancelled(0, -2)).hasMessageEndingWith("-2");
        assertThatThrownBy(() -> new Uncancelled(-2, 0)).hasMessageContaining("-2");
    }
}
