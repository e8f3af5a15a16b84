package io.github.quadrantrules.alliance.combat;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Face;
import io.github.quadrantrules.alliance.dice.Faces;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.function.IntFunction;

/**
 * What a card lets a ship do with the attack or defense dice, once in an attack. Rules AL-DIC-05 to AL-DIC-08.
 *
 * <p>The cards themselves, with timing, costs and conditions, are data of the caller's.
 *
 * @param <F> the dice that it acts on
 * @since 0.1.0
 */
public sealed interface Ability<F extends Enum<F> & Face> extends Serializable {
    /**
     * The title of the card.
     *
     * @return a name, not blank
     */
    String name();

    /**
     * The ways in which the ability can be used on a pool, or a {@linkplain DicePool#parts sample} where they are many.
     *
     * @param pool the dice as they lie
     * @return the parts of the pool that may be chosen; none if it cannot be used
     */
    Vector<DicePool<F>> uses(DicePool<F> pool);

    /**
     * Whether the ability can be used on certain results.
     *
     * @param pool the dice as they lie
     * @param chosen what to act on; nothing for an ability that adds results
     * @return true for all {@link #uses}, and for those that are too many to be listed
     */
    boolean allows(DicePool<F> pool, DicePool<F> chosen);

    /**
     * Uses the ability.
     *
     * @param pool the dice as they lie
     * @param chosen what the ability {@link #allows}
     * @param reroll rolls so many dice
     * @return the dice afterwards
     * @throws IllegalArgumentException if a chosen result is not in the pool
     */
    DicePool<F> use(DicePool<F> pool, DicePool<F> chosen, IntFunction<Faces<F>> reroll);

    /**
     * Rolls dice again. Rules AL-DIC-06, AL-DIC-07. Immutable.
     *
     * @param name the title of the card
     * @param faces the faces that may be re-rolled
     * @param most how many dice at most, 1 or more
     * @param limit whether dice may be taken that have been re-rolled
     * @param <F> the dice that it acts on
     */
    record Reroll<F extends Enum<F> & Face>(String name, Vector<F> faces, int most, RerollLimit limit)
            implements Ability<F> {
        /**
         * Checks name, faces and number.
         *
         * @throws IllegalArgumentException if the name is blank, no face is given, or {@code most} is below 1
         */
        public Reroll {
            requireNonNull(name, "name");
            requireNonNull(faces, "faces");
            requireNonNull(limit, "limit");
            named(name);
            atLeastOne(most);
            if (faces.isEmpty()) {
                throw new IllegalArgumentException("An ability re-rolls at least one face, not " + faces.size());
            }
        }

        @Override
        public Vector<DicePool<F>> uses(DicePool<F> pool) {
            return candidates(pool).parts(most);
        }

        @Override
        public boolean allows(DicePool<F> pool, DicePool<F> chosen) {
            return isSome(candidates(pool), most, chosen);
        }

        private DicePool<F> candidates(DicePool<F> pool) {
            Faces<F> none = Faces.none(pool.open().type());
            Faces<F> closed = limit == RerollLimit.ONCE ? none : pool.closed().only(faces);
            return new DicePool<>(pool.open().only(faces), closed, none);
        }

        @Override
        public DicePool<F> use(DicePool<F> pool, DicePool<F> chosen, IntFunction<Faces<F>> reroll) {
            return pool.reroll(chosen, reroll.apply(chosen.size()));
        }
    }

    /**
     * Turns results to another face. Rule AL-DIC-06. Immutable.
     *
     * @param name the title of the card
     * @param from the face that is converted
     * @param to what it becomes
     * @param most how many results at most, 1 or more
     * @param <F> the dice that it acts on
     */
    record Convert<F extends Enum<F> & Face>(String name, F from, F to, int most) implements Ability<F> {
        /**
         * Checks name, faces and number.
         *
         * @throws IllegalArgumentException if the name is blank, the faces are equal, or {@code most} is below 1
         */
        public Convert {
            requireNonNull(name, "name");
            requireNonNull(from, "from");
            requireNonNull(to, "to");
            named(name);
            atLeastOne(most);
            if (from == to) {
                throw new IllegalArgumentException("A result is converted to another face, not " + from + " to " + to);
            }
        }

        @Override
        public Vector<DicePool<F>> uses(DicePool<F> pool) {
            return showing(pool, from).parts(most);
        }

        @Override
        public boolean allows(DicePool<F> pool, DicePool<F> chosen) {
            return isSome(showing(pool, from), most, chosen);
        }

        @Override
        public DicePool<F> use(DicePool<F> pool, DicePool<F> chosen, IntFunction<Faces<F>> reroll) {
            return pool.convert(chosen, to);
        }
    }

    /**
     * Adds results. Rule AL-DIC-05. Immutable.
     *
     * @param name the title of the card
     * @param results what joins the pool, at least one result
     * @param <F> the dice that it acts on
     */
    record Add<F extends Enum<F> & Face>(String name, Faces<F> results) implements Ability<F> {
        /**
         * Checks name and results.
         *
         * @throws IllegalArgumentException if the name is blank or there is no result
         */
        public Add {
            requireNonNull(name, "name");
            requireNonNull(results, "results");
            named(name);
            if (results.isEmpty()) {
                throw new IllegalArgumentException("An ability adds at least one result, not " + results);
            }
        }

        @Override
        public Vector<DicePool<F>> uses(DicePool<F> pool) {
            return Vector.of(DicePool.rolled(Faces.none(pool.open().type())));
        }

        @Override
        public boolean allows(DicePool<F> pool, DicePool<F> chosen) {
            return chosen.size() == 0;
        }

        @Override
        public DicePool<F> use(DicePool<F> pool, DicePool<F> chosen, IntFunction<Faces<F>> reroll) {
            return pool.add(results);
        }
    }

    /**
     * Takes results out, at the start of step 7. Rules AL-DIC-08, AL-CMP-01. Immutable.
     *
     * @param name the title of the card
     * @param face the face that is cancelled
     * @param most how many results at most, 1 or more
     * @param <F> the dice that it acts on
     */
    record Cancel<F extends Enum<F> & Face>(String name, F face, int most) implements Ability<F> {
        /**
         * Checks name and number.
         *
         * @throws IllegalArgumentException if the name is blank or {@code most} is below 1
         */
        public Cancel {
            requireNonNull(name, "name");
            requireNonNull(face, "face");
            named(name);
            atLeastOne(most);
        }

        @Override
        public Vector<DicePool<F>> uses(DicePool<F> pool) {
            return showing(pool, face).parts(most);
        }

        @Override
        public boolean allows(DicePool<F> pool, DicePool<F> chosen) {
            return isSome(showing(pool, face), most, chosen);
        }

        @Override
        public DicePool<F> use(DicePool<F> pool, DicePool<F> chosen, IntFunction<Faces<F>> reroll) {
            return pool.cancel(chosen);
        }
    }

    private static <F extends Enum<F> & Face> DicePool<F> showing(DicePool<F> pool, F face) {
        Vector<F> only = Vector.of(face);
        return new DicePool<>(
                pool.open().only(only), pool.closed().only(only), pool.added().only(only));
    }

    private static <F extends Enum<F> & Face> boolean isSome(DicePool<F> candidates, int most, DicePool<F> chosen) {
        return chosen.size() >= 1 && chosen.size() <= most && candidates.contains(chosen);
    }

    private static void named(String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("An ability has the title of its card, not '" + name + "'");
        }
    }

    private static void atLeastOne(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("An ability acts on at most 1 or more dice, not " + most);
        }
    }
}
