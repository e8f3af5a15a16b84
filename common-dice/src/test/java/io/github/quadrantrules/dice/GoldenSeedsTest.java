package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The results of three seeds, which may never change: saves, replays and audits rest on them.
 *
 * <p>The figures were computed by a program of its own in another language, written from the description of the mapping
 * in {@link SeededDice}, not by this library.
 */
class GoldenSeedsTest {
    private enum Face {
        HIT,
        CRITICAL,
        BATTLE_STATIONS,
        BLANK
    }

    private static final Die<Integer> D6 = Die.numbered("die", 6);
    private static final Die<Boolean> HIT = D6.reduce(face -> face >= 5);
    private static final Die<Face> ATTACK = Die.of(
            "attack die",
            Face.HIT,
            Face.HIT,
            Face.HIT,
            Face.CRITICAL,
            Face.BATTLE_STATIONS,
            Face.BATTLE_STATIONS,
            Face.BLANK,
            Face.BLANK);

    /**
     * The rolls: one six-sided die; four attack dice; how many of thirty dice show 5 or more; how often each face shows
     * on thirty dice; a choice among five; a choice with a denominator beyond 63 bits; a deck drawn to the end.
     */
    @ParameterizedTest(name = "seed {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
        0 | die | 4 2 5 2 6 3 5 1 6 4 1 1 6 2 1 1 2 4 4 4
        42 | die | 5 3 6 6 3 3 3 1 1 5 2 5 3 3 1 4 6 4 4 2
        -9000000000000000001 | die | 1 4 3 4 5 6 2 6 4 6 2 3 2 1 6 2 3 4 4 3
        0 | attack | BBCH BBHH -BBH -CHH BBBB --HH -BBH BHHH -BCC -BCH BHHH -HHH -BBB BBHH CCHH CHHH BBHH BBCH --CH --CH
        42 | attack | BBBH -BHH ---B --BB -BHH BCCH -BHH BHHH -HHH -BBH -CHH -BBH BCCH BCCH -HHH BBBH ---- -BCH -CCH -CHH
        -9000000000000000001 | attack | CCHH BBCH -BHH -CCH --BH ---- BBHH -BBC --CH ---H BBHH -BHH -CHH HHHH --BC BBHH --HH --CH -BCH -BHH
        0 | hits | 8 3 11 11 9 10 10 10 9 13 11 6 10 14 8 11 13 11 9 8
        42 | hits | 8 8 8 7 9 11 13 14 15 5 10 9 13 14 9 11 7 10 11 14
        -9000000000000000001 | hits | 9 6 12 11 13 10 7 11 9 9 10 18 10 8 10 12 8 8 11 9
        0 | thirty | 6/7/1/8/5/3 10/7/2/8/2/1 3/4/5/7/5/6 5/4/3/7/4/7 5/7/7/2/3/6 5/4/7/4/5/5 9/1/8/2/4/6 7/4/6/3/6/4 4/11/2/4/3/6 3/4/4/6/3/10 9/1/5/4/2/9 6/8/4/6/4/2 6/4/7/3/6/4 2/5/6/3/10/4 6/8/5/3/6/2 3/5/6/5/6/5 5/6/4/2/5/8 4/4/6/5/6/5 8/6/2/5/5/4 5/8/6/3/5/3
        42 | thirty | 5/4/7/6/4/4 6/6/6/4/5/3 7/5/3/7/4/4 4/5/6/8/3/4 2/8/6/5/4/5 5/2/10/2/8/3 3/5/4/5/7/6 2/4/6/4/9/5 2/7/4/2/5/10 8/5/7/5/1/4 8/2/7/3/4/6 1/6/9/5/5/4 4/2/8/3/3/10 5/3/4/4/11/3 6/6/5/4/3/6 6/5/4/4/10/1 6/6/5/6/2/5 4/4/7/5/6/4 10/1/3/5/4/7 2/5/3/6/9/5
        -9000000000000000001 | thirty | 3/5/6/7/5/4 6/8/4/6/0/6 9/4/3/2/8/4 3/7/4/5/5/6 3/4/6/4/6/7 6/4/6/4/8/2 3/9/8/3/3/4 6/2/7/4/6/5 4/3/5/9/5/4 2/3/11/5/5/4 8/3/2/7/4/6 2/1/4/5/7/11 4/3/5/8/5/5 9/7/2/4/6/2 4/5/8/3/5/5 4/5/5/4/6/6 5/5/5/7/3/5 4/7/8/3/2/6 5/3/7/4/5/6 4/2/9/6/5/4
        0 | tie | c b d b e c d a e c a a e b a a b c d d
        42 | tie | d c e e b c c a a d b d c c a d e d c b
        -9000000000000000001 | tie | a c b c d e b e d e b c b a e b c d c c
        0 | huge | z z z y y y z z y z z z y z y y y y z z
        42 | huge | z y y y y z y z y y z y z y z x y x z z
        -9000000000000000001 | huge | y y z y z y y z z z z y z z y y z z z y
        0 | deck | k f o d t j p b r l a e s h c g m n q i
        42 | deck | n h t s g j f b c o e p k l a q r i m d
        -9000000000000000001 | deck | d l h k q t f r m p c g b a s i j n o e
        """)
    void shouldGiveTheSameFirstTwentyResultsForEver(long seed, String roll, String results) {
        assertThat(Vector.fill(20, roll(roll, Dice.seeded(seed))).mkString(" ")).isEqualTo(results);
    }

    private static Supplier<String> roll(String name, Dice dice) {
        return switch (name) {
            case "die" -> () -> dice.roll(D6, 1).toString();
            case "attack" -> () -> letters(dice.roll(ATTACK, 4));
            case "hits" -> () -> String.valueOf(dice.roll(HIT, 30).count(true));
            case "thirty" -> () -> counts(dice.roll(D6, 30));
            case "tie" -> () -> dice.oneOf(Vector.of("a", "b", "c", "d", "e"));
            case "huge" -> () -> dice.pick(huge());
            case "deck" -> new Drawing(dice);
            default -> throw new IllegalArgumentException("No such roll: " + name);
        };
    }

    private static String letters(Roll<Face> roll) {
        return roll.faces()
                .reverse()
                .map(face -> face == Face.BLANK ? "-" : face.name().substring(0, 1))
                .mkString();
    }

    private static String counts(Roll<Integer> roll) {
        return D6.faces().map(roll::count).mkString("/");
    }

    private static Distribution<String> huge() {
        BigInteger large = BigInteger.TEN.pow(30);
        return Distribution.ofOutcomes(Vector.of(
                new Outcome<>("x", BigInteger.TEN.pow(29)), new Outcome<>("y", large), new Outcome<>("z", large)));
    }

    private static final class Drawing implements Supplier<String> {
        private final Dice dice;
        private Deck<String> deck = Deck.shuffled(Vector.rangeClosed('a', 't').map(String::valueOf));

        Drawing(Dice dice) {
            this.dice = dice;
        }

        @Override
        public String get() {
            Draw<String> draw = dice.draw(deck);
            deck = draw.rest();
            return draw.card();
        }
    }

    @ParameterizedTest(name = "seed {0}, stream {1}, position {2}")
    @CsvSource(delimiter = '|', textBlock = """
        0 | 0 | 0 | 8c65a5f4071ed630
        42 | 0 | 1 | 674c650481173b65
        -9000000000000000001 | 0 | 2 | 62b306a3a9ab1050
        42 | 7 | 12345 | c1410f7ca3c2df22
        42 | -1 | -1 | c0b6e942a4560afe
        4611686018427387904 | 3 | 4611686018427387904 | 1c861ee929551b7a
        """)
    void shouldGiveTheSameWordsForEver(long seed, long stream, long position, String word) {
        SeedPosition at = new SeedPosition(seed, stream, position);
        assertThat(SeedPosition.word(position, at.outerKey(), at.innerKey()))
                .isEqualTo(Long.parseUnsignedLong(word, 16));
    }

    @Test
    void shouldSplitTheSameWayForEver() {
        assertThat(new SeedPosition(42, 7, 99).split(3)).isEqualTo(new SeedPosition(42, 7314897824649822458L, 0));
    }
}
