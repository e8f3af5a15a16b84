package io.github.quadrantrules.alliance.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.github.quadrantrules.dice.testing.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllianceDiceTest {
    @Rule("AL-DIC-01")
    @ParameterizedTest(name = "{0} stands on {1} of 8 sides")
    @CsvSource({"HIT, 3", "CRITICAL, 1", "BATTLE_STATIONS, 2", "BLANK, 2"})
    void shouldHaveTheFacesOfTheRedDie(AttackFace face, int sides) {
        assertThat(AllianceDice.ATTACK.sides()).isEqualTo(8);
        assertThat(AllianceDice.ATTACK.sides(face)).isEqualTo(sides);
    }

    @Rule("AL-DIC-02")
    @ParameterizedTest(name = "{0} stands on {1} of 8 sides")
    @CsvSource({"EVADE, 3", "BATTLE_STATIONS, 2", "BLANK, 3"})
    void shouldHaveTheFacesOfTheGreenDie(DefenseFace face, int sides) {
        assertThat(AllianceDice.DEFENSE.sides()).isEqualTo(8);
        assertThat(AllianceDice.DEFENSE.sides(face)).isEqualTo(sides);
    }

    @Rule("AL-DIC-03")
    @Test
    void shouldNumberTheSixAndTheTwelveSidedDie() {
        assertThat(AllianceDice.D6.faces()).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(AllianceDice.D12.faces()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    }

    /** The published multisets of two red dice, in 64ths. */
    @Rule("AL-DIC-01")
    @ParameterizedTest(name = "two attack dice show {0} in {1} of 64 cases")
    @CsvSource({"CC,1", "CH,6", "CB,4", "CX,4", "HH,9", "HB,12", "HX,12", "BB,4", "BX,8", "XX,4"})
    void shouldRollTwoAttackDiceAsPublished(String faces, int cases) {
        Distribution<Faces<AttackFace>> two =
                Distribution.of(dice -> Faces.ofAttack(dice.roll(AllianceDice.ATTACK, 2)));
        assertThat(two.probabilityOf(Faces.parse(AttackFace.class, faces))).isEqualTo(Fraction.of(cases, 64));
    }

    /** The published multisets of two green dice, in 64ths. */
    @Rule("AL-DIC-02")
    @ParameterizedTest(name = "two defense dice show {0} in {1} of 64 cases")
    @CsvSource({"EE,9", "EB,12", "EX,18", "BB,4", "BX,12", "XX,9"})
    void shouldRollTwoDefenseDiceAsPublished(String faces, int cases) {
        Distribution<Faces<DefenseFace>> two =
                Distribution.of(dice -> Faces.ofDefense(dice.roll(AllianceDice.DEFENSE, 2)));
        assertThat(two.probabilityOf(Faces.parse(DefenseFace.class, faces))).isEqualTo(Fraction.of(cases, 64));
    }

    @Test
    void shouldReadBattleStationsAsBlankWhenNothingChangesThem() {
        assertThat(AllianceDice.attackRoll("H C B X").readAs(AllianceDice.ATTACK_UNMODIFIED))
                .extracting(Faces::ofAttack)
                .hasToString("H C X X");
        assertThat(AllianceDice.defenseRoll("E B X").readAs(AllianceDice.DEFENSE_UNMODIFIED))
                .extracting(Faces::ofDefense)
                .hasToString("E X X");
    }

    @Test
    void shouldReadDiceOfAnotherConstantWithTheSameFaces() {
        Die<AttackFace> attack = Die.of("own die", AttackFace.values());
        Die<DefenseFace> defense = Die.of("own die", DefenseFace.values());
        assertThat(Faces.ofAttack(attack.showing(AttackFace.BATTLE_STATIONS))).hasToString("B");
        assertThat(Faces.ofDefense(defense.showing(DefenseFace.BATTLE_STATIONS)))
                .hasToString("B");
    }

    @ParameterizedTest
    @ValueSource(strings = {"H H C X", "hhcx", "H, X, C, H", " X H\tH C "})
    void shouldReadTypedDiceInAnyOrderAndForm(String text) {
        assertThat(AllianceDice.attackRoll(text)).hasToString("H H C X");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", " "})
    void shouldReadNoDice(String text) {
        assertThat(AllianceDice.defenseRoll(text).size()).isZero();
    }

    @Test
    void shouldSayWhatIsWrongWhenALetterIsNoFace() {
        assertThatThrownBy(() -> AllianceDice.attackRoll("H E"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("An attack die shows H, C, B, X, not 'E' as in H E");
        assertThatThrownBy(() -> AllianceDice.defenseRoll("E 3"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A defense die shows E, B, X, not '3' as in E 3");
    }

    @Rule("AL-DIC-09")
    @ParameterizedTest(name = "a {0} outside an attack counts as {1}")
    @CsvSource({"H, HIT", "C, CRITICAL", "B, BLANK", "X, BLANK"})
    void shouldReadOnlyTheFaceOfADieOutsideAnAttack(String rolled, AttackFace read) {
        assertThat(DieOutsideAttack.roll(Dice.scripted(AllianceDice.attackRoll(rolled))))
                .isEqualTo(read);
    }
}
