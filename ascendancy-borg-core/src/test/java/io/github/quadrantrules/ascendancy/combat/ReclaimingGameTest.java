package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;

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
}
