package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.StarMap;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.SerialCopy;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollectiveTest {
    private static final Collective NONE = Collective.none(SpireLimit.FIVE);

    @Rule({"AS-CMP-01", "AS-CMP-02", "AS-CMP-03"})
    @Test
    void shouldHaveAllPiecesInTheSupplyWhenNoneIsInPlay() {
        assertThat(NONE.supply()).isEqualTo(new BorgSupply(5, 5, 15)).isEqualTo(BorgSupply.FULL);
    }

    @Rule("AS-CMP-01")
    @Test
    void shouldCountCubesInSpaceAndOnSpiresAlike() {
        Collective pieces = Pieces.worlds(Pieces.withCube(Pieces.RISA), Pieces.world(Pieces.BAJOR, 2))
                .withCubesInSpace(TreeSet.of(Pieces.RISA), 2);
        assertThat(pieces.cubesInSpace()).isEqualTo(3);
        assertThat(pieces.cubesOnSpires()).isEqualTo(1);
        assertThat(pieces.cubesInPlay()).isEqualTo(4);
        assertThat(pieces.supply()).isEqualTo(new BorgSupply(1, 3, 10));
    }

    /** Invariants 27, 28 and 29. */
    @Rule({"AS-CMP-01", "AS-CMP-02", "AS-CMP-03"})
    @Property
    void shouldNeitherLoseNorMakePieces(@ForAll("pieces") Collective pieces) {
        assertThat(Pieces.census(pieces)).hasToString("(5, 5, 15)");
    }

    @Rule("AS-CMP-01")
    @Test
    void shouldRejectWhenASixthCubeIsInPlay() {
        Collective four = Pieces.worlds(Pieces.withCube(Pieces.RISA)).withCubesInSpace(TreeSet.of(Pieces.RISA), 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> four.withCubesInSpace(TreeSet.of(Pieces.BAJOR), 4))
                .withMessage("At most 5 Cubes are in play (AS-CMP-01), not 6");
    }

    @Rule({"AS-CMP-02", "AS-OPT-04"})
    @ParameterizedTest(name = "{0}: {1} Spires")
    @CsvSource({"FIVE, 6", "THREE, 4"})
    void shouldRejectWhenASpireTooManyIsInPlay(SpireLimit limit, int spires) {
        Collective none = Collective.none(limit);
        Vector<BorgWorld> worlds = Vector.range(0, spires).map(i -> BorgWorld.at(SystemId.of("S" + i)));
        assertThat(none.withWorlds(worlds.init()).worlds()).hasSize(spires - 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> none.withWorlds(worlds))
                .withMessageEndingWith("not " + spires);
    }

    /** Invariant 31. */
    @Rule("AS-BWD-01")
    @Test
    void shouldRejectWhenASystemHasTwoSpires() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pieces.worlds(BorgWorld.at(Pieces.RISA), Pieces.world(Pieces.RISA, 2)))
                .withMessageEndingWith("Risa, Risa");
    }

    @Test
    void shouldRejectWhenCubesOnLanesAreNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NONE.withCubesInSpace(TreeSet.empty(), -1))
                .withMessageEndingWith("not -1");
    }

    @ParameterizedTest(name = "{0} Cubes, {1} Spires, {2} Nodes")
    @CsvSource({"6, 0, 0, 6", "-1, 0, 0, -1", "0, 6, 0, 6", "0, -1, 0, -1", "0, 0, 16, 16", "0, 0, -1, -1"})
    void shouldRejectWhenTheSupplyIsOutOfBounds(int cubes, int spires, int nodes, int offending) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgSupply(cubes, spires, nodes))
                .withMessageEndingWith("not " + offending);
    }

    @Test
    void shouldSeeTheCubesAndTheHubOfAMap() {
        StarMap map = StarMap.empty()
                .withDisc(SystemDisc.planetary("Risa", 3))
                .withDisc(SystemDisc.transwarpHub("Hub", 3))
                .withLane(Pieces.RISA, Pieces.HUB, 2);
        SectorId lane =
                map.sectors().filter(SectorId.LaneSpace.class::isInstance).head();
        Galaxy galaxy =
                Galaxy.of(map).withCube(CubeId.of(1), Pieces.RISA.orbit()).withCube(CubeId.of(4), lane);
        Vector<BorgWorld> worlds = Vector.of(Pieces.world(Pieces.RISA, 2));
        assertThat(Collective.on(SpireLimit.THREE, worlds, galaxy))
                .isEqualTo(
                        new Collective(SpireLimit.THREE, worlds, TreeSet.of(Pieces.RISA), 1, Option.some(Pieces.HUB)));
    }

    @Test
    void shouldKeepEveryCubeWhenAllAreUnderWay() {
        Collective pieces = Pieces.worlds(Pieces.withCube(Pieces.RISA)).withCubesInSpace(TreeSet.of(Pieces.RISA), 1);
        Collective moved = pieces.withCubesUnderWay();
        assertThat(moved.cubeInOrbit(Pieces.RISA)).isFalse();
        assertThat(moved.cubesOnLanes()).isEqualTo(2);
        assertThat(moved.worlds()).isEqualTo(pieces.worlds());
    }

    @Property
    void shouldBeSerializable(@ForAll("pieces") Collective pieces) {
        assertThat(SerialCopy.of(pieces)).isEqualTo(pieces).hasToString(pieces.toString());
    }

    @Provide
    Arbitrary<Collective> pieces() {
        return Pieces.any();
    }
}
