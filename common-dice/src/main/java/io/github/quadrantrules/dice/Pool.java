package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rolls of a number of equal dice.
 *
 * <p>A pool of at most {@link #TABLED} outcomes whose denominator fits into 63 bits is sampled with one draw from its
 * table. Larger pools are sampled die by die: a number below the number of sides for each die, whose sides stand in the
 * natural order of the faces.
 */
final class Pool<F extends Comparable<F>> extends Distribution<Roll<F>> {
    private static final long serialVersionUID = 1;
    static final int TABLED = 4096;

    private final Die<F> die;
    private final int count;
    private transient @Nullable Table<Roll<F>> table;

    /** The table by which this pool is sampled; null before that is known, and where the dice are rolled one by one. */
    private transient @Nullable Table<Roll<F>> sampled;

    private transient boolean large;

    Pool(Die<F> die, int count) {
        this.die = die;
        this.count = count;
    }

    Die<F> die() {
        return die;
    }

    int count() {
        return count;
    }

    /** The number of count vectors: combinations with repetition. */
    @Override
    public long size() {
        BigInteger size = binomial((long) count + die.kinds() - 1, die.kinds() - 1);
        return size.bitLength() < Long.SIZE ? size.longValue() : Long.MAX_VALUE;
    }

    @Override
    public BigInteger denominator() {
        return BigInteger.valueOf(die.sides()).pow(count);
    }

    @Override
    Table<Roll<F>> table() {
        Table<Roll<F>> ready = table;
        if (ready == null) {
            if (size() > Budget.DEFAULT.limit()) {
                throw new BudgetExceededException("A table has at most " + Budget.DEFAULT.limit() + " outcomes; "
                        + asked() + " has so many: " + size());
            }
            Listing all = new Listing(Long.MAX_VALUE);
            all.fill(0, count, BigInteger.ONE);
            ready = new Table<>(all.rolls, all.weights, denominator());
            table = ready;
        }
        return ready;
    }

    @Override
    Table<Roll<F>> first(long most) {
        if (size() <= most) {
            return table();
        }
        Listing some = new Listing(most);
        some.fill(0, count, BigInteger.ONE);
        BigInteger listed = some.weights.stream().reduce(BigInteger.ZERO, BigInteger::add);
        some.add(denominator().subtract(listed));
        return new Table<>(some.rolls, some.weights, denominator());
    }

    /** The rolls and their weights, as many as wanted. */
    private final class Listing {
        private final long most;
        private final int[] counts = new int[die.kinds()];
        private final List<Roll<F>> rolls = new ArrayList<>();
        private final List<BigInteger> weights = new ArrayList<>();

        Listing(long most) {
            this.most = most;
        }

        /** Lists the rolls in which the dice left over show the faces from the given one on, most of that face first. */
        void fill(int face, int left, BigInteger weight) {
            BigInteger sides = BigInteger.valueOf(die.sidesAt(face));
            if (face == counts.length - 1) {
                counts[face] = left;
                add(weight.multiply(sides.pow(left)));
                return;
            }
            for (int i = left; i >= 0 && rolls.size() < most; i--) {
                counts[face] = i;
                fill(face + 1, left - i, weight.multiply(binomial(left, i)).multiply(sides.pow(i)));
            }
        }

        void add(BigInteger weight) {
            rolls.add(new Roll<>(die, counts.clone()));
            weights.add(weight);
        }
    }

    private static BigInteger binomial(long n, int k) {
        BigInteger result = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            result = result.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        }
        return result;
    }

    @Override
    Roll<F> sample(Bits bits) {
        Table<Roll<F>> ready = sampled;
        if (ready != null) {
            return ready.sample(bits);
        }
        if (!large) {
            // Asked in this order: the denominator of a million dice is a number of a million digits.
            large = (count >= Long.SIZE || size() > TABLED || denominator().bitLength() >= Long.SIZE)
                    && die.sides() > 1;
            sampled = large ? null : table();
        }
        return large ? dieByDie(bits) : table().sample(bits);
    }

    private Roll<F> dieByDie(Bits bits) {
        int[] counts = new int[die.kinds()];
        int sides = die.sides();
        for (int i = 0; i < count; i++) {
            int side = (int) bits.below(sides);
            int face = 0;
            while (side >= die.sidesAt(face)) {
                side -= die.sidesAt(face);
                face++;
            }
            counts[face]++;
        }
        return new Roll<>(die, counts);
    }

    @Override
    @SuppressWarnings("unchecked")
    Option<Roll<F>> read(Object given) {
        if (!(given instanceof Roll<?> roll) || roll.size() != count) {
            return Option.none();
        }
        if (roll.die().equals(die)) {
            return Option.of((Roll<F>) roll);
        }
        return roll.die().equals(die.physical()) ? Option.of(new Roll<>(die, die.read(roll))) : Option.none();
    }

    @Override
    Vector<Integer> encode(Roll<F> outcome) {
        return Vector.range(0, die.kinds()).map(outcome::countAt);
    }

    @Override
    Option<Roll<F>> decode(Vector<Integer> code) {
        boolean legal = code.size() == die.kinds()
                && code.forAll(each -> each >= 0)
                && code.sum().longValue() == count;
        return legal ? Option.of(die.counting(code)) : Option.none();
    }

    @Override
    String asked() {
        return count + " x " + die;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (other instanceof Pool<?> that) {
            return count == that.count && die.equals(that.die);
        }
        return super.equals(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
