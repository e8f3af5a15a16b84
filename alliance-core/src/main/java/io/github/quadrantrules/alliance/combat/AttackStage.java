package io.github.quadrantrules.alliance.combat;

/**
 * Where an attack stands, and whose effects are in turn. Rules AL-COM-03, AL-MAD-02, AL-MDD-02, AL-CMP-01.
 *
 * <p>On the attack dice the defender's effects come first, on the defense dice the attacker's.
 *
 * @since 0.1.0
 */
public enum AttackStage {
    /** Steps 1 and 2 are done: weapon and target are declared. */
    DECLARED(Side.ATTACKER),
    /** Step 4, the defender's effects on the attack dice. */
    DEFENDER_MODIFIES_ATTACK_DICE(Side.DEFENDER),
    /** Step 4, the attacker's effects on the attack dice. */
    ATTACKER_MODIFIES_ATTACK_DICE(Side.ATTACKER),
    /** Step 5: the defense dice are to be rolled. */
    ATTACK_DICE_MODIFIED(Side.DEFENDER),
    /** Step 6, the attacker's effects on the defense dice. */
    ATTACKER_MODIFIES_DEFENSE_DICE(Side.ATTACKER),
    /** Step 6, the defender's effects on the defense dice. */
    DEFENDER_MODIFIES_DEFENSE_DICE(Side.DEFENDER),
    /** The start of step 7, the attacker's abilities that cancel dice. */
    ATTACKER_CANCELS(Side.ATTACKER),
    /** The start of step 7, the defender's abilities that cancel dice. */
    DEFENDER_CANCELS(Side.DEFENDER),
    /** Step 7 is done: the results are compared. */
    COMPARED(Side.DEFENDER);

    private static final AttackStage[] ORDER = values();

    private final Side decides;

    AttackStage(Side decides) {
        this.decides = decides;
    }

    /**
     * Who decides in this stage.
     *
     * @return the side; without meaning when the attack is over
     */
    public Side decides() {
        return decides;
    }

    boolean attackDiceLie() {
        return this != DECLARED;
    }

    /** Whether dice may have been cancelled, so that fewer lie there than were rolled. */
    boolean cancelled() {
        return compareTo(DEFENDER_MODIFIES_DEFENSE_DICE) > 0;
    }

    boolean defenseDiceLie() {
        return compareTo(ATTACK_DICE_MODIFIED) > 0;
    }

    /** Whether abilities of this kind on the attack dice are in turn: cancelling has a stage of its own. */
    boolean allowsOnAttackDice(Ability<?> ability) {
        return ability instanceof Ability.Cancel
                ? isCancelling()
                : this == DEFENDER_MODIFIES_ATTACK_DICE || this == ATTACKER_MODIFIES_ATTACK_DICE;
    }

    /** Whether abilities of this kind on the defense dice are in turn. */
    boolean allowsOnDefenseDice(Ability<?> ability) {
        return ability instanceof Ability.Cancel
                ? isCancelling()
                : this == ATTACKER_MODIFIES_DEFENSE_DICE || this == DEFENDER_MODIFIES_DEFENSE_DICE;
    }

    private boolean isCancelling() {
        return this == ATTACKER_CANCELS || this == DEFENDER_CANCELS;
    }

    AttackStage next() {
        return ORDER[ordinal() + 1];
    }
}
