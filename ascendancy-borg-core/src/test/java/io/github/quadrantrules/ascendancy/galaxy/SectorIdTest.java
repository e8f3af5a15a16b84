package io.github.quadrantrules.ascendancy.galaxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SectorIdTest {
    @Test
    void shouldBeCalledByItsName() {
        assertThat(SectorId.of("Risa")).hasToString("Risa").isLessThan(SectorId.of("Vulcan"));
    }

    @Test
    void shouldRejectWhenTheNameIsBlank() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SectorId.of(" "))
                .withMessage("A Sector needs a name, not ' '");
    }
}
