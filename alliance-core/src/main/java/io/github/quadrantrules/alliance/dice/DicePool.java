package io.github.quadrantrules.alliance.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The attack dice or the defense dice of an attack, as they lie in the common area. Rules AL-DIC-04 to AL-DIC-08.
 *
 * <p>A die that was re-rolled is closed to further re-rolls and stands in a count of its own, and so do results that
 * were added and never rolled. Immutable.
 *
 * @param <F> {@link AttackFace} or {@link DefenseFace}
 * @since 0.1.0
 */
public final class DicePool<F extends Enum<F> & Face> implements Serializable {
    private static final long serialVersionUID = 1;

    /** The most choices of results that are listed one by one. */
    public static final int MOST_LISTED = 1000;

    /** No attack dice. */
    public static final DicePool<AttackFace> NO_ATTACK = rolled(Faces.NO_ATTACK);

    /** No defense dice. */
    public static final DicePool<DefenseFace> NO_DEFENSE = rolled(Faces.NO_DEFENSE);

    private final Class<F> type;

    /** The parts as {@link Counts}, like the others. */
    private final long open;

    private final long closed;
    private final long added;

    private DicePool(Class<F> type, long open, long closed, long added) {
        this.type = type;
        this.open = open;
        this.closed = closed;
        this.added = added;
    }

    /**
     * A pool of three parts.
     *
     * @param open dice that have not been re-rolled
     * @param closed dice that have been re-rolled
     * @param added results that were added
     * @throws IllegalArgumentException if they are not all of one kind of dice
     */
    public DicePool(Faces<F> open, Faces<F> closed, Faces<F> added) {
        this(
                requireNonNull(open, "open").type(),
                open.counts(),
                requireNonNull(closed, "closed").counts(),
                requireNonNull(added, "added").counts());
        if (open.type() != closed.type() || open.type() != added.type()) {
            throw new IllegalArgumentException("A pool has dice of one kind, not of these: "
                    + Vector.of(open, closed, added)
                            .map(part -> part.type().getSimpleName())
                            .mkString(", "));
        }
    }

    /**
     * A pool that was just rolled.
     *
     * @param faces what the dice show
     * @param <F> the type of the faces
     * @return a pool of open dice
     */
    public static <F extends Enum<F> & Face> DicePool<F> rolled(Faces<F> faces) {
        return new DicePool<>(faces.type(), faces.counts(), 0, 0);
    }

    /**
     * The dice that have not been re-rolled.
     *
     * @return what they show
     */
    public Faces<F> open() {
        return new Faces<>(type, open);
    }

    /**
     * The dice that have been re-rolled.
     *
     * @return what they show
     */
    public Faces<F> closed() {
        return new Faces<>(type, closed);
    }

    /**
     * The results that were added.
     *
     * @return what they show
     */
    public Faces<F> added() {
        return new Faces<>(type, added);
    }

    /**
     * All results together.
     *
     * @return what counts
     */
    public Faces<F> faces() {
        return open().plus(closed()).plus(added());
    }

    /**
     * How many results show the face.
     *
     * @param face any face
     * @return 0 or more
     */
    public int count(F face) {
        return Counts.count(open, face) + Counts.count(closed, face) + Counts.count(added, face);
    }

    /**
     * The number of results.
     *
     * @return 0 or more
     */
    public int size() {
        return Counts.size(open) + Counts.size(closed) + Counts.size(added);
    }

    /**
     * Whether all of the other pool's dice and results are in this one.
     *
     * @param other any pool of the same kind
     * @return true if open, closed and added results are all here
     */
    public boolean contains(DicePool<F> other) {
        return Counts.contains(open, other.open)
                && Counts.contains(closed, other.closed)
                && Counts.contains(added, other.added);
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
        boolean few = open().ways(most) * closed().ways(most) * added().ways(most) <= MOST_LISTED;
        IntFunction<Vector<Integer>> numbers = few
                ? bound -> Vector.rangeClosed(0, bound)
                : bound -> Vector.of(0, bound).distinct();
        return open().parts(most, numbers)
                .flatMap(some -> closed().parts(most - some.size(), numbers)
                        .flatMap(again -> added().parts(most - some.size() - again.size(), numbers)
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
        checkType(results.type());
        return new DicePool<>(type, open, closed, Counts.sum(added, results.counts()));
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
        if (chosen.added != 0) {
            throw new IllegalArgumentException("An added result cannot be re-rolled: " + chosen.added());
        }
        if (chosen.size() != results.size()) {
            throw new IllegalArgumentException(
                    "Re-rolling " + chosen.size() + " dice gives as many results, not " + results.size());
        }
        DicePool<F> rest = cancel(chosen);
        return new DicePool<>(type, rest.open, Counts.sum(rest.closed, results.counts()), added);
    }

    /**
     * Turns all results of one face to another. Rule AL-DIC-06.
     *
     * @param from the face that is converted
     * @param to what it becomes
     * @return a pool of the same size, in which each die is as open or closed as before
     */
    public DicePool<F> convertAll(F from, F to) {
        return new DicePool<>(
                type,
                Counts.convertAll(open, from, to),
                Counts.convertAll(closed, from, to),
                Counts.convertAll(added, from, to));
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
                type,
                rest.open + Counts.of(to, Counts.size(chosen.open)),
                rest.closed + Counts.of(to, Counts.size(chosen.closed)),
                rest.added + Counts.of(to, Counts.size(chosen.added)));
    }

    /**
     * Takes the chosen results out of the common area. Rule AL-DIC-08.
     *
     * @param chosen results of the pool
     * @return a pool with so many results fewer
     * @throws IllegalArgumentException if a chosen result is not in the pool
     */
    public DicePool<F> cancel(DicePool<F> chosen) {
        checkType(chosen.type);
        return new DicePool<>(
                type,
                Faces.difference(type, open, chosen.open),
                Faces.difference(type, closed, chosen.closed),
                Faces.difference(type, added, chosen.added));
    }

    private void checkType(Class<?> other) {
        if (other != type) {
            throw new IllegalArgumentException(
                    "A pool of " + type.getSimpleName() + "s has dice of one kind, not " + other.getSimpleName() + "s");
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        Counts.checkRead(open);
        Counts.checkRead(closed);
        Counts.checkRead(added);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof DicePool<?> that
                        && open == that.open
                        && closed == that.closed
                        && added == that.added
                        && type == that.type;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(open) + Long.hashCode(closed)) + Long.hashCode(added);
    }

    /** All results, for example {@code "H H C X"}. */
    @Override
    public String toString() {
        return faces().toString();
    }
}
