package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.control.Option;

/**
 * A whole attack at once, from the attack dice to the uncancelled results: without events, for use by the million.
 *
 * <p>The rules are those of {@link AttackGame}. Of the dice only as much is read as can still matter, so the same seed
 * gives other results than there; the probabilities are the same.
 *
 * <pre>{@code
 * AttackSetup setup = new AttackSetup(
 *         new Attacker(3, AttackerTokens.NONE.withTargetLock().withBattleStations(1)),
 *         new Defender(3, DefenderTokens.NONE.withEvades(1)));
 * AttackResult once = Attack.resolve(setup, EnemyAi.POLICY, EnemyAi.POLICY, Dice.seeded(7));
 * Distribution<Integer> odds = Attack.odds(setup, EnemyAi.POLICY, EnemyAi.POLICY).map(AttackResult::damage);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Attack {
    private static final AttackSteps LEAN = new AttackSteps(Reading.AS_NEEDED, Narrator.SILENT);

    private Attack() {}

    /**
     * Makes an attack. Rules AL-COM-03 (steps 3 to 7).
     *
     * @param setup the attack as declared
     * @param attacker decides for the attacker
     * @param defender decides for the defender
     * @param dice where the faces come from
     * @return uncancelled results and tokens left
     * @throws IllegalArgumentException if a policy chooses against the rules
     */
    public static AttackResult resolve(AttackSetup setup, AttackPolicy attacker, AttackPolicy defender, Dice dice) {
        AttackState state = LEAN.rollAttack(AttackState.of(setup), dice);
        return defend(
                modify(state, AttackStage.ATTACK_DICE_MODIFIED, attacker, defender, dice), attacker, defender, dice);
    }

    /**
     * The exact distribution of an attack.
     *
     * <p>Equal to {@code Distribution.of(dice -> resolve(setup, attacker, defender, dice))}, but faster, because ways to
     * the same attack dice are merged before the defense dice are rolled.
     *
     * @param setup the attack as declared
     * @param attacker decides for the attacker
     * @param defender decides for the defender
     * @return the results with their probabilities
     * @throws IllegalArgumentException if a policy chooses against the rules
     */
    public static Distribution<AttackResult> odds(AttackSetup setup, AttackPolicy attacker, AttackPolicy defender) {
        AttackState start = AttackState.of(setup);
        return Distribution.of(dice -> modify(
                        LEAN.rollAttack(start, dice), AttackStage.ATTACK_DICE_MODIFIED, attacker, defender, dice))
                .map(AttackState::withAttackDiceClosed)
                .flatMap(state -> Distribution.of(dice -> defend(state, attacker, defender, dice)));
    }

    private static AttackResult defend(AttackState state, AttackPolicy attacker, AttackPolicy defender, Dice dice) {
        AttackState rolled = state.isOver() ? state : LEAN.rollDefense(state, dice);
        return modify(rolled, AttackStage.COMPARED, attacker, defender, dice).result();
    }

    private static AttackState modify(
            AttackState start, AttackStage end, AttackPolicy attacker, AttackPolicy defender, Dice dice) {
        AttackState state = start;
        while (state.stage() != end && !state.isOver()) {
            AttackPolicy policy = state.stage().decides() == Side.ATTACKER ? attacker : defender;
            AttackChoice choice = requireNonNull(policy.decide(state), "A policy must choose something, not null");
            Option<Violation> violation = Options.forbids(state, choice);
            if (violation.isDefined()) {
                throw new IllegalArgumentException("A policy must choose by the rules, not against " + violation.get());
            }
            state = LEAN.after(state, choice, dice);
        }
        return state;
    }
}
