package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrantrules.ascendancy.combat.BattleAim.CubeWorth;
import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.ascendancy.combat.BattleCard.AutoHits;
import io.github.quadrantrules.ascendancy.combat.BattleCard.CubeDamage;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class BattleAdviserPropertiesTest {
    /** Battles near their end, so that all choices of all states can be tried. */
    @Provide
    Arbitrary<CubeBattleState> lateBattles() {
        Arbitrary<PlayerCombatProfile> players = Combinators.combine(
                        Arbitraries.integers().between(1, 6),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(true, false))
                .as((hitValue, sixAlwaysHits, shield, mayRetreat) -> new PlayerCombatProfile(
                        PlayerId.of("Player"), new ShipWeapons(hitValue, sixAlwaysHits), 0, shield, mayRetreat, false));
        Arbitrary<Squadron> squadrons = Arbitraries.of(
                Squadron.of(1),
                Squadron.of(2),
                Squadron.of(1).withFleet(Fleet.of("First", 1)),
                Squadron.of(0).withFleet(Fleet.of("First", 1)).withFleet(Fleet.marauder("Second", 2)));
        Arbitrary<Vector<BattleCard>> hands = Arbitraries.<BattleCard>of(
                        new AutoHits("Torpedo", 1), new AutoHits("Volley", 2), new CubeDamage("Cult of Kahless"))
                .list()
                .ofMaxSize(2)
                .map(Vector::ofAll);
        Arbitrary<BattleForce> forces = Combinators.combine(
                        squadrons, hands, Arbitraries.integers().between(0, 2))
                .as((squadron, hand, autoHits) -> new BattleForce(squadron, hand, autoHits, Option.none()));
        Arbitrary<CubeCombat> cubes = Combinators.combine(
                        Arbitraries.integers().between(6, 8),
                        Arbitraries.integers().between(0, 4))
                .as((card, modifier) -> new CubeCombat(card, ShieldModifier.of(modifier)));
        return Combinators.combine(players, Arbitraries.integers().between(0, 5), forces, cubes)
                .as((player, spires, force, cube) -> Battles.battle(BattleSetting.of(player, spires), force, cube))
                .withoutEdgeCases();
    }

    @Rule({"AS-RET-03", "AS-ALC-03", "AS-ADD-04", "AS-ADD-05"})
    @Property(tries = 60)
    void shouldPromiseTheBestOfAllChoicesAndKeepIt(
            @ForAll("lateBattles") CubeBattleState battle, @ForAll @IntRange(max = 6) int worth) {
        BattleAdviser adviser = new BattleAdviser(new CubeWorth(worth));
        BattlePlan plan = adviser.plan(battle);
        Prospect promised = plan.prospect();
        double value =
                worth * promised.destroyed().toDouble() - promised.losses().toDouble();
        assertThat(value).isCloseTo(EveryChoice.value(battle, worth), within(1e-9));

        Distribution<CubeBattleState> ends = CubeBattle.odds(battle, adviser.policy());
        assertThat(ends.probability(end -> end.cube().isDestroyed())).isEqualTo(promised.destroyed());
        assertThat(Fraction.of(battle.ships()).minus(ends.mean(CubeBattleState::ships)))
                .isEqualTo(promised.losses());
        assertThat(plan.lossesByRound()).allMatch(each -> each.compareTo(Fraction.ZERO) >= 0);
        assertThat(plan.lossesByRound().fold(Fraction.ZERO, Fraction::plus)).isEqualTo(promised.losses());
        assertThat(plan.retreatAfter().fold(Fraction.ZERO, Fraction::plus)).isLessThanOrEqualTo(Fraction.ONE);
    }
}
