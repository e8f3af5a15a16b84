package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.testing.Rule;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Domain(Battles.class)
@Domain(DomainContext.Global.class)
class AdaptiveShieldsTest {
    private static int hits(ShipWeapons weapons, ShieldModifier modifier, Integer... faces) {
        PlayerCombatProfile player = new PlayerCombatProfile(PlayerId.of("Player"), weapons, 0, 0, true, false);
        return PlayerVolley.roll(player, faces.length, modifier, Dice.scripted(Battles.ships(faces)))
                .hits();
    }

    @Rule("AS-SHD-04")
    @ParameterizedTest(name = "hit value {0} against modifier {1} needs {2}")
    @CsvSource({"4, 0, 4", "4, 1, 5", "4, 2, 6", "1, 0, 1", "2, 4, 6", "6, 4, 10"})
    void shouldRaiseTheNumberNeededByTheModifier(int hitValue, int modifier, int needed) {
        assertThat(AdaptiveShields.neededRoll(hitValue, ShieldModifier.of(modifier)))
                .isEqualTo(needed);
    }

    @Rule("AS-SHD-04")
    @ParameterizedTest(name = "a {0} against hit value {1} and modifier {2}")
    @CsvSource({"4, 4, 0, true", "3, 4, 0, false", "5, 4, 1, true", "4, 4, 1, false", "6, 4, 2, true", "5, 4, 2, false"
    })
    void shouldHitWithAtLeastTheNumberNeeded(int face, int hitValue, int modifier, boolean hit) {
        assertThat(AdaptiveShields.isHit(face, ShipWeapons.of(hitValue), ShieldModifier.of(modifier)))
                .isEqualTo(hit);
    }

    @Rule("AS-SHD-05")
    @ParameterizedTest(name = "hit value {0}, modifier {1}")
    @CsvSource({"6, 1", "5, 2", "4, 3", "3, 4", "6, 4"})
    void shouldNeverHitWhenSevenOrMoreIsNeeded(int hitValue, int modifier) {
        ShipWeapons weapons = ShipWeapons.of(hitValue);
        assertThat(AdaptiveShields.isHopeless(weapons, ShieldModifier.of(modifier)))
                .isTrue();
        assertThat(hits(weapons, ShieldModifier.of(modifier), 6, 6, 6)).isZero();
    }

    @Rule("AS-SHD-06")
    @Test
    void shouldHitWithSixesOnlyWhenKlingonsNeedEight() {
        ShipWeapons klingons = new ShipWeapons(4, true);
        assertThat(AdaptiveShields.neededRoll(4, ShieldModifier.HIGHEST)).isEqualTo(8);
        assertThat(hits(klingons, ShieldModifier.HIGHEST, 6, 6, 5, 3)).isEqualTo(2);
        assertThat(AdaptiveShields.isHopeless(klingons, ShieldModifier.HIGHEST)).isFalse();
    }

    @Rule("AS-SHD-06")
    @Test
    void shouldJudgeOtherFacesAsUsualWhenASixAlwaysHits() {
        assertThat(hits(new ShipWeapons(4, true), ShieldModifier.of(1), 6, 5, 4, 3))
                .isEqualTo(2);
    }

    @Rule("AS-SHD-07")
    @Test
    void shouldHaveTheSameModifierForEveryPlayerAgainstTheCube() {
        CubeCombat cube = new CubeCombat(3, ShieldModifier.of(2));
        assertThat(AdaptiveShields.neededRoll(3, cube.modifier())).isEqualTo(5);
        assertThat(AdaptiveShields.neededRoll(4, cube.modifier())).isEqualTo(6);
    }

    /** Invariant 20. */
    @Rule("AS-SHD-04")
    @Property
    void shouldNotScoreMoreWhenShieldsOrHitValueRise(
            @ForAll @Size(min = 1, max = 10) List<@IntRange(min = 1, max = 6) Integer> faces,
            @ForAll @IntRange(min = 1, max = 5) int hitValue,
            @ForAll boolean sixAlwaysHits,
            @ForAll ShieldModifier modifier) {
        Integer[] rolled = faces.toArray(Integer[]::new);
        int hits = hits(new ShipWeapons(hitValue, sixAlwaysHits), modifier, rolled);
        assertThat(hits(new ShipWeapons(hitValue, sixAlwaysHits), modifier.raised(), rolled))
                .isLessThanOrEqualTo(hits);
        assertThat(hits(new ShipWeapons(hitValue + 1, sixAlwaysHits), modifier, rolled))
                .isLessThanOrEqualTo(hits);
    }

    /** Invariant 22. */
    @Rule({"AS-SHD-05", "AS-SHD-06"})
    @Property
    void shouldCountSixesOnlyWhenTheyAlwaysHit(
            @ForAll @Size(min = 1, max = 10) List<@IntRange(min = 1, max = 6) Integer> faces,
            @ForAll ShipWeapons weapons,
            @ForAll ShieldModifier modifier) {
        int hits = hits(weapons, modifier, faces.toArray(Integer[]::new));
        long sixes = faces.stream().filter(face -> face == 6).count();
        if (weapons.sixAlwaysHits()) {
            assertThat((long) hits).isGreaterThanOrEqualTo(sixes);
        } else if (weapons.hitValue() + modifier.value() >= 7) {
            assertThat(hits).isZero();
        }
    }

    /** The reduced dice agree with the rule for a single face. */
    @Rule({"AS-SHD-04", "AS-SHD-05", "AS-SHD-06"})
    @Property
    void shouldReadEachDieAsTheRuleForOneFaceSays(
            @ForAll @IntRange(min = 1, max = 6) int face,
            @ForAll ShipWeapons weapons,
            @ForAll ShieldModifier modifier) {
        boolean hit = weapons.sixAlwaysHits() && face == 6 || face >= weapons.hitValue() + modifier.value();
        assertThat(AdaptiveShields.isHit(face, weapons, modifier)).isEqualTo(hit);
        assertThat(hits(weapons, modifier, face)).isEqualTo(hit ? 1 : 0);
    }

    @Rule({"AS-SHD-01", "AS-SHD-02", "AS-SHD-03"})
    @ParameterizedTest(name = "round {0}: +{1}")
    @CsvSource({"1, 0", "2, 1", "3, 2", "4, 3", "5, 4", "6, 4", "7, 4"})
    void shouldAdaptByOneARoundUpToFour(int round, int modifier) {
        CubeCombat cube = CubeCombat.FRESH;
        for (int i = 1; i < round; i++) {
            cube = cube.adapted();
        }
        assertThat(cube.modifier()).isEqualTo(ShieldModifier.of(modifier));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7})
    void shouldRejectWhenTheHitValueIsOutOfBounds(int hitValue) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AdaptiveShields.neededRoll(hitValue, ShieldModifier.NONE))
                .withMessage("A weapon's hit value is 1 to 6, not " + hitValue);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShipWeapons.of(hitValue))
                .withMessage("A weapon's hit value is 1 to 6, not " + hitValue);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7})
    void shouldRejectWhenNoDieShowsTheFace(int face) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AdaptiveShields.isHit(face, ShipWeapons.of(1), ShieldModifier.NONE))
                .withMessage("A die shows 1 to 6, not " + face);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 5})
    void shouldRejectWhenTheModifierIsOutOfBounds(int modifier) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShieldModifier.of(modifier))
                .withMessage("A Shield Modifier is 0 to 4, not " + modifier);
    }

    @Test
    void shouldSayAModifierAsPlayersDo() {
        assertThat(ShieldModifier.of(2)).hasToString("+2").isLessThan(ShieldModifier.HIGHEST);
    }
}
