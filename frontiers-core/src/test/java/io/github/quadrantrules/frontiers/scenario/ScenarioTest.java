package io.github.quadrantrules.frontiers.scenario;

import static io.github.quadrantrules.frontiers.scenario.CombatLevel.DARING;
import static io.github.quadrantrules.frontiers.scenario.CombatLevel.HEROIC;
import static io.github.quadrantrules.frontiers.scenario.CombatLevel.LEGENDARY;
import static io.github.quadrantrules.frontiers.scenario.Scenario.QUEST;
import static io.github.quadrantrules.frontiers.scenario.Scenario.RETURN_BLITZ;
import static io.github.quadrantrules.frontiers.scenario.Scenario.RETURN_EPIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.khan.KhanLevel;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioTest {
    /** Invariant 6: the tables by formulas in the number of players. */
    @Rule({"FR-RKD-03", "FR-BLZ-03"})
    @Property
    void shouldFollowTheFormulasOfReturn(@ForAll @IntRange(min = 1, max = 4) int n) {
        assertThat(RETURN_EPIC.combat(DARING, n)).isEqualTo(strength(2 * n + 2, 5 * n));
        assertThat(RETURN_EPIC.combat(HEROIC, n)).isEqualTo(strength(3 * n + 3, 8 * n));
        assertThat(RETURN_EPIC.combat(LEGENDARY, n)).isEqualTo(strength(4 * n + 6, 12 * n));
        assertThat(RETURN_BLITZ.combat(DARING, n)).isEqualTo(strength(n + 2, 4 * n));
        assertThat(RETURN_BLITZ.combat(HEROIC, n)).isEqualTo(strength(2 * n + 2, 6 * n));
        assertThat(RETURN_BLITZ.combat(LEGENDARY, n)).isEqualTo(strength(3 * n + 2, 8 * n));
    }

    /** Invariant 6. */
    @Rule("FR-QDF-03")
    @Property
    void shouldFollowTheFormulasOfQuest(@ForAll @IntRange(min = 1, max = 4) int n) {
        assertThat(QUEST.combat(DARING, n).khan().value()).isEqualTo(6 * n + 2);
        assertThat(QUEST.combat(HEROIC, n).khan().value()).isEqualTo(8 * n + 2);
        assertThat(QUEST.combat(LEGENDARY, n).khan().value()).isEqualTo(12 * n + 2);
    }

    @Rule("FR-QDF-03")
    @ParameterizedTest
    @CsvSource({"DARING, 3 4 4 5", "HEROIC, 4 4 5 5", "LEGENDARY, 4 5 5 6"})
    void shouldHaveTheCubesOfQuest(CombatLevel level, String cubes) {
        assertThat(Vector.rangeClosed(1, 4)
                        .map(n -> QUEST.combat(level, n).cube())
                        .mkString(" "))
                .isEqualTo(cubes);
    }

    /** Invariant 6. */
    @Rule("FR-BLZ-03")
    @Property
    void shouldNeverBeHarderInBlitzThanInEpic(@ForAll CombatLevel level, @ForAll @IntRange(min = 1, max = 4) int n) {
        assertThat(RETURN_BLITZ.combat(level, n).cube())
                .isLessThanOrEqualTo(RETURN_EPIC.combat(level, n).cube());
        assertThat(RETURN_BLITZ.combat(level, n).khan())
                .isLessThanOrEqualTo(RETURN_EPIC.combat(level, n).khan());
    }

    @Rule({"FR-RKD-04", "FR-BLZ-04", "FR-QDF-04"})
    @ParameterizedTest(name = "{0}: {1}, {2} and {3} Pet cards")
    @CsvSource({"RETURN_EPIC, 18, 15, 12", "RETURN_BLITZ, 16, 13, 10", "QUEST, 20, 16, 12"})
    void shouldHaveThePetCardsOfTheRaceLevel(Scenario scenario, int fair, int tight, int thrilling) {
        assertThat(Vector.rangeClosed(1, 4)).allSatisfy(n -> {
            assertThat(scenario.race(RaceLevel.FAIR, n)).isEqualTo(new RacePressure(fair, n));
            assertThat(scenario.race(RaceLevel.TIGHT, n)).isEqualTo(new RacePressure(tight, n + 1));
            assertThat(scenario.race(RaceLevel.THRILLING, n)).isEqualTo(new RacePressure(thrilling, n + 2));
        });
    }

    @Test
    void shouldAcceptTheLowestAndHighestNumbers() {
        assertThat(new RacePressure(0, 0).petCards()).isZero();
        assertThat(new RacePressure(0, 6).vulnerableCrew()).isEqualTo(6);
    }

    @Test
    void shouldRejectNumbersOutOfBounds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> QUEST.combat(DARING, 0))
                .withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> QUEST.race(RaceLevel.FAIR, 5))
                .withMessageEndingWith("not 5");
        assertThatIllegalArgumentException().isThrownBy(() -> strength(0, 4)).withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RacePressure(-1, 1))
                .withMessageEndingWith("not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RacePressure(1, 7))
                .withMessageEndingWith("not 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RacePressure(1, -1))
                .withMessageEndingWith("not -1");
    }

    private static CombatStrength strength(int cube, int khan) {
        return new CombatStrength(cube, KhanLevel.of(khan));
    }
}
