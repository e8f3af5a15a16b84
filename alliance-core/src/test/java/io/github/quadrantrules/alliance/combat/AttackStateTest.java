package io.github.quadrantrules.alliance.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.alliance.dice.DicePool;
import io.github.quadrantrules.alliance.dice.Faces;
import org.junit.jupiter.api.Test;

class AttackStateTest {
    private static final Ability<AttackFace> ONE = new Ability.Convert<>("One", AttackFace.BLANK, AttackFace.HIT, 1);
    private static final Ability<AttackFace> OTHER =
            new Ability.Convert<>("Other", AttackFace.BLANK, AttackFace.CRITICAL, 1);
    private static final AttackSetup SETUP = new AttackSetup(
            new Attacker(2, AttackerTokens.NONE, Abilities.NONE.withAttack(ONE)), new Defender(1, DefenderTokens.NONE));

    private static AttackState state(AttackStage stage, Abilities left, String attack, String defense) {
        return AttackState.of(
                SETUP,
                stage,
                new Attacker(2, AttackerTokens.NONE, left),
                SETUP.defender(),
                DicePool.rolled(Faces.parse(AttackFace.class, attack)),
                DicePool.rolled(Faces.parse(DefenseFace.class, defense)));
    }

    @Test
    void shouldHaveNoAbilityThatWasNotDeclared() {
        AttackStage stage = AttackStage.ATTACKER_MODIFIES_ATTACK_DICE;
        Abilities none = Abilities.NONE;

        assertThat(state(stage, none, "H X", "-").attacker().abilities()).isEqualTo(none);
        assertThatThrownBy(() -> state(stage, none.withAttack(OTHER), "H X", "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Other");
        assertThatThrownBy(() -> state(stage, none.withAttack(ONE).withAttack(ONE), "H X", "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("were declared");
        assertThatThrownBy(() -> AttackState.of(
                        SETUP,
                        stage,
                        SETUP.attacker(),
                        new Defender(1, DefenderTokens.NONE, none.withAttack(OTHER)),
                        Attacks.open("H X"),
                        DicePool.NO_DEFENSE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("were declared")
                .hasMessageContaining("Other");
    }

    @Test
    void shouldHaveAllItsDiceUntilSomeAreCancelled() {
        Abilities none = Abilities.NONE;

        assertThatThrownBy(() -> state(AttackStage.ATTACKER_MODIFIES_ATTACK_DICE, none, "H", "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not H");
        assertThatThrownBy(() -> state(AttackStage.DEFENDER_MODIFIES_DEFENSE_DICE, none, "H X", "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not -");
        assertThatThrownBy(() -> state(AttackStage.DEFENDER_CANCELS, none, "H", "E"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not H");
    }

    /** The card took at most one die, so one of two is left. */
    @Test
    void shouldHaveFewerDiceByWhatWasCancelled() {
        AttackSetup setup = new AttackSetup(
                new Attacker(2, AttackerTokens.NONE),
                new Defender(
                        0,
                        DefenderTokens.NONE,
                        Abilities.NONE.withAttack(new Ability.Cancel<>("Deflector", AttackFace.HIT, 1))));
        assertThat(compared(setup, AttackerTokens.NONE, "H", "-").attackDice()).hasToString("H");
        assertThatThrownBy(() -> compared(setup, AttackerTokens.NONE, "-", "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not -");
        assertThatThrownBy(() -> AttackState.of(
                        setup,
                        AttackStage.ATTACKER_CANCELS,
                        setup.attacker(),
                        new Defender(0, DefenderTokens.NONE),
                        Attacks.open("H"),
                        DicePool.NO_DEFENSE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("in the stages of its owner")
                .hasMessageContaining("Deflector");
    }

    private static AttackState compared(AttackSetup setup, AttackerTokens left, String open, String closed) {
        return AttackState.of(
                setup,
                AttackStage.COMPARED,
                new Attacker(setup.attacker().dice(), left),
                new Defender(0, DefenderTokens.NONE),
                new DicePool<>(Attacks.attack(open), Attacks.attack(closed), Attacks.attack("-")),
                DicePool.NO_DEFENSE);
    }

    /** A Target Lock closes at least one die, and nothing else here closes any. Rule AL-MAD-03. */
    @Test
    void shouldHaveClosedDiceExactlyWhenTheTargetLockIsSpent() {
        AttackerTokens lock = AttackerTokens.NONE.withTargetLock();
        AttackSetup setup = new AttackSetup(new Attacker(2, lock), new Defender(0, DefenderTokens.NONE));
        assertThat(compared(setup, AttackerTokens.NONE, "H", "X").attackDice().closed())
                .hasToString("X");
        assertThat(compared(setup, lock, "H X", "-").attacker().tokens()).isEqualTo(lock);
        assertThatThrownBy(() -> compared(setup, AttackerTokens.NONE, "H X", "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not - of H X");
        assertThatThrownBy(() -> compared(setup, lock, "H", "X"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("closed these attack results: X");
    }

    private static AttackState evading(AttackStage stage, int evades, String added) {
        AttackSetup setup = new AttackSetup(
                new Attacker(1, AttackerTokens.NONE), new Defender(1, DefenderTokens.NONE.withEvades(1)));
        return AttackState.of(
                setup,
                stage,
                setup.attacker(),
                new Defender(1, DefenderTokens.NONE.withEvades(evades)),
                Attacks.open("H"),
                stage.defenseDiceLie()
                        ? new DicePool<>(Attacks.defense("X"), Attacks.defense("-"), Attacks.defense(added))
                        : DicePool.NO_DEFENSE);
    }

    @Test
    void shouldHaveAnAddedResultExactlyWhenTheEvadeTokenIsSpent() {
        assertThat(evading(AttackStage.COMPARED, 0, "E").defenseDice()).hasToString("E X");
        assertThat(evading(AttackStage.COMPARED, 1, "-").defenseDice()).hasToString("X");
        assertThatThrownBy(() -> evading(AttackStage.COMPARED, 0, "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not - of X");
        assertThatThrownBy(() -> evading(AttackStage.COMPARED, 1, "E"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("added these defense results: E");
    }

    @Test
    void shouldNotHaveSpentATokenBeforeItsStage() {
        assertThatThrownBy(() -> evading(AttackStage.ATTACK_DICE_MODIFIED, 0, "-"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not before: ATTACK_DICE_MODIFIED");
    }

    /** Rule AL-ATK-03: from the declaration straight to the end. */
    @Test
    void shouldBeOverAtOnceWithoutAttackDice() {
        AttackSetup setup = new AttackSetup(
                new Attacker(0, AttackerTokens.NONE.withTargetLock()), new Defender(1, DefenderTokens.NONE));
        assertThatThrownBy(() -> AttackState.of(
                        setup,
                        AttackStage.ATTACKER_MODIFIES_DEFENSE_DICE,
                        setup.attacker(),
                        setup.defender(),
                        DicePool.NO_ATTACK,
                        Attacks.openDefense("E")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not at ATTACKER_MODIFIES_DEFENSE_DICE");
        assertThatThrownBy(() -> AttackState.of(
                        setup,
                        AttackStage.COMPARED,
                        new Attacker(0, AttackerTokens.NONE),
                        setup.defender(),
                        DicePool.NO_ATTACK,
                        DicePool.NO_DEFENSE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Target Lock is spent");
    }

    @Test
    void shouldHaveNoMoreDiceThanAPoolCanHold() {
        assertThatThrownBy(() -> new Attacker(32_768, AttackerTokens.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not 32768");
        assertThatThrownBy(() -> new Defender(32_768, DefenderTokens.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("not 32768");
        assertThat(new Attacker(32_767, AttackerTokens.NONE).dice()).isEqualTo(32_767);
    }
}
