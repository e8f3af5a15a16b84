package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Face;
import io.github.quadrantrules.alliance.dice.Faces;
import io.vavr.collection.Vector;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** What holds in every state of an attack. */
final class AttackChecks {
    private static final Vector<AttackStage> STAGES = Vector.of(AttackStage.values());

    private AttackChecks() {}

    /** The tokens that can still be spent, as bits; refuses what one attack cannot spend or use. */
    static int unspent(AttackSetup setup, Attacker attacker, Defender defender) {
        int unspent = 0;
        for (Spendable token : Spendable.values()) {
            int before = token.of(setup.attacker(), setup.defender());
            int now = token.of(attacker, defender);
            if (now > before || now < before - 1) {
                throw new IllegalArgumentException(
                        "An attack spends at most one " + token.words() + "; there were " + before + ", now " + now);
            }
            unspent |= now > 0 && now == before ? token.bit() : 0;
        }
        int scans = setup.attacker().tokens().scans();
        if (scans != attacker.tokens().scans()) {
            throw new IllegalArgumentException("Scan Tokens are not spent: " + scans + " became "
                    + attacker.tokens().scans());
        }
        asDeclared("Attack", setup.attacker().dice(), attacker.dice());
        asDeclared("Defense", setup.defender().dice(), defender.dice());
        declared(setup.attacker().abilities(), attacker.abilities());
        declared(setup.defender().abilities(), defender.abilities());
        return unspent;
    }

    private static void asDeclared(String kind, int before, int now) {
        if (before != now) {
            throw new IllegalArgumentException(kind + " dice stay as declared, " + before + ", not " + now);
        }
    }

    private static void declared(Abilities had, Abilities has) {
        if (has != had
                && !(isPart(has.onAttackDice(), had.onAttackDice())
                        && isPart(has.onDefenseDice(), had.onDefenseDice()))) {
            throw new IllegalArgumentException("Abilities that are left were declared, unlike some of " + has);
        }
    }

    private static <T> boolean isPart(Vector<T> part, Vector<T> whole) {
        return without(whole, part).size() == whole.size() - part.size();
    }

    private static <T> Vector<T> without(Vector<T> whole, Vector<T> part) {
        return part.foldLeft(whole, Vector::remove);
    }

    /** Refuses dice, spent tokens and used abilities that belong to no attack at that stage. */
    static void check(AttackState state) {
        AttackStage stage = state.stage();
        boolean rolls = state.setup().attacker().dice() > 0;
        if (!rolls && stage != AttackStage.DECLARED && stage != AttackStage.COMPARED) {
            throw new IllegalArgumentException("Without attack dice an attack is over at once, not at " + stage);
        }
        AttackStage reached = rolls ? stage : AttackStage.DECLARED;
        for (Spendable token : Spendable.values()) {
            if (state.hasSpent(token) && reached.compareTo(token.from()) < 0) {
                throw new IllegalArgumentException("A " + token.words()
                        + " is spent while its owner modifies its own dice, not before: " + reached);
            }
        }
        new CommonArea<>(
                        "attack",
                        reached.attackDiceLie() ? state.setup().attacker().dice() : 0,
                        state.attackDice(),
                        used(state, reached, Abilities::onAttackDice, AttackStage::allowsOnAttackDice))
                .check(state.hasSpent(Spendable.TARGET_LOCK), false);
        new CommonArea<>(
                        "defense",
                        reached.defenseDiceLie() ? state.setup().defender().dice() : 0,
                        state.defenseDice(),
                        used(state, reached, Abilities::onDefenseDice, AttackStage::allowsOnDefenseDice))
                .check(false, state.hasSpent(Spendable.EVADE));
    }

    /** The abilities on one kind of dice that both sides have used up to a stage. */
    private static <F extends Enum<F> & Face> Vector<Ability<F>> used(
            AttackState state,
            AttackStage reached,
            Function<Abilities, Vector<Ability<F>>> onDice,
            BiPredicate<AttackStage, Ability<F>> allows) {
        Vector<Ability<F>> all = Vector.empty();
        for (Side side : Side.values()) {
            Vector<Ability<F>> used = without(onDice.apply(state.declared(side)), onDice.apply(state.abilities(side)));
            used.filter(each -> !STAGES.exists(stage ->
                            stage.compareTo(reached) <= 0 && stage.decides() == side && allows.test(stage, each)))
                    .forEach(each -> {
                        throw new IllegalArgumentException(
                                "An ability is used in the stages of its owner, not before: " + each);
                    });
            all = all.appendAll(used);
        }
        return all;
    }

    /** The dice of one kind as they lie, and the abilities that were used on them. */
    private record CommonArea<F extends Enum<F> & Face>(
            String kind, int rolled, DicePool<F> pool, Vector<Ability<F>> used) {
        void check(boolean lockSpent, boolean evadeSpent) {
            int lying = pool.open().size() + pool.closed().size();
            if (lying > rolled) {
                throw new IllegalArgumentException("At most " + rolled + " " + kind + " dice lie there, not " + pool);
            }
            int cancelled = used.filter(Ability.Cancel.class::isInstance)
                    .map(each -> ((Ability.Cancel<F>) each).most())
                    .sum()
                    .intValue();
            if (lying < rolled - cancelled) {
                throw new IllegalArgumentException(
                        "All " + rolled + " " + kind + " dice lie there until some are cancelled, not " + pool);
            }
            origin("closed", pool.closed(), lockSpent, Ability.Reroll.class, cancelled);
            origin("added", pool.added(), evadeSpent, Ability.Add.class, cancelled);
        }

        /** Some results are there because of a token or an ability, and are gone only when dice were cancelled. */
        private void origin(String which, Faces<F> results, boolean spent, Class<?> ability, int cancelled) {
            boolean caused = spent || used.exists(ability::isInstance);
            if (!results.isEmpty() && !caused) {
                throw new IllegalArgumentException(
                        "No token and no ability has " + which + " these " + kind + " results: " + results);
            }
            if (results.isEmpty() && caused && cancelled == 0) {
                throw new IllegalArgumentException("A token or an ability has " + which + " at least one of the " + kind
                        + " results, not " + results + " of " + pool);
            }
        }
    }
}
