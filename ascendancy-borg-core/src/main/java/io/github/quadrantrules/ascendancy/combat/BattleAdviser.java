package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.Outcome;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Advises one player in a battle against a Cube: when to fight on and when to retreat, for a stated aim.
 *
 * <p>The answer is the exact maximum over all choices, found backwards from the ends of the battle over its states; no rule
 * of thumb. Without loss of a Ship a Cube repairs nothing, so that only a round without any effect leads back to the same
 * state, and such rounds are divided out. An adviser remembers what it has worked out; it is for one thread.
 *
 * <pre>{@code
 * BattleAdviser adviser = new BattleAdviser(new BattleAim.CubeWorth(4));
 * BattlePlan plan = adviser.plan(CubeBattleState.start(setting, 6));
 * }</pre>
 *
 * @since 0.1.0
 */
public final class BattleAdviser {
    private static final int ROUNDS = 4;

    private final BattleAim aim;
    private final RoundOrder order = new RoundOrder(new MergedRolls(), BattleLog.NONE);
    private final Map<CubeBattleState, Decision> known = new LinkedHashMap<>();

    /** The best choice in a state, what it promises, and what a fight leads to. */
    private record Decision(Prospect prospect, boolean retreats, Distribution<CubeBattleState> next) {}

    /**
     * An adviser.
     *
     * @param aim what the player wants
     */
    public BattleAdviser(BattleAim aim) {
        this.aim = aim;
    }

    /**
     * The best plan.
     *
     * @param battle a battle of one player with single Ships and without cards, before a round
     * @return the plan from here on
     * @throws IllegalArgumentException if it is another battle or has ended
     */
    public BattlePlan plan(CubeBattleState battle) {
        Decision now = decision(check(battle));
        Vector<Fraction> losses = Vector.empty();
        Vector<Fraction> retreats = Vector.empty();
        Distribution<CubeBattleState> before = Distribution.always(battle);
        for (int round = 1; round <= ROUNDS; round++) {
            Distribution<CubeBattleState> after = before.flatMap(this::afterRound);
            losses = losses.append(meanShips(before).minus(meanShips(after)));
            retreats = retreats.append(retreating(after).minus(retreating(before)));
            before = after;
        }
        Fraction later = now.prospect().losses().minus(losses.fold(Fraction.ZERO, Fraction::plus));
        return new BattlePlan(now.prospect(), now.retreats(), losses.append(later), retreats);
    }

    /**
     * Plays by the best plan.
     *
     * @return the policy, for one thread
     */
    public Policy<CubeBattleState, BattleChoice> policy() {
        return (state, choices, dice) -> decision(check(state)).retreats()
                ? choices.find(RetreatTo.class::isInstance).get()
                : choices.head();
    }

    private static CubeBattleState check(CubeBattleState battle) {
        boolean simple = battle.forces().size() == 1
                && battle.forces().head().squadron().fleets().isEmpty()
                && battle.forces().head().cards().isEmpty()
                && battle.forces().head().autoHits() == 0;
        if (!simple || battle.outcome() != BattleOutcome.UNDECIDED) {
            throw new IllegalArgumentException(
                    "Advice is for one player with single Ships and no cards in a battle that goes on, not for "
                            + battle.forces().mkString(", "));
        }
        return battle;
    }

    private Decision decision(CubeBattleState battle) {
        Decision ready = known.get(battle);
        if (ready == null) {
            ready = decide(battle);
            known.put(battle, ready);
        }
        return ready;
    }

    private Decision decide(CubeBattleState battle) {
        int index = Deciders.next(battle);
        BattleSide side = battle.setting().sides().head();
        if (index != Deciders.NOBODY && Deciders.isForced(battle, side)) {
            return new Decision(Prospect.NOTHING, true, Distribution.always(battle));
        }
        Distribution<CubeBattleState> next = Distribution.of(dice -> order.fight(battle, dice));
        Prospect fight = fight(battle, next);
        boolean retreats = index != Deciders.NOBODY && aim.compare(Prospect.NOTHING, fight) > 0;
        return new Decision(retreats ? Prospect.NOTHING : fight, retreats, next);
    }

    /** What a fight promises, rounds without effect divided out. */
    private Prospect fight(CubeBattleState battle, Distribution<CubeBattleState> next) {
        Fraction destroyed = Fraction.ZERO;
        Fraction losses = Fraction.ZERO;
        BigInteger leaving = BigInteger.ZERO;
        for (Outcome<CubeBattleState> each : next.outcomes()) {
            CubeBattleState after = each.value();
            if (!after.equals(battle)) {
                Prospect rest = prospect(after);
                Fraction weight = new Fraction(each.weight(), BigInteger.ONE);
                destroyed = destroyed.plus(rest.destroyed().times(weight));
                losses = losses.plus(rest.losses()
                        .plus(Fraction.of(battle.ships() - after.ships()))
                        .times(weight));
                leaving = leaving.add(each.weight());
            }
        }
        Fraction all = new Fraction(leaving, BigInteger.ONE);
        return new Prospect(destroyed.dividedBy(all), losses.dividedBy(all));
    }

    private Prospect prospect(CubeBattleState battle) {
        if (battle.outcome() == BattleOutcome.UNDECIDED) {
            return decision(battle).prospect();
        }
        return battle.cube().isDestroyed() ? Prospect.DESTROYED : Prospect.NOTHING;
    }

    /** One round on, if the plan fights it; a battle from which it retreats stays as it is. */
    private Distribution<CubeBattleState> afterRound(CubeBattleState battle) {
        if (battle.outcome() != BattleOutcome.UNDECIDED || decision(battle).retreats()) {
            return Distribution.always(battle);
        }
        return decision(battle).next();
    }

    private static Fraction meanShips(Distribution<CubeBattleState> battles) {
        return battles.mean(CubeBattleState::ships);
    }

    private Fraction retreating(Distribution<CubeBattleState> battles) {
        return battles.probability(battle ->
                battle.outcome() == BattleOutcome.UNDECIDED && decision(battle).retreats());
    }
}
