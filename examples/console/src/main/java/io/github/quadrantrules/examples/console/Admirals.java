package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.combat.BattleAdviser;
import io.github.quadrantrules.ascendancy.combat.BattleAim;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleOutcome;
import io.github.quadrantrules.ascendancy.combat.BattlePolicy;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ReclaimOutcome;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.combat.Reclaiming;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Who leads the players' Ships: by the exact odds, as far as they are quick to find.
 *
 * <p>Odds are the same wherever a battle is, so each is worked out once for weapons, a number of Ships and a number of Spires.
 */
final class Admirals {
    /** With more Ships the advice is to fight on. */
    private static final int MOST_ADVISED = 20;

    /** With more Ships the odds are better still. */
    private static final int MOST_SHIPS = 12;

    private static final int CUBE_WORTH = 8;
    private static final int JOINT_ROUNDS = 2;
    private static final Policy<CubeBattleState, BattleChoice> TOGETHER = BattlePolicy.retreatAfter(JOINT_ROUNDS);
    private static final Policy<ReclaimState, BattleChoice> STORM = Policy.first();

    private final Map<BattleSetting, Policy<CubeBattleState, BattleChoice>> advice = new LinkedHashMap<>();
    private final Map<CubeBattleState, Fraction> againstCubes = new LinkedHashMap<>();
    private final Map<ReclaimState, Fraction> againstWorlds = new LinkedHashMap<>();

    /** How a battle with a Cube goes on. */
    BattleChoice choose(CubeBattleState battle, Seq<BattleChoice> choices, Dice dice) {
        if (battle.forces().size() > 1) {
            return TOGETHER.choose(battle, choices, dice);
        }
        return battle.ships() > MOST_ADVISED ? choices.head() : advised(battle, choices, dice);
    }

    private BattleChoice advised(CubeBattleState battle, Seq<BattleChoice> choices, Dice dice) {
        BattleSide side = BattleSide.of(nameless(battle.setting().sides().head().id()), 1);
        BattleSetting anywhere = battle.setting().withSides(Vector.of(side));
        CubeBattleState same =
                new CubeBattleState(anywhere, battle.forces(), battle.cube(), battle.phase(), battle.rewards());
        BattleChoice advised = advice.computeIfAbsent(
                        anywhere, setting -> new BattleAdviser(new BattleAim.CubeWorth(CUBE_WORTH)).policy())
                .choose(same, CubeBattle.GAME.choices(same), dice);
        return choices.find(choice -> advised instanceof BattleChoice.RetreatTo
                        ? choice instanceof BattleChoice.RetreatTo
                        : choice.equals(advised))
                .getOrElse(choices.head());
    }

    /** The chance to destroy a Cube. */
    Fraction oddsAgainstCube(Table table, PlayerId player, int ships) {
        BattleSetting setting = BattleSetting.of(
                        nameless(player), table.worlds().size())
                .withWeapons(table.console().weapons());
        return againstCubes.computeIfAbsent(
                CubeBattleState.start(setting, Math.min(MOST_SHIPS, ships)),
                battle -> CubeBattle.odds(battle, BattlePolicy.fightOn())
                        .probability(end -> end.outcome() == BattleOutcome.CUBE_DESTROYED));
    }

    /** The chance to reclaim a Borg World with a Ship left. */
    Fraction oddsAgainstWorld(Table table, PlayerId player, int ships, BorgWorld world) {
        ReclaimSetting setting =
                ReclaimSetting.of(nameless(player), table.worlds().size());
        return againstWorlds.computeIfAbsent(
                ReclaimState.start(setting, world, Math.min(MOST_SHIPS, ships)),
                attempt -> Reclaiming.odds(attempt, STORM)
                        .probability(end -> end.outcome() == ReclaimOutcome.RECLAIMED && end.shipsLeft() > 0));
    }

    /** Races that fight alike share their odds. */
    private static PlayerCombatProfile nameless(PlayerId player) {
        PlayerCombatProfile race = SmallGalaxy.profile(player);
        return new PlayerCombatProfile(
                PlayerId.of("Ships"),
                race.weapons(),
                race.bonusDice(),
                race.shieldVsBorg(),
                race.mayRetreat(),
                race.cultureForCubes());
    }
}
