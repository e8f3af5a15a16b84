package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuadrantTest {
    /** What a run of the program leaves behind. */
    private record Run(int status, String out, String err) {
        static Run of(String... args) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int status = Quadrant.run(new PrintWriter(out), new PrintWriter(err), args);
            return new Run(status, out.toString(), err.toString());
        }

        JsonNode json() throws JsonProcessingException {
            return new ObjectMapper().readTree(out);
        }
    }

    @Test
    void shouldPlayTheFirstAttackOfTheCombatPhaseExampleWithTypedDice() throws JsonProcessingException {
        // EX-16: 4 + 1 dice show H H H X X, the Target Lock turns X X into C B, the defender has X E and evades once
        // more; H and C remain.
        Run run = Run.of(
                "attack",
                "--weapon",
                "4",
                "--agility",
                "2",
                "--range",
                "1",
                "--target-lock",
                "--evades",
                "1",
                "--dice",
                "H H H X X; C B; X E",
                "--json");

        assertThat(run.status()).isZero();
        assertThat(run.json().at("/results/damage").asInt()).isEqualTo(2);
        assertThat(run.json().at("/results/ofItCritical").asInt()).isEqualTo(1);
    }

    @Test
    void shouldPlayTheManualsFirstRoundAgainstACubeWithTypedDice() {
        // W-02 to W-04: 4 Hits, then 3 Hits with one Borg symbol; 3 dice stay on the Cube Card, 3 Ships are left.
        Run run = Run.of(
                "borg",
                "--ships",
                "6",
                "--hit-value",
                "4",
                "--spires",
                "2",
                "--retreat-below",
                "4",
                "--dice",
                "6 5 4 4 3 1; 6 5 4 2 1");

        assertThat(run.out())
                .contains("hits with 4 or more: 4 Hits")
                .contains("3 Hits, with 1 Borg")
                .contains("      6 5 4 4 3 1\n")
                .contains("      6 5 4 2 1\n")
                .contains("outcome: retreat")
                .contains("Ships left: 3");
    }

    @Test
    void shouldExplainTheModificationExample() throws JsonProcessingException {
        // EX-23, step f: 5 by the Cloak, +4 counts as +3, and one die for the range: 9 dice.
        Run run = Run.of(
                "rule-of-three",
                "--name",
                "Agility",
                "--printed",
                "1",
                "--cloak",
                "--modifier",
                "Upgrades=+5",
                "--modifier",
                "enemy Upgrade=-1",
                "--modifier",
                "Scans=-2",
                "--modifier",
                "own ability=2",
                "--range-bonus",
                "--json");

        assertThat(run.json().at("/results/value").asInt()).isEqualTo(8);
        assertThat(run.json().at("/results/dice").asInt()).isEqualTo(9);
    }

    @Test
    void shouldShowBothWaysFromATieWithHalfTheProbabilityEach() throws JsonProcessingException {
        // FR-SPK-05: (2,2) with x = 0: (2,1), (2,0), (1,0); with x = 1: (1,2), (0,2), (0,1).
        JsonNode ways =
                Run.of("pequod", "--from", "2,2", "--exact", "--json").json().at("/odds/0/outcomes");

        assertThat(ways).hasSize(2);
        assertThat(ways.findValuesAsText("outcome"))
                .containsExactlyInAnyOrder("(2,1) (2,0) (1,0)", "(1,2) (0,2) (0,1)");
        assertThat(ways.findValuesAsText("probability")).containsExactly("1/2", "1/2");
    }

    @Test
    void shouldShowTheFleetOfTheBooksLevel16() throws JsonProcessingException {
        // FR-LVL-03: dial 8 shows (2, 3, 2), so level 16 has (4, 6, 4).
        JsonNode results = Run.of("pequod", "--level", "16", "--json").json().at("/results");

        assertThat(results.at("/borgSpheres").asInt()).isEqualTo(4);
        assertThat(results.at("/dominionStarships").asInt()).isEqualTo(6);
        assertThat(results.at("/romulanWarbirds").asInt()).isEqualTo(4);
    }

    @Test
    void shouldShowThePublishedOddsOfThreeAgainstThreeDice() throws JsonProcessingException {
        // Published: 139904, 75840, 38400 and 8000 of 262144.
        JsonNode damage = Run.of("attack", "--weapon", "3", "--agility", "3", "--exact", "--json")
                .json()
                .at("/odds/0/outcomes");

        assertThat(damage.findValuesAsText("probability"))
                .containsExactly("1093/2048", "1185/4096", "75/512", "125/4096");
    }

    @Test
    void shouldRollTheSameDiceForTheSameSeedOnly() {
        assertThat(Run.of("borg", "--seed", "5")).isEqualTo(Run.of("borg", "--seed", "5"));
        assertThat(Run.of("borg", "--seed", "5")).isNotEqualTo(Run.of("borg", "--seed", "6"));
    }

    @Test
    void shouldPlayOneOfEachInTheDemo() {
        Run run = Run.of("demo");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("$ quadrant attack", "$ quadrant rule-of-three", "$ quadrant borg", "$ quadrant pequod")
                .contains("AL-", "AS-", "FR-");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void shouldGiveProgramsOneObjectForEachPartOfTheDemo() throws JsonProcessingException {
        JsonNode parts = Run.of("demo", "--json").json();

        assertThat(parts.isArray()).isTrue();
        assertThat(parts).hasSize(4).allMatch(part -> part.has("events") && part.has("results"));
    }

    @Test
    void shouldSayThatThePequodIsThereAlready() {
        assertThat(Run.of("pequod", "--from", "1,0").out()).contains("already next to the Cube");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "attack --range 4|not 4",
                "attack --range x|'x'",
                "attack --weapon -1|not -1",
                "attack --evades -2|not -2",
                "attack --dice H|3 x attack die (X, B, C, H) needed, not 1",
                "attack --dice H;H;H|3 x attack die (X, B, C, H) needed, not 1",
                "borg --ships 0|not 0",
                "borg --hit-value 7|not 7",
                "borg --spires 6|not 6",
                "borg --dice 6|6 x attack die (1, 2, 3, 4, 5, 6) needed, not 1",
                "borg --exact --dice 6|exclude each other",
                "borg --exact --seed 6|exclude each other",
                "borg --seed 6 --dice 6|exclude each other",
                "attack --weapon 2147483647|not 2147483647",
                "attack --weapon 30000 --agility 30000 --exact|not 30000",
                "attack --range one|'one' is not a whole number",
                "rule-of-three --printed 1000000 --multiply 1000000 --multiply 3|--multiply",
                "rule-of-three --printed 1 --cloak --replace 4|exclude each other",
                "pequod --level 2147483647|not 2147483647",
                "pequod --from 300,0|not for 300",
                "pequod --from 2000000,0|not at 2000000",
                "pequod --level 8 --dice tails|--from",
                "borg --sips 6|Unknown options: '--sips', '6'",
                "rule-of-three|--printed",
                "rule-of-three --printed -1|not -1",
                "rule-of-three --printed 1 --modifier 1x|'1x'",
                "rule-of-three --printed 1 --divide 0|not by 0",
                "pequod|--level, --from",
                "pequod --level 3|below 4",
                "pequod --level 36 --composition 15,15,5|sum to 35",
                "pequod --from 2|'2'",
                "pequod --from 0,0|(0,0)",
                "pequod --composition 8,8|--level",
                "pequod --from 2,2 --dice edge|'edge'",
                "pequod --from 2,2 --dice heads;heads|a roll too many",
                "frobnicate|'frobnicate'"
            })
    void shouldAnswerWrongInputWithOneLineAndStatus2(String line, String complaint) {
        Run run = Run.of(line.split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(complaint).endsWith("\n").containsOnlyOnce("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"attack", "rule-of-three", "borg", "pequod", "demo"})
    void shouldExplainEveryCommand(String command) {
        Run run = Run.of(command, "--help");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: quadrant " + command);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
    }

    @ParameterizedTest
    @CsvSource({
        "attack --weapon 2147483647, A printed value is 0 to 1000000",
        "attack --weapon 21, 'at most 20 dice a side can be rolled here, not 21'",
        "attack --agility 21, 'at most 20 dice a side can be rolled here, not 21'",
        "attack --weapon 40000, An attack has 0 to 32767 attack dice",
        "borg --ships 101, 'at most 100 Ships and as many bonus dice can be rolled here, not 101'",
        "borg --ships 2147483647 --bonus-dice 1, at most 100 Ships",
        "borg --bonus-dice 101, at most 100 Ships",
        "pequod --level 151, --level is shown up to 150",
        "'pequod --from 201,0', 'the way is shown for up to 200 spaces, not for 201'",
        "rule-of-three --printed 1000000 --multiply 1000000, use smaller numbers",
        "rule-of-three --printed 1 --modifier 2147483647, A modifier is at most 1000000"
    })
    void shouldComplainInOneLineOfAbsurdSizes(String line, String complaint) {
        Run run = Run.of(line.split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(complaint);
    }

    @Test
    void shouldFollowTheLongestWayToItsEnd() throws JsonProcessingException {
        Run run = Run.of("pequod", "--from", "200,0", "--json");

        assertThat(run.json().at("/results/steps").asInt()).isEqualTo(199);
        assertThat(run.json().at("/results/arrivesOn/q").asInt()).isEqualTo(1);
        assertThat(run.json().at("/results/arrivesOn/r").asInt(-1)).isZero();
    }
}
