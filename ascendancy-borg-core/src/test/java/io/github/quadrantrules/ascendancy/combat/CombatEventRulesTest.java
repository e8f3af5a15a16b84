package io.github.quadrantrules.ascendancy.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.combat.AssimilationEvent.AssimilationRoundBegan;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.AttackersRetreated;
import io.github.quadrantrules.ascendancy.combat.ReclaimEvent.ReclaimEnded;
import io.github.quadrantrules.ascendancy.combat.SidesEvent.CardUsed;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What events of combats say and cite, where it depends on what happened. */
class CombatEventRulesTest {
    private static final PlayerId FEDERATION = PlayerId.of("Federation");
    private static final SystemId RISA = SystemId.of("Risa");
    private static final Rewards CARD = new Rewards(Vector.of(FEDERATION), Vector.empty(), Vector.empty());
    private static final Rewards NOTHING = new Rewards(Vector.empty(), Vector.empty(), Vector.empty());

    private static Event round(int structures, int modifier, FirstRound first) {
        return new AssimilationRoundBegan(RISA, ShieldModifier.of(modifier), first, structures);
    }

    private static Event ended(ReclaimOutcome outcome, Rewards rewards) {
        return new ReclaimEnded(new ReclaimResult(outcome, new BorgWorld(RISA, 1, false), 2, rewards));
    }

    @Rule({
        "AS-ASM-02",
        "AS-ASM-04",
        "AS-ASM-08",
        "AS-CBT-01",
        "AS-OPT-03",
        "AS-RET-01",
        "AS-RCL-10",
        "AS-PSH-04",
        "AS-ADD-04",
        "AS-ADD-05"
    })
    @ParameterizedTest
    @MethodSource
    void shouldCiteWhatApplied(Event event, String rules, String sentence) {
        assertThat(event.rules().map(RuleId::id).mkString(" ")).isEqualTo(rules);
        assertThat(event.sentence()).startsWith(sentence);
    }

    static Stream<Arguments> shouldCiteWhatApplied() {
        SectorId vulcan = SectorId.of("Vulcan");
        return Stream.of(
                Arguments.of(
                        round(2, 0, FirstRound.PLAYERS_STRIKE_FIRST),
                        "AS-ASM-02 AS-ASM-03 AS-ASM-04 AS-CBT-01",
                        "The Cube begins to assimilate Risa: its 2 Structures roll before it does."),
                Arguments.of(
                        round(1, 0, FirstRound.SIMULTANEOUS),
                        "AS-ASM-02 AS-ASM-03 AS-ASM-04 AS-OPT-03",
                        "The Cube begins to assimilate Risa: its 1 Structure rolls at the same time as the Cube."),
                Arguments.of(
                        round(1, 2, FirstRound.PLAYERS_STRIKE_FIRST),
                        "AS-ASM-04 AS-ASM-08 AS-CBT-05",
                        "The assimilation of Risa goes on: its 1 Structure rolls at the same time as the Cube, whose"
                                + " shields add 2 to the number needed."),
                Arguments.of(
                        new AttackersRetreated(FEDERATION, 2, vulcan, true),
                        "AS-RET-01 AS-RET-02",
                        "Federation has to retreat with 2 Ships to Vulcan."),
                Arguments.of(
                        new AttackersRetreated(FEDERATION, 1, vulcan, false),
                        "AS-RCL-11 AS-RET-02",
                        "Federation chooses to retreat with 1 Ship to Vulcan."),
                Arguments.of(ended(ReclaimOutcome.RECLAIMED, CARD), "AS-RCL-02 AS-RCL-08 AS-RCL-10", "Risa"),
                Arguments.of(ended(ReclaimOutcome.RETREATED, NOTHING), "AS-RCL-11 AS-PSH-04", ""),
                Arguments.of(
                        new CardUsed(FEDERATION, new BattleCard.AutoHits("Torpedo", 2)),
                        "AS-ADD-04",
                        "Federation uses Torpedo: 2 Hits without a roll in this round."),
                Arguments.of(
                        new CardUsed(FEDERATION, new BattleCard.CubeDamage("Cult")),
                        "AS-ADD-05",
                        "Federation uses Cult: 1 damage to the Cube."));
    }
}
