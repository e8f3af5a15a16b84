package io.github.quadrantrules.ascendancy.world;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranswarpTest {
    private static final Collective HUB = Collective.none(SpireLimit.FIVE).withHub(Pieces.HUB);

    private static Step<Collective> roll(Collective pieces, int face) {
        ScriptedDice dice = Dice.scripted(TranswarpRule.SAMPLE.die().showing(face));
        Step<Collective> step = Transwarp.roll(pieces, TranswarpRule.SAMPLE, dice);
        dice.finish();
        return step;
    }

    /** The sample rule: a new Cube if the roll is higher than the number of Cubes in play. */
    @Rule({"AS-HUB-01", "AS-HUB-02"})
    @ParameterizedTest(name = "{0} Cubes in play, roll {1}: {2}")
    @CsvSource({"0, 1, 1", "1, 1, 1", "1, 2, 2", "3, 3, 3", "3, 4, 4", "4, 4, 4", "4, 5, 5", "4, 6, 5"})
    void shouldCreateACubeAtTheHubWhenTheRollSaysSo(int cubes, int face, int after) {
        Collective pieces = HUB.withCubesInSpace(TreeSet.empty(), cubes);
        Collective result = roll(pieces, face).state();
        assertThat(result.cubesInPlay()).isEqualTo(after);
        assertThat(result.cubeInOrbit(Pieces.HUB)).isEqualTo(after > cubes);
        assertThat(result.cubesOnLanes()).isEqualTo(cubes);
    }

    @Rule("AS-HUB-01")
    @Test
    void shouldRollNothingWhenTheHubIsNotInPlay() {
        Collective none = Collective.none(SpireLimit.FIVE);
        Step<Collective> step = Transwarp.roll(none, TranswarpRule.SAMPLE, Dice.scripted());
        assertThat(step.state()).isEqualTo(none);
        assertThat(step.events()).isEmpty();
    }

    @Rule("AS-HUB-02")
    @Test
    void shouldRollNothingWhenAllCubesAreInPlay() {
        Collective five = HUB.withWorlds(
                        Pieces.worlds(Pieces.withCube(Pieces.RISA)).worlds())
                .withCubesInSpace(TreeSet.empty(), 4);
        Step<Collective> step = Transwarp.roll(five, TranswarpRule.SAMPLE, Dice.scripted());
        assertThat(step.state()).isEqualTo(five);
        assertThat(step.events().map(Event::sentence))
                .containsExactly("No Transwarp die is rolled at Hub, because all 5 Cubes are in play.");
    }

    @Rule("AS-HUB-02")
    @Test
    void shouldRollNothingWhenACubeIsOnTheHub() {
        Collective taken = HUB.withCubesInSpace(TreeSet.of(Pieces.HUB), 0);
        Step<Collective> step = Transwarp.roll(taken, TranswarpRule.SAMPLE, Dice.scripted());
        assertThat(step.state()).isEqualTo(taken);
        assertThat(step.events().map(Event::sentence))
                .containsExactly("No Transwarp die is rolled at Hub, because there is a Cube already.");
    }

    @Rule({"AS-BLD-02", "AS-HUB-01"})
    @Test
    void shouldRollBeforeTheWorldsAct() {
        Collective pieces =
                HUB.withWorlds(Pieces.worlds(BorgWorld.at(Pieces.RISA)).worlds());
        Dice dice = Dice.scripted(TranswarpRule.SAMPLE.die().showing(2));
        assertThat(BuildingPhase.run(pieces, TranswarpRule.SAMPLE, dice)
                        .events()
                        .map(Event::sentence))
                .containsExactly(
                        "The Transwarp die shows 2 with 0 of 5 Cubes in play: a new Cube arrives at Hub.",
                        "At Risa a Node is built: 1 Node.");
    }

    @Rule("AS-HUB-02")
    @Test
    void shouldCiteTheRulesOfTheRoll() {
        Collective one = HUB.withCubesInSpace(TreeSet.empty(), 1);
        assertThat(roll(one, 1).events().head().rules().mkString(" ")).isEqualTo("AS-BLD-02 AS-HUB-01");
        assertThat(roll(one, 2).events().head().rules().mkString(" ")).isEqualTo("AS-BLD-02 AS-HUB-01 AS-HUB-02");
    }
}
