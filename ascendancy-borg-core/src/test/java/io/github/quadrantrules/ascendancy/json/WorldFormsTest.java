package io.github.quadrantrules.ascendancy.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrantrules.ascendancy.combat.BattlePolicy;
import io.github.quadrantrules.ascendancy.combat.BattleSetting;
import io.github.quadrantrules.ascendancy.combat.CubeBattle;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.PlayerCombatProfile;
import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.CommandHand;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.setup.BaseGameBox;
import io.github.quadrantrules.ascendancy.setup.DiscStack;
import io.github.quadrantrules.ascendancy.setup.OpeningState;
import io.github.quadrantrules.ascendancy.setup.OptionalRules;
import io.github.quadrantrules.ascendancy.setup.Setup;
import io.github.quadrantrules.ascendancy.setup.SetupChoices;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.SpireLimit;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.Play;
import io.github.quadrantrules.dice.json.Saves;
import io.github.quadrantrules.dice.testing.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the Borg build, set-ups, and the history of a game. */
class WorldFormsTest {
    private static final Collective PIECES = new Collective(
            SpireLimit.THREE,
            Vector.of(new BorgWorld(Samples.RISA, 3, true)),
            TreeSet.of(Samples.RISA, Samples.HUB),
            2,
            Option.some(Samples.HUB));
    private static final String SAVED = """
            {"format":"ascendancy.collective","version":1,"value":{"limit":"THREE",\
            "worlds":[{"system":"Risa","nodes":3,"cubeOnSpire":true}],\
            "orbits":["Hub","Risa"],"cubesOnLanes":2,"hub":"Hub"}}""";

    @Test
    void shouldWriteThePiecesAsDocumented() {
        assertThat(AscendancySaves.collective().write(PIECES)).isEqualTo(SAVED);
        assertThat(AscendancySaves.collective().read(SAVED)).isEqualTo(PIECES);
    }

    @Rule({"AS-CMP-01", "AS-CMP-02", "AS-BWD-01", "AS-BWD-02", "AS-BWD-03"})
    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "nodes":3          | "nodes":4                | A Borg World has 0 to 3 Nodes (AS-BWD-02), not 4
            "nodes":3          | "nodes":2                | A Borg World with a Cube on its Spire has 3 Nodes (AS-BWD-03), not 2
            "nodes":3          | "nodes":"3"              | Cannot coerce String value ("3")
            "cubesOnLanes":2   | "cubesOnLanes":3         | At most 5 Cubes are in play (AS-CMP-01), not 6
            "cubesOnLanes":2   | "cubesOnLanes":-1        | There are 0 or more Cubes on Space Lanes, not -1
            ["Hub","Risa"]     | ["Hub","Hub"]            | A set names each element once, not like this: ["Hub","Hub"]
            ["Hub","Risa"]     | ["Hub",null]             | null
            ["Hub","Risa"]     | "Hub"                    | A set is a list, not "Hub"
            "cubeOnSpire":true}] | "cubeOnSpire":true},{"system":"Risa","nodes":0,"cubeOnSpire":false}] | A System has at most one Spire (AS-BWD-01)
            "cubeOnSpire":true | "cubeOnSpire":true,"complete":true | complete
            "THREE"            | "FOUR"                   | FOUR
            ,"hub":"Hub"       | ''                       | hub
            """)
    void shouldRejectWhenASaveHoldsIllegalPieces(String old, String changed, String said) {
        assertThat(SAVED).contains(old);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AscendancySaves.collective().read(SAVED.replace(old, changed)))
                .withMessageContaining(said);
    }

    @Rule("AS-CMP-02")
    @Test
    void shouldRejectWhenASaveHoldsASixthSpire() {
        Vector<BorgWorld> worlds = Vector.of("A", "B", "C", "D", "E").map(name -> BorgWorld.at(SystemId.of(name)));
        String five = AscendancySaves.collective()
                .write(Collective.none(SpireLimit.FIVE).withWorlds(worlds));
        assertThat(AscendancySaves.collective().read(five).worlds()).isEqualTo(worlds);
        String sixth =
                five.replace("\"worlds\":[", "\"worlds\":[{\"system\":\"F\",\"nodes\":0,\"cubeOnSpire\":false},");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AscendancySaves.collective().read(sixth))
                .withMessageContaining("At most 5 Spires are in play (AS-CMP-02), not 6");
    }

    @Test
    void shouldKeepEverySetupWithItsOptions() {
        Saves<SetupChoices> setups = AscendancySaves.setup();
        Saves<OpeningState> openings = AscendancySaves.opening();
        for (OptionalRules options : OptionalRules.combinations()) {
            SetupChoices choices = SetupChoices.connected(2).withOptions(options);
            assertThat(setups.read(setups.write(choices))).isEqualTo(choices);
            OpeningState opening = Setup.open(choices, BorgComponents.SAMPLE, Samples.BASE, DiscStack.SAFE_OPENING);
            assertThat(openings.read(openings.write(opening))).isEqualTo(opening);
        }
    }

    @Rule({"AS-SET-01", "AS-SOL-01", "AS-SOL-02"})
    @ParameterizedTest(name = "{0} replaced by {1}")
    @CsvSource(delimiter = '|', textBlock = """
            "players":3                    | "players":0                     | The game is for 1 player or more (AS-SET-01), not 0
            "players":3                    | "players":2                     | with 3 or more players (AS-SOL-01), not with 2
            "hubDistanceCm":45             | "hubDistanceCm":0               | at a positive distance in centimetres (AS-SOL-02), not 0
            "threeSpires":false            | "threeSpires":"no"              | no
            "threeSpires":false,           | ''                              | threeSpires
            """)
    void shouldRejectWhenASetupIsIllegal(String old, String changed, String said) {
        String saved = AscendancySaves.setup().write(SetupChoices.unconnected(3).get());
        assertThat(saved).contains(old);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AscendancySaves.setup().read(saved.replace(old, changed)))
                .withMessageContaining(said);
    }

    @Test
    void shouldRejectWhenAnythingStrangeIsInTheBox() {
        Saves<BaseGameBox> saves = AscendancySaves.baseGame();
        String saved = saves.write(Samples.BASE);
        assertThat(saves.read(saved)).isEqualTo(Samples.BASE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> saves.read(saved.replace("\"PLANETARY\"", "\"PHENOMENON\"")))
                .withMessageContaining("A Planetary System stands here, not Planet 0");
    }

    @Test
    void shouldKeepAHandWithItsEvents() {
        CommandHand hand = CommandHand.draw(CommandDeck.shuffled(CommandCards.SAMPLE.cards()), 4, Dice.seeded(1));
        Saves<CommandHand> saves = AscendancySaves.commandHand();
        assertThat(saves.read(saves.write(hand))).isEqualTo(hand);
    }

    /** The tags are a promise to whoever has saved a game. */
    @Test
    void shouldTagEvents() {
        String saved = AscendancySaves.history().write(Samples.events());
        assertThat(Vector.of(saved.split("\"event\":\"")).tail().map(rest -> rest.substring(0, rest.indexOf('"'))))
                .containsExactly(
                        "ascendancy.cubeMoved",
                        "ascendancy.cubeStayed",
                        "ascendancy.cubeBlocked",
                        "ascendancy.cubeStoppedByCube",
                        "ascendancy.cubeCutOff",
                        "ascendancy.floatingSystemTurned",
                        "ascendancy.systemPlaced",
                        "ascendancy.worldBuilt",
                        "ascendancy.transwarpRolled",
                        "ascendancy.transwarpSkipped",
                        "ascendancy.cubeFound",
                        "ascendancy.cubeNotFound",
                        "ascendancy.spirePlaced",
                        "ascendancy.starbaseAssimilated",
                        "ascendancy.borgVictory",
                        "ascendancy.commandDrawn",
                        "ascendancy.discardsShuffled",
                        "ascendancy.commandReplaced",
                        "ascendancy.technologyDrawn",
                        "ascendancy.noTechnologyLeft");
    }

    @Test
    void shouldKeepAHistoryOfAllKindsOfEvents() {
        CubeBattleState start = CubeBattleState.start(BattleSetting.of(PlayerCombatProfile.of("Federation", 4), 2), 9);
        Vector<Event> battle = Play.of(CubeBattle.GAME, start, BattlePolicy.fightOn(), Dice.seeded(2), 1_000)
                .events()
                .toVector();
        Vector<Event> history = Samples.events().appendAll(battle);
        Saves<Vector<Event>> saves = AscendancySaves.history();
        assertThat(saves.write(Samples.events().drop(10).take(1)))
                .endsWith("\"value\":[{\"event\":\"ascendancy.cubeFound\",\"system\":\"Risa\"}]}");
        assertThat(battle).isNotEmpty();
        assertThat(saves.read(saves.write(history))).isEqualTo(history);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> saves.read(saves.write(history).replace("cubeFound", "cubeLanded")))
                .withMessageContaining("Could not resolve type id 'ascendancy.cubeLanded'");
    }
}
