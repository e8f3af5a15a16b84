package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.SerialCopy;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Any Borg pieces and what they build, written and read. */
class CollectiveSavesTest {
    private static final Saves<Step<Collective>> STEPS = AscendancySaves.of("test", 1, new TypeReference<>() {});

    @Property(tries = 200)
    void shouldReadWhatItWrote(@ForAll("pieces") Collective pieces) {
        Saves<Collective> saves = AscendancySaves.collective();
        Collective read = saves.read(saves.write(pieces));
        assertThat(read).isEqualTo(pieces);
        assertThat(SerialCopy.of(read)).isEqualTo(SerialCopy.of(pieces)).isEqualTo(pieces);
    }

    @Property(tries = 100)
    void shouldKeepWhatHappensInABuildingPhase(@ForAll("pieces") Collective pieces, @ForAll long seed) {
        Step<Collective> phase = BuildingPhase.run(pieces, TranswarpRule.SAMPLE, Dice.seeded(seed));
        assertThat(STEPS.read(STEPS.write(phase))).isEqualTo(phase);
        assertThat(SerialCopy.of(phase)).isEqualTo(phase);
    }

    @Provide
    Arbitrary<Collective> pieces() {
        return Pieces.any();
    }
}
