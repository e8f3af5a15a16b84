package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What a pool of equal dice shows: how many dice show each face.
 *
 * <p>A roll has no order: dice of one pool are told apart by their faces only. Two rolls are equal when their dice are
 * equal and each face shows equally often. Immutable.
 *
 * @param <F> the type of the faces
 * @since 0.1.0
 */
public final class Roll<F extends Comparable<F>> implements Serializable {
    private static final long serialVersionUID = 1;

    private final Die<F> die;
    private final int[] counts;
    private final int size;

    /** The last reading, for rolls of a table, which come up by the million. */
    private transient @Nullable Reading reading;

    /** Takes over the array of counts, which the caller must not change any more. */
    Roll(Die<F> die, int[] counts) {
        this.die = die;
        this.counts = counts;
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        this.size = sum;
    }

    /**
     * The die that was rolled.
     *
     * @return the die
     */
    public Die<F> die() {
        return die;
    }

    /**
     * The number of dice.
     *
     * @return 0 or more
     */
    public int size() {
        return size;
    }

    /**
     * How many dice show the face.
     *
     * @param face any face; a die of which every side is a miss shows no hit
     * @return 0 to {@link #size}; 0 if the die has no such face
     */
    public int count(F face) {
        int index = die.indexOf(face);
        return index < 0 ? 0 : counts[index];
    }

    /**
     * How many dice show a face that fulfils the condition.
     *
     * @param condition what to count
     * @return 0 to {@link #size}
     */
    public int count(Predicate<? super F> condition) {
        int sum = 0;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0 && condition.test(die.face(i))) {
                sum += counts[i];
            }
        }
        return sum;
    }

    /**
     * The sum of a number that belongs to each face, such as the pips.
     *
     * @param number the number of a face
     * @return the sum over all dice
     * @throws ArithmeticException if it exceeds a long
     */
    public long sum(ToLongFunction<? super F> number) {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum = Math.addExact(sum, Math.multiplyExact((long) counts[i], number.applyAsLong(die.face(i))));
        }
        return sum;
    }

    /**
     * The faces that show, one entry a die, in the natural order of the faces.
     *
     * @return as many faces as there are dice
     */
    public Vector<F> faces() {
        return Vector.range(0, counts.length).flatMap(i -> Vector.fill(counts[i], die.face(i)));
    }

    /**
     * What a function makes of this roll. The roll remembers it for the next time that the same function asks, and the
     * rolls of small pools come up again and again: keep the function in a constant.
     *
     * @param reader gives an immutable value, and for equal rolls always an equal one
     * @param <R> the type of the value
     * @return the value
     */
    @SuppressWarnings("unchecked")
    public <R> R read(Function<? super Roll<F>, ? extends R> reader) {
        Reading last = reading;
        if (last == null || last.reader != reader) {
            last = new Reading(reader, reader.apply(this));
            reading = last;
        }
        // The reader is the one that gave this value.
        return (R) last.value;
    }

    /**
     * This roll as somebody sees it who reads less of each face.
     *
     * @param reduced a die made by {@link Die#reduce} from this roll's die
     * @param <G> the type of the reduced faces
     * @return the roll of the reduced die
     * @throws IllegalArgumentException if the die was not made from this roll's die
     */
    public <G extends Comparable<G>> Roll<G> readAs(Die<G> reduced) {
        return new Roll<>(reduced, reduced.read(this));
    }

    /** Safe to hand from thread to thread without a lock, because its fields are final. */
    private record Reading(Function<?, ?> reader, Object value) {}

    int countAt(int index) {
        return counts[index];
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Roll<?> that && Arrays.equals(counts, that.counts) && die.equals(that.die);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** The faces as players lay dice out, the highest first: {@code "6 5 4 4 1"}; a dash for a pool without dice. */
    @Override
    public String toString() {
        return size == 0 ? "-" : faces().reverse().mkString(" ");
    }
}
