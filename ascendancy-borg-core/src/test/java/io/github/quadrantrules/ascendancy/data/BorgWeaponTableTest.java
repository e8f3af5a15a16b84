package io.github.quadrantrules.ascendancy.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.game.Provenance;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BorgWeaponTableTest {
    @Rule("AS-WPN-01")
    @ParameterizedTest(name = "{0} Spires hit on {1}")
    @CsvSource({"0, 5", "1, 5", "2, 4", "3, 4", "4, 3", "5, 3"})
    void shouldGiveTheSampleHitValueWhenSpiresAreCounted(int spires, int hitValue) {
        assertThat(BorgWeaponTable.SAMPLE.hitValue(spires)).isEqualTo(hitValue);
        assertThat(BorgWeaponTable.SAMPLE.provenance()).isEqualTo(Provenance.SAMPLE);
    }

    @Test
    void shouldRejectWhenThereAreNotSixHitValues() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgWeaponTable(Vector.of(5, 5, 4, 4, 3), Provenance.PRINTED))
                .withMessage(
                        "A Borg weapon table has a hit value for each of 0 to 5 Spires (AS-WPN-01), 6 in all, not 5");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7})
    void shouldRejectWhenAHitValueIsOutOfBounds(int hitValue) {
        Vector<Integer> values = hitValue == 1 ? Vector.of(5, 5, 4, 4, 3, 1) : Vector.of(7, 5, 4, 4, 3, 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgWeaponTable(values, Provenance.PRINTED))
                .withMessage("A Borg hit value is 2 to 6 (AS-WPN-01); the table has " + values.mkString(", "));
    }

    @Test
    void shouldRejectWhenMoreSpiresWouldWeakenTheBorg() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgWeaponTable(Vector.of(5, 5, 4, 5, 3, 3), Provenance.PRINTED))
                .withMessage(
                        "Borg hit values never rise with the number of Spires (AS-WPN-01); the table has 5, 5, 4, 5, 3, 3");
    }

    @Test
    void shouldAcceptTheExtremes() {
        assertThat(new BorgWeaponTable(Vector.of(6, 6, 6, 2, 2, 2), Provenance.PRINTED).hitValue(5))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 6})
    void shouldRejectWhenThereCannotBeSoManySpires(int spires) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BorgWeaponTable.SAMPLE.hitValue(spires))
                .withMessage("The number of Spires in play is 0 to 5, not " + spires);
    }
}
