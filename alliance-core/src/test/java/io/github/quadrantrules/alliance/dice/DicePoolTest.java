package io.github.quadrantrules.alliance.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class DicePoolTest {
    private static Faces<AttackFace> attack(String text) {
        return Faces.parse(AttackFace.class, text);
    }

    private static DicePool<AttackFace> pool(String open, String closed, String added) {
        return new DicePool<>(attack(open), attack(closed), attack(added));
    }

    @Provide
    static Arbitrary<Faces<AttackFace>> faces() {
        return Arbitraries.of(AttackFace.class)
                .list()
                .ofMaxSize(4)
                .map(list -> Vector.ofAll(list).foldLeft(Faces.NO_ATTACK, (sum, face) -> sum.plus(Faces.of(face, 1))));
    }

    @Provide
    static Arbitrary<DicePool<AttackFace>> pools() {
        return Combinators.combine(faces(), faces(), faces()).as(DicePool::new);
    }

    /** Of H H X and a closed X, at most two: X closed; X; X X; H; H X closed; H X; H H. */
    @Test
    void shouldListEachPartOnce() {
        assertThat(pool("H H X", "X", "-").parts(2))
                .containsExactlyInAnyOrder(
                        pool("-", "X", "-"),
                        pool("X", "-", "-"),
                        pool("X", "X", "-"),
                        pool("H", "-", "-"),
                        pool("H", "X", "-"),
                        pool("H X", "-", "-"),
                        pool("H H", "-", "-"));
        assertThat(pool("-", "-", "-").parts(2)).isEmpty();
    }

    /** 9 H and 99 X can be chosen in 10 · 100 - 1 ways, 9 H and 100 X in 10 · 101 - 1, which are too many to list. */
    @Test
    void shouldListOfEachFaceAllOrNoneWhereThereAreTooManyWays() {
        Faces<AttackFace> hits = Faces.of(AttackFace.HIT, 9);
        Faces<AttackFace> blanks = Faces.of(AttackFace.BLANK, 100);
        assertThat(DicePool.rolled(hits.plus(Faces.of(AttackFace.BLANK, 99))).parts(200))
                .hasSize(999);
        DicePool<AttackFace> many = DicePool.rolled(hits.plus(blanks));
        assertThat(many.parts(200)).containsExactlyInAnyOrder(DicePool.rolled(hits), DicePool.rolled(blanks), many);
        assertThat(many.parts(100))
                .containsExactlyInAnyOrder(
                        DicePool.rolled(hits),
                        DicePool.rolled(blanks),
                        DicePool.rolled(hits.plus(Faces.of(AttackFace.BLANK, 91))));
    }

    @Rule("AL-DIC-04")
    @Test
    void shouldCountAllResultsInTheCommonArea() {
        DicePool<AttackFace> pool = pool("H X", "C H", "H");
        assertThat(pool.faces()).isEqualTo(attack("H H H C X"));
        assertThat(pool.count(AttackFace.HIT)).isEqualTo(3);
        assertThat(pool.size()).isEqualTo(5);
        assertThat(pool).hasToString("H H H C X");
    }

    @Rule("AL-DIC-05")
    @Property(tries = 200)
    void shouldGrowByExactlyWhatIsAdded(
            @ForAll("pools") DicePool<AttackFace> pool, @ForAll("faces") Faces<AttackFace> results) {
        DicePool<AttackFace> grown = pool.add(results);
        assertThat(grown.size()).isEqualTo(pool.size() + results.size());
        assertThat(grown.faces()).isEqualTo(pool.faces().plus(results));
        assertThat(grown.open()).isEqualTo(pool.open());
        assertThat(grown.closed()).isEqualTo(pool.closed());
    }

    @Rule("AL-DIC-05")
    @Test
    void shouldNotRerollAnAddedResult() {
        assertThatThrownBy(() -> pool("H", "-", "X").reroll(pool("-", "-", "X"), attack("H")))
                .hasMessage("An added result cannot be re-rolled: X");
    }

    /** INV-01 and INV-02: the size stays, and only the converted dice differ. */
    @Rule("AL-DIC-06")
    @Property(tries = 200)
    void shouldChangeOnlyTheDiceThatAreConverted(
            @ForAll("pools") DicePool<AttackFace> pool, @ForAll AttackFace from, @ForAll AttackFace to) {
        DicePool<AttackFace> converted = pool.convertAll(from, to);
        assertThat(converted.size()).isEqualTo(pool.size());
        assertThat(converted.open().size()).isEqualTo(pool.open().size());
        assertThat(converted.closed().size()).isEqualTo(pool.closed().size());
        for (AttackFace face : AttackFace.values()) {
            int gained = from == to ? 0 : face == to ? pool.count(from) : face == from ? -pool.count(from) : 0;
            assertThat(converted.count(face)).isEqualTo(pool.count(face) + gained);
        }
    }

    /** INV-01 and INV-03: the size stays, and the dice re-rolled are closed for good. */
    @Rule({"AL-DIC-06", "AL-DIC-07"})
    @Property(tries = 200)
    void shouldCloseTheDiceThatAreRerolled(
            @ForAll("pools") DicePool<AttackFace> pool, @ForAll AttackFace chosen, @ForAll AttackFace result) {
        Faces<AttackFace> dice = Faces.of(chosen, pool.open().count(chosen));
        DicePool<AttackFace> rerolled = pool.reroll(DicePool.rolled(dice), Faces.of(result, dice.size()));
        assertThat(rerolled.size()).isEqualTo(pool.size());
        assertThat(rerolled.open()).isEqualTo(pool.open().minus(dice));
        assertThat(rerolled.closed()).isEqualTo(pool.closed().plus(Faces.of(result, dice.size())));
        assertThat(rerolled.added()).isEqualTo(pool.added());
    }

    @Rule("AL-DIC-07")
    @Test
    void shouldNotRerollAClosedDieAsAnOpenOne() {
        assertThatThrownBy(() -> pool("H", "X", "-").reroll(pool("X", "-", "-"), attack("H")))
                .hasMessage("Only results among H can be taken, not X");
    }

    @Rule("AL-DIC-07")
    @Test
    void shouldRerollAClosedDieWhenItIsChosenAsOne() {
        assertThat(pool("H", "X", "-").reroll(pool("-", "X", "-"), attack("C"))).isEqualTo(pool("H", "C", "-"));
    }

    @Rule({"AL-DIC-06", "AL-DIC-07"})
    @Test
    void shouldConvertARerolledDieAndRerollAConvertedOne() {
        DicePool<AttackFace> converted = pool("B X", "B", "-").convertAll(AttackFace.BATTLE_STATIONS, AttackFace.HIT);
        assertThat(converted).isEqualTo(pool("H X", "H", "-"));
        assertThat(converted.reroll(pool("H", "-", "-"), attack("C"))).isEqualTo(pool("X", "C H", "-"));
    }

    @Test
    void shouldRefuseAnotherNumberOfResultsThanDice() {
        assertThatThrownBy(() -> pool("X X", "-", "-").reroll(pool("X X", "-", "-"), attack("H")))
                .hasMessage("Re-rolling 2 dice gives as many results, not 1");
    }

    @Rule("AL-DIC-06")
    @Test
    void shouldConvertChosenResultsWhereTheyLie() {
        assertThat(pool("C C", "C", "C").convert(pool("C", "-", "C"), AttackFace.HIT))
                .isEqualTo(pool("H C", "C", "H"));
        assertThat(pool("C", "C X", "-").convert(pool("-", "C", "-"), AttackFace.HIT))
                .isEqualTo(pool("C", "H X", "-"));
    }

    /** INV-01: cancelling lowers the size by the number cancelled. */
    @Rule("AL-DIC-08")
    @Property(tries = 200)
    void shouldTakeCancelledResultsOut(@ForAll("pools") DicePool<AttackFace> pool, @ForAll AttackFace face) {
        Vector<AttackFace> only = Vector.of(face);
        DicePool<AttackFace> chosen = new DicePool<>(
                pool.open().only(only), pool.closed().only(only), pool.added().only(only));
        DicePool<AttackFace> left = pool.cancel(chosen);
        assertThat(left.size()).isEqualTo(pool.size() - chosen.size());
        assertThat(left.count(face)).isZero();
        assertThat(left.faces().plus(chosen.faces())).isEqualTo(pool.faces());
    }

    @Rule("AL-DIC-08")
    @Test
    void shouldRefuseToCancelWhatIsNotThere() {
        assertThatThrownBy(() -> pool("H", "-", "-").cancel(pool("-", "H", "-")))
                .hasMessage("Only results among - can be taken, not H");
    }

    /** Callers without generics are told as well. */
    @Rule("AL-DIC-05")
    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void shouldHoldDiceOfOneKind() {
        DicePool pool = pool("H", "", "");
        assertThatThrownBy(() -> pool.add(Faces.of(DefenseFace.EVADE, 1))).hasMessageEndingWith("DefenseFaces");
        assertThatThrownBy(() -> pool.cancel(DicePool.NO_DEFENSE)).hasMessageEndingWith("DefenseFaces");
    }

    /** So many Hits are that number in the sixteen bits of Hits; the stream is forged to have all bits there. */
    @Test
    void shouldRefuseCountsThatNoPoolHas() throws Exception {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(written)) {
            out.writeObject(DicePool.rolled(Faces.of(AttackFace.HIT, 0x1234)));
        }
        byte[] hits = ByteBuffer.allocate(Long.BYTES)
                .putLong(0x1234L << 16 * AttackFace.HIT.ordinal())
                .array();
        String stream = written.toString(StandardCharsets.ISO_8859_1);
        String hit = new String(hits, StandardCharsets.ISO_8859_1);
        assertThat(stream).containsOnlyOnce(hit);
        assertThat(read(stream)).isEqualTo(DicePool.rolled(Faces.of(AttackFace.HIT, 0x1234)));
        String forged = stream.replace(hit, "\u00FF".repeat(Long.BYTES));
        assertThatThrownBy(() -> read(forged)).isInstanceOf(InvalidObjectException.class);
    }

    private static Object read(String stream) throws IOException, ClassNotFoundException {
        byte[] bytes = stream.getBytes(StandardCharsets.ISO_8859_1);
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }
}
