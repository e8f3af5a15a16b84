package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.json.AscendancySaves;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.GameBattery;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.RuleCoverage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;

class CubeBattleGameTest extends GameBattery<CubeBattleState, BattleChoice> {
    private static final Saves<CubeBattleState> STATES = AscendancySaves.battle();
    private static final Saves<Vector<BattleChoice>> CHOICES = AscendancySaves.choices();

    private static final BattleSetting JOINT = BattleSetting.of(
            Vector.of(
                    new BattleSide(PlayerCombatProfile.klingons(4), 1, Battles.RISA),
                    new BattleSide(PlayerCombatProfile.of("Federation", 4).withShieldVsBorg(1), 2, Battles.RISA),
                    new BattleSide(PlayerCombatProfile.of("Romulans", 3), 4, Battles.RISA)),
            2);

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
                        9),
                CubeBattleState.start(JOINT, 3, 4, 2),
                CubeBattleState.start(
                        JOINT.withFirstRound(FirstRound.SIMULTANEOUS).withCommander(PlayerId.of("Cardassians")),
                        Array.of(
                                BattleForce.of(4)
                                        .withCards(
                                                new BattleCard.CubeDamage("Cult of Kahless"),
                                                new BattleCard.AutoHits("Torpedo", 2)),
                                BattleForce.of(Squadron.of(2)
                                        .withFleet(Fleet.marauder("Raiders", 3))
                                        .withFleet(Fleet.of("Guards", 1))),
                                BattleForce.of(3).withCards(new BattleCard.CubeDamage("Sabotage")))));
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
