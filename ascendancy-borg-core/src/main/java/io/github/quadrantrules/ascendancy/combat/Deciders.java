package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleChoice.Fight;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LetDiceStand;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.LoseShip;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.AfterRoll;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.BeforeRound;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.Casualties;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Who decides next in a battle, and among what. Rules AS-RET-01, AS-RET-03, AS-ALC-03 and AS-ADD-05. */
final class Deciders {
    static final int NOBODY = -1;

    static final BattleChoice FIGHT = new Fight();
    private static final BattleChoice LET_DICE_STAND = new LetDiceStand();
    private static final List<BattleChoice> ONLY_FIGHT = List.of(FIGHT);

    private Deciders() {}

    static Option<PlayerId> of(CubeBattleState battle) {
        if (battle.outcome() != BattleOutcome.UNDECIDED) {
            return Option.none();
        }
        if (battle.phase() instanceof Casualties && battle.setting().commander().isDefined()) {
            return battle.setting().commander();
        }
        int index = next(battle);
        return index == NOBODY
                ? Option.some(battle.setting()
                        .sides()
                        .get(battle.forces().indexWhere(BattleForce::isInBattle))
                        .id())
                : Option.some(battle.setting().sides().get(index).id());
    }

    /** The player whom the next choice is about, by index, or {@link #NOBODY} if there is only the round to fight. */
    static int next(CubeBattleState battle) {
        BattlePhase phase = battle.phase();
        if (phase instanceof Casualties casualties) {
            return casualties.due().indexWhere(each -> each > 0);
        }
        if (phase instanceof AfterRoll rolled) {
            return nextWithCubeDamage(battle, rolled.answered());
        }
        return nextBeforeRound(battle, ((BeforeRound) phase).answered());
    }

    private static int nextWithCubeDamage(CubeBattleState battle, int from) {
        return battle.forces().indexWhere(force -> force.isInBattle() && force.hasCubeDamage(), from);
    }

    /** Forced Retreats come before all others, in Turn Order. Rules AS-RET-01 and AS-RET-03. */
    private static int nextBeforeRound(CubeBattleState battle, int from) {
        int asked = NOBODY;
        for (int index = 0; index < battle.forces().size(); index++) {
            BattleForce force = battle.forces().get(index);
            BattleSide side = battle.setting().sides().get(index);
            if (force.isInBattle()) {
                boolean canRetreat = canRetreat(battle, side);
                if (canRetreat && isForced(battle, side)) {
                    return index;
                }
                boolean hasChoice = canRetreat || !force.cards().isEmpty();
                asked = asked == NOBODY && index >= from && hasChoice ? index : asked;
            }
        }
        return asked;
    }

    static boolean isForced(CubeBattleState battle, BattleSide side) {
        return Retreat.isForced(side.player().weapons(), battle.cube().modifier());
    }

    private static boolean canRetreat(CubeBattleState battle, BattleSide side) {
        return !battle.isFirstRound() && side.escape() == Escape.OPEN;
    }

    /** Among what the player with that index, or nobody, decides in a battle that has not ended. */
    static List<BattleChoice> choices(CubeBattleState battle, int index) {
        if (index == NOBODY) {
            return ONLY_FIGHT;
        }
        BattleForce force = battle.forces().get(index);
        BattleSide side = battle.setting().sides().get(index);
        if (battle.phase() instanceof Casualties) {
            return losses(side, force.squadron());
        }
        if (battle.phase() instanceof AfterRoll) {
            return cards(force).filter(Deciders::damagesCube).prepend(LET_DICE_STAND);
        }
        return beforeRound(battle, side, force);
    }

    private static List<BattleChoice> beforeRound(CubeBattleState battle, BattleSide side, BattleForce force) {
        boolean canRetreat = canRetreat(battle, side);
        boolean forced = canRetreat && isForced(battle, side);
        List<BattleChoice> choices = List.empty();
        if (!force.cards().isEmpty()) {
            choices = forced ? cards(force).filter(Deciders::damagesCube) : cards(force);
        }
        if (canRetreat) {
            choices = withRetreats(choices, side);
        }
        return forced ? choices : choices.prepend(FIGHT);
    }

    private static List<BattleChoice> withRetreats(List<BattleChoice> others, BattleSide side) {
        Vector<RetreatDestination> destinations = side.field().legalDestinations();
        List<BattleChoice> choices = others;
        for (int index = destinations.size() - 1; index >= 0; index--) {
            choices = choices.prepend(new RetreatTo(destinations.get(index)));
        }
        return choices;
    }

    private static List<BattleChoice> cards(BattleForce force) {
        return force.cards().distinct().<BattleChoice>map(UseCard::new).toList();
    }

    private static boolean damagesCube(BattleChoice choice) {
        return choice instanceof UseCard use && use.card() instanceof BattleCard.CubeDamage;
    }

    private static List<BattleChoice> losses(BattleSide side, Squadron squadron) {
        List<BattleChoice> fleets = squadron.fleets()
                .<BattleChoice>map(fleet -> new LoseShip(side.id(), Option.some(fleet.name())))
                .toList();
        return squadron.singles() == 0 ? fleets : fleets.prepend(new LoseShip(side.id(), Option.none()));
    }
}
