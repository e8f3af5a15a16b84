package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.AdaptiveShields;
import io.github.quadrantrules.ascendancy.combat.PlanetaryShields;
import io.github.quadrantrules.ascendancy.combat.Retreat;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.ascendancy.combat.ShipWeapons;
import io.github.quadrantrules.dice.testing.Rule;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BorgWorldTest {
    @Rule("AS-BWD-01")
    @Test
    void shouldBeginWithASpireAloneWhenItIsPlaced() {
        assertThat(BorgWorld.at(Pieces.RISA)).isEqualTo(new BorgWorld(Pieces.RISA, 0, false));
        assertThat(BorgWorld.at(Pieces.RISA).structures()).isEqualTo(1);
    }

    @Rule({"AS-BWD-02", "AS-CMP-03"})
    @ParameterizedTest
    @ValueSource(ints = {-1, 4, 15})
    void shouldRejectWhenTheNodesAreNotZeroToThree(int nodes) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgWorld(Pieces.RISA, nodes, false))
                .withMessageContaining("AS-BWD-02")
                .withMessageEndingWith("not " + nodes);
    }

    /** Invariant 30. */
    @Rule("AS-BWD-03")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void shouldRejectWhenACubeStandsOnASpireWithFewerThanThreeNodes(int nodes) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgWorld(Pieces.RISA, nodes, true))
                .withMessageEndingWith("not " + nodes);
    }

    /** Invariant 36: the Spire, each Node, the Cube on the Spire. */
    @Rule("AS-BWD-03")
    @ParameterizedTest(name = "{0} Nodes, Cube {1}: {2} Structures")
    @CsvSource({"0, false, 1", "1, false, 2", "2, false, 3", "3, false, 4", "3, true, 5"})
    void shouldCountTheStructures(int nodes, boolean cube, int structures) {
        assertThat(new BorgWorld(Pieces.RISA, nodes, cube).structures()).isEqualTo(structures);
    }

    @Rule("AS-PSH-01")
    @ParameterizedTest(name = "Hit Value {0} against {1} Nodes needs {2}")
    @CsvSource({"4, 0, 4", "4, 1, 5", "4, 2, 6", "4, 3, 7", "1, 3, 4", "6, 1, 7"})
    void shouldRaiseTheNumberNeededByTheNodes(int hitValue, int nodes, int needed) {
        BorgWorld world = Pieces.world(Pieces.RISA, nodes);
        assertThat(PlanetaryShields.modifier(world)).isEqualTo(ShieldModifier.of(nodes));
        assertThat(AdaptiveShields.neededRoll(hitValue, PlanetaryShields.modifier(world)))
                .isEqualTo(needed);
    }

    /** D-28 without its dice: a Spire with 1 Node, weapons that hit with 4, and no success. */
    @Rule({"AS-PSH-01", "AS-PSH-02", "AS-PSH-04"})
    @Test
    void shouldGrowStrongerWhenRoundsFail() {
        BorgWorld first = Pieces.world(Pieces.RISA, 1);
        assertThat(AdaptiveShields.neededRoll(4, PlanetaryShields.modifier(first)))
                .isEqualTo(5);
        assertThat(first.structures()).isEqualTo(2);
        BorgWorld second = first.afterCombatRound();
        assertThat(AdaptiveShields.neededRoll(4, PlanetaryShields.modifier(second)))
                .isEqualTo(6);
        assertThat(second.structures()).isEqualTo(3);
        BorgWorld left = second.afterCombatRound();
        assertThat(AdaptiveShields.neededRoll(4, PlanetaryShields.modifier(left)))
                .isEqualTo(7);
        assertThat(left.nodes()).isEqualTo(3);
        assertThat(Retreat.isForced(ShipWeapons.of(4), PlanetaryShields.modifier(second)))
                .isFalse();
        assertThat(Retreat.isForced(ShipWeapons.of(4), PlanetaryShields.modifier(left)))
                .isTrue();
    }

    @Rule("AS-PSH-04")
    @Test
    void shouldFinishACubeNextWhenCombatBroughtTheThirdNode() {
        BorgWorld world = Pieces.world(Pieces.RISA, 2).afterCombatRound();
        assertThat(BuildingPhase.action(Pieces.worlds(world), Pieces.RISA)).isEqualTo(BuildingAction.FINISH_CUBE);
    }

    @Rule({"AS-PSH-03", "AS-BWD-02"})
    @Test
    void shouldStayAtThreeNodesWhenCombatGoesOn() {
        Stream.of(Pieces.world(Pieces.RISA, 3), Pieces.withCube(Pieces.RISA))
                .forEach(world -> assertThat(world.afterCombatRound()).isEqualTo(world));
    }

    @Rule("AS-PSH-02")
    @Property(tries = 16)
    void shouldChangeNothingButTheNodesWhenARoundFails(@ForAll @IntRange(max = 3) int nodes) {
        assertThat(Pieces.world(Pieces.BAJOR, nodes).afterCombatRound())
                .isEqualTo(Pieces.world(Pieces.BAJOR, Math.min(3, nodes + 1)));
    }
}
