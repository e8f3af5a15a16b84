package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
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
class BorgWeaponsTest {
    /** A Cube with as many dice left as are rolled. */
    private static BorgVolley volley(int hitValue, int shieldVsBorg, Integer... faces) {
        CubeCombat cube = new CubeCombat(9 - faces.length, ShieldModifier.of(1));
        return BorgVolley.roll(cube, hitValue, shieldVsBorg, Dice.scripted(Battles.borg(faces)));
    }

    @Rule("AS-WPN-02")
    @ParameterizedTest(name = "hit value {0}: {1} hits")
    @CsvSource({"2, 4", "3, 3", "4, 3", "5, 2", "6, 1"})
    void shouldHitWithAtLeastTheBorgHitValue(int hitValue, int hits) {
        // 6 5 4 2 1
        assertThat(volley(hitValue, 0, 6, 5, 4, 2, 1).hits()).isEqualTo(hits);
    }

    @Rule("AS-WPN-03")
    @ParameterizedTest(name = "hit value {0}, protection {1}")
    @CsvSource({"6, 0", "4, 3", "6, 4", "2, 40"})
    void shouldAlwaysHitWithASix(int hitValue, int shieldVsBorg) {
        BorgVolley volley = volley(hitValue, shieldVsBorg, 6, 1);
        assertThat(volley.hits()).isEqualTo(1);
        assertThat(volley.effectiveHits(shieldVsBorg)).isEqualTo(1);
    }

    /** A profile has no place for ordinary Shields: without protection every Hit has its effect. */
    @Rule("AS-WPN-04")
    @Property
    void shouldIgnoreOrdinaryShields(
            @ForAll @Size(max = 9) List<@IntRange(min = 1, max = 6) Integer> faces,
            @ForAll @IntRange(min = 2, max = 6) int hitValue) {
        BorgVolley volley = volley(hitValue, 0, faces.toArray(Integer[]::new));
        long expected = faces.stream().filter(face -> face >= hitValue).count();
        assertThat((long) volley.hits()).isEqualTo(expected);
        assertThat((long) volley.effectiveHits(0)).isEqualTo(expected);
    }

    @Rule("AS-WPN-05")
    @Test
    void shouldAbsorbTheFoursWhenProtectionRaisesFourToFive() {
        BorgVolley volley = volley(4, 1, 6, 5, 4, 4, 2);
        assertThat(volley.hits()).isEqualTo(4);
        assertThat(volley.effectiveHits(1)).isEqualTo(2);
    }

    /** D-27. */
    @Rule("AS-WPN-05")
    @Test
    void shouldAbsorbAllButTheSixWhenProtectionIsThree() {
        BorgVolley volley = volley(4, 3, 6, 5, 4);
        assertThat(volley.hits()).isEqualTo(3);
        assertThat(volley.effectiveHits(3)).isEqualTo(1);
    }

    @Rule({"AS-WPN-02", "AS-WPN-03", "AS-WPN-05"})
    @ParameterizedTest(name = "a {0} with hit value {1} and protection {2}: {3}")
    @CsvSource({
        "3, 4, 0, MISS",
        "4, 4, 0, HIT",
        "5, 4, 0, HIT",
        "6, 4, 0, BORG_SYMBOL",
        "4, 4, 1, ABSORBED",
        "5, 4, 1, HIT",
        "5, 4, 2, ABSORBED",
        "5, 6, 0, MISS",
        "6, 6, 9, BORG_SYMBOL",
        "1, 2, 0, MISS"
    })
    void shouldReadOneDie(int face, int hitValue, int shieldVsBorg, BorgShot shot) {
        assertThat(BorgWeapons.read(face, hitValue, shieldVsBorg)).isEqualTo(shot);
    }

    /** Invariant 9. */
    @Rule({"AS-WPN-02", "AS-WPN-03"})
    @Property
    void shouldNotScoreMoreHitsThanDiceNorMoreSymbolsThanHits(
            @ForAll @Size(max = 9) List<@IntRange(min = 1, max = 6) Integer> faces,
            @ForAll @IntRange(min = 2, max = 6) int hitValue,
            @ForAll @IntRange(max = 5) int shieldVsBorg) {
        BorgVolley volley = volley(hitValue, shieldVsBorg, faces.toArray(Integer[]::new));
        assertThat(volley.hits()).isBetween(volley.effectiveHits(shieldVsBorg), faces.size());
        assertThat(volley.effectiveHits(shieldVsBorg)).isGreaterThanOrEqualTo(volley.symbols());
        assertThat((long) volley.symbols())
                .isEqualTo(faces.stream().filter(face -> face == 6).count());
    }

    /** Invariant 21. */
    @Rule("AS-WPN-01")
    @Property
    void shouldNotScoreLessWhenASpireIsAdded(
            @ForAll @Size(max = 9) List<@IntRange(min = 1, max = 6) Integer> faces,
            @ForAll BorgWeaponTable table,
            @ForAll @IntRange(max = 4) int spires) {
        Integer[] rolled = faces.toArray(Integer[]::new);
        assertThat(volley(table.hitValue(spires + 1), 0, rolled).hits())
                .isGreaterThanOrEqualTo(
                        volley(table.hitValue(spires), 0, rolled).hits());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7})
    void shouldRejectWhenTheBorgHitValueIsOutOfBounds(int hitValue) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BorgWeapons.read(3, hitValue, 0))
                .withMessage("A Borg hit value is 2 to 6, not " + hitValue);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> volley(hitValue, 0, 3))
                .withMessage("A Borg hit value is 2 to 6, not " + hitValue);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BorgVolley(hitValue, Battles.borg(3)))
                .withMessage("A Borg hit value is 2 to 6, not " + hitValue);
    }

    @Test
    void shouldRejectWhenFaceOrProtectionIsOutOfBounds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BorgWeapons.read(0, 4, 0))
                .withMessage("A die shows 1 to 6, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BorgWeapons.read(3, 4, -1))
                .withMessage("Protection against the Borg is 0 to 1000, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> volley(4, -1, 3))
                .withMessage("Protection against the Borg is 0 to 1000, not -1");
    }

    /** However strong the protection, all but the Borg symbol is absorbed. */
    @Rule({"AS-WPN-03", "AS-WPN-05"})
    @Test
    void shouldAbsorbAllButTheSymbolUnderTheStrongestProtection() {
        assertThat(BorgWeapons.read(5, 2, PlayerCombatProfile.MOST)).isEqualTo(BorgShot.ABSORBED);
        assertThat(BorgWeapons.read(6, 2, PlayerCombatProfile.MOST)).isEqualTo(BorgShot.BORG_SYMBOL);
        assertThat(BorgWeapons.read(1, 2, PlayerCombatProfile.MOST)).isEqualTo(BorgShot.MISS);
    }
}
