package io.github.quadrantrules.alliance;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quadrantrules.alliance.combat.AttackGame;
import io.github.quadrantrules.alliance.combat.AttackSetup;
import io.github.quadrantrules.alliance.combat.AttackState;
import io.github.quadrantrules.alliance.combat.Attacker;
import io.github.quadrantrules.alliance.combat.AttackerTokens;
import io.github.quadrantrules.alliance.combat.Defender;
import io.github.quadrantrules.alliance.combat.DefenderTokens;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.testing.AbstractNullRefusal;
import org.junit.jupiter.api.Test;

class NullRefusalTest extends AbstractNullRefusal {
    NullRefusalTest() {
        super("io.github.quadrantrules.alliance");
    }

    @Test
    void shouldRefuseNullAsAChoice() {
        AttackState state = AttackState.of(
                new AttackSetup(new Attacker(3, AttackerTokens.NONE), new Defender(2, DefenderTokens.NONE)));

        assertThatNullPointerException()
                .isThrownBy(() -> AttackGame.GAME.apply(state, null, Dice.scripted()))
                .withMessage("choice");
    }
}
