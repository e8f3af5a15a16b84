package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Domain(Battles.class)
@Domain(DomainContext.Global.class)
class CubeCombatTest {
    private static CubeCombat cube(int diceOnCard) {
        return new CubeCombat(diceOnCard, ShieldModifier.of(2));
    }

    @Rule("AS-CMP-04")
    @Test
    void shouldHaveNineBorgDiceWithTheSymbolOnTheSix() {
        assertThat(CubeCombat.DICE).isEqualTo(9);
        assertThat(CombatDice.BORG.faces()).isEqualTo(Vector.of(1, 2, 3, 4, 5, 6));
        assertThat(CombatDice.BORG.faces().filter(face -> BorgWeapons.read(face, 2, 0) == BorgShot.BORG_SYMBOL))
                .containsExactly(6);
    }

    @Rule({"AS-DMG-01", "AS-SHD-01"})
    @Test
    void shouldStartEveryCombatUndamagedAndUnadapted() {
        assertThat(CubeCombat.FRESH.dicePool()).isEqualTo(9);
        assertThat(CubeCombat.FRESH.diceOnCard()).isZero();
        assertThat(CubeCombat.FRESH.modifier()).isEqualTo(ShieldModifier.of(0));
    }

    /** W-03. */
    @Rule({"AS-DMG-02", "AS-DMG-03", "AS-DES-01"})
    @Test
    void shouldHaveFiveDiceLeftWhenFourHitsAreMarked() {
        CubeCombat marked = CubeCombat.FRESH.damaged(4);
        assertThat(marked.diceOnCard()).isEqualTo(4);
        assertThat(marked.dicePool()).isEqualTo(5);
        assertThat(marked.isDestroyed()).isFalse();
    }

    @Rule({"AS-DMG-02", "AS-DES-01"})
    @ParameterizedTest(name = "{0} on the card and {1} hits: {2}")
    @CsvSource({"0, 0, 0, false", "0, 8, 8, false", "0, 9, 9, true", "0, 12, 9, true", "8, 1, 9, true", "7, 5, 9, true"
    })
    void shouldBeDestroyedWhenNineDiceAreOnTheCard(int before, int hits, int after, boolean destroyed) {
        CubeCombat marked = cube(before).damaged(hits);
        assertThat(marked.diceOnCard()).isEqualTo(after);
        assertThat(marked.isDestroyed()).isEqualTo(destroyed);
    }

    @Rule("AS-RGN-01")
    @Test
    void shouldTakeOneDieBackWhenOneSymbolIsRolled() {
        CubeCombat repaired = Regeneration.apply(cube(4), 1);
        assertThat(repaired.diceOnCard()).isEqualTo(3);
        assertThat(repaired.dicePool()).isEqualTo(6);
    }

    /** D-04. */
    @Rule("AS-RGN-04")
    @Test
    void shouldHaveNineDiceAtMostWhenMoreSymbolsThanDamageAreRolled() {
        CubeCombat repaired = Regeneration.apply(cube(1), 3);
        assertThat(repaired.diceOnCard()).isZero();
        assertThat(repaired.dicePool()).isEqualTo(9);
    }

    /** Invariant 12. */
    @Rule("AS-RGN-02")
    @Test
    void shouldNeitherRepairNorAdaptWhenDestroyed() {
        assertThat(Regeneration.apply(cube(9), 5)).isEqualTo(cube(9));
        assertThat(cube(9).adapted()).isEqualTo(cube(9));
    }

    /** Invariants 1 and 2. */
    @Rule({"AS-DMG-02", "AS-RGN-04"})
    @Property
    void shouldAlwaysHaveNineDiceInAll(
            @ForAll CubeCombat cube, @ForAll @IntRange(max = 40) int hits, @ForAll @IntRange(max = 9) int symbols) {
        assertThat(Vector.of(
                        cube,
                        cube.damaged(hits),
                        Regeneration.apply(cube, symbols),
                        Regeneration.apply(cube.damaged(hits), symbols).adapted()))
                .allSatisfy(each -> {
                    assertThat(each.dicePool() + each.diceOnCard()).isEqualTo(9);
                    assertThat(each.dicePool()).isBetween(0, 9);
                });
    }

    @Rule({"AS-CBT-01", "AS-CBT-02", "AS-CBT-04"})
    @ParameterizedTest(name = "modifier {0}: First Strike {1}")
    @CsvSource({"0, true", "1, false", "2, false", "3, false", "4, false"})
    void shouldGiveFirstStrikeOnlyBeforeTheShieldsAdapt(int modifier, boolean firstStrike) {
        assertThat(new CubeCombat(0, ShieldModifier.of(modifier)).isUnadapted()).isEqualTo(firstStrike);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 10})
    void shouldRejectWhenTheCardCannotHoldSoManyDice(int dice) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cube(dice))
                .withMessage("A Cube Card holds 0 to 9 dice, not " + dice);
    }

    @Test
    void shouldRejectWhenHitsOrSymbolsAreNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cube(3).damaged(-1))
                .withMessage("A Cube suffers 0 or more Hits, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Regeneration.apply(cube(3), -2))
                .withMessage("The Borg roll 0 or more symbols, not -2");
    }
}
