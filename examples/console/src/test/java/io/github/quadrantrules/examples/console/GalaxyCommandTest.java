package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The same game as text and as JSON; each is checked against the other and against the pieces in the box. */
class GalaxyCommandTest {
    private static final String[] GAME = {"borg", "--seed", "4", "--rounds", "6"};

    private static String text = "";
    private static List<JsonNode> galaxies = List.of();
    private static List<JsonNode> rounds = List.of();
    private static JsonNode json;

    @BeforeAll
    static void play() throws Exception {
        text = Run.of(GAME).out();
        json = Run.of("borg", "--seed", "4", "--rounds", "6", "--json").json();
        rounds = list(json.get("rounds"));
        galaxies = new ArrayList<>(List.of(json.get("start")));
        rounds.forEach(round -> galaxies.add(round.get("galaxy")));
    }

    private static List<JsonNode> list(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    /** The drawings, one a galaxy, as lines. */
    private static List<List<String>> pictures() {
        return Pattern.compile("(?ms)^The galaxy (?:at the start|after round \\d+)\n(.*?)(?:^  A lane leads|^$)")
                .matcher(text)
                .results()
                .map(found -> found.group(1).lines().toList())
                .toList();
    }

    private static List<String> rows(List<String> picture, String system) {
        Pattern name = Pattern.compile("^(?:.*[-~] |  )" + Pattern.quote(system) + "(?:  .*)?$");
        return picture.stream().filter(line -> name.matcher(line).matches()).toList();
    }

    @Test
    void shouldDrawEverySystemOnceInEachPicture() {
        assertThat(pictures()).hasSameSizeAs(galaxies);
        for (int index = 0; index < galaxies.size(); index++) {
            List<JsonNode> systems = list(galaxies.get(index).get("systems"));
            for (JsonNode system : systems) {
                assertThat(rows(pictures().get(index), system.get("system").asText()))
                        .as("%s", system)
                        .hasSize(1);
            }
        }
    }

    @Test
    void shouldDrawTheSpireNodesCubeAndShipsOfASystemInItsRow() {
        for (int index = 0; index < galaxies.size(); index++) {
            for (JsonNode system : galaxies.get(index).get("systems")) {
                String row = rows(pictures().get(index), system.get("system").asText())
                        .get(0);
                JsonNode spire = system.get("spire");
                assertThat(row.contains("BORG")).isEqualTo(!spire.isNull());
                assertThat(row.contains("Starbase"))
                        .isEqualTo(system.get("starbase").asBoolean());
                if (!spire.isNull()) {
                    assertThat(row).contains("Spire, " + spire.get("nodes").asInt() + " Node");
                    assertThat(row.contains("a Cube on the Spire"))
                            .isEqualTo(spire.get("cube").asBoolean());
                }
                if (!system.get("cube").isNull()) {
                    assertThat(row).containsPattern("  .*Cube " + system.get("cube") + "\\b");
                }
                system.get("ships")
                        .forEach(ships ->
                                assertThat(row).contains(ships.get("ships").asInt() + " "));
            }
        }
    }

    @Test
    void shouldDrawEverySectorOfEveryLaneWithTheCubeInIt() {
        int cubes = 0;
        for (int index = 0; index < galaxies.size(); index++) {
            for (JsonNode lane : galaxies.get(index).get("lanes")) {
                String start = "+" + lane.get("lane") + "-";
                List<String> drawn = pictures().get(index).stream()
                        .filter(line -> line.contains(start))
                        .toList();
                assertThat(drawn).as("lane %s", lane).hasSize(1);
                String way = drawn.get(0).split(Pattern.quote(start))[1].split("- ")[0];
                assertThat(way.split("-")).hasSameSizeAs(list(lane.get("sectors")));
                int number = 0;
                for (JsonNode sector : lane.get("sectors")) {
                    number++;
                    if (!sector.get("cube").isNull()) {
                        assertThat(way).contains("[" + number + ": Cube " + sector.get("cube"));
                        cubes++;
                    }
                }
            }
        }
        assertThat(cubes).isPositive();
    }

    @Test
    void shouldExplainTheWordsOfTheGameOnceAndThatRoundsRanOut() {
        assertThat(text).contains("outcome: the rounds are over; the game would go on");
        assertThat(List.of("Hub: ", "Spire: ", "Node: ", "hit on 5+: ", "activates: ", "Warp 2: ", "First Strike: "))
                .allSatisfy(word -> assertThat(text).containsOnlyOnce("\n  " + word));
        assertThat(Run.of("borg", "--help").out()).contains("Their Ships retreat");
    }

    @Test
    void shouldNeitherLoseNorMakePieces() {
        // AS-CMP-01 to AS-CMP-03 and AS-CMP-05: 5 Cubes, 5 Spires, 15 Nodes, 20 Technology and 30 Command Cards.
        for (JsonNode galaxy : galaxies) {
            JsonNode borg = galaxy.get("borg");
            assertThat(sum(borg.get("cubes"), "inSpace", "onSpires", "inSupply"))
                    .isEqualTo(5);
            assertThat(sum(borg.get("spires"), "inPlay", "inSupply")).isEqualTo(5);
            assertThat(sum(borg.get("nodes"), "onWorlds", "inSupply")).isEqualTo(15);
            assertThat(sum(borg, "commandCards", "commandDiscards")).isEqualTo(30);
            int drawn = list(galaxy.get("players")).stream()
                    .mapToInt(player -> player.get("technologyCards").asInt())
                    .sum();
            assertThat(borg.get("technologyCards").asInt() + drawn).isEqualTo(20);
        }
    }

    @Test
    void shouldShowInTheMapWhatItCounts() {
        for (JsonNode galaxy : galaxies) {
            List<JsonNode> places = new ArrayList<>(list(galaxy.get("systems")));
            galaxy.get("lanes").forEach(lane -> places.addAll(list(lane.get("sectors"))));
            List<JsonNode> spires = galaxy.get("systems").findValues("spire").stream()
                    .filter(spire -> !spire.isNull())
                    .toList();

            assertThat(places.stream().filter(place -> !place.get("cube").isNull()))
                    .hasSize(galaxy.at("/borg/cubes/inSpace").asInt());
            assertThat(spires).hasSize(galaxy.at("/borg/spires/inPlay").asInt());
            assertThat(spires.stream()
                            .mapToInt(spire -> spire.get("nodes").asInt())
                            .sum())
                    .isEqualTo(galaxy.at("/borg/nodes/onWorlds").asInt());
            for (JsonNode player : galaxy.get("players")) {
                assertThat(places.stream()
                                .flatMap(place -> list(place.get("ships")).stream())
                                .filter(group -> group.get("player").equals(player.get("player")))
                                .mapToInt(group -> group.get("ships").asInt())
                                .sum())
                        .isEqualTo(player.get("ships").asInt());
            }
        }
    }

    @Test
    void shouldDealEveryRaceAndTheBorgACardInTheFirstRound() {
        // AS-TRN-04: 3 races, none assimilated, make 4 cards.
        List<JsonNode> turns = list(rounds.get(0).get("turns"));

        assertThat(turns.stream().map(turn -> turn.get("card").asInt())).containsExactly(1, 2, 3, 4);
        assertThat(turns.stream().map(turn -> turn.get("player").asText()))
                .containsExactlyInAnyOrder("Federation", "Klingon Empire", "Romulan Empire", "null");
    }

    @Test
    void shouldShowAsManyDiceAsWereRolled() {
        List<JsonNode> shots = events().stream()
                .filter(event -> event.get("sentence").asText().matches(".* rolls \\d+ dic?e .*"))
                .toList();

        assertThat(shots)
                .isNotEmpty()
                .allSatisfy(shot -> assertThat(shot.get("sentence").asText())
                        .contains(" rolls " + shot.get("dice").size() + " di"));
    }

    @Test
    void shouldTellEveryBattleInOneSentence() {
        long ended = events().stream()
                .map(event -> event.get("event").asText())
                .filter(kind -> List.of("BattleEnded", "AssimilationEnded", "ReclaimEnded")
                        .contains(kind))
                .count();

        assertThat(ended).isPositive();
        assertThat(text.lines().filter(line -> line.matches("  \\d+ rounds?: .*")))
                .hasSize((int) ended);
    }

    @Test
    void shouldTellEveryRollWhenAskedToBeVerbose() {
        String told =
                Run.of("borg", "--seed", "4", "--rounds", "1", "--verbose").out();

        assertThat(told).contains("The Borg turn ends.");
        assertThat(Run.of("borg", "--seed", "4", "--rounds", "1").out())
                .doesNotContain("The Borg turn ends.")
                .hasSizeLessThan(told.length());
    }

    @Test
    void shouldPlayTheSameGameForTheSameSeedOnly() {
        assertThat(Run.of(GAME).out()).isEqualTo(text);
        assertThat(Run.of("borg", "--seed", "5", "--rounds", "2").out())
                .isNotEqualTo(Run.of("borg", "--seed", "6", "--rounds", "2").out());
    }

    @Test
    void shouldPlayByTheOptionalRules() throws Exception {
        JsonNode game = Run.of(
                        "borg",
                        "--seed",
                        "2",
                        "--rounds",
                        "5",
                        "--three-spires",
                        "--attack-command-attack",
                        "--only-fleets-block",
                        "--json")
                .json();

        assertThat(game.get("options")).allMatch(JsonNode::asBoolean).hasSize(3);
        // AS-OPT-04: never more than 3 Spires.
        assertThat(game.findValues("spires")).allSatisfy(spires -> {
            assertThat(spires.get("limit").asInt()).isEqualTo(3);
            assertThat(spires.get("inPlay").asInt()).isLessThanOrEqualTo(3);
        });
        assertThat(game.at("/rounds/0/galaxy").findValuesAsText("fleets")).contains("1");
    }

    @Test
    void shouldSayThatTheTurnsOfPlayersAreAStandIn() {
        assertThat(Run.of("borg", "--help").out()).contains("stand-in", "quadrant borg battle");
        assertThat(text).contains("stand-in");
    }

    private static List<JsonNode> events() {
        return rounds.stream()
                .flatMap(round -> list(round.get("turns")).stream())
                .flatMap(turn -> list(turn.get("events")).stream())
                .collect(Collectors.toList());
    }

    private static int sum(JsonNode node, String... names) {
        return List.of(names).stream().mapToInt(name -> node.get(name).asInt()).sum();
    }
}
