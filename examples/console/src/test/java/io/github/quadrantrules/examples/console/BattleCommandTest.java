package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BattleCommandTest {
    private static final String FORCED = "Ships that could hit only with a 7 or more have to retreat.";

    /** What a battle says before its first roll or table, on one line. */
    private static String head(String options) {
        String told = Run.of(
                        ("borg battle --exact --spires 2 " + options).strip().split(" "))
                .out();
        return told.substring(0, told.indexOf("The whole battle")).replaceAll("\\s+", " ");
    }

    /** AS-RET-01: with a hit value of 2 and a modifier of 4 a 6 still hits. AS-RET-04, AS-SHD-06: the Klingons. */
    @ParameterizedTest
    @CsvSource({
        "'--hit-value 3', true",
        "'--hit-value 2', false",
        "'--hit-value 4 --six-always-hits', false",
        "'--hit-value 4 --no-retreat', false",
        "'--hit-value 4 --no-retreat --six-always-hits', false"
    })
    void shouldSayThatShipsHaveToRetreatOnlyWhereThatIsSo(String options, boolean forced) {
        assertThat(head(options).contains(FORCED)).isEqualTo(forced);
    }

    @Test
    void shouldSayWhenShipsRetreat() {
        assertThat(head("--hit-value 4 --no-retreat")).contains("never retreat, even if");
        assertThat(head("--hit-value 4 --no-retreat --six-always-hits"))
                .contains("a 6 always hits. They never retreat. ");
        assertThat(head("--hit-value 2")).contains("Nothing forces them to retreat. ");
        assertThat(head("--retreat-below 3")).contains(FORCED + " They retreat also when fewer than 3 are left.");
    }

    @Test
    void shouldSayWhatProtectionAndBonusDiceDo() {
        // AS-WPN-05: two Spires let the Cube hit with 4; a protection of 1 leaves 5 and 6, one of 3 the 6 alone.
        assertThat(head("--protection 1")).contains("only those with 5 or more destroy a Ship");
        assertThat(head("--protection 3 --bonus-dice 1"))
                .contains("only those with 6 or more destroy a Ship", "roll 1 die besides one a Ship");
        assertThat(head("")).doesNotContain("besides", "protection");
    }

    @Test
    void shouldNotCallCertainWhatCanFailToHappen() {
        // With 9 dice on, hit by 4 or more, one Ship outlives a round once in 512 times, and needs 9 Hits.
        String told = Run.of(
                        "borg",
                        "battle",
                        "--ships",
                        "1",
                        "--hit-value",
                        "2",
                        "--dice",
                        "1;1 1 1 1 1 1 1 1 1;1;6 1 1 1 1 1 1 1 1")
                .out();

        assertThat(told).contains("From here, exactly: all Ships lost > 99.99 %, ", " Cube destroyed < 0.01 %.");
    }

    @Test
    void shouldAskForPatienceAndMergeNumbersOfShipsThatAreHardlyEverLeft() throws Exception {
        String[] long41 = "borg battle --ships 41 --hit-value 2 --spires 5 --exact".split(" ");
        Run run = Run.of(long41);

        assertThat(run.err()).contains("can take a minute").containsOnlyOnce("\n");
        assertThat(run.out()).containsPattern("(?m)^  \\d+ to \\d+ Ships +");
        assertThat(run.out()).doesNotContainPattern("(?m)(< 0.01 %\n.*){3}");
        assertThat(Run.of("borg", "battle", "--ships", "41", "--exact").err()).isEmpty();
    }
}
