package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeSet;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BuildingForecastTest {
    private static final Collective HUB = Collective.none(SpireLimit.FIVE).withHub(Pieces.HUB);

    private static Distribution<Integer> cubes(Collective pieces, int phases) {
        return BuildingForecast.after(pieces, phases, TranswarpRule.SAMPLE, Collective::withCubesUnderWay)
                .map(Collective::cubesInPlay);
    }

    /**
     * By hand, with every Cube leaving the Hub: the roll must be above 0, then above 1, then above 2, so the chances are
     * 6/6, 5/6 and 4/6. After three phases: 3 Cubes 5/6 * 4/6 = 20/36; 1 Cube 1/6 * 1/6 = 1/36; 2 Cubes the rest, 15/36.
     */
    @Rule("AS-HUB-01")
    @Test
    void shouldGiveTheExactOddsOfTheNextCubes() {
        assertThat(cubes(HUB, 1)).isEqualTo(Distribution.always(1));
        Distribution<Integer> third = cubes(HUB, 3);
        assertThat(third.probabilityOf(1)).isEqualTo(Fraction.of(1, 36));
        assertThat(third.probabilityOf(2)).isEqualTo(Fraction.of(15, 36));
        assertThat(third.probabilityOf(3)).isEqualTo(Fraction.of(20, 36));
    }

    /** With 4 Cubes in play only 5 and 6 create the fifth; a complete world takes it if the Hub did not. */
    @Rule({"AS-BLD-02", "AS-BLD-09"})
    @Test
    void shouldShareTheLastCubeBetweenHubAndWorld() {
        Collective pieces = HUB.withWorlds(
                        Pieces.worlds(Pieces.world(Pieces.RISA, 3)).worlds())
                .withCubesInSpace(TreeSet.empty(), 4);
        Distribution<Collective> next =
                BuildingForecast.after(pieces, 1, TranswarpRule.SAMPLE, UnaryOperator.identity());
        assertThat(next.probability(each -> each.cubeInOrbit(Pieces.HUB))).isEqualTo(Fraction.of(1, 3));
        assertThat(next.probability(each -> each.cubesOnSpires() == 1)).isEqualTo(Fraction.of(2, 3));
    }

    @Rule("AS-HUB-02")
    @Test
    void shouldStayCertainWhenTheFirstCubeNeverLeavesTheHub() {
        assertThat(BuildingForecast.after(HUB, 4, TranswarpRule.SAMPLE, UnaryOperator.identity()))
                .isEqualTo(Distribution.always(HUB.withCubesInSpace(TreeSet.of(Pieces.HUB), 0)));
    }

    @Test
    void shouldGiveTheStartWhenThereIsNoPhase() {
        assertThat(cubes(HUB, 0)).isEqualTo(Distribution.always(0));
    }

    @Test
    void shouldRejectWhenThePhasesAreNegative() {
        assertThatIllegalArgumentException().isThrownBy(() -> cubes(HUB, -1)).withMessageEndingWith("not -1");
    }

    /** Whatever a played sequence of phases leads to, the exact odds know it. */
    @Property(tries = 50)
    void shouldHoldEveryResultThatPlayCanReach(
            @ForAll("pieces") Collective pieces, @ForAll @IntRange(max = 4) int phases, @ForAll long seed) {
        Dice dice = Dice.seeded(seed);
        Collective played = pieces;
        for (int phase = 0; phase < phases; phase++) {
            Collective start = phase == 0 ? played : played.withCubesUnderWay();
            played = BuildingPhase.run(start, TranswarpRule.SAMPLE, dice).state();
        }
        assertThat(BuildingForecast.after(pieces, phases, TranswarpRule.SAMPLE, Collective::withCubesUnderWay)
                        .values())
                .contains(played);
    }

    @Provide
    Arbitrary<Collective> pieces() {
        return Pieces.any();
    }
}
