package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComplaintsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "attack --range 4|not 4",
                "attack --range x|'x'",
                "attack --weapon -1|quadrant attack: --weapon is 0 to 100, not -1 (see",
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
                "borg --sips 6|quadrant borg: Unknown options: '--sips', '6' (see",
                "borg frobnicate|'frobnicate'",
                "borg battle --retreat-below -1|not -1",
                "borg battle --retreat-below 3 --no-retreat|exclude each other",
                "pequod --level 8 --seed 3|--from",
                "pequod --level 8 --cube 0,0|--from",
                "pequod --from 1,0 --dice heads|a roll too many",
                "borg battle --sips 6|quadrant borg battle: there is no option '--sips'; did you mean '--ships'? (see",
                "borg battle --hit-valu=6|there is no option '--hit-valu'; did you mean '--hit-value'?",
                "attack --weapons 3|there is no option '--weapons'; did you mean '--weapon'?",
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
        assertThat(run.err())
                .contains(complaint)
                .matches("quadrant[a-z0-9 -]*: .* \\(see 'quadrant[a-z0-9 -]* --help'\\)\n")
                .doesNotContain("Optional");
    }

    @ParameterizedTest
    @CsvSource({
        "attack --weapon 2147483647, '--weapon is 0 to 100, not 2147483647'",
        "attack --weapon 40 --range 1, 'at most 20 attack dice can be rolled here, not 41: use a smaller --weapon'",
        "attack --agility 21, 'at most 20 defense dice can be rolled here, not 21: use a smaller --agility'",
        "attack --agility 101, '--agility is 0 to 100, not 101'",
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
    void shouldComplainOfAWrongRollWithoutTheQuestionBeforeItIsAskedAgain() {
        Run run = Run.typing("7\n6 6\n1\n1 1 1 1 1 1 1 1 1\n", "borg", "battle", "--ships", "1", "--dice", "-");

        assertThat(run.err()).contains(": there is no '7' on it\nRound 1", ": 1 needed, not 2: '6 6'\nRound 1");
    }
}
