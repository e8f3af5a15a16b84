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
                SETUP.attacker().withAbilities(left),
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
        assertThat(state(AttackStage.DEFENDER_CANCELS, none, "H", "-")
                        .attackDice()
                        .size())
                .isEqualTo(1);
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
