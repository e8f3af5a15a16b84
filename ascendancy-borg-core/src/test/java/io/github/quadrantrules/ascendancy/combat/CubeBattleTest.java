package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player may decide in a battle, and how battles end. */
class CubeBattleTest {
    private static final BattleChoice FIGHT = new Fight();
    private static final BattleChoice TO_VULCAN = new RetreatTo(Battles.VULCAN);
    private static final BattleChoice TO_ANDORIA = new RetreatTo(Battles.ANDORIA);

    private static Violation violation(CubeBattleState state, BattleChoice choice) {
        return CubeBattle.GAME.apply(state, choice, Dice.scripted()).getLeft();
    }

    @Rule("AS-RET-03")
    @Test
    void shouldOnlyFightBeforeTheFirstRound() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4), 6);
        assertThat(CubeBattle.GAME.choices(start)).containsExactly(FIGHT);
        assertThat(violation(start, TO_VULCAN))
                .isEqualTo(new Violation(
                        RuleId.of("AS-RET-03"),
                        "Ships may retreat only after a round of combat",
                        "Vulcan, 2 Sectors from the Cube"));
    }

    @Rule({"AS-RET-02", "AS-RET-03"})
    @Test
    void shouldFightOrRetreatToALegalDestinationBetweenRounds() {
        CubeBattleState battle = Battles.battle(Battles.federation(4), 6, 3, 1);
        assertThat(CubeBattle.GAME.choices(battle)).containsExactly(FIGHT, TO_VULCAN, TO_ANDORIA);
    }

    @Rule("AS-RET-03")
    @Test
    void shouldEndTheBattleWithoutARollWhenTheShipsRetreat() {
        CubeBattleState battle = Battles.battle(Battles.federation(4), 6, 3, 1);
        CubeBattleState after =
                CubeBattle.GAME.apply(battle, TO_ANDORIA, Dice.scripted()).get().state();
        assertThat(after.forces().head().retreatedTo()).isEqualTo(Option.some(Battles.ANDORIA));
        assertThat(after.ships()).isEqualTo(6);
        assertThat(after.outcome()).isEqualTo(BattleOutcome.RETREATED);
        assertThat(after.outcome().cubeWins()).isTrue();
        assertThat(CubeBattle.GAME.choices(after)).isEmpty();
    }

    @Rule("AS-RET-02")
    @Test
    void shouldForbidARetreatThatLeadsNoFartherFromTheCube() {
        CubeBattleState battle = Battles.battle(Battles.federation(4), 6, 3, 1);
        Violation expected = new Violation(
                RuleId.of("AS-RET-02"),
                "Retreating Ships move at least one Sector, by a move of the base game, away from the Cube",
                "Sol, 1 Sector from the Cube");
        assertThat(violation(battle, new RetreatTo(Battles.TOO_NEAR))).isEqualTo(expected);
    }

    @Rule("AS-RET-02")
    @Test
    void shouldForbidARetreatThatTheBaseGameDoesNotOffer() {
        CubeBattleState battle = Battles.battle(Battles.federation(4), 6, 3, 1);
        RetreatDestination elsewhere = new RetreatDestination(SectorId.of("Bajor"), 9, 5);
        assertThat(violation(battle, new RetreatTo(elsewhere)).rule()).isEqualTo(RuleId.of("AS-RET-02"));
    }

    /** D-05. */
    @Rule("AS-RET-01")
    @Test
    void shouldLeaveOnlyRetreatsWhenHitValueFourMeetsModifierThree() {
        CubeBattleState afterTwo = Battles.battle(Battles.federation(4), 6, 3, 2);
        CubeBattleState afterThree = Battles.battle(Battles.federation(4), 6, 3, 3);
        assertThat(CubeBattle.GAME.choices(afterTwo)).contains(FIGHT);
        assertThat(Battles.retreatIsForced(afterTwo)).isFalse();
        assertThat(CubeBattle.GAME.choices(afterThree)).containsExactly(TO_VULCAN, TO_ANDORIA);
        assertThat(Battles.retreatIsForced(afterThree)).isTrue();
        assertThat(violation(afterThree, FIGHT))
                .isEqualTo(new Violation(
                        RuleId.of("AS-RET-01"),
                        "Ships that could hit only with a 7 or more must retreat",
                        "Federation"));
    }

    @Rule("AS-RET-02")
    @Test
    void shouldFightOnWhenARetreatIsForcedButLeadsNowhere() {
        CubeBattleState battle = Battles.battle(Battles.federation(4).withField(Battlefield.cornered()), 6, 3, 3);
        assertThat(battle.setting().sides().head().escape()).isEqualTo(Escape.BLOCKED);
        assertThat(CubeBattle.GAME.choices(battle)).containsExactly(FIGHT);
    }

    /** D-06: neither side hits anything for seven rounds. */
    @Rule({"AS-SHD-03", "AS-SHD-04", "AS-RET-01"})
    @Test
    void shouldNeedAtMostSixAndNeverHaveToRetreatWhenTheHitValueIsTwo() {
        int[] needed = {2, 3, 4, 5, 6, 6, 6};
        CubeBattleState state = CubeBattleState.start(Battles.federation(2), 1);
        for (int round = 1; round <= 7; round++) {
            RoundReport report =
                    CombatRound.fight(state, Dice.scripted(Battles.ships(1), Battles.borg(1, 1, 1, 1, 1, 1, 1, 1, 1)));
            assertThat(report.attacks().head().needed()).as("round %s", round).isEqualTo(needed[round - 1]);
            state = report.after();
            assertThat(CubeBattle.GAME.choices(state)).contains(FIGHT);
        }
    }

    /** D-07. */
    @Rule({"AS-SHD-06", "AS-RET-04"})
    @Test
    void shouldHitWithTheSixAndNeverRetreatWhenKlingonsNeedNine() {
        CubeBattleState battle = Battles.battle(Battles.klingons(5), 3, 0, 4);
        RoundReport report = CombatRound.fight(
                battle, Dice.scripted(Battles.ships(6, 5, 4), Battles.borg(1, 1, 1, 1, 1, 1, 1, 1, 1)));
        assertThat(report.attacks().head().hits()).isEqualTo(1);
        assertThat(Battles.retreatIsForced(report.after())).isFalse();
        assertThat(CubeBattle.GAME.choices(report.after())).containsExactly(FIGHT);
        assertThat(violation(report.after(), TO_VULCAN))
                .isEqualTo(new Violation(
                        RuleId.of("AS-RET-04"), "This player cannot retreat from the Borg", "Klingon Empire"));
    }

    @Rule("AS-RET-04")
    @Test
    void shouldFightOnWhenAPlayerWhoMayNotRetreatCannotHit() {
        PlayerCombatProfile barred =
                new PlayerCombatProfile(PlayerId.of("Gorn"), ShipWeapons.of(6), 0, 0, false, false);
        CubeBattleState battle = Battles.battle(BattleSetting.of(barred, 2), 4, 2, 3);
        assertThat(Battles.retreatIsForced(battle)).isTrue();
        assertThat(battle.setting().sides().head().escape()).isEqualTo(Escape.BARRED);
        assertThat(CubeBattle.GAME.choices(battle)).containsExactly(FIGHT);
    }

    /** A Cube with a single die against ten Ships fights on, and has no choice to make. */
    @Rule("AS-RET-05")
    @Test
    void shouldNotLetTheCubeRetreat() {
        CubeBattleState battle = Battles.battle(Battles.klingons(4), 10, 8, 1);
        assertThat(CubeBattle.GAME.choices(battle)).containsExactly(FIGHT);
        CubeBattleState after = CombatRound.fight(
                        battle, Dice.scripted(Battles.ships(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), Battles.borg(1)))
                .after();
        assertThat(after.outcome()).isEqualTo(BattleOutcome.UNDECIDED);
        assertThat(after.cube().dicePool()).isEqualTo(1);
    }

    @Rule({"AS-END-01", "AS-DES-01"})
    @ParameterizedTest(name = "{0} Ships, {1} dice on the card: {2}")
    @CsvSource({
        "3, 8, UNDECIDED",
        "3, 9, CUBE_DESTROYED",
        "0, 9, MUTUAL_DESTRUCTION",
        "0, 8, SHIPS_LOST",
    })
    void shouldEndWhenTheCubeIsDestroyedOrNoShipIsLeft(int ships, int diceOnCard, BattleOutcome outcome) {
        CubeBattleState state = Battles.battle(Battles.federation(4), ships, diceOnCard, 2);
        assertThat(state.outcome()).isEqualTo(outcome);
        assertThat(CubeBattle.GAME.over(state)).isEqualTo(outcome != BattleOutcome.UNDECIDED);
    }

    @Rule("AS-END-01")
    @Test
    void shouldLeaveNothingToDecideWhenTheCubeHasWon() {
        CubeBattleState lost = Battles.battle(Battles.federation(4), 0, 3, 2);
        assertThat(CubeBattle.GAME.choices(lost)).isEmpty();
        assertThat(violation(lost, FIGHT))
                .isEqualTo(new Violation(
                        RuleId.of("AS-END-01"), "A battle that has ended leaves nothing to decide", "all Ships lost"));
        assertThat(lost.setting().cubeSector()).isEqualTo(SectorId.of("Risa"));
    }

    @Rule({"AS-END-02", "AS-DMG-01"})
    @Test
    void shouldStartTheNextBattleUndamagedWhateverHappenedBefore() {
        CubeBattleState lost = Battles.battle(Battles.federation(4), 0, 8, 4);
        CubeBattleState next = CubeBattleState.start(lost.setting(), 3);
        assertThat(next.cube()).isEqualTo(CubeCombat.FRESH);
        assertThat(next.cube().dicePool()).isEqualTo(9);
    }

    @Test
    void shouldRejectWhenAPolicyChoosesAgainstTheRules() {
        CubeBattleState start = CubeBattleState.start(Battles.federation(4), 6);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CubeBattle.fight(start, (state, choices, dice) -> TO_VULCAN, Dice.seeded(1)))
                .withMessage("A policy must choose by the rules, not against AS-RET-03: Ships may retreat only after a"
                        + " round of combat: Vulcan, 2 Sectors from the Cube");
    }

    @Test
    void shouldFollowThePolicy() {
        CubeBattleState battle = Battles.battle(Battles.federation(3), 4, 2, 2);
        assertThat(decision(battle, 2)).isEqualTo(TO_VULCAN);
        assertThat(decision(battle, 3)).isEqualTo(FIGHT);
        assertThat(BattlePolicy.retreatBelow(5).choose(battle, CubeBattle.GAME.choices(battle), Dice.scripted()))
                .isEqualTo(TO_VULCAN);
        assertThat(BattlePolicy.retreatBelow(4).choose(battle, CubeBattle.GAME.choices(battle), Dice.scripted()))
                .isEqualTo(FIGHT);
    }

    private static BattleChoice decision(CubeBattleState battle, int rounds) {
        return BattlePolicy.retreatAfter(rounds).choose(battle, CubeBattle.GAME.choices(battle), Dice.scripted());
    }

    @ParameterizedTest
    @CsvSource({"0", "5"})
    void shouldRejectWhenAPolicyCannotCountTheRounds(int rounds) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BattlePolicy.retreatAfter(rounds))
                .withMessage("A policy can count 1 to 4 rounds, not " + rounds);
    }
}
