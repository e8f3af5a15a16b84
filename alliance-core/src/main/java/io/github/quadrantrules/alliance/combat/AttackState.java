package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.vavr.collection.Vector;
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
    private final Attacker attacker;
    private final Defender defender;
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
     *     is none of the setup's, or dice lie there too early or in another number than were rolled and not cancelled
     */
    public static AttackState of(
            AttackSetup setup,
            AttackStage stage,
            Attacker attacker,
            Defender defender,
            DicePool<AttackFace> attackDice,
            DicePool<DefenseFace> defenseDice) {
        spent(setup.attacker(), attacker);
        spent(setup.defender(), defender);
        rolled(
                "attack",
                attacker.dice(),
                stage.attackDiceLie() && !stage.cancelled(),
                stage.attackDiceLie(),
                attackDice);
        rolled(
                "defense",
                defender.dice(),
                stage.defenseDiceLie() && !stage.cancelled(),
                stage.defenseDiceLie(),
                defenseDice);
        return new AttackState(setup, stage, attacker, defender, attackDice, defenseDice);
    }

    /** Checks nothing, for states that come from legal ones by the rules: attacks are resolved by the million. */
    private AttackState(
            AttackSetup setup,
            AttackStage stage,
            Attacker attacker,
            Defender defender,
            DicePool<AttackFace> attackDice,
            DicePool<DefenseFace> defenseDice) {
        this.setup = setup;
        this.stage = stage;
        this.attacker = attacker;
        this.defender = defender;
        this.attackDice = attackDice;
        this.defenseDice = defenseDice;
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
                setup.attacker(),
                setup.defender(),
                DicePool.NO_ATTACK,
                DicePool.NO_DEFENSE);
    }

    private static void spent(Attacker before, Attacker now) {
        AttackerTokens had = before.tokens();
        AttackerTokens has = now.tokens();
        oneSpent("Target Lock", had.targetLocks(), has.targetLocks());
        oneSpent("Battle Stations Token", had.battleStations(), has.battleStations());
        if (had.scans() != has.scans()) {
            throw new IllegalArgumentException("Scan Tokens are not spent: " + had.scans() + " became " + has.scans());
        }
        if (before.dice() != now.dice()) {
            throw new IllegalArgumentException(
                    "Attack dice stay as declared, " + before.dice() + ", not " + now.dice());
        }
        used(before.abilities(), now.abilities());
    }

    private static void spent(Defender before, Defender now) {
        oneSpent(
                "Battle Stations Token",
                before.tokens().battleStations(),
                now.tokens().battleStations());
        oneSpent("Evade Token", before.tokens().evades(), now.tokens().evades());
        if (before.dice() != now.dice()) {
            throw new IllegalArgumentException(
                    "Defense dice stay as declared, " + before.dice() + ", not " + now.dice());
        }
        used(before.abilities(), now.abilities());
    }

    private static void used(Abilities had, Abilities has) {
        if (has != had
                && !(isPart(has.onAttackDice(), had.onAttackDice())
                        && isPart(has.onDefenseDice(), had.onDefenseDice()))) {
            throw new IllegalArgumentException("Abilities that are left were declared, unlike some of " + has);
        }
    }

    private static <T> boolean isPart(Vector<T> part, Vector<T> whole) {
        return part.foldLeft(whole, Vector::remove).size() == whole.size() - part.size();
    }

    private static void oneSpent(String token, int before, int now) {
        if (now > before || now < before - 1) {
            throw new IllegalArgumentException(
                    "An attack spends at most one " + token + "; there were " + before + ", now " + now);
        }
    }

    private static void rolled(String kind, int dice, boolean all, boolean lie, DicePool<?> pool) {
        int lying = pool.open().size() + pool.closed().size();
        if (lying > dice) {
            throw new IllegalArgumentException("At most " + dice + " " + kind + " dice lie there, not " + pool);
        }
        if (all && lying < dice) {
            throw new IllegalArgumentException(
                    "All " + dice + " " + kind + " dice lie there until some are cancelled, not " + pool);
        }
        if (!lie && pool.size() > 0) {
            throw new IllegalArgumentException("No " + kind + " dice lie there before they are rolled, not " + pool);
        }
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
        return attacker;
    }

    /**
     * The attacked side.
     *
     * @return the defender with what it has left
     */
    public Defender defender() {
        return defender;
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
                CompareResults.uncancelled(attackDice, defenseDice), attacker.tokens(), defender.tokens());
    }

    AttackState at(AttackStage next) {
        return next == stage ? this : new AttackState(setup, next, attacker, defender, attackDice, defenseDice);
    }

    AttackState at(AttackStage next, DicePool<AttackFace> attack, DicePool<DefenseFace> defense) {
        return new AttackState(setup, next, attacker, defender, attack, defense);
    }

    AttackState withAttack(Attacker left, DicePool<AttackFace> pool) {
        return new AttackState(setup, stage, left, defender, pool, defenseDice);
    }

    AttackState withDefense(Defender left, DicePool<DefenseFace> pool) {
        return new AttackState(setup, stage, attacker, left, attackDice, pool);
    }

    /** The abilities that the side in turn has left. */
    Abilities abilities(Side side) {
        return side == Side.ATTACKER ? attacker.abilities() : defender.abilities();
    }

    AttackState withAbilities(Side side, Abilities left) {
        return side == Side.ATTACKER
                ? withAttack(attacker.withAbilities(left), attackDice)
                : withDefense(defender.withAbilities(left), defenseDice);
    }

    AttackState withAttackDice(DicePool<AttackFace> pool) {
        return withAttack(attacker, pool);
    }

    /** After step 4 no attack die is re-rolled, so it does not matter any more which dice have been. */
    AttackState withAttackDiceClosed() {
        Faces<AttackFace> none = Faces.NO_ATTACK;
        return withAttackDice(new DicePool<>(none, attackDice.open().plus(attackDice.closed()), attackDice.added()));
    }

    AttackState withDefenseDice(DicePool<DefenseFace> pool) {
        return withDefense(defender, pool);
    }

    private Object readResolve() {
        return of(setup, stage, attacker, defender, attackDice, defenseDice);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof AttackState that
                        && stage == that.stage
                        && attackDice.equals(that.attackDice)
                        && defenseDice.equals(that.defenseDice)
                        && attacker.equals(that.attacker)
                        && defender.equals(that.defender)
                        && setup.equals(that.setup);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * attackDice.hashCode() + defenseDice.hashCode()) + stage.ordinal();
    }

    /** Where the attack stands, the dice, and what the sides have left. */
    @Override
    public String toString() {
        return stage + ": " + attackDice + " against " + defenseDice + "; " + attacker + ", " + defender;
    }
}
