package io.github.quadrantrules.frontiers.pequod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.github.quadrantrules.frontiers.hex.Hexes;
import io.github.quadrantrules.frontiers.hex.MapShape;
import io.vavr.collection.Vector;
import java.util.Locale;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SpokeStepTest {
    private static final Vector<Hex> FAR = Hexes.around(9).filter(hex -> hex.distanceTo(Hex.ORIGIN) >= 2);

    @Provide
    Arbitrary<Hex> hexes() {
        return Hexes.upTo(30);
    }

    private static Hex step(Hex pequod, Hex cube, Coin coin) {
        return SpokeStep.towards(pequod, cube, Dice.scripted(coin));
    }

    private static Coin flipped(Coin coin) {
        return coin == Coin.HEADS ? Coin.TAILS : Coin.HEADS;
    }

    @Rule({"FR-SPK-02", "FR-SPK-03", "FR-SPK-04", "FR-SPK-05"})
    @ParameterizedTest(name = "from ({0},{1}) to ({2},{3})")
    @CsvSource({
        // on a spoke
        "3, 0, 2, 0",
        "0, 3, 0, 2",
        "-3, 3, -2, 2",
        "-3, 0, -2, 0",
        "0, -3, 0, -2",
        "3, -3, 2, -2",
        // beside it
        "3, 1, 3, 0",
        "-1, 4, 0, 3",
        "1, -4, 0, -3",
        "1, 3, 0, 3"
    })
    void shouldGoWhereTheCatalogueSays(int q, int r, int expectedQ, int expectedR) {
        assertThat(SpokeStep.towards(Hex.of(q, r), Hex.ORIGIN, Dice.scripted()))
                .isEqualTo(Hex.of(expectedQ, expectedR));
    }

    @Rule({"FR-SPK-04", "FR-SPK-05"})
    @Test
    void shouldHeadForEitherSpokeByACoinWhenBothAreEquallyNear() {
        Distribution<Hex> odds = Distribution.of(dice -> SpokeStep.towards(Hex.of(2, 2), Hex.ORIGIN, dice));

        assertThat(step(Hex.of(2, 2), Hex.ORIGIN, Coin.HEADS)).isEqualTo(Hex.of(2, 1));
        assertThat(step(Hex.of(2, 2), Hex.ORIGIN, Coin.TAILS)).isEqualTo(Hex.of(1, 2));
        assertThat(odds.probabilityOf(Hex.of(2, 1))).isEqualTo(Fraction.of(1, 2));
        assertThat(odds.probabilityOf(Hex.of(1, 2))).isEqualTo(Fraction.of(1, 2));
    }

    /** The second method. */
    @Rule({"FR-SPK-01", "FR-SPK-02", "FR-SPK-03", "FR-SPK-04"})
    @Test
    void shouldAgreeWithDistancesToTheRaysMeasuredSpaceBySpace() {
        FAR.forEach(pequod -> assertThat(Distribution.of(dice -> SpokeStep.towards(pequod, Hex.ORIGIN, dice))
                        .values()
                        .sorted())
                .as("steps from %s", pequod)
                .isEqualTo(Rays.steps(pequod, Hex.ORIGIN)));
    }

    /** Invariants 8 and 10. */
    @Rule({"FR-SPK-02", "FR-SPK-03", "FR-SPK-05"})
    @Property(tries = 1000)
    void shouldComeNearerToTheCubeAndToTheSpoke(
            @ForAll("hexes") Hex pequod, @ForAll("hexes") Hex cube, @ForAll long seed) {
        Assume.that(pequod.distanceTo(cube) >= 2);
        Spokes before = Spokes.between(pequod, cube);
        Hex to = SpokeStep.towards(pequod, cube, Dice.seeded(seed));
        Spokes after = Spokes.between(to, cube);

        assertThat(to.isAdjacentTo(pequod)).isTrue();
        assertThat(to.distanceTo(cube)).isEqualTo(pequod.distanceTo(cube) - 1);
        if (before.onSpoke()) {
            assertThat(after).isEqualTo(new Spokes(before.first(), before.a() - 1, 0));
        } else {
            assertThat(Math.min(after.a(), after.b())).isEqualTo(Math.min(before.a(), before.b()) - 1);
            assertThat(Math.max(after.a(), after.b())).isEqualTo(Math.max(before.a(), before.b()));
        }
    }

    /** Invariant 12: dice that give nothing suffice unless both spokes are equally near. */
    @Rule({"FR-SPK-04", "FR-SPK-05"})
    @Test
    void shouldAskForACoinExactlyWhenBothSpokesAreEquallyNear() {
        FAR.forEach(pequod -> {
            Spokes spokes = Spokes.between(pequod, Hex.ORIGIN);
            ScriptedDice dice = spokes.a() == spokes.b() ? Dice.scripted(Coin.TAILS) : Dice.scripted();

            SpokeStep.towards(pequod, Hex.ORIGIN, dice);
            dice.finish();
        });
    }

    /** Invariant 14. */
    @Rule("FR-SPK-05")
    @Property(tries = 1000)
    void shouldFollowTranslationsRotationsAndMirrorImages(
            @ForAll("hexes") Hex pequod,
            @ForAll("hexes") Hex cube,
            @ForAll("hexes") Hex offset,
            @ForAll @IntRange(min = 1, max = 5) int sixths,
            @ForAll Coin coin) {
        Assume.that(pequod.distanceTo(cube) >= 2);
        Hex to = step(pequod, cube, coin);

        assertThat(step(pequod.plus(offset), cube.plus(offset), coin)).isEqualTo(to.plus(offset));
        assertThat(step(pequod.rotated(sixths), cube.rotated(sixths), coin)).isEqualTo(to.rotated(sixths));
        assertThat(step(pequod.mirrored(), cube.mirrored(), flipped(coin))).isEqualTo(to.mirrored());
    }

    /** Invariant 14 again where it matters most, for ties only: there every turn and image uses the coin. */
    @Rule("FR-SPK-04")
    @Property
    void shouldFollowRotationsAndMirrorImagesWhenTied(
            @ForAll @IntRange(min = 1, max = 20) int part,
            @ForAll @IntRange(min = 0, max = 5) int sixths,
            @ForAll Coin coin) {
        Hex pequod = Hex.of(part, part);
        Hex to = coin == Coin.HEADS ? Hex.of(part, part - 1) : Hex.of(part - 1, part);

        assertThat(step(pequod.rotated(sixths), Hex.ORIGIN, coin)).isEqualTo(to.rotated(sixths));
        assertThat(step(pequod.rotated(sixths).mirrored(), Hex.ORIGIN, flipped(coin)))
                .isEqualTo(to.rotated(sixths).mirrored());
    }

    @ParameterizedTest(name = "from ({0},{1}): {2}")
    @Rule({"FR-SPK-02", "FR-SPK-03", "FR-SPK-04"})
    @CsvSource({
        "3, 0, 'The Pequod moves from (3,0) to (2,0), along its spoke, straight towards the Cube; 2 spaces from the"
                + " Cube.', FR-SPK-02",
        "3, 1, 'The Pequod moves from (3,1) to (3,0), towards the nearer spoke; 3 spaces from the Cube.', FR-SPK-03",
        "1, 1, 'The Pequod moves from (1,1) to (1,0), towards one of two equally near spokes, by a coin showing heads;"
                + " 1 space from the Cube.', FR-SPK-04"
    })
    void shouldExplainTheStep(int q, int r, String sentence, String rule) {
        PequodEvent.Moved moved =
                SpokeStep.move(Hex.of(q, r), Hex.ORIGIN, MapShape.UNBOUNDED, Dice.scripted(Coin.HEADS));

        assertThat(moved.sentence()).isEqualTo(sentence);
        assertThat(moved.rules().map(RuleId::id)).containsExactly(rule);
    }

    @ParameterizedTest
    @Rule("FR-SPK-04")
    @EnumSource
    void shouldSayWhatTheCoinShowed(Coin coin) {
        PequodEvent.Moved moved = SpokeStep.move(Hex.of(-2, -2), Hex.ORIGIN, MapShape.UNBOUNDED, Dice.scripted(coin));

        assertThat(moved.sentence()).contains("by a coin showing " + coin.name().toLowerCase(Locale.ROOT) + ";");
    }

    @Test
    void shouldRejectAStepFromNextToTheCubeOrFromItsSpace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SpokeStep.towards(Hex.of(0, 1), Hex.ORIGIN, Dice.scripted()))
                .withMessageEndingWith("it is on (0,1), the cube on (0,0)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SpokeStep.towards(Hex.ORIGIN, Hex.ORIGIN, Dice.scripted()))
                .withMessageEndingWith("both are on (0,0)");
    }

    @Test
    void shouldRejectAMoveThatIsNoStep() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PequodEvent.Moved(Hex.of(3, 0), Hex.of(1, 0), Hex.ORIGIN, Course.ALONG_SPOKE))
                .withMessageEndingWith("from (3,0) it cannot step to (1,0)");
    }
}
