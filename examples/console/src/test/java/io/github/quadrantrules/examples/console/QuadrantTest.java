package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuadrantTest {
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
                "battle",
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
    void shouldSayThatAnAttackUsesOneEvadeTokenOnly() {
        // AL-MDD-04: "1 Evade Token".
        assertThat(Run.of("attack", "--evades", "2").out()).contains("can return one Evade Token", "AL-MDD-04");
        assertThat(Run.of("attack", "--evades", "1", "--exact").out()).doesNotContain("AL-MDD-04");
    }

    @Test
    void shouldRollTheSameDiceForTheSameSeedOnly() {
        assertThat(Run.of("borg", "battle", "--seed", "5")).isEqualTo(Run.of("borg", "battle", "--seed", "5"));
        assertThat(Run.of("borg", "battle", "--seed", "5")).isNotEqualTo(Run.of("borg", "battle", "--seed", "6"));
    }

    @Test
    void shouldPlayOneOfEachInTheDemo() {
        Run run = Run.of("demo");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains(
                        "$ quadrant attack", "$ quadrant rule-of-three", "$ quadrant borg battle", "$ quadrant pequod")
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
                "borg battle --ships 0|not 0",
                "borg battle --hit-value 7|not 7",
                "borg battle --spires 6|not 6",
                "borg battle --dice 6|6 x attack die (1, 2, 3, 4, 5, 6) needed, not 1",
                "borg battle --exact --dice 6|exclude each other",
                "borg battle --exact --seed 6|exclude each other",
                "borg battle --seed 6 --dice 6|exclude each other",
                "attack --weapon 2147483647|not 2147483647",
                "attack --weapon 30000 --agility 30000 --exact|not 30000",
                "attack --range one|'one' is not a whole number",
                "rule-of-three --printed 1000000 --multiply 1000000 --multiply 3|--multiply",
                "rule-of-three --printed 1 --cloak --replace 4|exclude each other",
                "pequod --level 2147483647|not 2147483647",
                "pequod --from 300,0|not for 300",
                "pequod --from 2000000,0|not at 2000000",
                "pequod --level 8 --dice tails|--from",
                "borg --ships 6|--ships is an option of 'quadrant borg battle'",
                "borg --hit-value=6|--hit-value is an option of 'quadrant borg battle'",
                "borg --seed 3 battle --ships 2|--seed stands before 'battle'",
                "borg --rounds 0|not 0",
                "borg --rounds 101|not 101",
                "borg --rounds many|'many' is not a whole number",
                "borg --seed x|'x'",
                "borg --verbose --json|exclude each other",
                "--json|--json is an option of every command, and stands after it, as in 'quadrant demo'",
                "--ships 6|--ships is an option of 'quadrant borg battle'",
                "battle|there is no command 'battle'; did you mean 'quadrant borg battle'?",
                "borg batle|there is no command 'batle'; did you mean 'quadrant borg battle'?",
                "rule-of-three 3|'3' belongs to no option; missing required option: '--printed=NUMBER'",
                "rule-of-three --printed 3 4|'4' belongs to no option",
                "help nonsense|quadrant: there is no command 'nonsense' (see",
                "attack --dice HHHXX;BE|there is no 'HHHXX' on it; put spaces or commas between faces",
                "pequod --from 2,2 --dice x|a coin (HEADS or TAILS) needed; there is no 'x' on it",
                "borg --sips 6|Unknown options: '--sips', '6'",
                "borg frobnicate|'frobnicate'",
                "borg battle --retreat-below -1|not -1",
                "borg battle --retreat-below 3 --no-retreat|exclude each other",
                "pequod --level 8 --seed 3|--from",
                "pequod --level 8 --cube 0,0|--from",
                "pequod --from 1,0 --dice heads|a roll too many",
                "borg battle --sips 6|Unknown options: '--sips', '6'",
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
    @ValueSource(strings = {"attack", "rule-of-three", "borg", "borg battle", "pequod", "demo"})
    void shouldExplainEveryCommand(String command) {
        Run run = Run.of((command + " --help").split(" "));

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: quadrant " + command);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
    }

    @ParameterizedTest
    @CsvSource({
        "attack --weapon 2147483647, A printed value is 0 to 1000000",
        "attack --weapon 40 --range 1, 'at most 20 attack dice can be rolled here, not 41: use a smaller --weapon'",
        "attack --agility 21, 'at most 20 defense dice can be rolled here, not 21: use a smaller --agility'",
        "attack --weapon 40000, An attack has 0 to 32767 attack dice",
        "borg battle --ships 0, '--ships is 1 to 100, not 0'",
        "borg battle --ships 101, '--ships is 1 to 100, not 101'",
        "borg battle --ships 2147483647 --bonus-dice 1, '--ships is 1 to 100, not 2147483647'",
        "borg battle --bonus-dice 101, '--bonus-dice is 0 to 100, not 101'",
        "borg battle --bonus-dice -1, '--bonus-dice is 0 to 100, not -1'",
        "borg battle --protection -1, '--protection is 0 to 100, not -1'",
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
    void shouldTellTheStoryBeforeItAsksForDice() {
        // W-02 to W-04 with dice typed in, and one line that is no roll.
        String typed = "6 5 4 4 3 1\n7\n6 5 4 2 1\n";
        Run run = Run.typing(typed, "borg", "battle", "--ships", "6", "--retreat-below", "4", "--dice", "-");

        assertThat(run.status()).isZero();
        assertThat(run.err())
                .containsSubsequence(
                        "Round 1, Federation shoots at the Cube: 6 x attack die",
                        "Round 1, the Cube shoots at the Ships: 5 x Borg die",
                        "there is no '7' on it",
                        "Round 1, the Cube shoots at the Ships: 5 x Borg die");
        assertThat(run.out()).containsOnlyOnce("A Borg Cube against 6 Ships").contains("Ships left: 3");
    }

    @Test
    void shouldComplainOfAWrongRollWithoutTheQuestionBeforeItIsAskedAgain() {
        Run run = Run.typing("7\n6 6\n1\n1 1 1 1 1 1 1 1 1\n", "borg", "battle", "--ships", "1", "--dice", "-");

        assertThat(run.err()).contains(": there is no '7' on it\nRound 1", ": 1 needed, not 2: '6 6'\nRound 1");
    }

    @Test
    void shouldGiveProgramsTheSeedAndTheOptions() throws JsonProcessingException {
        JsonNode battle = Run.of("borg", "battle", "--ships", "2", "--retreat-below", "1", "--json")
                .json();
        JsonNode attack = Run.of(
                        "attack",
                        "--weapon-modifier",
                        "Upgrade=+1",
                        "--target-lock",
                        "--defender",
                        "keep",
                        "--exact",
                        "--json")
                .json();

        assertThat(battle.get("seed").asInt()).isEqualTo(1);
        assertThat(battle.at("/options/ships").asInt()).isEqualTo(2);
        assertThat(battle.at("/options/retreatBelow").asInt()).isEqualTo(1);
        assertThat(battle.at("/options/player").asText()).isEqualTo("Federation");
        assertThat(attack.has("seed")).isFalse();
        assertThat(attack.at("/options/weaponModifier/0").asText()).isEqualTo("Upgrade=+1");
        assertThat(attack.at("/options/targetLock").asBoolean()).isTrue();
        assertThat(attack.at("/options/defender").asText()).isEqualTo("KEEP");
    }

    @Test
    void shouldHaveToldTheDeclarationWhenTheInputEndsAtTheFirstRoll() {
        Run run = Run.typing("", "attack", "--dice", "-");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).contains("An attack at", "Attack dice and defense dice");
        assertThat(run.err()).contains("The attacker rolls to hit: 3 x attack die", "the input ended");
    }

    @Test
    void shouldKeepJsonPureWhenSomebodyTypesDice() throws JsonProcessingException {
        Run run = Run.typing("tails\n", "pequod", "--from", "2,2", "--dice", "-", "--json");

        assertThat(run.json().at("/results/arrivesOn/r").asInt()).isEqualTo(1);
        assertThat(run.err()).contains("Between two", "you flip a coin");
    }

    @Test
    void shouldGiveProgramsIdentifiersBesideTheWords() throws JsonProcessingException {
        JsonNode json = Run.of("borg", "battle", "--ships", "1", "--dice", "1;6 1 1 1 1 1 1 1 1", "--json")
                .json();

        assertThat(json.at("/results/outcome/id").asText()).isEqualTo("SHIPS_LOST");
        assertThat(json.at("/results/outcome/words").asText()).isEqualTo("all Ships lost");
        assertThat(json.at("/odds").findValuesAsText("id")).startsWith("outcome", "SHIPS_LOST");
        assertThat(json.at("/odds/1/outcomes/1/id").asInt()).isEqualTo(1);
        assertThat(json.at("/events").findValuesAsText("event")).contains("ShipsShot", "CubeShot", "BattleEnded");
    }

    @Test
    void shouldBreakTheDiceOfManyShipsIntoLines() {
        assertThat(Run.of("borg", "battle", "--ships", "40").out().lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void shouldFollowTheLongestWayToItsEnd() throws JsonProcessingException {
        Run run = Run.of("pequod", "--from", "200,0", "--json");

        assertThat(run.json().at("/results/steps").asInt()).isEqualTo(199);
        assertThat(run.json().at("/results/arrivesOn/q").asInt()).isEqualTo(1);
        assertThat(run.json().at("/results/arrivesOn/r").asInt(-1)).isZero();
    }
}
