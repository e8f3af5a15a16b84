package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.alliance.dice.AllianceDice;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.testing.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What each token does to dice, apart from any attack. */
class TokenTest {
    private static Faces<AttackFace> attack(String text) {
        return Faces.parse(AttackFace.class, text);
    }

    private static Faces<DefenseFace> defense(String text) {
        return Faces.parse(DefenseFace.class, text);
    }

    /** The Combat Phase Example: two blanks become C and B. */
    @Rule("AL-MAD-03")
    @Test
    void shouldRerollTheChosenDiceWithATargetLock() {
        DicePool<AttackFace> pool = TargetLock.spend(
                DicePool.rolled(attack("H H H X X")), attack("X X"), Dice.scripted(AllianceDice.attackRoll("C B")));
        assertThat(pool).isEqualTo(new DicePool<>(attack("H H H"), attack("C B"), attack("-")));
    }

    @Rule({"AL-MAD-03", "AL-DIC-07"})
    @Test
    void shouldNotRerollAClosedDieWithATargetLock() {
        DicePool<AttackFace> pool = new DicePool<>(attack("H"), attack("X"), attack("-"));
        assertThatThrownBy(() -> TargetLock.spend(pool, attack("X"), Dice.seeded(1)))
                .hasMessage("Only results among H can be taken, not X");
    }

    /** INV-04 for the attacker: B' = 0, H' = H + B, C and X unchanged. */
    @Rule({"AL-MAD-04", "AL-BST-02"})
    @Property(tries = 100)
    void shouldTurnAllBattleStationsToHits(
            @ForAll @IntRange(max = 4) int hits,
            @ForAll @IntRange(max = 4) int open,
            @ForAll @IntRange(max = 4) int closed,
            @ForAll @IntRange(max = 4) int added) {
        DicePool<AttackFace> pool = new DicePool<>(
                attack("C X X" + "H".repeat(hits) + "B".repeat(open)),
                attack("B".repeat(closed)),
                attack("B".repeat(added)));
        DicePool<AttackFace> converted = BattleStations.convertAttack(pool);
        assertThat(converted.count(AttackFace.BATTLE_STATIONS)).isZero();
        assertThat(converted.count(AttackFace.HIT)).isEqualTo(hits + open + closed + added);
        assertThat(converted.count(AttackFace.CRITICAL)).isEqualTo(1);
        assertThat(converted.count(AttackFace.BLANK)).isEqualTo(2);
    }

    /** INV-04 for the defender: B' = 0, E' = E + B, X unchanged. */
    @Rule({"AL-MDD-03", "AL-BST-02"})
    @Property(tries = 100)
    void shouldTurnAllBattleStationsToEvades(
            @ForAll @IntRange(max = 4) int evades,
            @ForAll @IntRange(max = 4) int open,
            @ForAll @IntRange(max = 4) int closed) {
        DicePool<DefenseFace> pool = new DicePool<>(
                defense("X X" + "E".repeat(evades) + "B".repeat(open)), defense("B".repeat(closed)), defense("-"));
        DicePool<DefenseFace> converted = BattleStations.convertDefense(pool);
        assertThat(converted.count(DefenseFace.BATTLE_STATIONS)).isZero();
        assertThat(converted.count(DefenseFace.EVADE)).isEqualTo(evades + open + closed);
        assertThat(converted.count(DefenseFace.BLANK)).isEqualTo(2);
    }

    @Rule({"AL-MDD-04", "AL-EVM-02"})
    @Test
    void shouldAddOneEvadeThatCannotBeRerolled() {
        assertThat(EvadeToken.add(DicePool.rolled(defense("E X"))))
                .isEqualTo(new DicePool<>(defense("E X"), defense("-"), defense("E")));
    }

    @Test
    void shouldRefuseNumbersOfTokensThatNoShipHas() {
        assertThatThrownBy(() -> new AttackerTokens(2, 0, 0)).hasMessageEndingWith("not 2");
        assertThatThrownBy(() -> new AttackerTokens(-1, 0, 0)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> AttackerTokens.NONE.withBattleStations(-1)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> AttackerTokens.NONE.withScans(-3)).hasMessageEndingWith("not -3");
        assertThatThrownBy(() -> DefenderTokens.NONE.withBattleStations(-1)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> DefenderTokens.NONE.withEvades(-1)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> new Attacker(-1, AttackerTokens.NONE)).hasMessageEndingWith("not -1");
        assertThatThrownBy(() -> new Defender(-1, DefenderTokens.NONE)).hasMessageEndingWith("not -1");
    }
}
