package io.github.quadrantrules.alliance.dice;

import io.github.quadrantrules.dice.Dice;

/**
 * The attack die that is rolled for an Obstacle or a bombardment. Rule AL-DIC-09.
 *
 * <p>There are no steps to modify it and no tokens act on it, so a Battle Stations face does nothing.
 *
 * @since 0.1.0
 */
public final class DieOutsideAttack {
    private DieOutsideAttack() {}

    /**
     * Rolls one attack die and reads its face. Rule AL-DIC-09.
     *
     * @param dice where the face comes from
     * @return Hit, Critical Hit, or blank for everything that does nothing
     */
    public static AttackFace roll(Dice dice) {
        return dice.roll(AllianceDice.ATTACK_UNMODIFIED, 1).faces().head();
    }
}
