package io.github.quadrantrules.ascendancy.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifiersTest {
    @Test
    void shouldOrderSystemsAndPlayersByName() {
        assertThat(SystemId.of("Risa")).hasToString("Risa").isLessThan(SystemId.of("Vulcan"));
        assertThat(PlayerId.of("Klingons")).hasToString("Klingons").isGreaterThan(PlayerId.of("Federation"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "#1.2"})
    void shouldRejectWhenASystemHasNoProperName(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SystemId.of(name))
                .withMessage("A System needs a name that does not begin with #, not '" + name + "'");
    }

    @Test
    void shouldRejectWhenAPlayerHasNoName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerId.of(" "))
                .withMessage("A player needs a name, not ' '");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6})
    void shouldRejectWhenThereIsNoSuchCube(int number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeId.of(number))
                .withMessage("The Cubes are numbered 1 to 5 (AS-CMP-01), not " + number);
    }

    @Test
    void shouldOrderCubesByNumber() {
        assertThat(CubeId.of(5)).hasToString("Cube 5").isGreaterThan(CubeId.of(1));
    }

    @Test
    void shouldNumberLanesFromOneUp() {
        assertThat(LaneId.of(10)).hasToString("10").isGreaterThan(LaneId.of(9));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LaneId.of(0))
                .withMessage("Space Lanes are numbered from 1 up, not 0");
    }

    @Test
    void shouldOrderOrbitsBeforeSpacesOfLanes() {
        assertThat(SectorId.of("Vulcan")).isLessThan(SectorId.of("#1.1")).isGreaterThan(SectorId.of("Risa"));
        assertThat(SectorId.of("#1.1")).isGreaterThan(SectorId.of("Vulcan"));
    }

    @Test
    void shouldOrderSpacesByLaneAndNumber() {
        assertThat(SectorId.of("#2.1")).isGreaterThan(SectorId.of("#1.9")).isLessThan(SectorId.of("#10.1"));
        assertThat(SectorId.of("#2.10")).isGreaterThan(SectorId.of("#2.9"));
    }

    @Test
    void shouldReadSectors() {
        assertThat(SectorId.of("Risa")).isEqualTo(SystemId.of("Risa").orbit());
        assertThat(SectorId.of("#3.2")).isEqualTo(SectorId.space(LaneId.of(3), 2));
    }

    @Test
    void shouldNameSectorsInWords() {
        assertThat(SectorId.of("#3.2").words()).isEqualTo("space 2 of lane 3");
        assertThat(SectorId.of("Risa").words()).isEqualTo("Risa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "#3", "#3.2.1", "#a.b", "#-1.2", "#9999999999.1", "#1.9999999999"})
    void shouldRejectWhenASpaceHasAnotherForm(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SectorId.of(text))
                .withMessage("A space of a lane has the form #3.2, not " + text);
    }

    @Test
    void shouldRejectWhenASpaceHasNoNumber() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SectorId.space(LaneId.of(1), 0))
                .withMessage("The spaces of a lane are numbered from 1 up, not 0");
    }
}
