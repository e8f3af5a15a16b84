package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Invariants 27 to 36 over a Building Phase of any Borg pieces. */
class BuildingInvariantsTest {
    private static Collective phase(Collective pieces, long seed) {
        return BuildingPhase.run(pieces, TranswarpRule.SAMPLE, Dice.seeded(seed))
                .state();
    }

    /** Invariants 27 to 29. */
    @Rule({"AS-CMP-01", "AS-CMP-02", "AS-CMP-03"})
    @Property
    void shouldKeepAllPieces(@ForAll("pieces") Collective before, @ForAll long seed) {
        Collective after = phase(before, seed);
        assertThat(Pieces.census(after)).hasToString("(5, 5, 15)");
        assertThat(after.worlds().map(BorgWorld::system))
                .isEqualTo(before.worlds().map(BorgWorld::system));
    }

    /** Invariants 30, 33 and 36. */
    @Rule({"AS-BLD-03", "AS-BWD-03"})
    @Property
    void shouldChangeEachWorldByExactlyOneStep(@ForAll("pieces") Collective before, @ForAll long seed) {
        Collective after = phase(before, seed);
        before.worlds().zip(after.worlds()).forEach(pair -> {
            BorgWorld was = pair._1;
            BorgWorld is = pair._2;
            boolean node = !was.cubeOnSpire() && !is.cubeOnSpire() && is.nodes() == was.nodes() + 1;
            boolean cube = !was.cubeOnSpire() && is.cubeOnSpire() && was.nodes() == 3;
            boolean launch = was.cubeOnSpire()
                    && !is.cubeOnSpire()
                    && is.nodes() == 0
                    && !before.cubeInOrbit(was.system())
                    && after.cubeInOrbit(was.system());
            assertThat(Vector.of(node, cube, launch, is.equals(was)).count(each -> each))
                    .isEqualTo(1);
            assertThat(is.structures()).isBetween(1, 5).isEqualTo(1 + is.nodes() + (is.cubeOnSpire() ? 1 : 0));
        });
    }

    /** Invariants 31 and 34. */
    @Rule({"AS-BLD-07", "AS-BLD-09"})
    @Property
    void shouldRaiseTheCubesByAtMostOneForEachSource(@ForAll("pieces") Collective before, @ForAll long seed) {
        Collective after = phase(before, seed);
        assertThat(after.cubesInPlay())
                .isBetween(
                        before.cubesInPlay(),
                        Math.min(5, before.cubesInPlay() + 1 + before.worlds().size()));
        assertThat(after.orbits().containsAll(before.orbits())).isTrue();
    }

    /** Invariant 34, first half. */
    @Rule("AS-BLD-07")
    @Property
    void shouldLeaveTheNumberOfCubesWhenOneIsLaunched(@ForAll("pieces") Collective before) {
        before.worlds().forEach(world -> {
            Collective after = BuildingPhase.build(before, world.system()).state();
            int finished = BuildingPhase.action(before, world.system()) == BuildingAction.FINISH_CUBE ? 1 : 0;
            assertThat(after.cubesInPlay()).isEqualTo(before.cubesInPlay() + finished);
        });
    }

    /** Invariant 35, in any order of the worlds. */
    @Rule("AS-BLD-03")
    @Property
    void shouldNotDependOnTheOrderWhenTheCubesSuffice(
            @ForAll("pieces") Collective before, @ForAll @IntRange(max = 119) int order, @ForAll long seed) {
        int takers = before.worlds().count(world -> world.isComplete() && !world.cubeOnSpire());
        Assume.that(before.supply().cubes() >= takers + 1);
        Vector<Vector<SystemId>> orders =
                before.worlds().map(BorgWorld::system).permutations().toVector();
        Vector<SystemId> shuffled = orders.isEmpty() ? Vector.empty() : orders.get(order % orders.size());
        assertThat(BuildingPhase.run(before, shuffled, TranswarpRule.SAMPLE, Dice.seeded(seed))
                        .get()
                        .state())
                .isEqualTo(phase(before, seed));
    }

    /** Invariant 57. */
    @Property
    void shouldGiveEqualResultsWhenRunTwice(@ForAll("pieces") Collective before, @ForAll long seed) {
        String start = before.toString();
        assertThat(phase(before, seed)).isEqualTo(phase(before, seed));
        assertThat(before).hasToString(start);
    }

    @Provide
    Arbitrary<Collective> pieces() {
        return Pieces.any();
    }
}
