package io.github.quadrantrules.ascendancy.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetupChoicesTest {
    @Rule("AS-SOL-01")
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldForbidWhenOneOrTwoPlayersDoWithoutTheConnection(int players) {
        assertThat(SetupChoices.unconnected(players).getLeft())
                .hasToString(
                        "AS-SOL-01: The Delta Quadrant Connection can be left out with 3 or more players: " + players);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SetupChoices(players, false, OptionalRules.NONE, 45))
                .withMessageContaining("AS-SOL-01")
                .withMessageEndingWith("not with " + players);
        assertThat(SetupChoices.connected(players).redCards()).isTrue();
        assertThat(SetupChoices.connected(players).hubPlace()).isEqualTo(HubPlace.ON_THE_TABLE);
    }

    @Rule({"AS-SET-02", "AS-SET-03", "AS-SET-04"})
    @Test
    void shouldDecideOnTheConnectionFirstWhenThreePlay() {
        assertThat(SetupChoices.connected(3).redCards()).isTrue();
        SetupChoices without = SetupChoices.unconnected(3).get();
        assertThat(without.redCards()).isFalse();
        assertThat(without.hubPlace()).isEqualTo(HubPlace.OUT_OF_THE_GAME);
    }

    @Rule("AS-SET-01")
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void shouldRejectWhenNobodyPlays(int players) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SetupChoices.connected(players))
                .withMessageEndingWith("not " + players);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SetupChoices.unconnected(players))
                .withMessageEndingWith("not " + players);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SafeOpening.size(players))
                .withMessageEndingWith("not " + players);
    }

    /** W-11. */
    @Rule("AS-SOL-02")
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldSuggestFortyFiveCentimetresForTheHub(int players) {
        assertThat(SetupChoices.connected(players).hubDistanceCm()).isEqualTo(45);
        assertThat(SetupChoices.connected(players).withHubDistance(30).hubDistanceCm())
                .isEqualTo(30);
    }

    @Rule("AS-SOL-02")
    @Test
    void shouldRejectWhenTheHubDistanceIsNotPositive() {
        SetupChoices choices = SetupChoices.connected(1);
        assertThat(choices.withHubDistance(1).hubDistanceCm()).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> choices.withHubDistance(0))
                .withMessageEndingWith("not 0");
    }

    @Rule("AS-OPT-01")
    @Test
    void shouldHaveSixteenCombinationsAndNoneByDefault() {
        assertThat(OptionalRules.combinations()).hasSize(16).doesNotHaveDuplicates();
        assertThat(OptionalRules.combinations().head()).isEqualTo(OptionalRules.NONE);
        assertThat(OptionalRules.NONE).isEqualTo(new OptionalRules(false, false, false, false));
        assertThat(SetupChoices.connected(3).options()).isEqualTo(OptionalRules.NONE);
        assertThat(SetupChoices.unconnected(3).get().options()).isEqualTo(OptionalRules.NONE);
    }

    @Rule({"AS-OPT-01", "AS-OPT-04", "AS-OPT-06"})
    @Test
    void shouldLetEachOptionChangeOnlyItsOwn() {
        OptionalRules.combinations().forEach(options -> {
            SetupChoices choices = SetupChoices.connected(4).withOptions(options);
            assertThat(options.spireLimit()).isEqualTo(options.threeSpires() ? SpireLimit.THREE : SpireLimit.FIVE);
            assertThat(choices.hubPlace())
                    .isEqualTo(options.probingDeltaQuadrant() ? HubPlace.IN_THE_STACK : HubPlace.ON_THE_TABLE);
            assertThat(choices.redCards()).isTrue();
        });
    }

    @Rule({"AS-SET-10", "AS-SOL-02"})
    @ParameterizedTest(name = "homes at {0} cm and {1} cm, tolerance {2}: legal {3}")
    @CsvSource({"45, 45, 0, true", "45, 46, 0.5, false", "45, 46, 1, true", "30, 45, 2, false"})
    void shouldPlaceTheHubEquallyFarFromAllPlayers(double first, double second, double tolerance, boolean legal) {
        TablePosition hub = new TablePosition(10, 20);
        Vector<TablePosition> homes = Vector.of(new TablePosition(10 + first, 20), new TablePosition(10, 20 - second));
        assertThat(HubPlacement.check(hub, homes, tolerance).isRight()).isEqualTo(legal);
    }

    /** Home Systems on a circle around the Hub: 3-4-5 triangles. */
    @Rule("AS-SET-10")
    @Test
    void shouldMeasureInAStraightLine() {
        Vector<TablePosition> homes =
                Vector.of(new TablePosition(3, 4), new TablePosition(-4, 3), new TablePosition(0, -5));
        TablePosition hub = new TablePosition(0, 0);
        assertThat(HubPlacement.check(hub, homes, 0).get()).isEqualTo(hub);
        assertThat(HubPlacement.check(new TablePosition(1, 0), homes, 0.5)
                        .getLeft()
                        .rule())
                .isEqualTo(RuleId.of("AS-SET-10"));
    }

    @Test
    void shouldRejectWhenPositionsMakeNoSense() {
        TablePosition hub = new TablePosition(0, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HubPlacement.check(hub, Vector.empty(), 1))
                .withMessageEndingWith("not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HubPlacement.check(hub, Vector.of(hub), -1))
                .withMessageEndingWith("not -1.0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HubPlacement.check(hub, Vector.of(hub), Double.NaN))
                .withMessageEndingWith("not NaN");
        assertThatIllegalArgumentException().isThrownBy(() -> new TablePosition(Double.POSITIVE_INFINITY, 0));
    }
}
