package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Seeded sampling agrees with the exact distribution, by the test of chi-square at 99.9 % with fixed seeds. */
class SampledTest {
    private static final int RUNS = 20_000;
    private static final Die<Integer> D6 = Die.numbered("die", 6);

    private enum Face {
        HIT,
        CRITICAL,
        STATIONS,
        BLANK
    }

    private static final Die<Face> ATTACK = Die.of(
            "attack die",
            Face.HIT,
            Face.HIT,
            Face.HIT,
            Face.CRITICAL,
            Face.STATIONS,
            Face.STATIONS,
            Face.BLANK,
            Face.BLANK);

    /** Whether observed counts fit; outcomes that are expected fewer than five times are taken together. */
    private static <T> boolean fits(Tally<T> tally, Distribution<T> exact) {
        double square = 0;
        double rareExpected = 0;
        double rareObserved = 0;
        int cells = 0;
        long seen = 0;
        for (Outcome<T> outcome : exact.outcomes()) {
            double expected = new Fraction(outcome.weight(), exact.denominator()).toDouble() * tally.runs();
            long observed = tally.count(outcome.value());
            seen += observed;
            if (expected < 5) {
                rareExpected += expected;
                rareObserved += observed;
            } else {
                square += (observed - expected) * (observed - expected) / expected;
                cells++;
            }
        }
        if (rareExpected > 0) {
            double divisor = Math.max(rareExpected, 5);
            square += (rareObserved - rareExpected) * (rareObserved - rareExpected) / divisor;
            cells++;
        }
        return seen == tally.runs() && square < critical(cells - 1);
    }

    /** The 99.9 % point of chi-square, by Wilson and Hilferty. */
    private static double critical(int degrees) {
        double part = 2.0 / (9 * degrees);
        double root = 1 - part + 3.0902 * Math.sqrt(part);
        return degrees * root * root * root;
    }

    private static Arguments rule(String name, Function<Dice, Object> rule) {
        return Arguments.of(name, rule);
    }

    static Vector<Arguments> rules() {
        Distribution<String> huge = Distribution.ofOutcomes(Vector.of(
                new Outcome<>("a", BigInteger.TEN.pow(30)),
                new Outcome<>("b", BigInteger.TEN.pow(30).multiply(BigInteger.TWO)),
                new Outcome<>("c", BigInteger.TEN.pow(29)),
                new Outcome<>("d", BigInteger.TEN.pow(31))));
        Distribution<String> nearTheLimit = Distribution.weighted(Vector.of(
                Tuple.of("a", Long.MAX_VALUE / 3),
                Tuple.of("b", Long.MAX_VALUE / 5),
                Tuple.of("c", Long.MAX_VALUE / 4)));
        Distribution<Integer> uneven =
                Distribution.weighted(Vector.range(0, 50).map(i -> Tuple.of(i, (long) (i % 7 == 0 ? 1_000 : 1 + i))));
        Deck<String> deck = Deck.shuffled(Vector.of("a", "a", "b", "c", "c", "c"));
        Die<Integer> coin = Die.of("coin", 1, 1, 2);
        Die<Boolean> hit = D6.reduce(each -> each >= 5);
        return Vector.of(
                rule("one die", dice -> dice.roll(D6, 1)),
                rule("four attack dice", dice -> dice.roll(ATTACK, 4)),
                rule("six dice", dice -> dice.roll(D6, 6)),
                rule("thirty reduced dice, die by die", dice -> dice.roll(hit, 30)),
                rule("thirty uneven coins, from a table", dice -> dice.roll(coin, 30)),
                rule("ten dice in full, die by die", dice -> dice.roll(D6, 10).count(6)),
                rule("a tie of seven", dice -> dice.oneOf(Vector.range(0, 7))),
                rule("a denominator beyond 63 bits", dice -> dice.pick(huge)),
                rule("a denominator of nearly 63 bits", dice -> dice.pick(nearTheLimit)),
                rule("an uneven table", dice -> dice.pick(uneven)),
                rule("two cards of a deck", dice -> {
                    Draw<String> first = dice.draw(deck);
                    return first.card() + dice.draw(first.rest()).card();
                }),
                rule(
                        "an attack",
                        dice -> Math.max(
                                0,
                                dice.roll(ATTACK, 3).count(Face.HIT)
                                        - dice.roll(ATTACK, 2).count(Face.BLANK))));
    }

    static java.util.stream.Stream<Arguments> cases() {
        return rules().toJavaStream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void shouldAgreeWithTheExactDistribution(String name, Function<Dice, Object> rule) {
        Distribution<Object> exact = Distribution.of(rule);
        for (long seed = 1; seed <= 2; seed++) {
            SeededDice dice = Dice.seeded(seed);
            Tally<Object> stream = Tally.of(Vector.fill(RUNS, () -> rule.apply(dice)));
            assertThat(fits(stream, exact)).as("one stream of seed %s", seed).isTrue();
            Tally<Object> firsts =
                    Simulation.<Object>of(rule).runs(RUNS).seed(seed).run();
            assertThat(fits(firsts, exact))
                    .as("the first results of the streams of seed %s", seed)
                    .isTrue();
        }
    }

    @Test
    void shouldNotAgreeWhenTheDistributionIsSlightlyAnother() {
        SeededDice dice = Dice.seeded(1);
        Tally<Integer> tally =
                Tally.of(Vector.fill(RUNS, () -> dice.roll(D6, 1).faces().head()));
        Distribution<Integer> loaded =
                Distribution.weighted(Vector.rangeClosed(1, 6).map(face -> Tuple.of(face, face == 6 ? 21L : 19L)));
        assertThat(fits(tally, Distribution.uniform(Vector.rangeClosed(1, 6)))).isTrue();
        assertThat(fits(tally, loaded)).isFalse();
    }

    @Test
    void shouldAgreeWithTheExactDistributionWhenTheGeneratorIsTheCallers() {
        Dice dice = Dice.of(new java.util.SplittableRandom(4));
        assertThat(fits(Tally.of(Vector.fill(RUNS, () -> dice.roll(ATTACK, 3))), ATTACK.pool(3)))
                .isTrue();
    }

    @Test
    void shouldMakeStreamsIndependentOfTheirNeighbours() {
        Distribution<Integer> pair = Distribution.uniform(Vector.rangeClosed(0, 35));
        Die<Integer> d6 = Die.numbered("die", 6);
        Function<Long, Integer> first =
                stream -> Dice.seeded(12, stream).roll(d6, 1).faces().head() - 1;
        Tally<Integer> neighbours =
                Tally.of(Vector.range(0L, (long) RUNS).map(i -> 6 * first.apply(2 * i) + first.apply(2 * i + 1)));
        assertThat(fits(neighbours, pair)).isTrue();
        Function<Long, Integer> bySeed =
                seed -> Dice.seeded(seed).roll(d6, 1).faces().head() - 1;
        Tally<Integer> seeds =
                Tally.of(Vector.range(0L, (long) RUNS).map(i -> 6 * bySeed.apply(2 * i) + bySeed.apply(2 * i + 1)));
        assertThat(fits(seeds, pair)).isTrue();
        SeededDice dice = Dice.seeded(12);
        Tally<Integer> successive = Tally.of(Vector.fill(
                RUNS,
                () -> 6 * dice.roll(d6, 1).faces().head()
                        + dice.roll(d6, 1).faces().head()
                        - 7));
        assertThat(fits(successive, pair)).isTrue();
        Function<Long, Integer> split = i ->
                new SeedPosition(3, 0, 0).split(i).dice().roll(d6, 1).faces().head() - 1;
        Tally<Integer> branches =
                Tally.of(Vector.range(0L, (long) RUNS).map(i -> 6 * split.apply(2 * i) + split.apply(2 * i + 1)));
        assertThat(fits(branches, pair)).isTrue();
    }

    /** The first sampling of a table scans it, the next ones use a guide: both take the same outcome for a word. */
    @Test
    void shouldTakeTheSameOutcomeWhenATableIsUsedOnceOrOften() {
        Distribution<Integer> often =
                Distribution.weighted(Vector.range(0, 50).map(i -> Tuple.of(i, (long) (i % 7 == 0 ? 1_000 : 1 + i))));
        for (int seed = 0; seed < 2_000; seed++) {
            Distribution<Integer> once = Distribution.ofOutcomes(often.outcomes());
            assertThat(Dice.seeded(seed).pick(often))
                    .isEqualTo(Dice.seeded(seed).pick(once));
        }
    }
}
