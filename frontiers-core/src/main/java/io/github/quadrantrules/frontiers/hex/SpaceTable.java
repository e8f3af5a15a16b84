package io.github.quadrantrules.frontiers.hex;

import java.util.Arrays;

/** Which coordinates belong to a shape: a hash table with open addressing, at most half full. */
final class SpaceTable {
    /** The first coordinate of no space is so low. */
    private static final long FREE = Long.MIN_VALUE;

    /** 2^64 divided by the golden ratio, which spreads neighbours. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long[] slots;
    private final int shift;

    SpaceTable(Iterable<Hex> spaces, int size) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(size) + 1;
        slots = new long[1 << bits];
        shift = Long.SIZE - bits;
        Arrays.fill(slots, FREE);
        for (Hex space : spaces) {
            long key = key(space.q(), space.r());
            slots[slot(key)] = key;
        }
    }

    boolean contains(int q, int r) {
        long key = key(q, r);
        return slots[slot(key)] == key;
    }

    /** Where the key is, or where it would be put. */
    private int slot(long key) {
        int slot = (int) (key * SPREAD >>> shift);
        while (slots[slot] != key && slots[slot] != FREE) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private static long key(int q, int r) {
        return (long) q << Integer.SIZE | Integer.toUnsignedLong(r);
    }
}
