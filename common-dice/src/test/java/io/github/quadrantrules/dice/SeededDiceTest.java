package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashSet;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

class SeededDiceTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Integer> D5 = Die.numbered("die", 5);

    private static Vector<Integer> faces(Dice dice, int count) {
        return Vector.fill(count, () -> dice.roll(D5, 1).faces().head());
    }

    @Test
    void shouldGiveTheSameResultsWhenSeedAndStreamAreTheSame() {
        assertThat(faces(Dice.seeded(5), 50)).isEqualTo(faces(Dice.seeded(5, 0), 50));
        assertThat(faces(Dice.seeded(5, 1), 50))
                .isNotEqualTo(faces(Dice.seeded(5, 0), 50))
                .isNotEqualTo(faces(Dice.seeded(6, 1), 50));
    }

    @Property(tries = 500)
    void shouldGoOnFromASavedPosition(@ForAll long seed, @ForAll long stream, @ForAll @IntRange(max = 40) int before) {
        SeededDice dice = Dice.seeded(seed, stream);
        faces(dice, before);
        SeedPosition saved = dice.position();
        assertThat(faces(saved.dice(), 20)).isEqualTo(faces(dice, 20));
        assertThat(saved.dice().position()).isEqualTo(saved);
    }

    /** One word a roll of an eight-sided die, because 8 divides 2^64 and no word is drawn again. */
    @Property
    void shouldSkipWordsWhenJumping(@ForAll long seed, @ForAll @LongRange(min = 0, max = 60) long words) {
        Die<Integer> d8 = Die.numbered("die", 8);
        SeededDice walking = Dice.seeded(seed, 3);
        for (int i = 0; i < words; i++) {
            walking.roll(d8, 1);
        }
        SeedPosition start = new SeedPosition(seed, 3, 0);
        assertThat(start.jump(words)).isEqualTo(walking.position()).isEqualTo(new SeedPosition(seed, 3, words));
        assertThat(start.jump(words).dice().roll(d8, 2)).isEqualTo(walking.roll(d8, 2));
        assertThat(start.jump(words).jump(-words)).isEqualTo(start);
    }

    @Test
    void shouldBranchIntoDifferentStreamsWhenSplit() {
        Vector<SeedPosition> branches = Vector.range(0, 1_000)
                .flatMap(position -> Vector.range(0, 20).map(branch -> new SeedPosition(9, 0, position).split(branch)));
        assertThat(HashSet.ofAll(branches).size()).isEqualTo(20_000);
        assertThat(branches.forAll(branch -> branch.position() == 0 && branch.seed() == 9))
                .isTrue();
        assertThat(branches.exists(branch -> Math.abs(branch.stream()) < 1_000_000))
                .isFalse();
        assertThat(faces(branches.get(0).dice(), 50))
                .isNotEqualTo(faces(branches.get(1).dice(), 50));
    }

    @Test
    void shouldDrawTheSameFromAGeneratorOfTheCallers() {
        assertThat(faces(Dice.of(new SplittableRandom(1)), 50)).isEqualTo(faces(Dice.of(new SplittableRandom(1)), 50));
        SeededDice seeded = Dice.seeded(8);
        SeedPosition at = new SeedPosition(8, 0, 0);
        List<Long> words = java.util.stream.LongStream.range(0, 50)
                .mapToObj(i -> SeedPosition.word(i, at.outerKey(), at.innerKey()))
                .toList();
        assertThat(faces(Dice.of(new Listed(words)::next), 40)).isEqualTo(faces(seeded, 40));
    }

    /** Words written down beforehand. */
    private static final class Listed implements Bits {
        private final Deque<Long> words;

        Listed(List<Long> words) {
            this.words = new ArrayDeque<>(words);
        }

        @Override
        public long next() {
            return words.removeFirst();
        }
    }

    private static Listed words(Long... words) {
        return new Listed(List.of(words));
    }

    /** The high word of word x bound as unsigned 128-bit numbers, by big integers. */
    @Property(tries = 1_000)
    void shouldTakeTheHighWordOfTheProduct(@ForAll long word, @ForAll @LongRange(min = 1) long bound) {
        BigInteger modulus = BigInteger.TWO.pow(64);
        BigInteger product = BigInteger.valueOf(word).mod(modulus).multiply(BigInteger.valueOf(bound));
        boolean uneven = product.mod(modulus).compareTo(modulus.mod(BigInteger.valueOf(bound))) < 0;
        long second = 1L << 63;
        Listed bits = words(word, second, second + 1, second + 2, second + 3, second + 4);
        long number = bits.below(bound);
        if (uneven) {
            assertThat(bits.words.size()).isLessThan(5);
        } else {
            assertThat(number).isEqualTo(product.shiftRight(64).longValueExact());
            assertThat(bits.words).hasSize(5);
        }
    }

    /** 2^64 mod 3 = 1: of the products 3 w only those with the low word 0 are drawn again. */
    @Test
    void shouldDrawAgainExactlyWhenAWordLiesInTheUnevenRest() {
        assertThat(words(0L, 1L).below(3)).isZero();
        assertThat(words(1L).below(3)).isZero();
        // 2^64 = 3 x 6148914691236517205 + 1: the first words for 1 and for 2.
        assertThat(words(6148914691236517205L).below(3)).isZero();
        assertThat(words(6148914691236517206L).below(3)).isEqualTo(1);
        assertThat(words(-1L).below(3)).isEqualTo(2);
        assertThat(words(0L, 5L).below(1)).isZero();
    }

    /** 2^64 mod (2^62 + 1) = 2^62 - 3: nearly a quarter of all words is drawn again. */
    @Test
    void shouldBeUnbiasedWhenTheBoundIsLarge() {
        long bound = (1L << 62) + 1;
        // The product of 1 has the low word 2^62 + 1, above the rest; that of 4 has the low word 4, inside it.
        assertThat(words(1L).below(bound)).isZero();
        assertThat(words(4L, -1L).below(bound)).isEqualTo(bound - 1);
        assertThat(words(-1L).below(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE - 1);
    }

    @Test
    void shouldTakeTheMostSignificantWordFirstWhenTheBoundIsBig() {
        BigInteger bound = BigInteger.TWO.pow(100);
        BigInteger both = BigInteger.TWO.pow(64).multiply(BigInteger.valueOf(5)).add(BigInteger.valueOf(1L << 40));
        assertThat(words(5L, 1L << 40).below(bound)).isEqualTo(both.shiftRight(28));
        assertThat(words(-1L, -1L).below(bound)).isEqualTo(bound.subtract(BigInteger.ONE));
        // Two bits of a word: 3 is as large as the bound and drawn again.
        assertThat(words(-1L, 1L << 62).below(BigInteger.valueOf(3))).isEqualTo(1);
        // 2^64 + 1 takes 65 bits; all ones are too large and drawn again.
        assertThat(words(-1L, -1L, 0L, 1L << 63).below(BigInteger.TWO.pow(64).add(BigInteger.ONE)))
                .isEqualTo(1);
    }

    @Test
    void shouldUseAllWordsEquallyOften() {
        // Every bit of the words is set about half of the time: 20,000 words, within 4 standard deviations of 71.
        int[] set = new int[64];
        SeedPosition at = new SeedPosition(77, 0, 0);
        for (int i = 0; i < 20_000; i++) {
            long word = SeedPosition.word(i, at.outerKey(), at.innerKey());
            for (int bit = 0; bit < 64; bit++) {
                set[bit] += (int) (word >>> bit & 1);
            }
        }
        for (int count : set) {
            assertThat(count).isBetween(10_000 - 284, 10_000 + 284);
        }
    }

    @Test
    void shouldRollNothingWhenAPoolIsEmpty() {
        assertThat(Dice.seeded(1).roll(D6, 0)).isEqualTo(D6.showing());
    }
}
