package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Domain(Battles.class)
class RetreatTest {
    private static RetreatDestination destination(int distanceToCube, int sectorsMoved) {
        return new RetreatDestination(SectorId.of("Vulcan"), distanceToCube, sectorsMoved);
    }

    /** The rounds in which a player can fight, by the example of the rule. */
    @Rule("AS-RET-01")
    @ParameterizedTest(name = "hit value {0}: forced after round {1}")
    @CsvSource({"6, 1", "5, 2", "4, 3", "3, 4"})
    void shouldForceARetreatAfterTheLastRoundThatCouldHit(int hitValue, int round) {
        assertThat(Retreat.isForced(ShipWeapons.of(hitValue), ShieldModifier.of(round)))
                .isTrue();
        assertThat(Retreat.isForced(ShipWeapons.of(hitValue), ShieldModifier.of(round - 1)))
                .isFalse();
    }

    @Rule("AS-RET-01")
    @Test
    void shouldNeverForceARetreatWhenTheHitValueIsTwo() {
        assertThat(Retreat.isForced(ShipWeapons.of(2), ShieldModifier.HIGHEST)).isFalse();
    }

    @Rule({"AS-RET-01", "AS-SHD-06"})
    @Property
    void shouldNeverForceARetreatWhenASixAlwaysHits(@ForAll ShipWeapons weapons, @ForAll ShieldModifier modifier) {
        boolean hopeless = weapons.hitValue() + modifier.value() >= 7;
        assertThat(Retreat.isForced(weapons, modifier)).isEqualTo(hopeless && !weapons.sixAlwaysHits());
    }

    @Rule("AS-RET-02")
    @ParameterizedTest(name = "from {0} to {1}, moving {2}: {3}")
    @CsvSource({"0, 1, 1, true", "1, 2, 1, true", "1, 3, 2, true", "1, 1, 1, false", "1, 0, 1, false", "0, 1, 0, false"
    })
    void shouldLeadAtLeastOneSectorAwayFromTheCube(int before, int after, int moved, boolean legal) {
        assertThat(Retreat.isLegalDestination(before, destination(after, moved)))
                .isEqualTo(legal);
    }

    @Rule("AS-RET-02")
    @Test
    void shouldOfferOnlyLegalDestinations() {
        assertThat(Battles.RISA.legalDestinations()).containsExactly(Battles.VULCAN, Battles.ANDORIA);
        assertThat(Battlefield.open().legalDestinations()).hasSize(1);
        assertThat(Battlefield.cornered().legalDestinations()).isEmpty();
    }

    @Test
    void shouldRejectWhenADistanceIsOutOfBounds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Retreat.isLegalDestination(-1, destination(1, 1)))
                .withMessage("A distance to the Cube is 0 Sectors or more, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> destination(-1, 1))
                .withMessage("A distance to the Cube is 0 Sectors or more, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> destination(1, -1))
                .withMessage("Ships move 0 Sectors or more, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Battlefield(SectorId.of("Risa"), 2, Vector.empty()))
                .withMessage("Ships in a battle are 0 or 1 Sectors away from the Cube, not 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Battlefield(SectorId.of("Risa"), -1, Vector.empty()))
                .withMessage("Ships in a battle are 0 or 1 Sectors away from the Cube, not -1");
    }

    @Test
    void shouldRejectWhenADestinationIsListedTwice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Battlefield(SectorId.of("Risa"), 1, Vector.of(Battles.VULCAN, Battles.VULCAN)))
                .withMessageStartingWith("Each Sector to retreat to is listed once (AS-RET-02), not as in Vulcan")
                .withMessageEndingWith("Vulcan, 2 Sectors from the Cube; Vulcan, 2 Sectors from the Cube");
    }

    @Test
    void shouldRejectWhenASectorIsListedAtTwoDistances() {
        RetreatDestination elsewhere = new RetreatDestination(Battles.VULCAN.sector(), 3, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Battlefield(SectorId.of("Risa"), 1, Vector.of(Battles.VULCAN, elsewhere)))
                .withMessage("Each Sector to retreat to is listed once (AS-RET-02), not as in"
                        + " Vulcan, 2 Sectors from the Cube; Vulcan, 3 Sectors from the Cube");
    }
}
