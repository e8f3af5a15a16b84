package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;

class CubeBattleGameTest extends GameBattery<CubeBattleState, BattleChoice> {
    private static final Saves<CubeBattleState> STATES = AscendancySaves.battle();
    private static final Saves<Vector<BattleChoice>> CHOICES = AscendancySaves.choices();

    @Override
    protected Game<CubeBattleState, BattleChoice> game() {
        return CubeBattle.GAME;
    }

    @Override
    protected Seq<CubeBattleState> starts() {
        return Vector.of(
                CubeBattleState.start(Battles.federation(4), 10),
                CubeBattleState.start(Battles.federation(6).withField(Battlefield.cornered()), 5),
                CubeBattleState.start(Battles.klingons(5), 8),
                CubeBattleState.start(Battles.federation(1), 14),
                CubeBattleState.start(
                        BattleSetting.of(
                                PlayerCombatProfile.of("Romulans", 2)
                                        .withBonusDice(1)
                                        .withShieldVsBorg(2),
                                4),
                        9));
    }

    @Override
    protected CubeBattleState roundTrip(CubeBattleState state) {
        return STATES.read(STATES.write(state));
    }

    @Override
    protected BattleChoice roundTripChoice(BattleChoice choice) {
        return CHOICES.read(CHOICES.write(Vector.of(choice))).head();
    }

    @Override
    protected Object conserved(CubeBattleState state) {
        return Vector.of(state.setting(), state.cube().dicePool() + state.cube().diceOnCard());
    }

    @Override
    protected SortedSet<String> catalogue() {
        return RuleCoverage.catalogue(Path.of(""), "AS");
    }
}
