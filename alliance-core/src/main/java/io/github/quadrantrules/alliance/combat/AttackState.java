package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * An attack between two decisions. Immutable.
 *
 * @since 0.1.0
 */
public final class AttackState implements Serializable {
    private static final long serialVersionUID = 1;

    private final AttackSetup setup;
    private final AttackStage stage;

    /** The tokens that can still be spent, as {@linkplain Spendable#bit bits}. */
    private final byte unspent;

    /** Those of them that the side in turn can spend now. */
    private final byte spendable;

    private final Abilities attackerLeft;
    private final Abilities defenderLeft;
    private final DicePool<AttackFace> attackDice;
    private final DicePool<DefenseFace> defenseDice;

    /**
     * An attack at any point, for example read from a save.
     *
     * @param setup the attack as it was declared
     * @param stage where it stands
     * @param attacker the attacking side with what it has left
     * @param defender the attacked side with what it has left
     * @param attackDice the attack dice as they lie, none before they are rolled
     * @param defenseDice the defense dice as they lie, none before they are rolled
     * @return the state
     * @throws IllegalArgumentException if no attack comes to this: more was spent than one attack allows, an ability
     *     is none of the setup's, something was spent or used or dice lie there too early, dice lie there in another
     *     number than were rolled and not cancelled, or some are closed or added and nothing has done that
     */
    public static AttackState of(
            AttackSetup setup,
            AttackStage stage,
            Attacker attacker,
            Defender defender,
            DicePool<AttackFace> attackDice,
            DicePool<DefenseFace> defenseDice) {
        int unspent = AttackChecks.unspent(setup, attacker, defender);
        AttackState state = new AttackState(
                setup,
                stage,
                unspent,
                unspent & Spendable.useful(stage, attackDice, defenseDice),
                attacker.abilities(),
                defender.abilities(),
                attackDice,
                defenseDice);
        AttackChecks.check(state);
        return state;
    }

    /** Checks nothing, for states that come from legal ones by the rules: attacks are resolved by the million. */
    private AttackState(
            AttackSetup setup,
            AttackStage stage,
            int unspent,
            int spendable,
            Abilities attackerLeft,
            Abilities defenderLeft,
            DicePool<AttackFace> attackDice,
            DicePool<DefenseFace> defenseDice) {
        this.setup = setup;
        this.stage = stage;
        this.attackerLeft = attackerLeft;
        this.defenderLeft = defenderLeft;
        this.attackDice = attackDice;
        this.defenseDice = defenseDice;
        this.unspent = (byte) unspent;
        this.spendable = (byte) spendable;
    }

    /**
     * An attack that has just been declared.
     *
     * @param setup the attack
     * @return the first state
     */
    public static AttackState of(AttackSetup setup) {
        return new AttackState(
                setup,
                AttackStage.DECLARED,
                Spendable.all(setup),
                0,
                setup.attacker().abilities(),
                setup.defender().abilities(),
                DicePool.NO_ATTACK,
                DicePool.NO_DEFENSE);
    }

    /**
     * The attack as it was declared.
     *
     * @return the setup
     */
    public AttackSetup setup() {
        return setup;
    }

    /**
     * Where the attack stands.
     *
     * @return the stage
     */
    public AttackStage stage() {
        return stage;
    }

    /**
     * The attacking side.
     *
     * @return the attacker with what it has left
     */
    public Attacker attacker() {
        return new Attacker(setup.attacker().dice(), attackerTokens(), attackerLeft);
    }

    /**
     * The attacked side.
     *
     * @return the defender with what it has left
     */
    public Defender defender() {
        return new Defender(setup.defender().dice(), defenderTokens(), defenderLeft);
    }

    /**
     * The attack dice as they lie.
     *
     * @return the dice, none before they are rolled
     */
    public DicePool<AttackFace> attackDice() {
        return attackDice;
    }

    /**
     * The defense dice as they lie.
     *
     * @return the dice, none before they are rolled
     */
    public DicePool<DefenseFace> defenseDice() {
        return defenseDice;
    }

    /**
     * Whether the results have been compared.
     *
     * @return true if there is nothing more to decide
     */
    public boolean isOver() {
        return stage == AttackStage.COMPARED;
    }

    /**
     * How the attack has ended. Rule AL-CMP-02.
     *
     * @return uncancelled results and tokens left
     * @throws IllegalStateException if the attack is not over
     */
    public AttackResult result() {
        if (!isOver()) {
            throw new IllegalStateException("Results are known when the attack is over, not at " + stage);
        }
        return new AttackResult(
                CompareResults.uncancelled(attackDice, defenseDice), attackerTokens(), defenderTokens());
    }

    private AttackerTokens attackerTokens() {
        AttackerTokens had = setup.attacker().tokens();
        return new AttackerTokens(
                had.targetLocks() - spent(Spendable.TARGET_LOCK),
                had.battleStations() - spent(Spendable.ATTACKER_STATIONS),
                had.scans());
    }

    private DefenderTokens defenderTokens() {
        DefenderTokens had = setup.defender().tokens();
        return new DefenderTokens(
                had.battleStations() - spent(Spendable.DEFENDER_STATIONS), had.evades() - spent(Spendable.EVADE));
    }

    /** How many tokens of the kind have been spent: 0 or 1. */
    private int spent(Spendable token) {
        return hasSpent(token) ? 1 : 0;
    }

    boolean hasSpent(Spendable token) {
        return (Spendable.all(setup) & ~unspent & token.bit()) != 0;
    }

    /** Whether the owner has such a token and has spent none in this attack. */
    boolean isUnspent(Spendable token) {
        return (unspent & token.bit()) != 0;
    }

    /** Whether the side in turn can spend such a token now. */
    boolean canSpend(Spendable token) {
        return (spendable & token.bit()) != 0;
    }

    /** At the first stage from the given one on in which there is something to do. */
    AttackState at(AttackStage from, DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        return at(from, unspent, attack, defense);
    }

    AttackState spending(Spendable token, DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        return at(stage, unspent & ~token.bit(), attack, defense);
    }

    private AttackState at(AttackStage from, int tokens, DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        boolean cards = attackerLeft != Abilities.NONE || defenderLeft != Abilities.NONE;
        AttackStage first = cards ? from : from.pastAbilities();
        int usable = tokens & Spendable.useful(first, attack, defense);
        while (usable == 0
                && first.hasOptions()
                && !(cards && abilities(first.decides()).canAct(first, attack, defense))) {
            first = cards ? first.next() : first.next().pastAbilities();
            usable = tokens & Spendable.useful(first, attack, defense);
        }
        return new AttackState(setup, first, tokens, usable, attackerLeft, defenderLeft, attack, defense);
    }

    /**
     * The abilities that a side has left.
     *
     * @param side whose abilities
     * @return those that it has not used in this attack
     */
    public Abilities abilities(Side side) {
        return side == Side.ATTACKER ? attackerLeft : defenderLeft;
    }

    /** The abilities that the side had before the attack. */
    Abilities declared(Side side) {
        return side == Side.ATTACKER
                ? setup.attacker().abilities()
                : setup.defender().abilities();
    }

    /** Before the dice change by an ability that is not left any more. */
    AttackState withAbilities(Side side, Abilities left) {
        boolean attacking = side == Side.ATTACKER;
        return new AttackState(
                setup,
                stage,
                unspent,
                spendable,
                attacking ? left : attackerLeft,
                attacking ? defenderLeft : left,
                attackDice,
                defenseDice);
    }

    /** After step 4 no attack die is re-rolled, so it does not matter any more which dice have been. */
    AttackState withAttackDiceClosed() {
        Faces<AttackFace> none = Faces.NO_ATTACK;
        return at(
                stage,
                new DicePool<>(none, attackDice.open().plus(attackDice.closed()), attackDice.added()),
                defenseDice);
    }

    private Object readResolve() {
        return of(setup, stage, attacker(), defender(), attackDice, defenseDice);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof AttackState that
                        && stage == that.stage
                        && attackDice.equals(that.attackDice)
                        && defenseDice.equals(that.defenseDice)
                        && unspent == that.unspent
                        && attackerLeft.equals(that.attackerLeft)
                        && defenderLeft.equals(that.defenderLeft)
                        && setup.equals(that.setup);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * attackDice.hashCode() + defenseDice.hashCode()) + stage.ordinal();
    }

    /** Where the attack stands, the dice, and what the sides have left. */
    @Override
    public String toString() {
        return stage + ": " + attackDice + " against " + defenseDice + "; " + attacker() + ", " + defender();
    }
}
