package io.github.quadrantrules.alliance.dice;

import java.io.InvalidObjectException;

/**
 * How many results show each face, as one number: sixteen bits a face, the lowest face in the lowest bits.
 *
 * <p>Attacks are resolved by the million, and a number needs no object.
 */
final class Counts {
    /** The most results that one number counts. */
    static final int MOST = 0x7FFF;

    private static final int WIDTH = 16;
    private static final int LANE = 0xFFFF;
    private static final long EACH = 0x0001_0001_0001_0001L;

    /** The top bit of each sixteen, which no count uses: it goes away when more is taken than there is. */
    private static final long GUARDS = 0x8000_8000_8000_8000L;

    private Counts() {}

    /** So many results of one face; 0 to {@link #MOST}. */
    static long of(Enum<?> face, int number) {
        return (long) number << WIDTH * face.ordinal();
    }

    /** How many results show the face. */
    static int count(long counts, Enum<?> face) {
        return (int) (counts >>> WIDTH * face.ordinal()) & LANE;
    }

    static int size(long counts) {
        // The product sums all sixteens in its highest one; MOST keeps the sum within it.
        return (int) (counts * EACH >>> Long.SIZE - WIDTH);
    }

    /** Whether each face shows in the one at least as often as in the other. */
    static boolean contains(long counts, long others) {
        return ((counts | GUARDS) - others & GUARDS) == GUARDS;
    }

    /** Both together, refused if there are more than {@link #MOST}. */
    static long sum(long counts, long others) {
        limited(size(counts) + size(others));
        return counts + others;
    }

    /** All results of one face turned to another. */
    static long convertAll(long counts, Enum<?> from, Enum<?> to) {
        return convert(counts, from, to, count(counts, from));
    }

    /** Some of the results of one face turned to another. */
    static long convert(long counts, Enum<?> from, Enum<?> to, int number) {
        return counts - of(from, number) + of(to, number);
    }

    /** Refuses a number from a stream that no pool has. */
    static void checkRead(long counts) throws InvalidObjectException {
        if ((counts & GUARDS) != 0 || size(counts) > MOST) {
            throw new InvalidObjectException(
                    "A pool has at most " + MOST + " results, unlike one of " + Long.toHexString(counts));
        }
    }

    static void limited(int size) {
        if (size > MOST) {
            throw new IllegalArgumentException("A pool has at most " + MOST + " results, not " + size);
        }
    }
}
