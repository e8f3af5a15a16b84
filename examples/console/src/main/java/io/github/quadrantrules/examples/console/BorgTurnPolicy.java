package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.ascendancy.combat.BattleSide;
import io.github.quadrantrules.ascendancy.combat.ShipWeapons;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.galaxy.LanePlacement;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.turn.BorgTurnState;
import io.github.quadrantrules.ascendancy.turn.Contingent;
import io.github.quadrantrules.ascendancy.turn.Stage;
import io.github.quadrantrules.ascendancy.turn.TurnChoice;
import io.github.quadrantrules.ascendancy.turn.TurnPhase;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * What the players and the base game decide during a Borg turn.
 *
 * <p>Ships fight with the weapons of their race. A Space Lane gets its length by a sample of the base game's die, and all
 * else is the first legal choice.
 */
final class BorgTurnPolicy implements Policy<BorgTurnState, TurnChoice> {
    /** A sample, because the lengths on the base game's die are printed nowhere. */
    static final Vector<Integer> LANE_LENGTHS = Vector.of(1, 2, 3, 4);

    private static final ShipWeapons FREE_PEOPLE = ShipWeapons.of(5);

    private final Admirals admirals;

    BorgTurnPolicy(Admirals admirals) {
        this.admirals = admirals;
    }

    @Override
    public TurnChoice choose(BorgTurnState state, Seq<TurnChoice> choices, Dice dice) {
        TurnChoice first = choices.head();
        if (first instanceof TurnChoice.Engage engage) {
            return new TurnChoice.Engage(engage.contingents().map(BorgTurnPolicy::armed));
        }
        if (first instanceof TurnChoice.Defend defend) {
            return new TurnChoice.Defend(armed(defend.defense()), defend.cards());
        }
        if (first instanceof TurnChoice.LayLane) {
            return new TurnChoice.LayLane(new LanePlacement.Possible(dice.oneOf(LANE_LENGTHS), floating(choices)));
        }
        return state.phase() instanceof TurnPhase.Acting acting
                        && acting.activation().stage() instanceof Stage.Battle battle
                ? new TurnChoice.InCombat(admirals.choose(
                        battle.battle(), choices.map(each -> ((TurnChoice.InCombat) each).choice()), dice))
                : first;
    }

    /** The Floating Systems that can be turned, which the last choice names. */
    private static Vector<SystemId> floating(Seq<TurnChoice> choices) {
        return choices.last() instanceof TurnChoice.LayLane lay
                        && lay.placement() instanceof LanePlacement.Possible possible
                ? possible.floating()
                : Vector.empty();
    }

    /** With the weapons of its race. */
    static Contingent armed(Contingent sample) {
        BattleSide side = sample.side();
        return new Contingent(
                new BattleSide(SmallGalaxy.profile(side.id()), side.turnOrder(), side.field()), sample.force());
    }

    private static SystemDefense armed(SystemDefense sample) {
        return new SystemDefense(
                sample.system(),
                sample.controller(),
                sample.controller()
                        .map(player -> SmallGalaxy.profile(player).weapons())
                        .getOrElse(FREE_PEOPLE),
                sample.controller().exists(player -> SmallGalaxy.profile(player).cultureForCubes()),
                sample.structureOrder());
    }
}
