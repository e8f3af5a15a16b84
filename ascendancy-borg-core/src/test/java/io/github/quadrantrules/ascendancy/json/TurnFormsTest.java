package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.turn.BorgTurn;
import io.github.quadrantrules.ascendancy.turn.BorgTurnState;
import io.github.quadrantrules.ascendancy.turn.Civilization;
import io.github.quadrantrules.ascendancy.turn.Outcome;
import io.github.quadrantrules.ascendancy.turn.Stage;
import io.github.quadrantrules.ascendancy.turn.TurnChoice;
import io.github.quadrantrules.ascendancy.turn.TurnPhase;
import io.github.quadrantrules.ascendancy.world.BorgVictory;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.DiceLog;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Replay;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnFormsTest {
    private static final Saves<BorgTurnState> TURNS = AscendancySaves.turn();
    private static final String SAVED = TURNS.write(TurnSamples.START);

    private static String value(String saved) {
        return saved.substring(saved.indexOf("\"value\":") + 8, saved.length() - 1);
    }

    private static <T> Saves<T> saves(TypeReference<T> type) {
        return AscendancySaves.of("test", 1, type);
    }

    @Test
    void shouldWriteATurnByItsParts() {
        assertThat(SAVED).startsWith("""
                        {"format":"ascendancy.turn","version":1,"value":{"round":{"cards":[\
                        {"turn":"borg","number":1,"holder":null},\
                        {"turn":"player","number":2,"player":"Federation"}]},\
                        "card":{"turn":"borg","number":1,"holder":null},"table":{"options":{""").contains("""
                        "atWarp":{"Federation":{"owner":"Federation","ships":2,"fleets":0}},\
                        "tokens":{"Federation":{"culture":1,"production":2}},"assimilated":[],\
                        "outcome":null""").endsWith("""
                        "command":{"waiting":[],"tokens":[],"choices":0,"hand":[]},"phase":{"phase":"notBegun"}}}""");
        assertThat(TURNS.read(SAVED)).isEqualTo(TurnSamples.START);
    }

    /** Start, choices and dice are all that is needed to play a turn again from three saves. */
    @Test
    void shouldPlayATurnAgainFromItsSaves() {
        Play<BorgTurnState, TurnChoice> play =
                Play.of(BorgTurn.GAME, TurnSamples.START, Policy.random(), Dice.seeded(3), 1_000);
        Saves<DiceLog> logs = AscendancySaves.dice();
        Saves<Vector<TurnChoice>> choices = AscendancySaves.turnChoices();
        String log = logs.write(play.replay().log());
        assertThat(log).startsWith("{\"format\":\"ascendancy.dice\",\"version\":1,");
        Replay<BorgTurnState, TurnChoice> read =
                new Replay<>(TURNS.read(SAVED), choices.read(choices.write(play.choices())), logs.read(log));
        assertThat(read.play(BorgTurn.GAME)).isEqualTo(Either.right(play.steps()));
    }

    @Test
    void shouldTagPhasesAndStages() {
        assertThat(value(saves(new TypeReference<Vector<TurnPhase>>() {})
                        .write(Vector.of(new TurnPhase.NotBegun(), new TurnPhase.Choosing(Option.some(Samples.TWO))))))
                .isEqualTo("[{\"phase\":\"notBegun\"},{\"phase\":\"choosing\",\"forced\":2}]");
        assertThat(value(saves(new TypeReference<Vector<Stage>>() {})
                        .write(Vector.of(
                                new Stage.Attack(true), new Stage.Order(Vector.of(Samples.TWO, Samples.ONE))))))
                .isEqualTo("[{\"stage\":\"attack\",\"second\":true},{\"stage\":\"order\",\"left\":[2,1]}]");
    }

    /** A choice in combat keeps its own tag within the choice of the turn. */
    @Test
    void shouldTagChoices() {
        Saves<Vector<TurnChoice>> saves = AscendancySaves.turnChoices();
        Vector<TurnChoice> choices = Vector.of(
                new TurnChoice.InCombat(new BattleChoice.Fight()),
                new TurnChoice.Develop(new Civilization(3, 1)),
                new TurnChoice.ActivateCube(Samples.ONE));
        assertThat(value(saves.write(choices))).isEqualTo("""
                        [{"turnChoice":"inCombat","choice":{"choice":"fight"}},\
                        {"turnChoice":"develop","civilization":{"level":3,"resourceNodes":1}},\
                        {"turnChoice":"activateCube","cube":1}]""");
        assertThat(saves.read(saves.write(choices))).isEqualTo(choices);
    }

    @Test
    void shouldTagOutcomes() {
        assertThat(value(saves(new TypeReference<Outcome>() {})
                        .write(new Outcome.BorgWin(BorgVictory.Cause.SPIRES, Option.none()))))
                .isEqualTo("{\"outcome\":\"borgWin\",\"cause\":\"SPIRES\",\"aimReached\":null}");
    }

    /** A changed save cannot smuggle in what the rules forbid. */
    @Rule({"AS-TRN-01", "AS-TRN-04", "AS-APL-02", "AS-ASM-06", "AS-COM-05", "AS-SOL-05"})
    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "card":{"turn":"borg","number":1 | "card":{"turn":"borg","number":2 | A Borg turn has a card of its round (AS-TRN-01), not BorgTurn[number=2
            "player":"Federation"      | "player":"Ferengi"           | Everybody in the round has a Home System, unlike Ferengi
            "holder":null              | "holder":"Federation"        | Everybody has one Turn Order Card (AS-TRN-04), not as in Federation, Federation
            "assimilated":[]           | "assimilated":["Federation"] | An Assimilated Player has no Ships (AS-APL-02), unlike Federation
            "culture":1                | "culture":-1                 | Tokens are counted from 0, not from -1
            "assimilated":[]           | "assimilated":["Ferengi"]    | An Assimilated Player had a Home System (AS-APL-01), unlike Ferengi
            "worlds":[]                | "worlds":[{"system":"Risa","nodes":0,"cubeOnSpire":false}] | The Borg Worlds are those of the galaxy, none, not Risa
            "resourceNodes":{}         | "resourceNodes":{"Risa":0}   | A System without Resource Nodes or Warp Tokens is left out, unlike Risa
            "warpTokens":{}            | "warpTokens":{"Risa":1}      | Warp Tokens mark a Civilization that nobody controls (AS-APL-04), unlike Risa
            "waiting":[],"tokens":[]   | "waiting":[1],"tokens":[1]   | A Cube with a token does not wait for its activation (AS-COM-05), unlike Cube 1
            "choices":0                | "choices":-1                 | There were 0 to 1000 choices of a Cube, not -1
            "choices":0                | "choices":2147483647         | There were 0 to 1000 choices of a Cube, not 2147483647
            "outcome":null             | "outcome":{"outcome":"borgWin","cause":"SPIRES","aimReached":null} | Nothing happens after the outcome of a game, unlike in NotBegun[]
            "outcome":null             | "outcome":{"outcome":"borgWin","cause":"SPIRES","aimReached":"Klingons"} | The aim of an Assimilated Player is the assimilation of the other (AS-SOL-05), not SPIRES
            "phase":{"phase":"notBegun"} | "phase":{"phase":"begun"}  | Could not resolve type id 'begun'
            "hand":[]                  | "hand":[],"luck":1           | luck
            """)
    void shouldRejectWhenASaveHoldsAnIllegalTurn(String old, String changed, String said) {
        assertThat(SAVED).contains(old);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TURNS.read(SAVED.replace(old, changed)))
                .withMessageContaining(said);
    }

    private static Vector<String> tags(Vector<Event> events) {
        return Vector.of(AscendancySaves.history().write(events).split("\\{\"event\":\""))
                .tail()
                .map(rest -> rest.substring(0, rest.indexOf('"')));
    }

    /** The tags are a promise to whoever has saved a game. */
    @Test
    void shouldTagEventsOfTurnsAndRounds() {
        assertThat(tags(TurnSamples.events()))
                .containsExactly(
                        "ascendancy.playerAssimilated",
                        "ascendancy.systemAbandoned",
                        "ascendancy.playerWon",
                        "ascendancy.explorationRevealed",
                        "ascendancy.nothingToExplore",
                        "ascendancy.explorationIgnored",
                        "ascendancy.civilizationFound",
                        "ascendancy.explorationPutAway",
                        "ascendancy.cubeChosen",
                        "ascendancy.cubeForced",
                        "ascendancy.attackBegan",
                        "ascendancy.nothingToAttack",
                        "ascendancy.commandPicked",
                        "ascendancy.commandExecuted",
                        "ascendancy.noTarget",
                        "ascendancy.spireStrengthened",
                        "ascendancy.assimilationBegan",
                        "ascendancy.cubeLost",
                        "ascendancy.cubeActivated",
                        "ascendancy.turnEnded",
                        "ascendancy.tokensGained",
                        "ascendancy.turnBegan",
                        "ascendancy.turnLost",
                        "ascendancy.cubeAttacked",
                        "ascendancy.worldInvaded",
                        "ascendancy.worldLaidWaste",
                        "ascendancy.systemExplored",
                        "ascendancy.tableChanged",
                        "ascendancy.roundEnded");
    }

    @Test
    void shouldTagEventsOfCombat() {
        assertThat(tags(CombatSamples.events()))
                .containsExactlyInAnyOrder(
                        "ascendancy.roundBegan",
                        "ascendancy.shipsShot",
                        "ascendancy.cubeDamaged",
                        "ascendancy.cubeShot",
                        "ascendancy.shipsLost",
                        "ascendancy.cubeRegenerated",
                        "ascendancy.shieldsAdapted",
                        "ascendancy.retreatForced",
                        "ascendancy.shipsRetreated",
                        "ascendancy.cubeDestroyed",
                        "ascendancy.battleEnded",
                        "ascendancy.hitsAllocated",
                        "ascendancy.hitsAbsorbed",
                        "ascendancy.casualtyChosen",
                        "ascendancy.playerStayed",
                        "ascendancy.cardUsed",
                        "ascendancy.rewardsGiven",
                        "ascendancy.assimilationRoundBegan",
                        "ascendancy.structuresDestroyed",
                        "ascendancy.assimilationEnded",
                        "ascendancy.reclaimRoundBegan",
                        "ascendancy.worldShot",
                        "ascendancy.reclaimFailed",
                        "ascendancy.attackersRetreated",
                        "ascendancy.reclaimEnded");
    }
}
