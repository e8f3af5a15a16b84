package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.BattleEnded;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeDamaged;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeDestroyed;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeRegenerated;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.CubeShot;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RetreatForced;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.RoundBegan;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShieldsAdapted;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsLost;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsRetreated;
import io.github.quadrantrules.ascendancy.combat.BattleEvent.ShipsShot;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.CardUsed;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.CasualtyChosen;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.HitsAbsorbed;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.HitsAllocated;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.PlayerStayed;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.RewardsGiven;
import io.github.quadrantrules.dice.game.Event;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/** Tells what happens in a battle as events. */
final class EventLog implements BattleLog {
    private final ArrayList<Event> events = new ArrayList<>();

    Vector<Event> events() {
        return Vector.of(events.toArray(Event[]::new));
    }

    @Override
    public void roundBegan(CubeBattleState battle) {
        events.add(new RoundBegan(battle.cube().modifier(), battle.setting().firstRound()));
    }

    @Override
    public void shipsShot(BattleSide side, PlayerVolley attack) {
        events.add(new ShipsShot(side.id(), side.player().weapons(), attack));
    }

    @Override
    public void marked(int hits, CubeCombat before, CubeCombat after) {
        if (hits > 0) {
            events.add(new CubeDamaged(hits, before, after));
        }
    }

    @Override
    public void destroyed(CubeBattleState battle, CubeDestruction how) {
        events.add(new CubeDestroyed(how));
    }

    @Override
    public void cubeShot(BorgVolley answer) {
        events.add(new CubeShot(answer));
    }

    @Override
    public void casualties(CubeBattleState battle, Answer answer) {
        answer.rolled().forEach(volley -> allocated(battle, RoundRobin.of(battle, volley)));
        shipsLost(battle, answer.left());
    }

    private void allocated(CubeBattleState battle, RoundRobin hands) {
        Array<BattleSide> sides = battle.setting().sides();
        boolean joint = battle.forces().count(BattleForce::isInBattle) > 1;
        Vector<Integer> hits = Vector.tabulate(sides.size(), hands::hits);
        if (joint && hits.exists(each -> each > 0)) {
            events.add(new HitsAllocated(sides.map(BattleSide::id).toVector(), hits, hands.surplus()));
        }
        for (int index = 0; index < sides.size(); index++) {
            if (hands.absorbed(index) > 0) {
                events.add(new HitsAbsorbed(sides.get(index).id(), hands.absorbed(index)));
            }
        }
    }

    @Override
    public void shipsLost(CubeBattleState before, Array<BattleForce> after) {
        after.forEachWithIndex((force, index) -> {
            int lost = before.forces().get(index).ships() - force.ships();
            if (lost > 0) {
                events.add(new ShipsLost(before.setting().sides().get(index).id(), lost, force.ships()));
            }
        });
    }

    @Override
    public void roundEnded(CubeBattleState before, CubeBattleState after) {
        int repaired = before.cube().diceOnCard() - after.cube().diceOnCard();
        if (repaired > 0) {
            events.add(new CubeRegenerated(repaired, after.cube()));
        }
        events.add(new ShieldsAdapted(before.cube().modifier(), after.cube().modifier()));
        after.setting().sides().forEachWithIndex((side, index) -> {
            if (after.forces().get(index).isInBattle() && Deciders.isForced(after, side)) {
                int needed = AdaptiveShields.neededRoll(
                        side.player().weapons().hitValue(), after.cube().modifier());
                events.add(new RetreatForced(side.id(), needed, side.escape()));
            }
        });
    }

    @Override
    public void retreated(CubeBattleState before, BattleSide side, int ships, RetreatDestination destination) {
        events.add(new ShipsRetreated(side.id(), ships, destination, Deciders.isForced(before, side)));
    }

    @Override
    public void stayed(BattleSide side) {
        events.add(new PlayerStayed(side.id()));
    }

    @Override
    public void cardUsed(BattleSide side, BattleCard card) {
        events.add(new CardUsed(side.id(), card));
    }

    @Override
    public void casualtyChosen(CubeBattleState before, LoseShip choice) {
        events.add(new CasualtyChosen(
                before.setting().commander().getOrElse(choice.player()), choice.player(), choice.fleet()));
    }

    @Override
    public void ended(CubeBattleState battle) {
        events.add(new BattleEnded(battle.outcome(), battle.setting().cubeSector()));
        battle.rewards().forEach(rewards -> events.add(new RewardsGiven(rewards)));
    }
}
