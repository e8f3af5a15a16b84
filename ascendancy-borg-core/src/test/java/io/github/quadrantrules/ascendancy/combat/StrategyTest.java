package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the advice of the book says about the rules, as numbers. */
class StrategyTest {
    private static final SystemId RISA = SystemId.of("Risa");

    /** With hit value 4 a die hits with 1/2, 1/3, 1/6 of its faces, and then never again. */
    @Rule("AS-STR-02")
    @Test
    void shouldMakeABattleWithACubeARace() {
        Vector<Integer> hittingFaces = Vector.empty();
        ShieldModifier modifier = ShieldModifier.NONE;
        for (int round = 1; round <= 4; round++) {
            hittingFaces = hittingFaces.append(7 - AdaptiveShields.neededRoll(4, modifier));
            modifier = modifier.raised();
        }
        assertThat(hittingFaces).containsExactly(3, 2, 1, 0);
    }

    /**
     * Six Ships, hit value 4, one round: no Node 1 - (1/2)^6; one Node 1 - (2/3)^6 - 6 (1/3)(2/3)^5; two Nodes 1 - (15625 +
     * 18750 + 9375) / 46656; three Nodes would need a 7.
     */
    @Rule("AS-STR-03")
    @ParameterizedTest(name = "{0} Nodes: {1}/{2}")
    @CsvSource({"0, 63, 64", "1, 473, 729", "2, 1453, 23328", "3, 0, 1"})
    void shouldMakeABorgWorldHarderToReclaimWithEachRound(int nodes, long chances, long of) {
        ReclaimState start = ReclaimState.start(
                ReclaimSetting.of(PlayerCombatProfile.of("Federation", 4), 1), new BorgWorld(RISA, nodes, false), 6);
        Distribution<ReclaimResult> oneRound = Reclaiming.odds(
                start,
                (state, choices, dice) ->
                        choices.find(RetreatTo.class::isInstance).getOrElse(choices.head()));
        assertThat(oneRound.probability(result -> result.outcome() == ReclaimOutcome.RECLAIMED))
                .isEqualTo(Fraction.of(chances, of));
    }

    /** W-02 and W-03 against a Cube in space and one that assimilates: 4 Hits, 4 dice on its Cube Card, one marker. */
    @Rule("AS-CMP-09")
    @Test
    void shouldUseTheCubeCardInSpaceAndAgainstPlanetsAlike() {
        CubeBattleState space = CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", 4), 0), 6);
        AssimilationState planet = AssimilationState.start(
                SystemDefense.neutral(
                        RISA, 4, Vector.fill(6, Structure.PRODUCTION_NODE).toJavaArray(Structure[]::new)),
                0);
        CubeCombat afterSpace =
                CubeBattle.GAME.apply(space, new Fight(), dice()).get().state().cube();
        CubeCombat afterPlanet = Assimilation.GAME
                .apply(planet, new Fight(), dice())
                .get()
                .state()
                .combat()
                .cube();
        assertThat(afterSpace)
                .isEqualTo(new CubeCombat(4, ShieldModifier.NONE.raised()))
                .isEqualTo(afterPlanet);
    }

    private static Dice dice() {
        return Dice.scripted(CombatDice.SHIP.showing(6, 5, 4, 4, 3, 1), CombatDice.BORG.showing(1, 1, 1, 1, 1));
    }
}
