package io.github.quadrantrules.ascendancy.json;

import io.github.quadrantrules.ascendancy.combat.Assimilation;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleAdviser;
import io.github.quadrantrules.ascendancy.combat.BattleAim;
import io.github.quadrantrules.ascendancy.combat.BattleCard;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.BattlePhase;
import io.github.quadrantrules.ascendancy.combat.BattlePlan;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.BorgVolley;
import io.github.quadrantrules.ascendancy.combat.CombatRound;
import io.github.quadrantrules.ascendancy.combat.CombatSide;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.Fleet;
import io.github.quadrantrules.ascendancy.combat.HitAllocation;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ReclaimRound;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.combat.Reclaiming;
import io.github.quadrantrules.ascendancy.combat.RoundReport;
import io.github.quadrantrules.ascendancy.combat.Squadron;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.io.Serializable;

/** Values of combat, most of them from combats that are played. */
final class CombatSamples {
    private static final int SEEDS = 60;
    private static final PlayerCombatProfile FEDERATION = PlayerCombatProfile.of("Federation", 4);

    static final CubeBattleState BATTLE =
            CubeBattleState.start(BattleSetting.of(FEDERATION, 2).withCommander(PlayerId.of("Romulans")), 6);
    static final SystemDefense DEFENSE =
            SystemDefense.of(Samples.RISA, FEDERATION, Structure.CULTURE_NODE, Structure.CONTROL_NODE);
    static final AssimilationState ASSIMILATION = AssimilationState.start(DEFENSE, 2);
    static final ReclaimState RECLAIMING = ReclaimState.start(
            ReclaimSetting.of(PlayerCombatProfile.klingons(4), 3).withFirstStrike(CombatSide.BORG),
            new BorgWorld(Samples.RISA, 3, true),
            5);

    /** Two players with Fleets, protection and cards, so that every kind of event can happen. */
    private static final CubeBattleState JOINT = CubeBattleState.start(
            BattleSetting.of(
                    Vector.of(
                            BattleSide.of(FEDERATION, 1),
                            BattleSide.of(PlayerCombatProfile.of("Romulans", 3).withShieldVsBorg(1), 2)),
                    2),
            Array.of(
                    BattleForce.of(Squadron.of(2).withFleet(Fleet.of("Guards", 3)))
                            .withCards(new BattleCard.CubeDamage("Cult")),
                    BattleForce.of(6).withCards(new BattleCard.AutoHits("Torpedo", 1))));

    private CombatSamples() {}

    static Vector<Object> all() {
        return played(CubeBattle.GAME, BATTLE)
                .appendAll(played(CubeBattle.GAME, JOINT))
                .appendAll(played(Assimilation.GAME, ASSIMILATION))
                .appendAll(played(Assimilation.GAME, AssimilationState.start(DEFENSE, 5)))
                .appendAll(played(
                        Reclaiming.GAME,
                        ReclaimState.start(ReclaimSetting.of(FEDERATION, 3), new BorgWorld(Samples.RISA, 1, false), 5)))
                .distinctBy(Object::getClass)
                .appendAll(rounds())
                .appendAll(parts())
                .appendAll(plans());
    }

    static Vector<Event> events() {
        return all().filter(Event.class::isInstance).map(Event.class::cast);
    }

    private static <S extends Serializable, C extends Serializable> Vector<Object> played(Game<S, C> game, S start) {
        return Vector.range(0, SEEDS)
                .map(seed -> Play.of(game, start, Policy.random(), Dice.seeded(seed), 1_000))
                .flatMap(play -> Vector.<Object>ofAll(play.states())
                        .appendAll(play.replay().choices())
                        .appendAll(play.events()));
    }

    private static Vector<Object> rounds() {
        RoundReport report = CombatRound.fight(BATTLE, Dice.seeded(1));
        ReclaimRound round = ReclaimRound.fight(RECLAIMING, Dice.seeded(1));
        BorgVolley answer = round.answer().get();
        HitAllocation.Target target = new HitAllocation.Target(1, 2, 1);
        HitAllocation.Allocation allocation =
                HitAllocation.allocate(answer.roll(), answer.hitValue(), Vector.of(target));
        return Vector.of(
                report,
                report.attacks().head(),
                answer,
                round,
                target,
                allocation,
                allocation.shares().head());
    }

    private static Vector<Object> parts() {
        BattleSide side = BATTLE.setting().sides().head();
        AssimilationState ended = Play.of(Assimilation.GAME, ASSIMILATION, Policy.first(), Dice.seeded(1), 1_000)
                .last();
        ReclaimState reclaimed = Play.of(Reclaiming.GAME, RECLAIMING, Policy.first(), Dice.seeded(1), 1_000)
                .last();
        return Vector.of(
                new BattleCard.AutoHits("Torpedo", 2),
                new BattleCard.CubeDamage("Cult of Kahless"),
                new BattlePhase.BeforeRound(1),
                new BattlePhase.AfterRoll(
                        0, 3, CombatRound.fight(BATTLE, Dice.seeded(1)).answer()),
                new BattlePhase.Casualties(Vector.of(2, 0), 1),
                BATTLE.setting(),
                BATTLE.forces().head(),
                BATTLE.cube(),
                BATTLE.cube().modifier(),
                side,
                side.field(),
                side.field().offered().head(),
                side.player(),
                side.player().weapons(),
                Fleet.marauder("Raiders", 2),
                JOINT.forces().head().squadron(),
                DEFENSE,
                ended.result(),
                ended.result().rewards(),
                RECLAIMING,
                RECLAIMING.setting(),
                reclaimed.result());
    }

    private static Vector<Object> plans() {
        BattleAim.CubeWorth aim = new BattleAim.CubeWorth(4);
        BattlePlan plan = new BattleAdviser(aim).plan(CubeBattleState.start(BattleSetting.of(FEDERATION, 2), 2));
        return Vector.of(new BattleAim.DestroyCube(), new BattleAim.SaveShips(), aim, plan, plan.prospect());
    }
}
