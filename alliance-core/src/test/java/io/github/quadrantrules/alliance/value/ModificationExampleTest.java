package io.github.quadrantrules.alliance.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.testing.Rule;
import org.junit.jupiter.api.Test;

/** The book's Modification Example, EX-23, with its printed numbers at every step. */
class ModificationExampleTest {
    private static final ModifiedValue A = ModifiedValue.of("Agility", 1).modified("Upgrades", 5);
    private static final ModifiedValue B = Cloak.cloaked(A);
    private static final ModifiedValue C = B.modified("Enemy Upgrade", -1);
    private static final ModifiedValue D = C.modified("Scan Tokens of the attacker", -2);
    private static final ModifiedValue F = D.modified("Own ability", 2);

    private static void check(ModifiedValue value, int base, int sum, int counted, int agility) {
        assertThat(value.base()).isEqualTo(base);
        assertThat(value.unlimitedSum()).isEqualTo(sum);
        assertThat(value.countedSum()).isEqualTo(counted);
        assertThat(value.value()).isEqualTo(agility);
    }

    @Rule("AL-VAL-01")
    @Test
    void shouldCountFiveAsThreeAtStepA() {
        check(A, 1, 5, 3, 4);
    }

    @Rule({"AL-VAL-04", "AL-VAL-07"})
    @Test
    void shouldReplaceTheBaseByTheCloakAtStepB() {
        check(B, 5, 5, 3, 8);
    }

    @Rule("AL-VAL-02")
    @Test
    void shouldStayAtTheLimitAtStepC() {
        check(C, 5, 4, 3, 8);
    }

    @Rule({"AL-VAL-02", "AL-SCN-02"})
    @Test
    void shouldRollSevenDiceAgainstTwoScanTokensAtStepD() {
        check(D, 5, 2, 2, 7);
        assertThat(RuleOfThree.dice(D, RangeBonus.NONE)).isEqualTo(7);
    }

    @Rule("AL-VAL-06")
    @Test
    void shouldRollEightDiceAtRangeThreeAtStepE() {
        assertThat(RuleOfThree.dice(D, RangeBonus.ONE_DIE)).isEqualTo(8);
    }

    @Rule({"AL-VAL-02", "AL-VAL-06"})
    @Test
    void shouldRollNineDiceAtStepF() {
        check(F, 5, 4, 3, 8);
        assertThat(RuleOfThree.dice(F, RangeBonus.ONE_DIE)).isEqualTo(9);
    }

    @Rule("AL-VAL-05")
    @Test
    void shouldArriveAtTheSameDiceWhenTheCloakComesLast() {
        ModifiedValue other = Cloak.cloaked(ModifiedValue.of("Agility", 1)
                .modified("Own ability", 2)
                .modified("Scan Tokens of the attacker", -2)
                .modified("Enemy Upgrade", -1)
                .modified("Upgrades", 5));
        assertThat(RuleOfThree.dice(other, RangeBonus.ONE_DIE)).isEqualTo(9);
    }

    @Rule({"AL-VAL-01", "AL-VAL-02", "AL-VAL-03", "AL-VAL-04", "AL-VAL-06"})
    @Test
    void shouldExplainEachStepWithItsRule() {
        assertThat(RuleOfThree.explainDice(F, RangeBonus.ONE_DIE)
                        .map(line -> line.rules().mkString(" ") + " " + line.sentence()))
                .containsExactly(
                        "AL-VAL-04 Printed Agility: 1",
                        "AL-VAL-03 Cloak replaces it: 5",
                        "AL-VAL-02 Sum of the modifiers (Upgrades +5, Enemy Upgrade -1,"
                                + " Scan Tokens of the attacker -2, Own ability +2): 4",
                        "AL-VAL-01 The Rule of 3 limits it to: 3",
                        "AL-VAL-04 Agility 5 +3: 8",
                        "AL-VAL-06 Agility 8 +1 for the range, outside the limit, dice: 9");
        assertThat(RuleOfThree.explain(D).map(Explanation::sentence))
                .contains("Within the limit of 3, so all of it counts: 2");
    }

    @Rule("AL-VAL-04")
    @Test
    void shouldExplainFactorsAndDivisions() {
        ModifiedValue value = ModifiedValue.of("Attack Value", 3)
                .replaced(new Replacement.Divide("Array", 4))
                .replaced(new Replacement.Multiply("Full power", 2));
        assertThat(RuleOfThree.explain(value).map(Explanation::sentence))
                .containsExactly(
                        "Printed Attack Value: 3",
                        "Full power multiplies by 2: 6",
                        "Array divides by 4, rounded up: 2");
        assertThat(RuleOfThree.explain(value).last().result()).isEqualTo(value.base());
    }
}
