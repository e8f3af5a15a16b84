package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.ScriptedDice;
import io.github.quadrantrules.dice.game.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Battles of up to three players at Risa, played with scripted dice. */
final class ScriptedBattles {
    static final PlayerId KLINGONS = PlayerId.of("Klingon Empire");
    static final PlayerId FEDERATION = PlayerId.of("Federation");
    static final PlayerId ROMULANS = PlayerId.of("Romulans");
    static final BattleChoice FIGHT = new Fight();
    static final BattleCard CULT = new BattleCard.CubeDamage("Cult of Kahless");
    static final BattleCard TORPEDO = new BattleCard.AutoHits("Torpedo", 2);

    static BattleSide side(String name, int hitValue, int turnOrder) {
        return new BattleSide(PlayerCombatProfile.of(name, hitValue), turnOrder, Battles.RISA);
    }

    static final BattleSetting RISA = BattleSetting.of(
            Vector.of(
                    side("Federation", 4, 3),
                    new BattleSide(PlayerCombatProfile.klingons(4), 1, Battles.RISA),
                    side("Romulans", 3, 2)),
            2);

    static CubeBattleState later(BattleSetting setting, int diceOnCard, int modifier, BattleForce... forces) {
        return new CubeBattleState(
                setting,
                Array.of(forces),
                new CubeCombat(diceOnCard, ShieldModifier.of(modifier)),
                BattlePhase.BEFORE_ROUND,
                Option.none());
    }

    static CubeBattleState later(int diceOnCard, int modifier, int... ships) {
        return later(
                RISA,
                diceOnCard,
                modifier,
                Array.ofAll(ships).map(BattleForce::of).toJavaArray(BattleForce[]::new));
    }

    static Step<CubeBattleState> step(CubeBattleState battle, BattleChoice choice, Object... rolls) {
        ScriptedDice dice = Dice.scripted(rolls);
        Step<CubeBattleState> step =
                CubeBattle.GAME.apply(battle, choice, dice).getOrElseThrow(v -> new AssertionError(v.toString()));
        dice.finish();
        return step;
    }

    static CubeBattleState after(CubeBattleState battle, BattleChoice choice, Object... rolls) {
        return step(battle, choice, rolls).state();
    }

    static Vector<Integer> ships(CubeBattleState battle) {
        return battle.forces().map(BattleForce::ships).toVector();
    }

    private ScriptedBattles() {}
}
