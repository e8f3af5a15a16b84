package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.data.BorgWeaponTable;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;

class AssimilationGameTest extends GameBattery<AssimilationState, BattleChoice> {
    private static final SystemId VULCAN = SystemId.of("Vulcan");

    @Override
    protected Game<AssimilationState, BattleChoice> game() {
        return Assimilation.GAME;
    }

    @Override
    protected Seq<AssimilationState> starts() {
        SystemDefense owned = SystemDefense.of(
                VULCAN,
                PlayerCombatProfile.klingons(3),
                Structure.CULTURE_NODE,
                Structure.RESEARCH_NODE,
                Structure.CONTROL_NODE);
        return Vector.of(
                AssimilationState.start(owned, 2),
                AssimilationState.start(SystemDefense.neutral(VULCAN, 1, Structure.CULTURE_NODE), 0),
                AssimilationState.start(
                        owned,
                        BorgWeaponTable.SAMPLE,
                        0,
                        FirstRound.SIMULTANEOUS,
                        new BattleCard.CubeDamage("Cult of Kahless"),
                        new BattleCard.AutoHits("Torpedo", 7)));
    }

    @Override
    protected AssimilationState roundTrip(AssimilationState state) {
        return AscendancySaves.assimilation()
                .read(AscendancySaves.assimilation().write(state));
    }

    @Override
    protected BattleChoice roundTripChoice(BattleChoice choice) {
        return AscendancySaves.choices()
                .read(AscendancySaves.choices().write(Vector.of(choice)))
                .head();
    }

    @Override
    protected Object conserved(AssimilationState state) {
        return state.defense();
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "AS");
    }
}
