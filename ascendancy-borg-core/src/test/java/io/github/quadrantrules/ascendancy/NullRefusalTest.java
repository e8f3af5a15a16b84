package io.github.quadrantrules.ascendancy;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.quadrantrules.ascendancy.combat.Assimilation;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.combat.Reclaiming;
import io.github.quadrantrules.ascendancy.combat.Structure;
import io.github.quadrantrules.ascendancy.combat.SystemDefense;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.testing.AbstractNullRefusal;
import org.junit.jupiter.api.Test;

class NullRefusalTest extends AbstractNullRefusal {
    NullRefusalTest() {
        super(
                "io.github.quadrantrules.ascendancy.combat",
                "io.github.quadrantrules.ascendancy.command",
                "io.github.quadrantrules.ascendancy.data",
                "io.github.quadrantrules.ascendancy.galaxy",
                "io.github.quadrantrules.ascendancy.setup",
                "io.github.quadrantrules.ascendancy.turn",
                "io.github.quadrantrules.ascendancy.world");
    }

    @Test
    void shouldRefuseNullAsAChoice() {
        PlayerCombatProfile federation = PlayerCombatProfile.of("Federation", 4);
        SystemId vulcan = SystemId.of("Vulcan");

        assertRefused(CubeBattle.GAME, CubeBattleState.start(BattleSetting.of(federation, 2), 3));
        assertRefused(
                Assimilation.GAME,
                AssimilationState.start(SystemDefense.neutral(vulcan, 1, Structure.CULTURE_NODE), 0));
        assertRefused(Reclaiming.GAME, ReclaimState.start(ReclaimSetting.of(federation, 2), BorgWorld.at(vulcan), 5));
    }

    private static <S> void assertRefused(Game<S, BattleChoice> game, S state) {
        assertThatNullPointerException()
                .isThrownBy(() -> game.apply(state, null, Dice.scripted()))
                .withMessage("choice");
    }
}
