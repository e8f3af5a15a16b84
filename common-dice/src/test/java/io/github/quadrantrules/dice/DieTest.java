package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class DieTest {
    private enum Face {
        HIT,
        CRITICAL,
        MISS
    }

    private static final Die<Face> ATTACK =
            Die.of("attack die", Face.MISS, Face.HIT, Face.MISS, Face.CRITICAL, Face.HIT, Face.MISS);
    private static final Die<Integer> D6 = Die.numbered("die", 6);

    @Test
    void shouldListFacesInNaturalOrderWhateverTheOrderOfTheSides() {
        assertThat(ATTACK.faces()).isEqualTo(Vector.of(Face.HIT, Face.CRITICAL, Face.MISS));
        assertThat(ATTACK.sides(Face.HIT)).isEqualTo(2);
        assertThat(ATTACK.sides(Face.CRITICAL)).isEqualTo(1);
        assertThat(ATTACK.sides(Face.MISS)).isEqualTo(3);
        assertThat(ATTACK.sides()).isEqualTo(6);
        assertThat(ATTACK.name()).isEqualTo("attack die");
        assertThat(ATTACK).hasToString("attack die (HIT 2, CRITICAL 1, MISS 3)");
    }

    @Test
    void shouldHaveNoSideForAFaceThatItLacks() {
        assertThat(D6.sides(7)).isZero();
        assertThat(D6.sides(6)).isEqualTo(1);
    }

    /** Two objects that are equal stand for the same face; an enum constant is equal to itself only. */
    @Test
    void shouldKnowAFaceByItsValue() {
        Die<String> letters = Die.of("letter die", "a", "b", "b");
        assertThat(letters.sides(new String("b"))).isEqualTo(2);
        assertThat(letters.showing(new String("b"), "a").count("b")).isEqualTo(1);
        assertThat(letters.sides(new String("c"))).isZero();
        assertThat(Die.of("half die", Face.HIT, Face.MISS).sides(Face.CRITICAL)).isZero();
    }

    @Test
    void shouldRejectWhenItHasNoNameOrNoSide() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Die.of(" ", 1))
                .withMessage("A die needs a name, not ' '");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Die.<Integer>of("die"))
                .withMessage("A die needs at least one side, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Die.numbered("die", -3))
                .withMessage("A die needs at least one side, not -3");
        assertThat(Die.numbered("die", 1).sides()).isEqualTo(1);
    }

    @Test
    void shouldAddSidesWhenReduced() {
        Die<Boolean> high = D6.reduce(face -> face >= 5);
        assertThat(high.faces()).isEqualTo(Vector.of(false, true));
        assertThat(high.sides(false)).isEqualTo(4);
        assertThat(high.sides(true)).isEqualTo(2);
        assertThat(high.name()).isEqualTo("die");
        assertThat(high.physical()).isEqualTo(D6);
        assertThat(D6.physical()).isSameAs(D6);
    }

    @Test
    void shouldReadThePhysicalDieWhenReducedTwice() {
        // 1 2 | 3 4 | 5 6 read as thirds 0 0 1 1 2 2, and of these whether it is the middle third.
        Die<Integer> thirds = D6.reduce(face -> (face - 1) / 2);
        Die<Boolean> middle = thirds.reduce(third -> third == 1);
        assertThat(middle.physical()).isEqualTo(D6);
        assertThat(D6.showing(1, 3, 4, 4, 5, 6).readAs(middle))
                .isEqualTo(middle.showing(true, true, true, false, false, false));
        assertThat(D6.showing(1, 3, 4, 4, 5, 6).readAs(thirds)).isEqualTo(thirds.showing(0, 1, 1, 1, 2, 2));
        assertThat(middle.sides(true)).isEqualTo(2);
    }

    @Test
    void shouldRejectWhenARollOfAnotherDieIsRead() {
        Die<Boolean> high = D6.reduce(face -> face >= 5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ATTACK.showing(Face.HIT).readAs(high))
                .withMessage("Only a roll of the unreduced die can be read, not one of the attack die: HIT");
        assertThatIllegalArgumentException().isThrownBy(() -> D6.showing(1).readAs(D6));
    }

    @Test
    void shouldRejectWhenAPoolIsNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> D6.pool(-1))
                .withMessage("A pool has 0 or more dice, not -1");
    }

    @Test
    void shouldRememberItsPools() {
        assertThat(D6.pool(3)).isSameAs(D6.pool(3));
        assertThat(D6.pool(63)).isSameAs(D6.pool(63));
        assertThat(D6.pool(64)).isEqualTo(D6.pool(64)).isNotSameAs(D6.pool(64));
    }

    @Test
    void shouldDifferWhenNameFacesSidesOrReadingDiffer() {
        assertThat(Die.numbered("die", 6)).isEqualTo(D6).hasSameHashCodeAs(D6);
        assertThat(Die.numbered("cube", 6)).isNotEqualTo(D6).doesNotHaveSameHashCodeAs(D6);
        assertThat(Die.of("die", 1, 2, 2)).doesNotHaveSameHashCodeAs(Die.of("die", 1, 1, 2));
        assertThat(Die.numbered("die", 5)).isNotEqualTo(D6);
        assertThat(Die.of("die", 1, 2, 3, 4, 5, 7)).isNotEqualTo(D6);
        assertThat(Die.of("die", 1, 2, 2)).isNotEqualTo(Die.of("die", 1, 1, 2));
        Die<Boolean> high = D6.reduce(face -> face >= 5);
        assertThat(D6.reduce(face -> face >= 5)).isEqualTo(high).hasSameHashCodeAs(high);
        assertThat(D6.reduce(face -> face <= 2)).isNotEqualTo(high);
        assertThat(Die.of("die", false, false, false, false, true, true)).isNotEqualTo(high);
        assertThat(high).isNotEqualTo(Die.of("die", false, false, false, false, true, true));
        assertThat(Die.of("die", 1, 2, 3, 4, 8, 9).reduce(face -> face >= 5)).isNotEqualTo(high);
        assertThat(D6.equals("die")).isFalse();
    }

    @Test
    void shouldCountWhatARollShows() {
        Roll<Face> roll = ATTACK.showing(Face.MISS, Face.HIT, Face.HIT, Face.CRITICAL, Face.MISS);
        assertThat(roll.size()).isEqualTo(5);
        assertThat(roll.count(Face.HIT)).isEqualTo(2);
        assertThat(roll.count(face -> face != Face.MISS)).isEqualTo(3);
        assertThat(roll.faces()).containsExactly(Face.HIT, Face.HIT, Face.CRITICAL, Face.MISS, Face.MISS);
        assertThat(roll.die()).isEqualTo(ATTACK);
        assertThat(roll).hasToString("MISS MISS CRITICAL HIT HIT");
        assertThat(ATTACK.showing()).hasToString("-");
        assertThat(ATTACK.showing(Vector.of(Face.MISS, Face.HIT, Face.HIT, Face.CRITICAL, Face.MISS)))
                .isEqualTo(roll)
                .hasSameHashCodeAs(roll);
    }

    @Test
    void shouldCountNoneOfAFaceThatTheDieLacks() {
        Die<Boolean> hopeless = D6.reduce(face -> face >= 7);
        assertThat(Dice.seeded(1).roll(hopeless, 5).count(true)).isZero();
        assertThat(hopeless.showing(false, false).count(false)).isEqualTo(2);
    }

    @Test
    void shouldSumANumberOfEachFace() {
        assertThat(D6.showing(6, 6, 1).sum(face -> face)).isEqualTo(13);
        assertThat(ATTACK.showing(Face.HIT, Face.HIT, Face.MISS).sum(Face::ordinal))
                .isEqualTo(2);
        assertThat(D6.showing().sum(face -> 9)).isZero();
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> D6.showing(1, 1).sum(face -> Long.MAX_VALUE));
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> D6.showing(1, 2).sum(face -> Long.MAX_VALUE));
    }

    @Test
    void shouldDifferWhenRollsShowOtherFacesOrDice() {
        assertThat(D6.showing(1, 2)).isEqualTo(D6.showing(2, 1)).isNotEqualTo(D6.showing(1, 1));
        assertThat(D6.showing(1)).isNotEqualTo(Die.numbered("cube", 6).showing(1));
        assertThat(D6.showing(1).equals("1")).isFalse();
        assertThat(D6.showing(1)).doesNotHaveSameHashCodeAs(D6.showing(2));
    }

    @Test
    void shouldRejectWhenTheDieHasNoSuchFace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> D6.showing(7))
                .withMessage("The die shows 1, 2, 3, 4, 5, 6, not 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> D6.showing(Vector.of(9)))
                .withMessageEndingWith("not 9");
    }

    @Test
    void shouldShowFacesByTheirCounts() {
        Die<Integer> die = Die.numbered("die", 3);
        assertThat(die.counting(Vector.of(1, 0, 2))).isEqualTo(die.showing(1, 3, 3));
        assertThatThrownBy(() -> die.counting(Vector.of(1, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not like this: 1 2");
        assertThatThrownBy(() -> die.counting(Vector.of(1, -1, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not like this: 1 -1 2");
        assertThatThrownBy(() -> die.counting(Vector.of(Integer.MAX_VALUE, 1, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not like this: 2147483647 1 0");
        assertThat(die.counting(Vector.of(Integer.MAX_VALUE, 0, 0)).size()).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void shouldRejectNullAsAFace() {
        assertThatThrownBy(() -> Die.numbered("die", 3).reduce(face -> (Integer) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageEndingWith("not null");
    }
}
