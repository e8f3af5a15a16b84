package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.FEDERATION;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ONE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ROMULANS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.row;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sector;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sectors;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

class AttackStepTest {
    private static final Galaxy RISA =
            Galaxy.of(row(2, "Qonos", "Risa", "Vulcan")).withCube(ONE, sector("Risa"));

    @Rule("AS-ATK-01")
    @Test
    void shouldReachItsOwnAndTheAdjacentSectors() {
        assertThat(AttackStep.sectorsInRange(RISA, ONE)).isEqualTo(sectors("Risa", "#1.2", "#2.1"));
    }

    /** W-01. */
    @Rule({"AS-ATK-01", "AS-ATK-02", "AS-ATK-05"})
    @Test
    void shouldAttackAllPlayersInRangeInOneBattle() {
        Galaxy galaxy = RISA.withShips(sector("Risa"), ShipGroup.singles(FEDERATION, 3))
                .withShips(sector("#1.2"), ShipGroup.singles(KLINGONS, 5));
        assertThat(AttackStep.participants(galaxy, ONE))
                .isEqualTo(TreeMap.of(
                        FEDERATION, ShipGroup.singles(FEDERATION, 3), KLINGONS, ShipGroup.singles(KLINGONS, 5)));
    }

    @Rule("AS-ATK-01")
    @Test
    void shouldTakeAPlayersShipsInRangeTogether() {
        Galaxy galaxy = RISA.withShips(sector("Risa"), ShipGroup.singles(FEDERATION, 3))
                .withShips(sector("#2.1"), new ShipGroup(FEDERATION, 4, 1))
                .withShips(sector("#2.2"), ShipGroup.singles(FEDERATION, 9))
                .withShips(sector("Vulcan"), ShipGroup.singles(ROMULANS, 1));
        assertThat(AttackStep.participants(galaxy, ONE))
                .isEqualTo(TreeMap.of(FEDERATION, new ShipGroup(FEDERATION, 7, 1)));
    }

    @Rule("AS-ATK-04")
    @Test
    void shouldAttackNobodyWhenNoShipIsInRange() {
        assertThat(AttackStep.participants(RISA, ONE)).isEmpty();
        assertThat(AttackStep.participants(RISA.withShips(sector("#1.1"), ShipGroup.singles(KLINGONS, 5)), ONE))
                .isEmpty();
    }

    @Rule("AS-ADD-01")
    @Test
    void shouldBeInContactWhenConnectedToACube() {
        Galaxy galaxy = Galaxy.of(row(2, "A", "B").withDisc(SystemDisc.planetary("C", 2)));
        assertThat(FirstContact.inContact(galaxy.withCube(ONE, sector("#1.1")), TreeSet.of(sector("B"))))
                .isTrue();
        assertThat(FirstContact.inContact(galaxy.withCube(ONE, sector("C")), TreeSet.of(sector("B"))))
                .isFalse();
        assertThat(FirstContact.inContact(galaxy.withCube(ONE, sector("C")), TreeSet.of(sector("B"), sector("C"))))
                .isTrue();
        assertThat(FirstContact.inContact(galaxy, TreeSet.of(sector("B")))).isFalse();
    }

    @Rule("AS-ADD-01")
    @Test
    void shouldBeInContactWhenConnectedToABorgWorld() {
        Galaxy galaxy = Galaxy.of(row(2, "A", "B").withDisc(SystemDisc.planetary("C", 2)))
                .withHoldings(Holdings.none().withBorgWorld(system("B")));
        assertThat(FirstContact.inContact(galaxy, TreeSet.of(sector("A")))).isTrue();
        assertThat(FirstContact.inContact(galaxy, TreeSet.of(sector("C")))).isFalse();
        assertThat(FirstContact.inContact(galaxy, TreeSet.empty())).isFalse();
    }
}
