package io.github.quadrantrules.alliance.dice;

import io.github.quadrantrules.dice.Roll;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * How many results show each face; which die shows which does not matter.
 *
 * <p>Dice in a pool are told apart by their face only, so "which dice to re-roll" is such a count too. Immutable.
 *
 * @param <F> {@link AttackFace} or {@link DefenseFace}
 * @since 0.1.0
 */
public final class Faces<F extends Enum<F> & Face> implements Serializable {
    private static final long serialVersionUID = 1;

    /** The most results that one pool can hold. */
    public static final int MOST = Counts.MOST;

    /** No attack results. */
    public static final Faces<AttackFace> NO_ATTACK = new Faces<>(AttackFace.class, 0);

    /** No defense results. */
    public static final Faces<DefenseFace> NO_DEFENSE = new Faces<>(DefenseFace.class, 0);

    private static final Function<Roll<AttackFace>, Faces<AttackFace>> ATTACK_ROLL =
            roll -> read(AttackFace.class, roll);

    private static final Function<Roll<DefenseFace>, Faces<DefenseFace>> DEFENSE_ROLL =
            roll -> read(DefenseFace.class, roll);

    private final Class<F> type;

    private final long counts;

    /** The results that are counted as {@link Counts} says. */
    Faces(Class<F> type, long counts) {
        this.type = type;
        this.counts = counts;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        Counts.checkRead(counts);
    }

    /**
     * No results.
     *
     * @param type the kind of dice
     * @param <F> the type of the faces
     * @return an empty count
     */
    @SuppressWarnings("unchecked")
    public static <F extends Enum<F> & Face> Faces<F> none(Class<F> type) {
        // There are two kinds of faces, and the class tells which one F is.
        return (Faces<F>) ((Class<?>) type == AttackFace.class ? NO_ATTACK : NO_DEFENSE);
    }

    /**
     * So many results of one face.
     *
     * @param face the face
     * @param count 0 to 32767
     * @param <F> the type of the faces
     * @return the results
     * @throws IllegalArgumentException if {@code count} is out of bounds
     */
    public static <F extends Enum<F> & Face> Faces<F> of(F face, int count) {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("A face shows 0 to " + MOST + " times, not " + count);
        }
        return new Faces<>(face.getDeclaringClass(), Counts.of(face, count));
    }

    /**
     * The attack results that were rolled; a Battle Stations face that the die does not tell counts as blank.
     *
     * @param roll a roll of attack dice, also of the reduced ones
     * @return the results
     */
    public static Faces<AttackFace> ofAttack(Roll<AttackFace> roll) {
        return roll.read(ATTACK_ROLL);
    }

    /**
     * The defense results that were rolled; a Battle Stations face that the die does not tell counts as blank.
     *
     * @param roll a roll of defense dice, also of the reduced ones
     * @return the results
     */
    public static Faces<DefenseFace> ofDefense(Roll<DefenseFace> roll) {
        return roll.read(DEFENSE_ROLL);
    }

    private static <F extends Enum<F> & Face> Faces<F> read(Class<F> type, Roll<F> roll) {
        Counts.limited(roll.size());
        return kinds(type).foldLeft(none(type), (faces, face) -> faces.plus(of(face, roll.count(face))));
    }

    /**
     * Reads results that somebody has typed in, in either case, with or without spaces and commas.
     *
     * @param type the kind of dice
     * @param text one letter a result, for example {@code "H H C X"}; nothing or a dash for no results
     * @param <F> the type of the faces
     * @return the results
     * @throws IllegalArgumentException if a letter stands for no face of the die
     */
    public static <F extends Enum<F> & Face> Faces<F> parse(Class<F> type, String text) {
        return FaceLetters.read(type, text);
    }

    static <F> Vector<F> kinds(Class<F> type) {
        return Vector.of(type.getEnumConstants());
    }

    /**
     * The kind of dice.
     *
     * @return the class of the faces
     */
    public Class<F> type() {
        return type;
    }

    /** The results as {@link Counts}. */
    long counts() {
        return counts;
    }

    /**
     * How many results show the face.
     *
     * @param face any face
     * @return 0 or more
     */
    public int count(F face) {
        return Counts.count(counts, face);
    }

    /**
     * The number of results.
     *
     * @return 0 or more
     */
    public int size() {
        return Counts.size(counts);
    }

    /**
     * Whether there is no result.
     *
     * @return true if the size is 0
     */
    public boolean isEmpty() {
        return counts == 0;
    }

    /**
     * Both together.
     *
     * @param other more results
     * @return the sum, face by face
     * @throws IllegalArgumentException if there are more than 32767
     */
    public Faces<F> plus(Faces<F> other) {
        if (other.counts == 0) {
            return this;
        }
        if (counts == 0) {
            return other;
        }
        return new Faces<>(type, Counts.sum(counts, other.counts));
    }

    /**
     * What is left without some of the results.
     *
     * @param taken results that are all among these
     * @return the difference, face by face
     * @throws IllegalArgumentException if {@code taken} has a result that is not here
     */
    public Faces<F> minus(Faces<F> taken) {
        return new Faces<>(type, difference(type, counts, taken.counts));
    }

    /** What is left of results without some of them, all as {@link Counts}. */
    static <F extends Enum<F> & Face> long difference(Class<F> type, long counts, long taken) {
        if (!Counts.contains(counts, taken)) {
            throw new IllegalArgumentException("Only results among " + new Faces<>(type, counts) + " can be taken, not "
                    + new Faces<>(type, taken));
        }
        return counts - taken;
    }

    /**
     * Whether all of the other results are among these.
     *
     * @param other any results of the same kind of dice
     * @return true if each face shows here at least as often
     */
    public boolean contains(Faces<F> other) {
        return Counts.contains(counts, other.counts);
    }

    /**
     * These results after all of one face have been turned to another.
     *
     * @param from the face that is converted
     * @param to what it becomes
     * @return as many results as before
     */
    public Faces<F> convertAll(F from, F to) {
        return convert(from, to, count(from));
    }

    /**
     * These results after some of one face have been turned to another.
     *
     * @param from the face that is converted
     * @param to what it becomes
     * @param number how many, 0 to {@code count(from)}
     * @return as many results as before
     * @throws IllegalArgumentException if {@code number} is out of bounds
     */
    public Faces<F> convert(F from, F to, int number) {
        if (number < 0 || number > count(from)) {
            throw new IllegalArgumentException("Of " + count(from) + " results " + from + " 0 to " + count(from)
                    + " can be converted, not " + number);
        }
        return number == 0 ? this : new Faces<>(type, Counts.convert(counts, from, to, number));
    }

    /**
     * The results that show one of the given faces.
     *
     * @param kept the faces to keep
     * @return a part of these results
     */
    public Faces<F> only(Iterable<F> kept) {
        Faces<F> part = none(type);
        for (F face : kept) {
            part = part.plus(of(face, count(face) - part.count(face)));
        }
        return part;
    }

    /** The choices of at most so many of these results, the empty one first; numbers of a face out of 0 to a bound. */
    Vector<Faces<F>> parts(int most, IntFunction<Vector<Integer>> numbers) {
        Vector<Faces<F>> parts = Vector.of(none(type));
        for (F face : kinds(type).reverse()) {
            parts = parts.flatMap(part -> numbers.apply(Math.min(count(face), most - part.size()))
                    .map(number -> part.plus(of(face, number))));
        }
        return parts;
    }

    /** In how many ways at least some of these can be chosen if at most so many are of one face. */
    double ways(int most) {
        return kinds(type).foldLeft(1.0, (ways, face) -> ways * (Math.min(count(face), most) + 1));
    }

    /**
     * The results one by one.
     *
     * @return highest face first
     */
    public Vector<F> toVector() {
        return kinds(type).reverse().flatMap(face -> Vector.fill(count(face), face));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Faces<?> that && counts == that.counts && type == that.type;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(counts);
    }

    /** The letters, highest face first, for example {@code "H H C X"}; a dash for none. */
    @Override
    public String toString() {
        return isEmpty() ? "-" : toVector().mkString(" ");
    }
}
