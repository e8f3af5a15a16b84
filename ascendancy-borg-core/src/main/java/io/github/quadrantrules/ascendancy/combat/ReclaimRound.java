package io.github.quadrantrules.ascendancy.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.ReclaimState.Progress;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * One round against a Borg World, and what happened in it. Immutable.
 *
 * @param before the attempt before the round
 * @param attack what the player rolled; none if Borg First Strike left no Ship
 * @param hits the player's Hits, those without a roll included
 * @param answer what the world rolled; none if the player's First Strike reclaimed it
 * @param after the attempt after the round, or when Ships to lose are chosen
 * @since 0.1.0
 */
public record ReclaimRound(
        ReclaimState before, Option<PlayerVolley> attack, int hits, Option<BorgVolley> answer, ReclaimState after)
        implements Serializable {
    /** Refuses null. */
    public ReclaimRound {
        requireNonNull(before, "before");
        requireNonNull(attack, "attack");
        requireNonNull(answer, "answer");
        requireNonNull(after, "after");
    }

    /**
     * Fights the coming round: both sides at once, unless a card grants First Strike in the first one. Rules AS-RCL-02 to
     * AS-RCL-07 and AS-PSH-01 to AS-PSH-03.
     *
     * @param attempt an attempt before a round
     * @param dice where chance comes from
     * @return what happened
     * @throws IllegalArgumentException if the attempt has ended, or Ships to lose are to be chosen
     */
    public static ReclaimRound fight(ReclaimState attempt, Dice dice) {
        if (attempt.outcome() != ReclaimOutcome.UNDECIDED || attempt.due() > 0) {
            throw new IllegalArgumentException(
                    "A round is fought when the last one is over and the attempt is not, unlike in " + attempt);
        }
        Option<CombatSide> first =
                attempt.progress() == Progress.NOTHING ? attempt.setting().firstStrike() : Option.none();
        return first.contains(CombatSide.BORG) ? borgFirst(attempt, dice) : playersFirstOrBoth(attempt, first, dice);
    }

    private static ReclaimRound playersFirstOrBoth(ReclaimState attempt, Option<CombatSide> first, Dice dice) {
        int ships = attempt.force().ships();
        PlayerVolley attack = attack(attempt, ships, dice);
        int hits = attack.hits() + attempt.force().autoHits();
        boolean success = isReclaimed(attempt.world(), ships, hits);
        if (success && first.contains(CombatSide.PLAYERS)) {
            return new ReclaimRound(attempt, Option.some(attack), hits, Option.none(), after(attempt, success, 0));
        }
        BorgVolley answer = answer(attempt, dice);
        return new ReclaimRound(
                attempt,
                Option.some(attack),
                hits,
                Option.some(answer),
                after(attempt, success, lost(attempt, answer)));
    }

    /** The casualties no longer roll; what counts for success are the Ships at the start of the round. Rule AS-RCL-04. */
    private static ReclaimRound borgFirst(ReclaimState attempt, Dice dice) {
        BorgVolley answer = answer(attempt, dice);
        int ships = attempt.force().ships();
        int lost = lost(attempt, answer);
        if (lost == ships) {
            return new ReclaimRound(attempt, Option.none(), 0, Option.some(answer), after(attempt, false, lost));
        }
        PlayerVolley attack = attack(attempt, ships - lost, dice);
        int hits = attack.hits() + attempt.force().autoHits();
        return new ReclaimRound(
                attempt,
                Option.some(attack),
                hits,
                Option.some(answer),
                after(attempt, isReclaimed(attempt.world(), ships, hits), lost));
    }

    /**
     * Whether a round reclaims a Borg World: Hits and Ships must both be at least the Structures. Rules AS-RCL-02 to
     * AS-RCL-04.
     *
     * @param world the world at the start of the round
     * @param ships the Ships at the start of the round
     * @param hits all Hits of the round
     * @return true for total annihilation and for a successful invasion
     */
    public static boolean isReclaimed(BorgWorld world, int ships, int hits) {
        return hits >= world.structures() && ships >= world.structures();
    }

    private static PlayerVolley attack(ReclaimState attempt, int ships, Dice dice) {
        return PlayerVolley.roll(attempt.setting().attacker(), ships, PlanetaryShields.modifier(attempt.world()), dice);
    }

    /** One die a Structure; a symbol hits and repairs nothing. Rules AS-RCL-05 and AS-RCL-07. */
    private static BorgVolley answer(ReclaimState attempt, Dice dice) {
        return BorgVolley.roll(
                attempt.world().structures(),
                attempt.borgHitValue(),
                attempt.setting().attacker().shieldVsBorg(),
                dice);
    }

    private static int lost(ReclaimState attempt, BorgVolley answer) {
        return Math.min(
                attempt.force().ships(),
                answer.effectiveHits(attempt.setting().attacker().shieldVsBorg()));
    }

    /** A round without success adds a Node, also when nobody is left. Rules AS-PSH-02 and AS-PSH-03. */
    private static ReclaimState after(ReclaimState attempt, boolean success, int lost) {
        Squadron squadron = attempt.force().squadron();
        boolean decided = lost == 0 || lost == squadron.ships() || squadron.isUniform();
        BattleForce force = attempt.force().withoutAutoHits();
        return new ReclaimState(
                attempt.setting(),
                success ? attempt.world() : attempt.world().afterCombatRound(),
                decided ? force.withSquadron(squadron.afterLosing(lost)) : force,
                success ? Progress.SUCCESS : Progress.ROUNDS,
                decided ? 0 : lost);
    }
}
