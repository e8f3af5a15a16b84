package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleAim.Prospect;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.RetreatTo;
import io.github.quadrantrules.ascendancy.combat.BattleChoice.UseCard;
import io.github.quadrantrules.ascendancy.combat.BattlePhase.BeforeRound;
import io.github.quadrantrules.ascendancy.combat.BestChoices.Decision;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.game.Policy;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Advises one player in a battle against a Cube: when to fight on, when to retreat and when to use which card, for a stated
 * aim.
 *
 * <p>The answer is the exact maximum over all choices that the rules give the player, found backwards from the ends of the
 * battle over its states; no rule of thumb. Of plans that serve the aim equally well it is one that keeps the most cards on
 * average, and of equally good choices the first one that {@link CubeBattle#choices} lists. Which of different Ships a Hit
 * removes, and where to the others retreat, makes no difference to any aim. Every battle ends, whatever is chosen: the
 * Borg roll at least one die, and a 6 always removes a Ship.
 *
 * <p>An adviser remembers what it has worked out; it is for one thread.
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

    /** One for each setting: what a roll leads to depends on weapons and shields. */
    private final Map<BattleSetting, BestChoices> known = new LinkedHashMap<>();

    /**
     * An adviser.
     *
     * @param aim what the player wants
     */
    public BattleAdviser(BattleAim aim) {
        this.aim = requireNonNull(aim, "aim");
    }

    /**
     * The best plan.
     *
     * @param battle a battle of one player that has not ended; the rest of a round under way counts as the first of the next
     *     rounds
     * @return the plan from here on
     * @throws IllegalArgumentException if there are several players, or the battle has ended
     */
    public BattlePlan plan(CubeBattleState battle) {
        check(battle);
        Vector<Fraction> losses = Vector.empty();
        Vector<Fraction> retreats = Vector.empty();
        Distribution<CubeBattleState> before = Distribution.always(battle);
        for (int round = 1; round <= ROUNDS; round++) {
            Distribution<CubeBattleState> after = before.flatMap(this::afterRound);
            losses = losses.append(meanShips(before).minus(meanShips(after)));
            retreats = retreats.append(retreating(after).minus(retreating(before)));
            before = after;
        }
        Prospect prospect = best(battle).prospect(battle);
        Fraction later = prospect.losses().minus(losses.fold(Fraction.ZERO, Fraction::plus));
        return new BattlePlan(prospect, retreats(battle), losses.append(later), retreats);
    }

    /**
     * What to do now.
     *
     * @param battle a battle of one player in which something is to be decided
     * @return the best of {@link CubeBattle#choices}
     * @throws IllegalArgumentException if there are several players, or the battle has ended
     */
    public BattleChoice choice(CubeBattleState battle) {
        BattleChoice choice = best(check(battle)).in(battle).choice();
        return CubeBattle.GAME
                .choices(battle)
                .find(each -> BattleEssence.of(each).equals(choice))
                .get();
    }

    /**
     * Plays by the best plan.
     *
     * @return the policy, for one thread; it refuses the battles that {@link #plan} refuses, and with the same exception
     */
    public Policy<CubeBattleState, BattleChoice> policy() {
        return (state, choices, dice) -> choice(state);
    }

    private BestChoices best(CubeBattleState battle) {
        return known.computeIfAbsent(battle.setting(), setting -> new BestChoices(aim));
    }

    private static CubeBattleState check(CubeBattleState battle) {
        requireNonNull(battle, "battle");
        if (battle.forces().size() != 1) {
            throw new IllegalArgumentException("Advice is for a battle of one player, not of "
                    + battle.forces().size());
        }
        if (CubeBattle.GAME.over(battle)) {
            throw new IllegalArgumentException(
                    "Advice is for a battle that goes on, not for one with the outcome " + battle.outcome());
        }
        return battle;
    }

    /** One round on; a battle from which the plan retreats stays as it is. */
    private Distribution<CubeBattleState> afterRound(CubeBattleState battle) {
        if (CubeBattle.GAME.over(battle) || retreats(battle)) {
            return Distribution.always(battle);
        }
        Decision decision = best(battle).in(battle);
        return battle.phase() instanceof BeforeRound && decision.choice() instanceof UseCard
                ? decision.next().flatMap(this::afterRound)
                : toEndOfRound(decision.next());
    }

    private Distribution<CubeBattleState> toEndOfRound(Distribution<CubeBattleState> battles) {
        return battles.values().forAll(BattleAdviser::isRoundOver)
                ? battles
                : battles.flatMap(battle -> isRoundOver(battle)
                        ? Distribution.always(battle)
                        : toEndOfRound(best(battle).in(battle).next()));
    }

    private static boolean isRoundOver(CubeBattleState battle) {
        return battle.phase() instanceof BeforeRound;
    }

    private static Fraction meanShips(Distribution<CubeBattleState> battles) {
        return battles.mean(CubeBattleState::ships);
    }

    private Fraction retreating(Distribution<CubeBattleState> battles) {
        return battles.probability(battle -> !CubeBattle.GAME.over(battle) && retreats(battle));
    }

    private boolean retreats(CubeBattleState battle) {
        return best(battle).in(battle).choice() instanceof RetreatTo;
    }
}
