package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    /** 9 dice, of which a 5 takes 1: 8 are left, and a round with 8 times a 1 changes nothing. */
    @Test
    void shouldGiveProgramsTheNumbersOfEachEvent() throws JsonProcessingException {
        JsonNode events = Run.of(
                        "borg", "battle", "--ships", "1", "--dice", "5; 1 1 1 1 1 1 1 1; 6; 6 6 6 6 6 6 6 6", "--json")
                .json()
                .at("/events");

        JsonNode damaged = Stream.iterate(0, index -> index + 1)
                .limit(events.size())
                .map(events::get)
                .filter(event -> event.path("event").asText().equals("CubeDamaged"))
                .findFirst()
                .orElseThrow()
                .get("values");
        assertThat(damaged.get("event").asText()).isEqualTo("ascendancy.cubeDamaged");
        assertThat(damaged.get("hits").asInt()).isEqualTo(1);
        assertThat(damaged.at("/before/diceOnCard").asInt()).isZero();
        assertThat(damaged.at("/after/diceOnCard").asInt()).isEqualTo(1);
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
    @ValueSource(strings = {"attack", "rule-of-three", "borg", "borg battle", "pequod", "demo"})
    void shouldExplainEveryCommand(String command) {
        Run run = Run.of((command + " --help").split(" "));

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: quadrant " + command);
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
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
