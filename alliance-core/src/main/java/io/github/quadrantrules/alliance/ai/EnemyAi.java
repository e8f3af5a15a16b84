package io.github.quadrantrules.alliance.ai;

import io.github.quadrantrules.alliance.combat.AttackChoice;
import io.github.quadrantrules.alliance.combat.AttackPolicy;
import io.github.quadrantrules.alliance.combat.AttackState;

/**
 * What the Enemy AI does with dice, as attacker and as defender. Rules AL-ECB-05 to AL-ECB-10.
 *
 * @since 0.1.0
 */
public final class EnemyAi implements AttackPolicy {
    /** The policy, which has no state of its own. */
    public static final EnemyAi POLICY = new EnemyAi();

    private EnemyAi() {}

    @Override
    public AttackChoice decide(AttackState state) {
        return switch (state.stage()) {
            case ATTACKER_MODIFIES_ATTACK_DICE -> AttackerAi.decide(state);
            case DEFENDER_MODIFIES_DEFENSE_DICE -> DefenderAi.decide(state);
            case ATTACKER_CANCELS, DEFENDER_CANCELS -> CancellingAi.decide(state);
            // The rules name nothing that an AI ship does to the dice of the other side.
            default -> new AttackChoice.Done();
        };
    }
}
