package io.github.quadrantrules.dice.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ids of the catalogue here begin with QX, which is the prefix of no module. */
class RuleCoverageTest {
    @TempDir
    Path module;

    @BeforeEach
    void writeAModuleWithFourRules() throws IOException {
        write("RULES.md", """
                # Rules
                - **QX-AAA-01** First.
                - **QX-AAA-02** Second, see QX-ZZZ-99.
                - **QX-AAA-03** Third.
                - **QX-BBB-01** Fourth.
                """);
        write("src/main/java/a/A.java", "/** Rules QX-AAA-01 to\n * QX-AAA-03. */ class A {} // QX-BBB-01");
        write("src/test/java/a/ATest.java", """
                @Rule("QX-AAA-01") @Test void a() {}
                @Rule({"QX-AAA-02",
                       "QX-AAA-03"}) @Test void b() {}
                @Rule("QX-BBB-01") @Test void c() {}
                """);
    }

    private void write(String file, String text) throws IOException {
        Path path = module.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private RuleCoverage coverage() {
        return RuleCoverage.of(module, "QX");
    }

    private AbstractRuleCoverage test() {
        return new AbstractRuleCoverage(module, "QX") {};
    }

    @Test
    void shouldPassWhenEveryRuleIsNamedAndProved() {
        AbstractRuleCoverage test = test();
        assertThatCode(() -> {
                    test.shouldProveEveryRuleByATest();
                    test.shouldNameEveryRuleInTheCode();
                    test.shouldCiteOnlyRulesOfTheCatalogue();
                    test.shouldExcuseOnlyWhatIsMissing();
                })
                .doesNotThrowAnyException();
    }

    @Test
    void shouldReadOnlyTheItemsOfTheCatalogue() {
        assertThat(RuleCoverage.catalogue(module, "QX"))
                .containsExactly("QX-AAA-01", "QX-AAA-02", "QX-AAA-03", "QX-BBB-01");
    }

    @Test
    void shouldFailWhenARuleHasNoTest() throws IOException {
        write("src/test/java/a/ATest.java", "// QX-AAA-01\n@Rule(\"QX-AAA-02\") @Rule(\"QX-AAA-03\")");
        assertThat(coverage().unproved()).containsExactly("QX-AAA-01", "QX-BBB-01");
        assertThatThrownBy(test()::shouldProveEveryRuleByATest)
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("QX-AAA-01", "QX-BBB-01");
    }

    @Test
    void shouldFailWhenNoMainSourceNamesARule() throws IOException {
        write("src/main/java/a/A.java", "/** QX-AAA-02 to QX-AAA-03 and QX-AAA-01 to QX-BBB-02. */");
        assertThat(coverage().unnamed()).containsExactly("QX-BBB-01");
        assertThatThrownBy(test()::shouldNameEveryRuleInTheCode)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("QX-BBB-01");
    }

    @Test
    void shouldFailWhenASourceOrATestCitesAnUnknownRule() throws IOException {
        write("src/main/java/a/B.java", "RuleId.of(\"QX-AAA-04\"); // QX-BBB-01 to QX-BBB-03");
        write("src/test/java/a/BTest.java", "@Rule(\"QY-AAA-01\")");
        write("src/test/java/a/CTest.java", "RuleId.of(\"QX-CCC-01\")");
        assertThat(coverage().unknown())
                .containsExactly("QX-AAA-04", "QX-BBB-02", "QX-BBB-03", "QX-CCC-01", "QY-AAA-01");
        assertThatThrownBy(test()::shouldCiteOnlyRulesOfTheCatalogue)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("QX-CCC-01");
    }

    @Test
    void shouldExcuseWhenARuleIsPending() throws IOException {
        write("src/main/java/a/A.java", "// QX-BBB-01");
        write("src/test/java/a/ATest.java", "@Rule(\"QX-BBB-01\")");
        write("src/test/resources/pending-rules.txt", "# later\n\nQX-AAA-01 to QX-AAA-02\nQX-AAA-03\n");
        assertThat(coverage().unproved()).isEmpty();
        assertThat(coverage().unnamed()).isEmpty();
        assertThat(coverage().unknown()).isEmpty();
        assertThat(coverage().needlesslyPending()).isEmpty();
    }

    @Test
    void shouldExcuseWhenARuleIsNamedButNotProved() throws IOException {
        write("src/test/java/a/ATest.java", "@Rule({\"QX-AAA-02\", \"QX-AAA-03\", \"QX-BBB-01\"})");
        write("src/test/resources/pending-rules.txt", "QX-AAA-01");
        assertThat(coverage().unproved()).isEmpty();
        assertThat(coverage().needlesslyPending()).isEmpty();
    }

    @Test
    void shouldFailWhenAPendingRuleIsCovered() throws IOException {
        write("src/test/resources/pending-rules.txt", "QX-AAA-02");
        assertThat(coverage().needlesslyPending()).containsExactly("QX-AAA-02");
        assertThatThrownBy(test()::shouldExcuseOnlyWhatIsMissing)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("QX-AAA-02");
    }

    @Test
    void shouldFailWhenAPendingRuleIsUnknown() throws IOException {
        write("src/test/resources/pending-rules.txt", "QX-AAA-09");
        assertThat(coverage().unknown()).containsExactly("QX-AAA-09");
    }

    @Test
    void shouldRejectWhenALineOfPendingRulesIsMalformed() throws IOException {
        write("src/test/resources/pending-rules.txt", "QX-AAA");
        assertThatIllegalArgumentException().isThrownBy(this::coverage).withMessageEndingWith("not QX-AAA");
    }

    @Test
    void shouldRejectWhenTheCatalogueIsEmpty() throws IOException {
        write("RULES.md", "# Rules\nQX-AAA-01");
        assertThatIllegalArgumentException().isThrownBy(this::coverage).withMessageEndingWith("RULES.md");
    }

    @Test
    void shouldRejectWhenTheCatalogueHasARuleTwice() throws IOException {
        write("RULES.md", "- **QX-AAA-01** a\n- **QX-AAA-01** b\n");
        assertThatIllegalArgumentException().isThrownBy(this::coverage).withMessageEndingWith("QX-AAA-01");
    }

    @Test
    void shouldRejectWhenTheCatalogueHasAnotherPrefix() throws IOException {
        write("RULES.md", "- **QX-AAA-01** a\n- **QY-AAA-01** b\n");
        assertThatIllegalArgumentException().isThrownBy(this::coverage).withMessageEndingWith("QY-AAA-01");
    }
}
