package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.testing.Rule;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ReclaimingGameTest extends GameBattery<ReclaimState, BattleChoice> {
    private static final SystemId VULCAN = SystemId.of("Vulcan");

    @Override
    protected Game<ReclaimState, BattleChoice> game() {
        return Reclaiming.GAME;
    }

    @Override
    protected Seq<ReclaimState> starts() {
        ReclaimSetting federation = ReclaimSetting.of(PlayerCombatProfile.of("Federation", 3), 2);
        BattleForce mixed = BattleForce.of(Squadron.of(3).withFleet(Fleet.of("Guards", 3)))
                .withCards(new BattleCard.AutoHits("Torpedo", 2));
        return Vector.of(
                ReclaimState.start(federation, BorgWorld.at(VULCAN), 5),
                ReclaimState.start(
                        ReclaimSetting.of(PlayerCombatProfile.klingons(5), 4), new BorgWorld(VULCAN, 3, true), 7),
                ReclaimState.start(
                        federation.withFirstStrike(CombatSide.BORG), new BorgWorld(VULCAN, 1, false), mixed));
    }

    @Override
    protected ReclaimState roundTrip(ReclaimState state) {
        return AscendancySaves.reclaiming().read(AscendancySaves.reclaiming().write(state));
    }

    @Override
    protected BattleChoice roundTripChoice(BattleChoice choice) {
        return AscendancySaves.choices()
                .read(AscendancySaves.choices().write(Vector.of(choice)))
                .head();
    }

    @Override
    protected Object conserved(ReclaimState state) {
        return Vector.of(state.setting(), state.world().system(), state.world().cubeOnSpire());
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "AS");
    }

    private static ReclaimState start(ShipWeapons weapons, boolean mayRetreat, boolean wayOut, int pieces, int ships) {
        PlayerCombatProfile player =
                new PlayerCombatProfile(PlayerId.of("Federation"), weapons, 0, 0, mayRetreat, false);
        ReclaimSetting setting = ReclaimSetting.of(player, 2)
                .withDestinations(wayOut ? Vector.of(Battles.VULCAN, Battles.ANDORIA) : Vector.empty());
        return ReclaimState.start(setting, new BorgWorld(VULCAN, Math.min(3, pieces), pieces == 4), ships);
    }

    /** Invariants 23, 24, 36 and 38, in whole attempts: the world's Nodes are its Shield Modifier. */
    @Rule({"AS-RET-01", "AS-RET-02", "AS-RET-04", "AS-PSH-01", "AS-PSH-02", "AS-RCL-04", "AS-RCL-11"})
    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void shouldFightNoFurtherRoundWithAPlayerWhoMustRetreat(
            @ForAll @IntRange(min = 1, max = 6) int hitValue,
            @ForAll boolean sixAlwaysHits,
            @ForAll boolean mayRetreat,
            @ForAll boolean wayOut,
            @ForAll @IntRange(max = 4) int pieces,
            @ForAll @IntRange(min = 1, max = 8) int ships,
            @ForAll long seed) {
        ReclaimState start = start(new ShipWeapons(hitValue, sixAlwaysHits), mayRetreat, wayOut, pieces, ships);
        Play<ReclaimState, BattleChoice> play =
                Play.of(Reclaiming.GAME, start, Policy.random(), Dice.seeded(seed), 10_000);
        play.states().zip(play.steps()).forEach(each -> {
            BorgWorld world = each._1.world();
            boolean forced = each._1.progress() != ReclaimState.Progress.NOTHING
                    && mayRetreat
                    && wayOut
                    && hitValue + world.nodes() >= 7
                    && !sixAlwaysHits;
            each._2.events().forEach(event -> {
                if (event instanceof ReclaimEvent.ReclaimRoundBegan) {
                    assertThat(forced).isFalse();
                } else if (event instanceof ReclaimEvent.WorldShot shot) {
                    assertThat(shot.answer().roll().size()).isEqualTo(1 + world.nodes() + (pieces == 4 ? 1 : 0));
                } else if (event instanceof ReclaimEvent.ReclaimFailed failed) {
                    assertThat(failed.after())
                            .isEqualTo(new BorgWorld(VULCAN, Math.min(3, world.nodes() + 1), pieces == 4));
                } else if (event instanceof ReclaimEvent.AttackersRetreated retreat) {
                    assertThat(retreat.forced()).isEqualTo(forced);
                    assertThat(mayRetreat && wayOut).isTrue();
                }
            });
            each._2.state().force().retreatedTo().forEach(to -> {
                assertThat(to.distanceToCube()).isPositive();
                assertThat(to.sectorsMoved()).isPositive();
            });
        });
    }
}
