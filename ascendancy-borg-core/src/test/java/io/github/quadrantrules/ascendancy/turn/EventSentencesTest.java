package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.HOLD;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.ONE;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;
import static io.github.quadrantrules.ascendancy.turn.Tables.TWO;
import static io.github.quadrantrules.ascendancy.turn.Tables.VIRGIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.data.TargetKind;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told of turns and rounds, and the rules that it rests on. */
class EventSentencesTest {
    @Rule({
        "AS-APL-01", "AS-APL-03", "AS-APL-04", "AS-WIN-02", "AS-SOL-03", "AS-SOL-04", "AS-LNK-05", "AS-LNK-06",
        "AS-LNK-07", "AS-COM-04", "AS-COM-05", "AS-COM-09", "AS-EFF-03", "AS-ATK-04", "AS-CRD-06", "AS-CRD-05",
        "AS-ASM-01", "AS-COM-11", "AS-DES-06", "AS-DES-07", "AS-TRN-01", "AS-TRN-04", "AS-TRN-08", "AS-ATK-06",
        "AS-RCL-01", "AS-RCL-09", "AS-CMP-10"
    })
    @ParameterizedTest
    @MethodSource({"ofPlayers", "ofExploration", "ofCubes", "ofRounds"})
    void shouldTellWhatHappenedAndByWhichRule(Event event, String rules, String sentence) {
        assertThat(event.sentence()).isEqualTo(sentence);
        assertThat(event.rules().map(RuleId::id).mkString(" ")).isEqualTo(rules);
    }

    static Stream<Arguments> ofPlayers() {
        VictoryClaim claim = new VictoryClaim(FEDERATION, VictoryKind.ASCENDANCY, 5);
        return Stream.of(
                Arguments.of(
                        new TurnEvent.PlayerAssimilated(FEDERATION),
                        "AS-APL-01 AS-APL-02 AS-APL-06 AS-APL-07",
                        "Federation is assimilated with the Home System, loses all Ships, and joins the Collective."),
                Arguments.of(
                        new TurnEvent.SystemAbandoned(RISA, FEDERATION, 0),
                        "AS-APL-03 AS-APL-04",
                        "Risa is no longer controlled by Federation and is undeveloped now."),
                Arguments.of(
                        new TurnEvent.SystemAbandoned(RISA, FEDERATION, 2),
                        "AS-APL-03 AS-APL-04",
                        "Risa is no longer controlled by Federation and becomes a Civilization of level 2."),
                Arguments.of(
                        new TurnEvent.SystemAbandoned(RISA, FEDERATION, 5),
                        "AS-APL-03 AS-APL-04",
                        "Risa is no longer controlled by Federation and becomes a Civilization of level 3."),
                Arguments.of(
                        new TurnEvent.PlayerWon(claim, 1),
                        "AS-WIN-02 AS-SOL-03",
                        "Federation wins the game by " + VictoryKind.ASCENDANCY.words() + "."),
                Arguments.of(
                        new TurnEvent.PlayerWon(claim, 2),
                        "AS-WIN-02 AS-SOL-04",
                        "Federation wins the game by " + VictoryKind.ASCENDANCY.words() + "."),
                Arguments.of(
                        new TurnEvent.PlayerWon(claim, 3),
                        "AS-WIN-02",
                        "Federation wins the game by " + VictoryKind.ASCENDANCY.words() + "."),
                Arguments.of(
                        new TurnEvent.TokensGained(FEDERATION, new RewardTokens(1, 0)),
                        "AS-DES-06",
                        "Federation gains 1 Culture for the destroyed Cube."),
                Arguments.of(
                        new TurnEvent.TokensGained(FEDERATION, new RewardTokens(0, 2)),
                        "AS-DES-07",
                        "Federation gains 2 Production for the destroyed Cube."),
                Arguments.of(
                        new TurnEvent.TokensGained(FEDERATION, new RewardTokens(1, 2)),
                        "AS-DES-06 AS-DES-07",
                        "Federation gains 1 Culture and 2 Production for the destroyed Cube."));
    }

    static Stream<Arguments> ofExploration() {
        return Stream.of(
                Arguments.of(
                        new TurnEvent.ExplorationRevealed(RISA, VIRGIN),
                        "AS-LNK-05",
                        "The Exploration Card of Risa is \"Empty\"."),
                Arguments.of(
                        new TurnEvent.NothingToExplore(RISA), "AS-LNK-05", "No Exploration Card is left for Risa."),
                Arguments.of(
                        new TurnEvent.ExplorationIgnored(RISA, VIRGIN),
                        "AS-LNK-07",
                        "The Borg take no notice of \"Empty\" at Risa."),
                Arguments.of(
                        new TurnEvent.CivilizationFound(RISA, new Civilization(2, 1)),
                        "AS-LNK-06",
                        "A Civilization of level 2 lives at Risa."),
                Arguments.of(new TurnEvent.ExplorationPutAway(RISA, VIRGIN), "AS-LNK-07", "\"Empty\" is discarded."),
                Arguments.of(
                        new TurnEvent.ExplorationPutAway(RISA, VIRGIN.remaining()),
                        "AS-LNK-07",
                        "\"Empty\" stays at Risa."));
    }

    static Stream<Arguments> ofCubes() {
        return Stream.of(
                Arguments.of(
                        new TurnEvent.CubeChosen(ONE, FEDERATION),
                        "AS-COM-04 AS-COM-06",
                        "Federation activates Cube 1."),
                Arguments.of(
                        new TurnEvent.CubeForced(TWO),
                        "AS-EFF-03 AS-EFF-04",
                        "Cube 2 stopped another Cube and is activated now."),
                Arguments.of(
                        new TurnEvent.AttackBegan(ONE, Vector.of(FEDERATION, KLINGONS), false),
                        "AS-ATK-01 AS-COM-02",
                        "Cube 1 attacks the Ships of Federation, Klingons."),
                Arguments.of(
                        new TurnEvent.AttackBegan(ONE, Vector.of(KLINGONS), true),
                        "AS-ATK-01 AS-COM-02 AS-OPT-02",
                        "Cube 1 attacks the Ships of Klingons."),
                Arguments.of(new TurnEvent.NothingToAttack(ONE), "AS-ATK-04", "Cube 1 has no Ships in range."),
                Arguments.of(
                        new TurnEvent.CommandPicked(FEDERATION, HOLD),
                        "AS-COM-09",
                        "Federation picks the Command Card \"Hold\"."),
                Arguments.of(
                        new TurnEvent.CommandExecuted(ONE, HOLD), "AS-COM-02 AS-CRD-01", "Cube 1 executes \"Hold\"."),
                Arguments.of(
                        new TurnEvent.NoTarget(ONE, TargetKind.STARBASE),
                        "AS-CRD-06",
                        "Cube 1 stays, because nothing fits the target: Starbase."),
                Arguments.of(
                        new TurnEvent.SpireStrengthened(ONE, new BorgWorld(RISA, 2, false)),
                        "AS-CRD-05 AS-BWD-02",
                        "Cube 1 strengthens Risa, which has 2 of 3 Nodes now."),
                Arguments.of(
                        new TurnEvent.AssimilationBegan(ONE, RISA),
                        "AS-ASM-01 AS-COM-02",
                        "Cube 1 tries to assimilate Risa."),
                Arguments.of(
                        new TurnEvent.CubeLost(TWO),
                        "AS-COM-11 AS-DES-05",
                        "Cube 2 is destroyed and does nothing more."),
                Arguments.of(new TurnEvent.CubeActivated(ONE), "AS-COM-05", "Cube 1 has completed its actions."));
    }

    static Stream<Arguments> ofRounds() {
        return Stream.of(
                Arguments.of(
                        new RoundEvent.TurnBegan(new PlayerTurn(3, KLINGONS)),
                        "AS-TRN-01",
                        "Turn 3 is that of Klingons."),
                Arguments.of(
                        new RoundEvent.TurnBegan(new BorgTurn(2, Option.none())),
                        "AS-TRN-01",
                        "Turn 2 is that of the Borg."),
                Arguments.of(
                        new RoundEvent.TurnBegan(new BorgTurn(2, Option.some(FEDERATION))),
                        "AS-TRN-04 AS-TRN-05",
                        "Turn 2 is that of the Borg, with Federation in charge."),
                Arguments.of(
                        new RoundEvent.TurnLost(new PlayerTurn(3, KLINGONS)),
                        "AS-TRN-08 AS-APL-06",
                        "Turn 3 is left out: Klingons is assimilated now."),
                Arguments.of(
                        new RoundEvent.CubeAttacked(FEDERATION, ONE),
                        "AS-ATK-06 AS-CBT-02",
                        "Federation attacks Cube 1, alone and with First Strike."),
                Arguments.of(
                        new RoundEvent.WorldInvaded(FEDERATION, RISA),
                        "AS-RCL-01 AS-RCL-11",
                        "Federation invades the Borg World Risa to reclaim it."),
                Arguments.of(
                        new RoundEvent.WorldLaidWaste(FEDERATION, RISA),
                        "AS-RCL-09",
                        "Risa is laid waste: Federation places no Control Node, and the planet must be colonized anew."),
                Arguments.of(
                        new RoundEvent.SystemExplored(FEDERATION, RISA, Option.some(VIRGIN)),
                        "AS-BWD-04",
                        "Federation explores Risa and reveals \"Empty\"."),
                Arguments.of(
                        new RoundEvent.SystemExplored(FEDERATION, RISA, Option.none()),
                        "AS-BWD-04",
                        "Federation explores Risa and finds no Exploration Card left."),
                Arguments.of(
                        new RoundEvent.TableChanged(FEDERATION),
                        "AS-CMP-10",
                        "Federation has acted by the rules of the base game; nothing of the Borg has changed."),
                Arguments.of(
                        new RoundEvent.RoundEnded(),
                        "AS-TRN-04",
                        "The Game Round is over; new Turn Order Cards are dealt."));
    }
}
