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
    DECLARED(Side.ATTACKER, Means.NOTHING),
    /** Step 4, the defender's effects on the attack dice. */
    DEFENDER_MODIFIES_ATTACK_DICE(Side.DEFENDER, Means.ABILITIES),
    /** Step 4, the attacker's effects on the attack dice. */
    ATTACKER_MODIFIES_ATTACK_DICE(Side.ATTACKER, Means.TOKENS_AND_ABILITIES),
    /** Step 5: the defense dice are to be rolled. */
    ATTACK_DICE_MODIFIED(Side.DEFENDER, Means.NOTHING),
    /** Step 6, the attacker's effects on the defense dice. */
    ATTACKER_MODIFIES_DEFENSE_DICE(Side.ATTACKER, Means.ABILITIES),
    /** Step 6, the defender's effects on the defense dice. */
    DEFENDER_MODIFIES_DEFENSE_DICE(Side.DEFENDER, Means.TOKENS_AND_ABILITIES),
    /** The start of step 7, the attacker's abilities that cancel dice. */
    ATTACKER_CANCELS(Side.ATTACKER, Means.ABILITIES),
    /** The start of step 7, the defender's abilities that cancel dice. */
    DEFENDER_CANCELS(Side.DEFENDER, Means.ABILITIES),
    /** Step 7 is done: the results are compared. */
    COMPARED(Side.DEFENDER, Means.NOTHING);

    private static final AttackStage[] ORDER = values();
    private static final AttackStage[] PAST_ABILITIES = ORDER.clone();

    static {
        for (int i = ORDER.length - 2; i >= 0; i--) {
            if (ORDER[i].means == Means.ABILITIES) {
                PAST_ABILITIES[i] = PAST_ABILITIES[i + 1];
            }
        }
    }

    /** By what the side that decides can change something. */
    private enum Means {
        NOTHING,
        ABILITIES,
        TOKENS_AND_ABILITIES
    }

    private final Side decides;
    private final Means means;

    AttackStage(Side decides, Means means) {
        this.decides = decides;
        this.means = means;
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

    /** Whether a side may decide here, and not only roll or read dice. */
    boolean hasOptions() {
        return means != Means.NOTHING;
    }

    /** The first stage from this one on that needs no abilities to decide something, or decides nothing. */
    AttackStage pastAbilities() {
        return PAST_ABILITIES[ordinal()];
    }

    AttackStage next() {
        return ORDER[ordinal() + 1];
    }
}
