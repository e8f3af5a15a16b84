package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.testing.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples and the numeric tests of the catalogue for one round. */
class CombatRoundTest {
    /** Fights a round with exactly these rolls. */
    private static RoundReport round(CubeBattleState battle, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        RoundReport report = CombatRound.fight(battle, dice);
        dice.finish();
        return report;
    }

    private static RoundReport firstRoundOfTheManual() {
        return round(
                CubeBattleState.start(Battles.federation(4), 6),
                Battles.ships(6, 5, 4, 4, 3, 1),
                Battles.borg(6, 5, 4, 2, 1));
    }

    /** W-02. */
    @Rule({"AS-CBT-01", "AS-SHD-01", "AS-SHD-04", "AS-DMG-02"})
    @Test
    void shouldScoreFourHitsInTheFirstRoundOfTheManual() {
        RoundReport round = firstRoundOfTheManual();
        assertThat(round.attacks().head().needed()).isEqualTo(4);
        assertThat(round.attacks().head().hits()).isEqualTo(4);
        assertThat(round.marked()).isEqualTo(new CubeCombat(4, ShieldModifier.NONE));
    }

    /** W-04. */
    @Rule({"AS-CBT-03", "AS-DMG-03", "AS-DMG-04", "AS-WPN-02", "AS-WPN-03", "AS-WPN-06", "AS-RGN-01"})
    @Test
    void shouldAnswerWithFiveDiceInTheFirstRoundOfTheManual() {
        RoundReport round = firstRoundOfTheManual();
        BorgVolley answer = round.answer().get();
        assertThat(answer.hitValue()).isEqualTo(4);
        assertThat(answer.roll().size()).isEqualTo(5);
        assertThat(answer.hits()).isEqualTo(3);
        assertThat(answer.symbols()).isEqualTo(1);
        assertThat(round.shipsLost()).isEqualTo(3);
        assertThat(round.regenerated()).isEqualTo(1);
        assertThat(round.after().cube().diceOnCard()).isEqualTo(3);
        assertThat(round.after().cube().dicePool()).isEqualTo(6);
    }

    /** W-05. */
    @Rule({"AS-CBT-04", "AS-SHD-02", "AS-SHD-04", "AS-RGN-03"})
    @Test
    void shouldSetUpTheSecondRoundOfTheManual() {
        CubeBattleState second = firstRoundOfTheManual().after();
        assertThat(second.ships()).isEqualTo(3);
        assertThat(second.cube().modifier()).isEqualTo(ShieldModifier.of(1));
        assertThat(second.playersHaveFirstStrike()).isFalse();
        RoundReport round = round(second, Battles.ships(5, 4, 4), Battles.borg(4, 3, 3, 2, 1, 1));
        assertThat(round.attacks().head().needed()).isEqualTo(5);
        assertThat(round.attacks().head().roll().size()).isEqualTo(3);
        assertThat(round.attacks().head().hits()).isEqualTo(1);
        assertThat(round.answer().get().hitValue()).isEqualTo(4);
        assertThat(round.answer().get().roll().size()).isEqualTo(6);
        assertThat(round.answer().get().hits()).isEqualTo(1);
    }

    /** D-01: the script has no Borg roll. */
    @Rule({"AS-CBT-03", "AS-DES-01", "AS-DES-02"})
    @ParameterizedTest(name = "{0} Ships")
    @CsvSource({"9", "12"})
    void shouldRollNoBorgDiceWhenFirstStrikeDestroysTheCube(int ships) {
        Integer[] sixes = new Integer[ships];
        Arrays.fill(sixes, 6);
        RoundReport round = round(CubeBattleState.start(Battles.federation(4), ships), (Object) Battles.ships(sixes));
        assertThat(round.answer()).isEmpty();
        assertThat(round.shipsLost()).isZero();
        assertThat(round.after().cube()).isEqualTo(new CubeCombat(9, ShieldModifier.NONE));
        assertThat(round.after().outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
    }

    /** D-02. */
    @Rule({"AS-DES-03", "AS-RGN-02", "AS-CBT-05"})
    @Test
    void shouldLoseTwoShipsAndRepairNothingWhenASimultaneousRoundDestroysTheCube() {
        RoundReport round =
                round(Battles.battle(Battles.federation(4), 5, 7, 1), Battles.ships(6, 5, 4, 3, 1), Battles.borg(6, 5));
        assertThat(round.marked().isDestroyed()).isTrue();
        assertThat(round.shipsLost()).isEqualTo(2);
        assertThat(round.regenerated()).isZero();
        assertThat(round.after().cube()).isEqualTo(new CubeCombat(9, ShieldModifier.of(1)));
        assertThat(round.after().outcome()).isEqualTo(BattleOutcome.CUBE_DESTROYED);
    }

    @Rule("AS-DES-03")
    @Test
    void shouldBeNobodysVictoryWhenTheLastShipFallsInTheDestroyingRound() {
        RoundReport round =
                round(Battles.battle(Battles.federation(4), 2, 7, 1), Battles.ships(6, 5), Battles.borg(6, 5));
        assertThat(round.after().ships()).isZero();
        assertThat(round.after().outcome()).isEqualTo(BattleOutcome.MUTUAL_DESTRUCTION);
        assertThat(round.after().outcome().cubeWins()).isFalse();
    }

    /** D-03. */
    @Rule({"AS-CBT-05", "AS-RGN-01", "AS-RGN-03", "AS-RGN-04"})
    @Test
    void shouldMarkBeforeRepairingWhenTheCubeSurvivesNarrowly() {
        RoundReport round =
                round(Battles.battle(Battles.federation(4), 3, 7, 1), Battles.ships(5, 4, 1), Battles.borg(6, 6));
        assertThat(round.marked().diceOnCard()).isEqualTo(8);
        assertThat(round.regenerated()).isEqualTo(2);
        assertThat(round.after().cube().diceOnCard()).isEqualTo(6);
        assertThat(round.after().cube().dicePool()).isEqualTo(3);
    }

    /** D-04. */
    @Rule("AS-RGN-04")
    @Test
    void shouldHaveNineDiceAgainWhenThreeSymbolsMeetOneDamage() {
        RoundReport round = round(
                Battles.battle(Battles.federation(4), 4, 1, 1),
                Battles.ships(1, 1, 1, 1),
                Battles.borg(6, 6, 6, 1, 1, 1, 1, 1));
        assertThat(round.regenerated()).isEqualTo(1);
        assertThat(round.after().cube()).isEqualTo(new CubeCombat(0, ShieldModifier.of(2)));
    }

    /** The example of the rule: the 2 Hits lower the dice of the next round only. */
    @Rule({"AS-DMG-04", "AS-CBT-05"})
    @Test
    void shouldRollTheDiceFromBeforeTheHitsWhenTheRoundIsSimultaneous() {
        RoundReport round = round(
                Battles.battle(Battles.federation(4), 3, 3, 1), Battles.ships(6, 5, 1), Battles.borg(5, 3, 3, 2, 1, 1));
        assertThat(round.answer().get().roll().size()).isEqualTo(6);
        assertThat(round.after().cube().dicePool()).isEqualTo(4);
    }

    @Rule("AS-WPN-01")
    @ParameterizedTest(name = "{0} Spires: {1} Ships lost")
    @CsvSource({"1, 1", "3, 2", "4, 3"})
    void shouldCountTheSpiresWhenTheBorgRoll(int spires, int lost) {
        BattleSetting setting = BattleSetting.of(PlayerCombatProfile.of("Federation", 4), spires);
        RoundReport round = round(Battles.battle(setting, 3, 6, 1), Battles.ships(1, 1, 1), Battles.borg(5, 4, 3));
        assertThat(round.shipsLost()).isEqualTo(lost);
    }

    @Rule({"AS-WPN-05", "AS-WPN-06"})
    @Test
    void shouldLoseShipsToEffectiveHitsOnlyWhenThePlayerIsProtected() {
        BattleSetting setting =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 4).withShieldVsBorg(1), 2);
        RoundReport round =
                round(Battles.battle(setting, 5, 4, 1), Battles.ships(1, 1, 1, 1, 1), Battles.borg(6, 5, 4, 4, 2));
        assertThat(round.shipsLost()).isEqualTo(2);
    }

    @Rule("AS-WPN-06")
    @Test
    void shouldLoseNoMoreShipsThanThereAre() {
        RoundReport round =
                round(Battles.battle(Battles.federation(4), 1, 5, 1), Battles.ships(1), Battles.borg(5, 5, 5, 4));
        assertThat(round.shipsLost()).isEqualTo(1);
        assertThat(round.after().outcome()).isEqualTo(BattleOutcome.SHIPS_LOST);
        assertThat(round.after().outcome().cubeWins()).isTrue();
    }

    @Test
    void shouldRollBonusDiceAsLongAsAShipIsLeft() {
        BattleSetting setting =
                BattleSetting.of(PlayerCombatProfile.of("Federation", 5).withBonusDice(2), 2);
        RoundReport round = round(Battles.battle(setting, 1, 6, 1), Battles.ships(6, 6, 5), Battles.borg(1, 1, 1));
        assertThat(round.attacks().head().hits()).isEqualTo(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> setting.sides().head().player().attackDice(0))
                .withMessage("Only a player with 1 to 1000 Ships in the battle rolls, not 0");
    }

    @Rule("AS-END-01")
    @Test
    void shouldRejectWhenTheBattleHasEnded() {
        CubeBattleState ended = Battles.battle(Battles.federation(4), 0, 3, 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CombatRound.fight(ended, Dice.seeded(1)))
                .withMessage("A battle that has ended has no more rounds: SHIPS_LOST");
    }
}
