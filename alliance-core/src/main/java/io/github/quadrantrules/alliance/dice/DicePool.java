package io.github.quadrantrules.alliance.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.function.IntFunction;

/**
 * The attack dice or the defense dice of an attack, as they lie in the common area. Rules AL-DIC-04 to AL-DIC-08.
 *
 * <p>A die that was re-rolled is closed to further re-rolls and stands in a count of its own, and so do results that
 * were added and never rolled. Immutable.
 *
 * @param open dice that have not been re-rolled
 * @param closed dice that have been re-rolled
 * @param added results that were added
 * @param <F> {@link AttackFace} or {@link DefenseFace}
 * @since 0.1.0
 */
public record DicePool<F extends Enum<F> & Face>(Faces<F> open, Faces<F> closed, Faces<F> added)
        implements Serializable {
    /** The most choices of results that are listed one by one. */
    public static final int MOST_LISTED = 1000;

    /** No attack dice. */
    public static final DicePool<AttackFace> NO_ATTACK = rolled(Faces.NO_ATTACK);

    /** No defense dice. */
    public static final DicePool<DefenseFace> NO_DEFENSE = rolled(Faces.NO_DEFENSE);

    /**
     * Checks that all results are of one kind of dice.
     *
     * @throws IllegalArgumentException if they are not
     */
    public DicePool {
        requireNonNull(open, "open");
        requireNonNull(closed, "closed");
        requireNonNull(added, "added");
        if (open.type() != closed.type() || open.type() != added.type()) {
            throw mixed(open, closed, added);
        }
    }

    private static IllegalArgumentException mixed(Faces<?>... parts) {
        return new IllegalArgumentException("A pool has dice of one kind, not of these: "
                + Vector.of(parts).map(part -> part.type().getSimpleName()).mkString(", "));
    }

    /**
     * A pool that was just rolled.
     *
     * @param faces what the dice show
     * @param <F> the type of the faces
     * @return a pool of open dice
     */
    public static <F extends Enum<F> & Face> DicePool<F> rolled(Faces<F> faces) {
        Faces<F> none = Faces.none(faces.type());
        return new DicePool<>(faces, none, none);
    }

    /**
     * All results together.
     *
     * @return what counts
     */
    public Faces<F> faces() {
        return open.plus(closed).plus(added);
    }

    /**
     * How many results show the face.
     *
     * @param face any face
     * @return 0 or more
     */
    public int count(F face) {
        return open.count(face) + closed.count(face) + added.count(face);
    }

    /**
     * The number of results.
     *
     * @return 0 or more
     */
    public int size() {
        return open.size() + closed.size() + added.size();
    }

    /**
     * Whether all of the other pool's dice and results are in this one.
     *
     * @param other any pool of the same kind
     * @return true if open, closed and added results are all here
     */
    public boolean contains(DicePool<F> other) {
        return open.contains(other.open) && closed.contains(other.closed) && added.contains(other.added);
    }

    /**
     * The choices of 1 to so many of these results, each once and in a fixed order.
     *
     * <p>Where there may be more than {@link #MOST_LISTED} of them, only a sample is listed: of each face as many results as
     * there are and may be, or none.
     *
     * @param most how many results are chosen at most, 1 or more
     * @return parts of this pool
     */
    public Vector<DicePool<F>> parts(int most) {
        boolean few = open.ways(most) * closed.ways(most) * added.ways(most) <= MOST_LISTED;
        IntFunction<Vector<Integer>> numbers = few
                ? bound -> Vector.rangeClosed(0, bound)
                : bound -> Vector.of(0, bound).distinct();
        return open.parts(most, numbers)
                .flatMap(some -> closed.parts(most - some.size(), numbers)
                        .flatMap(again -> added.parts(most - some.size() - again.size(), numbers)
                                .map(more -> new DicePool<>(some, again, more))))
                .filter(part -> part.size() > 0);
    }

    /**
     * Adds results that were not rolled. Rule AL-DIC-05.
     *
     * @param results what joins the pool
     * @return a pool with so many results more
     */
    public DicePool<F> add(Faces<F> results) {
        return new DicePool<>(open, closed, added.plus(results));
    }

    /**
     * Puts down the new results of dice that were rolled again, which closes these dice. Rules AL-DIC-06, AL-DIC-07.
     *
     * @param chosen the dice that were rolled again
     * @param results what they show now
     * @return a pool of the same size
     * @throws IllegalArgumentException if a chosen die is not in the pool, an added result is chosen, or the number of
     *     results differs from the number of dice
     */
    public DicePool<F> reroll(DicePool<F> chosen, Faces<F> results) {
        if (!chosen.added.isEmpty()) {
            throw new IllegalArgumentException("An added result cannot be re-rolled: " + chosen.added);
        }
        if (chosen.size() != results.size()) {
            throw new IllegalArgumentException(
                    "Re-rolling " + chosen.size() + " dice gives as many results, not " + results.size());
        }
        return new DicePool<>(
                open.minus(chosen.open), closed.minus(chosen.closed).plus(results), added);
    }

    /**
     * Turns all results of one face to another. Rule AL-DIC-06.
     *
     * @param from the face that is converted
     * @param to what it becomes
     * @return a pool of the same size, in which each die is as open or closed as before
     */
    public DicePool<F> convertAll(F from, F to) {
        return new DicePool<>(open.convertAll(from, to), closed.convertAll(from, to), added.convertAll(from, to));
    }

    /**
     * Turns the chosen results to a face. Rule AL-DIC-06.
     *
     * @param chosen results of the pool
     * @param to what they become
     * @return a pool of the same size, in which each die is as open or closed as before
     * @throws IllegalArgumentException if a chosen result is not in the pool
     */
    public DicePool<F> convert(DicePool<F> chosen, F to) {
        DicePool<F> rest = cancel(chosen);
        return new DicePool<>(
                rest.open.plus(Faces.of(to, chosen.open.size())),
                rest.closed.plus(Faces.of(to, chosen.closed.size())),
                rest.added.plus(Faces.of(to, chosen.added.size())));
    }

    /**
     * Takes the chosen results out of the common area. Rule AL-DIC-08.
     *
     * @param chosen results of the pool
     * @return a pool with so many results fewer
     * @throws IllegalArgumentException if a chosen result is not in the pool
     */
    public DicePool<F> cancel(DicePool<F> chosen) {
        return new DicePool<>(open.minus(chosen.open), closed.minus(chosen.closed), added.minus(chosen.added));
    }

    /** All results, for example {@code "H H C X"}. */
    @Override
    public String toString() {
        return faces().toString();
    }
}
