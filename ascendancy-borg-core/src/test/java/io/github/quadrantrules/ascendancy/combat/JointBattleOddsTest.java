package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds of battles of several players. */
class JointBattleOddsTest {
    private static BattleSetting joint(PlayerCombatProfile... players) {
        return BattleSetting.of(
                Vector.range(0, players.length).map(i -> BattleSide.of(players[i], players.length - i)), 2);
    }

    private static PlayerCombatProfile player(String name, int hitValue) {
        return PlayerCombatProfile.of(name, hitValue);
    }

    /**
     * Players with the same weapons are one larger player as far as the outcome goes: all Hits of either side add up, and
     * all have to retreat at the same time.
     */
    @Rule({"AS-CBT-06", "AS-ALC-01", "AS-ALC-02", "AS-ATK-03"})
    @ParameterizedTest(name = "hit value {0}: {1}, {2} and {3} Ships")
    @CsvSource({"4, 3, 2, 1", "3, 1, 2, 2", "5, 4, 4, 2", "2, 1, 1, 2"})
    void shouldHaveTheOddsOfOnePlayerWithAllShipsWhenWeaponsAreEqual(int hitValue, int a, int b, int c) {
        BattleSetting setting = joint(player("A", hitValue), player("B", hitValue), player("C", hitValue));
        Distribution<BattleOutcome> odds = CubeBattle.odds(
                        CubeBattleState.start(setting, a, b, c), BattlePolicy.fightOn())
                .map(CubeBattleState::outcome);
        BruteForce.Ends ends = new BruteForce(BattleSetting.of(player("All", hitValue), 2), 99).start(a + b + c);
        assertThat(odds.probabilityOf(BattleOutcome.CUBE_DESTROYED)).isEqualTo(ends.destroyed());
        assertThat(odds.probabilityOf(BattleOutcome.MUTUAL_DESTRUCTION)).isEqualTo(ends.both());
        assertThat(odds.probabilityOf(BattleOutcome.SHIPS_LOST)).isEqualTo(ends.lost());
        assertThat(odds.probabilityOf(BattleOutcome.RETREATED)).isEqualTo(ends.retreated());
    }

    /** What is merged for speed must not matter: the protocol rolls every player's dice and every Borg die apart. */
    @Rule({"AS-CBT-06", "AS-WPN-05", "AS-DES-04"})
    @Test
    void shouldHaveTheSameOddsThroughTheGameProtocol() {
        BattleSetting setting = joint(
                PlayerCombatProfile.klingons(5),
                player("A", 4).withShieldVsBorg(1),
                player("B", 5).withShieldVsBorg(2));
        CubeBattleState start = CubeBattleState.start(setting, 2, 2, 1);
        assertThat(CubeBattle.odds(start, BattlePolicy.fightOn()))
                .isEqualTo(Play.odds(CubeBattle.GAME, start, BattlePolicy.fightOn())
                        .settled());
    }

    @Rule({"AS-ADD-04", "AS-ADD-05", "AS-ALC-03"})
    @Test
    void shouldHaveTheSameOddsThroughTheGameProtocolWithCardsAndFleets() {
        CubeBattleState start = CubeBattleState.start(
                joint(player("A", 5), player("B", 5)),
                Array.of(
                        BattleForce.of(Squadron.of(1).withFleet(Fleet.marauder("Raiders", 1))),
                        BattleForce.of(1)
                                .withCards(new BattleCard.CubeDamage("Cult"), new BattleCard.AutoHits("Torpedo", 6))));
        Policy<CubeBattleState, BattleChoice> last = (state, choices, dice) -> choices.last();
        Distribution<CubeBattleState> odds = CubeBattle.odds(start, last);
        assertThat(odds).isEqualTo(Play.odds(CubeBattle.GAME, start, last).settled());
        assertThat(odds.probability(
                        end -> end.rewards().exists(each -> !each.production().isEmpty())))
                .isGreaterThan(Fraction.ZERO);
    }
}
