package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No battle can exist in a state that the rules exclude. */
class BattleValuesTest {
    private static final BattleSetting SETTING = Battles.federation(4);

    private static CubeBattleState retreated(BattleSetting setting, int ships, CubeCombat cube, RetreatDestination to) {
        return Battles.battle(setting, new BattleForce(Squadron.of(ships), Vector.empty(), 0, Option.some(to)), cube);
    }

    @Rule("AS-DMG-01")
    @Test
    void shouldRejectWhenABattleStartsWithoutShips() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeBattleState.start(SETTING, 0))
                .withMessage("Until the shields adapt, a player in a battle has 1 or more Ships, not 0");
    }

    @Test
    void shouldRejectWhenShipsAreNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Battles.battle(SETTING, -1, 2, 2))
                .withMessage("A player has 0 or more Ships, not -1");
    }

    @ParameterizedTest(name = "{0} Ships from {1} dice on the card at modifier {2}")
    @CsvSource({"0, 3, 2", "2, 0, 0"})
    void shouldRejectARetreatFromABattleThatHasEndedOrNotBegun(int ships, int diceOnCard, int modifier) {
        CubeCombat cube = new CubeCombat(diceOnCard, ShieldModifier.of(modifier));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> retreated(SETTING, ships, cube, Battles.VULCAN))
                .withMessage("Only Ships that are left after a round retreat, not " + ships + " Ships from " + cube);
    }

    @Rule({"AS-RET-02", "AS-RET-04"})
    @Test
    void shouldRejectARetreatAgainstTheRules() {
        CubeCombat cube = new CubeCombat(3, ShieldModifier.of(2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> retreated(SETTING, 2, cube, Battles.TOO_NEAR))
                .withMessage("Ships retreat to a legal destination, not to Sol, 1 Sector from the Cube");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> retreated(Battles.klingons(4), 2, cube, Battles.VULCAN))
                .withMessage("A player who may not retreat does not get to Vulcan, 2 Sectors from the Cube");
    }

    @Test
    void shouldRejectAPlayerOutOfBounds() {
        PlayerCombatProfile player = PlayerCombatProfile.of("Federation", 4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlayerCombatProfile.of("", 4))
                .withMessage("A player needs a name, not ''");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.withBonusDice(-1))
                .withMessage("A player has 0 or more bonus dice, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.withShieldVsBorg(-1))
                .withMessage("Protection against the Borg is 0 or more, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleSetting.of(player, 6))
                .withMessage("The number of Spires in play is 0 to 5, not 6");
    }

    @Test
    void shouldTellStatesApartThoughTheHashLeavesOutTheSetting() {
        CubeBattleState one = Battles.battle(SETTING, 3, 2, 2);
        assertThat(one).isEqualTo(Battles.battle(Battles.federation(4), 3, 2, 2));
        assertThat(one).hasSameHashCodeAs(Battles.battle(Battles.federation(4), 3, 2, 2));
        assertThat(one).isNotEqualTo(Battles.battle(Battles.federation(5), 3, 2, 2));
        assertThat(one).isNotEqualTo(Battles.battle(SETTING, 3, 2, 3));
        assertThat(one).isNotEqualTo(retreated(SETTING, 3, one.cube(), Battles.VULCAN));
    }
}
