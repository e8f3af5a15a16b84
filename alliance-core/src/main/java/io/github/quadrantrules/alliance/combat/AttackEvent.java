package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;

/**
 * Something that happens in an attack.
 *
 * @since 0.1.0
 */
public sealed interface AttackEvent extends Event {
    /**
     * The attacker has rolled. Immutable.
     *
     * @param faces what the attack dice show; none if there were no dice, which ends the attack
     */
    record AttackRolled(Faces<AttackFace> faces) implements AttackEvent {
        /** Refuses null. */
        public AttackRolled {
            requireNonNull(faces, "faces");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite(faces.isEmpty() ? "AL-ATK-03" : "AL-COM-03");
        }

        @Override
        public String sentence() {
            return faces.isEmpty()
                    ? "The attacker has no attack dice: the attack causes no damage"
                    : "The attacker rolls " + count(faces.size(), "attack die", "attack dice") + ": " + faces;
        }
    }

    /**
     * The attacker has spent its Target Lock. Immutable.
     *
     * @param before the dice that were re-rolled
     * @param after what they show now
     * @param pool all attack dice now
     */
    record TargetLockSpent(Faces<AttackFace> before, Faces<AttackFace> after, DicePool<AttackFace> pool)
            implements AttackEvent {
        /** Refuses null. */
        public TargetLockSpent {
            requireNonNull(before, "before");
            requireNonNull(after, "after");
            requireNonNull(pool, "pool");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite("AL-MAD-03", "AL-DIC-06", "AL-DIC-07");
        }

        @Override
        public String sentence() {
            return "Target Lock spent: " + count(before.size(), "die", "dice") + " re-rolled, "
                    + change(before.toString(), before.size(), after.toString()) + "; attack dice: " + pool;
        }
    }

    /**
     * A side has spent a Battle Stations Token. Immutable.
     *
     * @param side whose token
     * @param converted how many results it has converted
     * @param pool the dice now, in letters
     */
    record BattleStationsSpent(Side side, int converted, String pool) implements AttackEvent {
        /** Refuses null. */
        public BattleStationsSpent {
            requireNonNull(side, "side");
            requireNonNull(pool, "pool");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite(side == Side.ATTACKER ? "AL-MAD-04" : "AL-MDD-03", "AL-BST-02");
        }

        @Override
        public String sentence() {
            return "The " + side + " spends a Battle Stations Token: " + converted + " B "
                    + (converted == 1 ? "becomes " : "become ") + (side == Side.ATTACKER ? "H" : "E") + "; now " + pool;
        }
    }

    /**
     * The defender has rolled. Immutable.
     *
     * @param faces what the defense dice show; none if there were no dice
     */
    record DefenseRolled(Faces<DefenseFace> faces) implements AttackEvent {
        /** Refuses null. */
        public DefenseRolled {
            requireNonNull(faces, "faces");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite(faces.isEmpty() ? "AL-DEF-04" : "AL-COM-03");
        }

        @Override
        public String sentence() {
            return faces.isEmpty()
                    ? "The defender has no defense dice"
                    : "The defender rolls " + count(faces.size(), "defense die", "defense dice") + ": " + faces;
        }
    }

    /**
     * The defender has spent an Evade Token. Immutable.
     *
     * @param pool the defense dice now
     */
    record EvadeSpent(DicePool<DefenseFace> pool) implements AttackEvent {
        /** Refuses null. */
        public EvadeSpent {
            requireNonNull(pool, "pool");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite("AL-MDD-04", "AL-EVM-02", "AL-DIC-05");
        }

        @Override
        public String sentence() {
            return "The defender spends an Evade Token: one E more; now " + pool;
        }
    }

    /**
     * A side has used an ability. Immutable.
     *
     * @param side whose ability
     * @param name the title of the card
     * @param dice which dice it acts on
     * @param before those dice before, in letters
     * @param after those dice afterwards, in letters
     */
    record AbilityUsed(Side side, String name, Side dice, String before, String after) implements AttackEvent {
        /** Refuses null. */
        public AbilityUsed {
            requireNonNull(side, "side");
            requireNonNull(name, "name");
            requireNonNull(dice, "dice");
            requireNonNull(before, "before");
            requireNonNull(after, "after");
        }

        @Override
        public Vector<RuleId> rules() {
            return dice == Side.ATTACKER ? cite("AL-MAD-01", "AL-MAD-02") : cite("AL-MDD-01", "AL-MDD-02");
        }

        @Override
        public String sentence() {
            return "The " + side + " uses " + name + ": " + (dice == Side.ATTACKER ? "attack" : "defense") + " dice "
                    + change(before, 2, after);
        }
    }

    /**
     * A side has cancelled dice. Immutable.
     *
     * @param side whose ability
     * @param name the title of the card
     * @param cancelled the results that are out, in letters
     */
    record DiceCancelled(Side side, String name, String cancelled) implements AttackEvent {
        /** Refuses null. */
        public DiceCancelled {
            requireNonNull(side, "side");
            requireNonNull(name, "name");
            requireNonNull(cancelled, "cancelled");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite("AL-CMP-01", "AL-DIC-08");
        }

        @Override
        public String sentence() {
            return "The " + side + " uses " + name + ": cancelled " + cancelled;
        }
    }

    /**
     * The results have been compared. Immutable.
     *
     * @param attack the attack dice
     * @param defense the defense dice
     * @param uncancelled what is left
     */
    record Compared(Faces<AttackFace> attack, Faces<DefenseFace> defense, Uncancelled uncancelled)
            implements AttackEvent {
        /** Refuses null. */
        public Compared {
            requireNonNull(attack, "attack");
            requireNonNull(defense, "defense");
            requireNonNull(uncancelled, "uncancelled");
        }

        @Override
        public Vector<RuleId> rules() {
            return cite("AL-CMP-02", "AL-CMP-03");
        }

        @Override
        public String sentence() {
            return attack + " against " + defense + ": "
                    + (uncancelled.isHit() ? "hit, uncancelled " + uncancelled : "the attack misses");
        }
    }

    private static Vector<RuleId> cite(String... ids) {
        return Vector.of(ids).map(RuleId::of);
    }

    /** A re-rolled die can show the same again, which is no change. */
    private static String change(String before, int dice, String after) {
        return before + (before.equals(after) ? " again" : (dice == 1 ? " becomes " : " become ") + after);
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
