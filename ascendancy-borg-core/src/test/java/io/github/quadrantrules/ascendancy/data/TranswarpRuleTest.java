package io.github.quadrantrules.ascendancy.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranswarpRuleTest {
    private static final Die<Integer> D4 = Die.numbered("die", 4);

    @Rule("AS-HUB-01")
    @ParameterizedTest(name = "roll {0} with {1} Cubes: {2}")
    @CsvSource({"1, 0, true", "1, 1, false", "2, 1, true", "4, 4, false", "5, 4, true", "6, 4, true"})
    void shouldCreateACubeInTheSampleWhenTheRollIsHigherThanTheCubes(int roll, int cubes, boolean creates) {
        assertThat(TranswarpRule.SAMPLE.creates(roll, cubes)).isEqualTo(creates);
        assertThat(TranswarpRule.SAMPLE.provenance()).isEqualTo(Provenance.SAMPLE);
        assertThat(TranswarpRule.SAMPLE.die().sides()).isEqualTo(6);
    }

    @Rule("AS-HUB-01")
    @Test
    void shouldTakeAnyConditionOfTheCallers() {
        TranswarpRule low = new TranswarpRule(D4, Vector.fill(5, Vector.of(1, 2)), Provenance.COMMUNITY);
        assertThat(low.creates(2, 4)).isTrue();
        assertThat(low.creates(3, 0)).isFalse();
        assertThat(SerialCopy.of(low)).isEqualTo(low);
    }

    @Test
    void shouldRejectWhenTheListsAreNotFive() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TranswarpRule(D4, Vector.fill(6, Vector.of(1)), Provenance.SAMPLE))
                .withMessageEndingWith("not 6");
    }

    @Test
    void shouldRejectWhenAListNamesAFaceThatTheDieDoesNotHave() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TranswarpRule(D4, Vector.fill(5, Vector.of(4, 5)), Provenance.SAMPLE))
                .withMessageEndingWith("not 5");
    }

    @ParameterizedTest(name = "roll {0} with {1} Cubes")
    @CsvSource({"0, 0, 0", "7, 0, 7", "1, -1, -1", "1, 5, 5"})
    void shouldRejectWhenRollOrCubesAreImpossible(int roll, int cubes, int offending) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TranswarpRule.SAMPLE.creates(roll, cubes))
                .withMessageEndingWith("not " + offending);
    }
}
