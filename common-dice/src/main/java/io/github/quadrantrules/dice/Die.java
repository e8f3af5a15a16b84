package io.github.quadrantrules.dice;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A die: a name and equally likely sides, some of which may show the same face.
 *
 * <p>Keep a die in a constant: it remembers the tables of its pools. Two dice are equal when their names, faces and
 * sides are equal. Immutable.
 *
 * @param <F> the type of the faces
 * @since 0.1.0
 */
public final class Die<F extends Comparable<F>> implements Serializable {
    private static final long serialVersionUID = 1;
    private static final int REMEMBERED = 64;

    private final String name;
    private final Vector<F> faces;

    /** The faces once more, where they are read by the million. */
    private final transient Object[] listed;

    private final int[] sides;
    private final int allSides;

    /** The die that lies on the table, when this one is a way of reading it. */
    private final @Nullable Die<?> physical;

    /** For each face of the physical die the index of the face that it is read as. */
    private final int[] readsAs;

    private final transient AtomicReferenceArray<@Nullable Pool<F>> pools = new AtomicReferenceArray<>(REMEMBERED);

    private Die(String name, Vector<F> faces, int[] sides, @Nullable Die<?> physical, int[] readsAs) {
        faces.forEach(face -> requireNonNull(face, "A side of a die shows a face, not null"));
        this.name = name;
        this.faces = faces;
        this.listed = faces.toJavaArray();
        this.sides = sides;
        this.allSides = Arrays.stream(sides).sum();
        this.physical = physical;
        this.readsAs = readsAs;
    }

    /**
     * A die with the given sides.
     *
     * @param name what players call it, in the singular, for example {@code "attack die"}
     * @param sides the face of each side, one or more
     * @param <F> the type of the faces
     * @return the die
     * @throws IllegalArgumentException if the name is blank or there is no side
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <F extends Comparable<F>> Die<F> of(String name, F... sides) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A die needs a name, not '" + name + "'");
        }
        if (sides.length == 0) {
            throw new IllegalArgumentException("A die needs at least one side, not " + sides.length);
        }
        Vector<F> all = Vector.of(sides);
        Vector<F> faces = all.distinct().sorted();
        return new Die<>(name, faces, countOf(faces, all), null, new int[0]);
    }

    /**
     * A die that shows the numbers from 1 up, such as the six-sided die.
     *
     * @param name what players call it
     * @param sides the number of sides, 1 or more
     * @return the die
     * @throws IllegalArgumentException if the name is blank or {@code sides} is below 1
     */
    public static Die<Integer> numbered(String name, int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException("A die needs at least one side, not " + sides);
        }
        return of(name, IntStream.rangeClosed(1, sides).boxed().toArray(Integer[]::new));
    }

    private static <T> int[] countOf(Vector<T> kinds, Vector<T> all) {
        int[] counts = new int[kinds.size()];
        all.forEach(each -> counts[kinds.indexOf(each)]++);
        return counts;
    }

    /**
     * This die as a rule sees it that reads only part of each face.
     *
     * <p>Thirty dice read as hit or miss have 31 outcomes and not millions. The reduced die remembers the die on the
     * table: scripted dice accept its full faces, and {@link Dice#physical} shows them.
     *
     * @param reading the part of a face that the rule reads
     * @param <G> the type of the reduced faces
     * @return a die with the reduced faces and this die's name
     */
    public <G extends Comparable<G>> Die<G> reduce(Function<? super F, ? extends G> reading) {
        Vector<G> read = faces.map(reading);
        Vector<G> kinds = read.distinct().sorted();
        int[] perFace = read.toJavaStream().mapToInt(kinds::indexOf).toArray();
        int[] weights = new int[kinds.size()];
        for (int i = 0; i < perFace.length; i++) {
            weights[perFace[i]] += sides[i];
        }
        int[] fromPhysical = physical == null
                ? perFace
                : Arrays.stream(readsAs).map(i -> perFace[i]).toArray();
        return new Die<>(name, kinds, weights, physical(), fromPhysical);
    }

    /**
     * What players call the die.
     *
     * @return the name in the singular
     */
    public String name() {
        return name;
    }

    /**
     * The different faces in their natural order.
     *
     * @return one entry a face
     */
    public Vector<F> faces() {
        return faces;
    }

    /**
     * On how many sides the face stands.
     *
     * @param face any face
     * @return 0 if the die has no such face
     */
    public int sides(F face) {
        int index = indexOf(face);
        return index < 0 ? 0 : sides[index];
    }

    /**
     * The number of sides.
     *
     * @return 1 or more
     */
    public int sides() {
        return allSides;
    }

    /**
     * The die that lies on the table: this die, or the one that it was reduced from.
     *
     * @return the unreduced die
     */
    public Die<?> physical() {
        return physical == null ? this : physical;
    }

    /**
     * All ways in which a number of these dice can fall, with multinomial weights.
     *
     * <p>A pool of any size may be rolled; its table is built when somebody looks at the outcomes.
     *
     * @param count the number of dice, 0 or more
     * @return the distribution of the rolls
     * @throws IllegalArgumentException if {@code count} is negative
     */
    public Distribution<Roll<F>> pool(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("A pool has 0 or more dice, not " + count);
        }
        if (count >= REMEMBERED) {
            return new Pool<>(this, count);
        }
        Pool<F> pool = pools.get(count);
        if (pool == null) {
            pool = new Pool<>(this, count);
            pools.set(count, pool);
        }
        return pool;
    }

    /**
     * The roll that shows the given faces, for scripts and tests.
     *
     * @param shown one face a die, in any order
     * @return the roll
     * @throws IllegalArgumentException if the die has no such face
     */
    @SafeVarargs
    public final Roll<F> showing(F... shown) {
        return showing(Vector.of(shown));
    }

    /**
     * The roll that shows the given faces, for scripts and tests.
     *
     * @param shown one face a die, in any order
     * @return the roll
     * @throws IllegalArgumentException if the die has no such face
     */
    public Roll<F> showing(Iterable<? extends F> shown) {
        int[] counts = new int[faces.size()];
        shown.forEach(face -> counts[index(face)]++);
        return new Roll<>(this, counts);
    }

    /**
     * The roll in which each face shows on so many dice.
     *
     * @param counts one number a face, 0 or more, in the order of {@link #faces}
     * @return the roll
     * @throws IllegalArgumentException if there is not one number a face, one is negative, or there are more dice than
     *     an int can count
     */
    public Roll<F> counting(Vector<Integer> counts) {
        if (counts.size() != faces.size()
                || counts.exists(count -> count < 0)
                || counts.sum().longValue() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "A roll of the " + this + " counts each of its faces, not like this: " + counts.mkString(" "));
        }
        return new Roll<>(this, counts.toJavaStream().mapToInt(i -> i).toArray());
    }

    int kinds() {
        return sides.length;
    }

    @SuppressWarnings("unchecked")
    F face(int index) {
        return (F) listed[index];
    }

    int sidesAt(int index) {
        return sides[index];
    }

    /** The place of the face, or -1 if the die has no such face. */
    int indexOf(F face) {
        // Faces are mostly enums and small numbers, of which there is one object each.
        for (int i = 0; i < listed.length; i++) {
            if (listed[i] == face) {
                return i;
            }
        }
        if (face instanceof Enum) {
            return -1;
        }
        for (int i = 0; i < listed.length; i++) {
            if (listed[i].equals(face)) {
                return i;
            }
        }
        return -1;
    }

    private int index(F face) {
        int index = indexOf(face);
        if (index < 0) {
            throw new IllegalArgumentException("The " + name + " shows " + faces.mkString(", ") + ", not " + face);
        }
        return index;
    }

    /** The counts of the faces of this die that stand for a roll of the physical die. */
    int[] read(Roll<?> full) {
        if (!full.die().equals(physical)) {
            throw new IllegalArgumentException("Only a roll of the unreduced " + name + " can be read, not one of the "
                    + full.die().name() + ": " + full);
        }
        int[] read = new int[sides.length];
        for (int i = 0; i < readsAs.length; i++) {
            read[readsAs[i]] += full.countAt(i);
        }
        return read;
    }

    private Object readResolve() {
        return new Die<>(name, faces, sides, physical, readsAs);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Die<?> that
                        && name.equals(that.name)
                        && faces.equals(that.faces)
                        && Arrays.equals(sides, that.sides)
                        && Arrays.equals(readsAs, that.readsAs)
                        && (physical == null ? that.physical == null : physical.equals(that.physical));
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + Arrays.hashCode(sides);
    }

    /** The name and the faces, for example {@code "attack die (HIT 3, BLANK 5)"}. */
    @Override
    public String toString() {
        return name
                + faces.zipWithIndex()
                        .map(face -> face._1 + " " + sides[face._2])
                        .mkString(" (", ", ", ")");
    }
}
