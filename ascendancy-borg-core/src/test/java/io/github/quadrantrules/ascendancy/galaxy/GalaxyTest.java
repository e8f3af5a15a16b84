package io.github.quadrantrules.ascendancy.galaxy;

import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.FEDERATION;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.KLINGONS;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.ONE;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.TWO;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.planets;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.row;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.sector;
import static io.github.quadrantrules.ascendancy.galaxy.Galaxies.system;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GalaxyTest {
    private static final Galaxy GALAXY = Galaxy.of(row(2, "A", "B"));
    private static final ShipGroup FEDERATION_SHIPS = ShipGroup.singles(FEDERATION, 3);
    private static final ShipGroup KLINGON_SHIPS = ShipGroup.singles(KLINGONS, 5);

    @Test
    void shouldKnowWhereACubeIs() {
        Galaxy galaxy = GALAXY.withCube(ONE, sector("#1.1"));
        assertThat(galaxy.sectorOf(ONE)).isEqualTo(sector("#1.1"));
        assertThat(galaxy.cubeAt(sector("#1.1"))).isEqualTo(Option.some(ONE));
        assertThat(galaxy.cubeAt(sector("A"))).isEmpty();
        assertThat(galaxy.withCube(ONE, sector("A")).cubes()).isEqualTo(TreeMap.of(ONE, sector("A")));
        assertThat(galaxy.withoutCube(ONE)).isEqualTo(GALAXY);
    }

    @Test
    void shouldLetACubeStayWhereItIs() {
        Galaxy galaxy = GALAXY.withCube(ONE, sector("A"));
        assertThat(galaxy.withCube(ONE, sector("A"))).isEqualTo(galaxy);
    }

    @Test
    void shouldTellWhatStandsWhere() {
        assertThat(GALAXY.withCube(ONE, sector("#1.1")).withShips(sector("B"), KLINGON_SHIPS))
                .asString()
                .startsWith("A, B; #1 A-2-B; ")
                .contains("; Cube 1 at #1.1; ")
                .endsWith("ShipGroup[owner=Klingons, ships=5, fleets=0] at B");
    }

    @Test
    void shouldRejectMoreShipsOfAPlayerThanAnyGameHas() {
        Galaxy full = GALAXY.withShips(sector("A"), ShipGroup.singles(KLINGONS, 999))
                .withShips(sector("A"), ShipGroup.singles(FEDERATION, 1000))
                .withShips(sector("B"), ShipGroup.singles(KLINGONS, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.withShips(sector("B"), ShipGroup.singles(KLINGONS, 2)))
                .withMessage("A player has at most 1000 Ships, but Klingons would have 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Galaxy.of(
                        GALAXY.map(),
                        Holdings.none(),
                        TreeMap.empty(),
                        full.ships().put(sector("#1.1"), Vector.of(ShipGroup.singles(KLINGONS, 5)))))
                .withMessage("A player has at most 1000 Ships, but Klingons would have 1005");
    }

    @Rule("AS-EFF-01")
    @Test
    void shouldRejectWhenASectorHasTwoCubes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withCube(ONE, sector("A")).withCube(TWO, sector("A")))
                .withMessage("A Sector has one Cube at most (AS-EFF-01), not two: A");
    }

    @Test
    void shouldRejectWhenACubeIsNotInSpace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withoutCube(TWO))
                .withMessage("The Cube must be in space, unlike Cube 2");
    }

    @Test
    void shouldRejectWhenSomethingIsOffTheMap() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withCube(ONE, sector("C")))
                .withMessage("The Sector must be on the map, unlike C");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withShips(sector("#1.3"), KLINGON_SHIPS))
                .withMessage("The Sector must be on the map, unlike #1.3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withHoldings(Holdings.none().withHome(KLINGONS, system("C"))))
                .withMessage("The System must be on the map, unlike C");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withCube(ONE, sector("#1.1")).withMap(planets("A", "B")))
                .withMessage("The Sector must be on the map, unlike #1.1");
    }

    @ParameterizedTest
    @MethodSource
    void shouldRejectWhenSomebodyHoldsASystemOffTheMap(Holdings holdings) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GALAXY.withHoldings(holdings))
                .withMessage("The System must be on the map, unlike C");
    }

    static Vector<Holdings> shouldRejectWhenSomebodyHoldsASystemOffTheMap() {
        SystemId off = system("C");
        return Vector.of(
                Holdings.none().withHome(KLINGONS, off),
                Holdings.none().withController(off, KLINGONS),
                Holdings.none().withDeveloped(off),
                Holdings.none().withBorgWorld(off),
                Holdings.none().withStarbase(off));
    }

    @Test
    void shouldRejectWhenASpireIsPlacedWhereNoPlanetIs() {
        Galaxy galaxy = Galaxy.of(planets("A").withDisc(SystemDisc.phenomenon("P", 2, 4)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> galaxy.withBorgWorld(system("C")))
                .withMessage("The System must be on the map, unlike C");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> galaxy.withBorgWorld(system("P")))
                .withMessage("Only Planetary Systems are held or developed, unlike P");
    }

    @Test
    void shouldRejectWhenAPhenomenonIsHeld() {
        Galaxy galaxy = Galaxy.of(planets("A").withDisc(SystemDisc.phenomenon("P", 2, 4)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> galaxy.withHoldings(Holdings.none().withDeveloped(system("P"))))
                .withMessage("Only Planetary Systems are held or developed, unlike P");
    }

    @Test
    void shouldKeepOneGroupAPlayerInTheirOrder() {
        Galaxy galaxy = GALAXY.withShips(sector("A"), KLINGON_SHIPS)
                .withShips(sector("A"), ShipGroup.singles(FEDERATION, 1))
                .withShips(sector("A"), FEDERATION_SHIPS);
        assertThat(galaxy.shipsAt(sector("A"))).containsExactly(FEDERATION_SHIPS, KLINGON_SHIPS);
        assertThat(galaxy.withoutShips(sector("A"), FEDERATION).shipsAt(sector("A")))
                .containsExactly(KLINGON_SHIPS);
        assertThat(galaxy.withoutShips(sector("A"), FEDERATION).withoutShips(sector("A"), KLINGONS))
                .isEqualTo(GALAXY);
    }

    @Test
    void shouldRejectWhenGroupsAreNotOneAPlayer() {
        TreeMap<SectorId, Vector<ShipGroup>> twice = TreeMap.of(sector("A"), Vector.of(KLINGON_SHIPS, KLINGON_SHIPS));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Galaxy.of(GALAXY.map(), Holdings.none(), TreeMap.empty(), twice))
                .withMessage("The Ships of a Sector are one group a player, ordered by player, not Klingons, Klingons");
    }

    @Test
    void shouldRejectWhenASectorIsListedWithoutShips() {
        TreeMap<SectorId, Vector<ShipGroup>> empty = TreeMap.of(sector("A"), Vector.empty());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Galaxy.of(GALAXY.map(), Holdings.none(), TreeMap.empty(), empty))
                .withMessage("A Sector without Ships is left out, unlike A");
    }
}
