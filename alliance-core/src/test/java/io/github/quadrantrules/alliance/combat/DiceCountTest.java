package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.alliance.value.Explanation;
import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.dice.testing.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DiceCountTest {
    private static Weapon primary(int value) {
        return new Weapon.Primary(ModifiedValue.of("Primary Weapon", value));
    }

    private static Weapon secondary(int value) {
        return new Weapon.Secondary(ModifiedValue.of("Attack Value", value));
    }

    private static AttackDeclaration attack(
            Weapon weapon, int scans, int agility, CloakToken cloak, Range range, Path path) {
        return new AttackDeclaration(
                new DeclaredAttacker(weapon, AttackerTokens.NONE.withScans(scans)),
                new DeclaredDefender(ModifiedValue.of("Agility", agility), cloak, DefenderTokens.NONE, Abilities.NONE),
                range,
                path);
    }

    private static int defense(Weapon weapon, int scans, int agility, CloakToken cloak, Range range, Path path) {
        return DefenseDice.count(attack(weapon, scans, agility, cloak, range, path));
    }

    /** Akira 4 + 1 = 5 at Range 1; Attack Ship 3 + 1 = 4. */
    @Rule("AL-ATK-01")
    @ParameterizedTest(name = "Primary Weapon {0} at {1} rolls {2}")
    @CsvSource({"4, ONE, 5", "3, ONE, 4", "4, TWO, 4", "4, THREE, 4"})
    void shouldRollThePrimaryWeaponValueAndOneMoreAtRangeOne(int value, Range range, int dice) {
        assertThat(AttackDice.count(primary(value), range)).isEqualTo(dice);
    }

    /** 4 with +1, +2 and +2 counts +3: 7, and the range bonus is outside: 8. */
    @Rule("AL-ATK-02")
    @Test
    void shouldAddUpTheDiceOfCardsWithinTheLimit() {
        Weapon weapon = new Weapon.Primary(ModifiedValue.of("Primary Weapon", 4)
                .modified("a", 1)
                .modified("b", 2)
                .modified("c", 2));
        assertThat(AttackDice.count(weapon, Range.TWO)).isEqualTo(7);
        assertThat(AttackDice.count(weapon, Range.ONE)).isEqualTo(8);
    }

    @Rule("AL-ATK-03")
    @Test
    void shouldRollNoAttackDiceWhenMoreAreTakenThanThereAre() {
        Weapon weapon = new Weapon.Primary(ModifiedValue.of("Primary Weapon", 1).modified("a", -3));
        assertThat(AttackDice.count(weapon, Range.TWO)).isZero();
        assertThat(AttackDice.count(weapon, Range.ONE)).isZero();
    }

    /** INV-12 for Secondary Weapons: the range changes nothing. */
    @Rule("AL-RNG-04")
    @ParameterizedTest
    @EnumSource(Range.class)
    void shouldGiveNoRangeBonusToASecondaryWeapon(Range range) {
        assertThat(AttackDice.count(secondary(5), range)).isEqualTo(5);
        assertThat(defense(secondary(5), 0, 2, CloakToken.NONE, range, Path.CLEAR))
                .isEqualTo(2);
    }

    /** Printed 2: without Cloak 2 dice, with a token of either color 2 + 4 = 6. */
    @Rule("AL-DEF-01")
    @ParameterizedTest(name = "Cloak Token {0}: {1} dice")
    @CsvSource({"NONE, 2", "GREEN, 6", "RED, 6"})
    void shouldRollTheAgilityAndFourMoreWhenCloaked(CloakToken cloak, int dice) {
        assertThat(defense(primary(3), 0, 2, cloak, Range.TWO, Path.CLEAR)).isEqualTo(dice);
    }

    @Rule({"AL-DEF-02", "AL-RNG-04"})
    @ParameterizedTest(name = "Agility 2 at {0} rolls {1}")
    @CsvSource({"ONE, 2", "TWO, 2", "THREE, 3"})
    void shouldRollOneMoreAtRangeThree(Range range, int dice) {
        assertThat(defense(primary(3), 0, 2, CloakToken.NONE, range, Path.CLEAR))
                .isEqualTo(dice);
    }

    /** Agility 2: −1 per Scan Token, +1 for the obstruction. */
    @Rule({"AL-DEF-03", "AL-SCN-02"})
    @ParameterizedTest(name = "{0} Scan Tokens, {1}: {2} dice")
    @CsvSource({"0, CLEAR, 2", "1, CLEAR, 1", "2, CLEAR, 0", "3, CLEAR, 0", "0, OBSTRUCTED, 3", "1, OBSTRUCTED, 2"})
    void shouldCountScanTokensAndObstruction(int scans, Path path, int dice) {
        assertThat(defense(primary(3), scans, 2, CloakToken.NONE, Range.TWO, path))
                .isEqualTo(dice);
    }

    /** The obstruction counts against Secondary Weapons too, and the Scan Token stays. */
    @Rule({"AL-DEF-03", "AL-SCN-02"})
    @Test
    void shouldObstructSecondaryWeaponsAndKeepTheScanToken() {
        AttackDeclaration attack = attack(secondary(4), 1, 3, CloakToken.NONE, Range.THREE, Path.OBSTRUCTED);
        assertThat(DefenseDice.count(attack)).isEqualTo(3);
        assertThat(attack.setup().attacker().tokens().scans()).isEqualTo(1);
    }

    /** Scan and obstruction are inside the limit: Agility 6, six Scan Tokens less one die count −3, so 3. */
    @Rule({"AL-VAL-06", "AL-DEF-03"})
    @Test
    void shouldLimitScanAndObstructionTogether() {
        assertThat(defense(primary(3), 6, 6, CloakToken.NONE, Range.TWO, Path.OBSTRUCTED))
                .isEqualTo(3);
    }

    /** EX-23, step f: 1 + 4 for the Cloak, +5 −1 −2 +2 count +3, and 1 more at Range 3. */
    @Rule({"AL-DEF-01", "AL-DEF-02", "AL-DEF-03", "AL-VAL-06"})
    @Test
    void shouldRollNineDiceAsInTheModificationExample() {
        ModifiedValue agility = ModifiedValue.of("Agility", 1)
                .modified("Upgrades", 5)
                .modified("Enemy Upgrade", -1)
                .modified("Own ability", 2);
        AttackDeclaration attack = new AttackDeclaration(
                new DeclaredAttacker(primary(3), AttackerTokens.NONE.withScans(2)),
                new DeclaredDefender(agility, CloakToken.GREEN, DefenderTokens.NONE, Abilities.NONE),
                Range.THREE,
                Path.CLEAR);
        assertThat(DefenseDice.count(attack)).isEqualTo(9);
        assertThat(attack.setup().defender().dice()).isEqualTo(9);
    }

    /** Agility 2 less 3 is −1, and the range bonus makes it 0: below 0 nothing is cut off before the end. */
    @Rule({"AL-DEF-04", "AL-VAL-06"})
    @Test
    void shouldRollNothingAtRangeThreeWhenAgilityIsBelowZero() {
        assertThat(defense(primary(3), 5, 2, CloakToken.NONE, Range.THREE, Path.CLEAR))
                .isZero();
        assertThat(defense(primary(3), 2, 2, CloakToken.NONE, Range.THREE, Path.CLEAR))
                .isEqualTo(1);
    }

    /** INV-12. */
    @Rule({"AL-DEF-02", "AL-DEF-04"})
    @Property(tries = 200)
    void shouldChangeDefenseDiceByTheRangeByAtMostOne(
            @ForAll @IntRange(max = 6) int agility,
            @ForAll @IntRange(max = 6) int scans,
            @ForAll CloakToken cloak,
            @ForAll Path path) {
        int near = defense(primary(3), scans, agility, cloak, Range.ONE, path);
        assertThat(near).isNotNegative();
        assertThat(defense(primary(3), scans, agility, cloak, Range.TWO, path)).isEqualTo(near);
        assertThat(defense(primary(3), scans, agility, cloak, Range.THREE, path) - near)
                .isBetween(0, 1);
        assertThat(defense(secondary(3), scans, agility, cloak, Range.THREE, path))
                .isEqualTo(near);
    }

    @Rule({"AL-ATK-01", "AL-DEF-03"})
    @Test
    void shouldExplainBothNumbersOfDice() {
        AttackDeclaration attack = attack(primary(4), 1, 2, CloakToken.NONE, Range.ONE, Path.CLEAR);
        assertThat(AttackGame.declare(attack).events().map(each -> each.sentence()))
                .containsExactly(
                        "Printed Primary Weapon: 4",
                        "Primary Weapon 4 +1 for the range, outside the limit, dice: 5",
                        "Printed Agility: 2",
                        "Sum of the modifiers (Scan Tokens of the attacker -1): -1",
                        "Within the limit of 3, so all of it counts: -1",
                        "Agility 2 -1: 1",
                        "Agility 1, dice: 1");
        assertThat(attack.explain().last()).extracting(Explanation::result).isEqualTo(1);
    }

    @Test
    void shouldRefuseARangeBeyondTheRuler() {
        assertThat(Range.of(3)).isEqualTo(Range.THREE).hasToString("Range 3");
        assertThat(Range.THREE.number()).isEqualTo(3);
        assertThatThrownBy(() -> Range.of(4)).hasMessageEndingWith("not 4");
        assertThatThrownBy(() -> Range.of(0)).hasMessageEndingWith("not 0");
    }
}
