package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
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
                .withMessage("A player has 0 to 1000 Ships, not -1");
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
                .withMessage("A player has 0 to 1000 bonus dice, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.withShieldVsBorg(-1))
                .withMessage("Protection against the Borg is 0 to 1000, not -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleSetting.of(player, 6))
                .withMessage("The number of Spires in play is 0 to 5, not 6");
    }

    @Test
    void shouldRejectNumbersBeyondAnyGame() {
        PlayerCombatProfile player = PlayerCombatProfile.of("Federation", 4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.withBonusDice(Integer.MAX_VALUE))
                .withMessage("A player has 0 to 1000 bonus dice, not 2147483647");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.withShieldVsBorg(1001))
                .withMessage("Protection against the Borg is 0 to 1000, not 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.attackDice(1001))
                .withMessage("Only a player with 1 to 1000 Ships in the battle rolls, not 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HitAllocation.Target(1, 1001, 0))
                .withMessage("A player has 0 to 1000 Ships, not 1001");
    }

    @Test
    void shouldRejectShipsBeyondAnyGame() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Squadron.of(1001))
                .withMessage("A player has 0 to 1000 Ships, not 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fleet.of("A", 1001))
                .withMessage("A Fleet has 1 to 1000 Ships (AS-ALC-03), not 1001");
        Squadron full = Squadron.of(400).withFleet(Fleet.of("A", 600));
        assertThat(full.ships()).isEqualTo(1000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.withFleet(Fleet.of("B", 1)))
                .withMessage("A player has 0 to 1000 Ships, not 1001");
    }

    /** A card in the hand counts with those used, so that its use is always legal. */
    @Rule("AS-ADD-04")
    @Test
    void shouldRejectHitsWithoutARollBeyondAnyGame() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BattleCard.AutoHits("A", 1001))
                .withMessage("A card gives 1 to 1000 Hits, not 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BattleForce(Squadron.of(1), Vector.empty(), 1001, Option.none()))
                .withMessage("Hits without a roll, with those of the cards, are 0 to 1000, not 1001");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattleForce.of(1)
                        .withCards(new BattleCard.AutoHits("A", 1000), new BattleCard.AutoHits("B", 1)))
                .withMessage("Hits without a roll, with those of the cards, are 0 to 1000, not 1001");
    }

    @Test
    void shouldRejectCardsAndFleetsWithoutAName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BattleCard.AutoHits(" ", 1))
                .withMessage("A card needs a name, not ' '");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BattleCard.CubeDamage(""))
                .withMessage("A card needs a name, not ''");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fleet.of("", 1))
                .withMessage("A Fleet needs a name, not ''");
        assertThat(Fleet.of("Home Guard", 1000).ships()).isEqualTo(1000);
    }

    /** 1,000 Ships with 1,000 bonus dice roll 2,000 sixes, the Cube 9 dice: 9 damage is enough. */
    @Test
    void shouldFightTheLargestBattle() {
        PlayerCombatProfile player = PlayerCombatProfile.of("Federation", 4)
                .withBonusDice(PlayerCombatProfile.MOST)
                .withShieldVsBorg(PlayerCombatProfile.MOST);
        CubeBattleState start = CubeBattleState.start(
                BattleSetting.of(player, 2),
                Array.of(BattleForce.of(1000).withCards(new BattleCard.AutoHits("A", 1000))));
        Dice dice = Dice.scripted(CombatDice.SHIP.showing(Vector.fill(2000, 6)));

        CubeBattleState used = CubeBattle.GAME
                .apply(start, new BattleChoice.UseCard(new BattleCard.AutoHits("A", 1000)), dice)
                .get()
                .state();
        CubeBattleState fought = CubeBattle.GAME
                .apply(used, new BattleChoice.Fight(), dice)
                .get()
                .state();

        assertThat(fought.outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        assertThat(fought.ships()).isEqualTo(1000);
    }

    @Rule("AS-DMG-02")
    @Test
    void shouldRejectNegativeHits() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BattlePhase.AfterRoll(0, -1, Option.none()))
                .withMessageEndingWith("not -1");
    }

    @Rule({"AS-DES-04", "AS-DES-06"})
    @Test
    void shouldRejectRewardsThatNobodyHasEarned() {
        PlayerId federation = PlayerId.of("Federation");
        Vector<PlayerId> once = Vector.of(federation);
        Vector<PlayerId> twice = Vector.of(federation, federation);
        Vector<PlayerId> stranger = Vector.of(PlayerId.of("Ferengi"));
        Vector<PlayerId> nobody = Vector.empty();
        assertThat(destroyed(new Rewards(once, nobody, twice)).outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
        Vector.of(
                        new Rewards(stranger, nobody, nobody),
                        new Rewards(once, stranger, nobody),
                        new Rewards(once, nobody, stranger))
                .forEach(rewards -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> destroyed(rewards))
                        .withMessageContaining("AS-DES-04")
                        .withMessageEndingWith("unlike Ferengi"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> destroyed(new Rewards(twice, nobody, nobody)))
                .withMessageContaining("AS-DES-04")
                .withMessageEndingWith("Federation, Federation");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> destroyed(new Rewards(once, twice, nobody)))
                .withMessageContaining("AS-DES-06")
                .withMessageEndingWith("Federation, Federation");
    }

    private static CubeBattleState destroyed(Rewards rewards) {
        return new CubeBattleState(
                SETTING,
                Array.of(BattleForce.of(1)),
                new CubeCombat(9, ShieldModifier.of(1)),
                BattlePhase.BEFORE_ROUND,
                Option.some(rewards));
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
