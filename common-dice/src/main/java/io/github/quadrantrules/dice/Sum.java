package io.github.quadrantrules.dice;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A growing sum of products of whole numbers from 0 up, which may have thousands of digits.
 *
 * <p>It changes in place. {@link BigInteger} would make a new number of each product and of each sum, which takes most of the
 * time where hundreds of thousands of them are added up. A number is an array of limbs of 56 bits, the lowest first: the
 * product of two limbs and what is carried then fit into two longs, and a limb is seven whole bytes.
 */
final class Sum {
    private static final int BYTES = 7;
    private static final int BITS = BYTES * Byte.SIZE;
    private static final long MASK = (1L << BITS) - 1;

    /** Above {@link #length} all limbs are 0. */
    private long[] limbs = new long[4];

    private int length;

    /** The limbs of a number that is 0 or more. */
    static long[] limbs(BigInteger number) {
        if (number.bitLength() <= BITS) {
            return new long[] {number.longValue()};
        }
        byte[] bytes = number.toByteArray();
        long[] limbs = new long[(bytes.length + BYTES - 1) / BYTES];
        int end = bytes.length;
        for (int i = 0; i < limbs.length; i++) {
            for (int at = Math.max(0, end - BYTES); at < end; at++) {
                limbs[i] = limbs[i] << Byte.SIZE | bytes[at] & 0xFF;
            }
            end -= BYTES;
        }
        return limbs;
    }

    BigInteger value() {
        byte[] bytes = new byte[length * BYTES + 1];
        int at = bytes.length;
        for (int i = 0; i < length; i++) {
            long limb = limbs[i];
            for (int each = 0; each < BYTES; each++) {
                bytes[--at] = (byte) limb;
                limb >>>= Byte.SIZE;
            }
        }
        return new BigInteger(bytes);
    }

    void add(Sum other) {
        reserve(Math.max(length, other.length) + 1);
        long carry = 0;
        for (int i = 0; i < other.length || carry != 0; i++) {
            long sum = limbs[i] + (i < other.length ? other.limbs[i] : 0) + carry;
            limbs[i] = sum & MASK;
            carry = sum >>> BITS;
        }
        shorten(Math.max(length, other.length) + 1);
    }

    /** Adds the product of two numbers. */
    void addProduct(long[] number, long[] weight) {
        int longest = Math.max(length, number.length + weight.length) + 1;
        reserve(longest);
        for (int j = 0; j < weight.length; j++) {
            long carry = addProduct(number, weight[j], j);
            for (int i = number.length + j; carry != 0; i++) {
                long sum = limbs[i] + carry;
                limbs[i] = sum & MASK;
                carry = sum >>> BITS;
            }
        }
        shorten(longest);
    }

    /** Adds the product of a number and a limb, so many limbs up; what is carried beyond the number is left to do. */
    private long addProduct(long[] number, long limb, int up) {
        long carry = 0;
        for (int i = 0; i < number.length; i++) {
            long low = number[i] * limb;
            long sum = limbs[i + up] + (low & MASK) + carry;
            limbs[i + up] = sum & MASK;
            carry = high(number[i], limb, low) + (sum >>> BITS);
        }
        return carry;
    }

    /** Multiplies what has been summed up by a number above 0. */
    void times(long[] factor) {
        if (factor.length > 1) {
            long[] before = Arrays.copyOf(limbs, length);
            Arrays.fill(limbs, 0);
            length = 0;
            addProduct(before, factor);
            return;
        }
        reserve(length + 1);
        long carry = 0;
        for (int i = 0; i < length; i++) {
            long low = limbs[i] * factor[0];
            long sum = (low & MASK) + carry;
            carry = high(limbs[i], factor[0], low) + (sum >>> BITS);
            limbs[i] = sum & MASK;
        }
        limbs[length] = carry;
        shorten(length + 1);
    }

    /** The upper limb of a product of two limbs, given its lower 64 bits. */
    private static long high(long one, long other, long low) {
        return Math.multiplyHigh(one, other) << Long.SIZE - BITS | low >>> BITS;
    }

    private void reserve(int size) {
        if (limbs.length < size) {
            limbs = Arrays.copyOf(limbs, size + size / 2);
        }
    }

    private void shorten(int longest) {
        length = longest;
        while (length > 0 && limbs[length - 1] == 0) {
            length--;
        }
    }
}
