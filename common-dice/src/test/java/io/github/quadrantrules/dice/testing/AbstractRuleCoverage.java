package io.github.quadrantrules.dice.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The test that a module's code names and its tests prove every rule of its catalogue.
 *
 * <p>Each core extends it, with its prefix and the module's directory, which is where its tests run.
 *
 * @since 0.1.0
 */
public abstract class AbstractRuleCoverage {
    private final RuleCoverage coverage;

    /**
     * Reads catalogue, sources and tests of the module in the working directory.
     *
     * @param prefix the two letters with which all ids of the module begin
     */
    protected AbstractRuleCoverage(String prefix) {
        this(Path.of(""), prefix);
    }

    /**
     * Reads catalogue, sources and tests of a module.
     *
     * @param module the module's directory
     * @param prefix the two letters with which all its ids begin
     */
    protected AbstractRuleCoverage(Path module, String prefix) {
        this.coverage = RuleCoverage.of(module, prefix);
    }

    /** Every rule that is not pending has a test. */
    @Test
    public void shouldProveEveryRuleByATest() {
        assertThat(coverage.unproved()).as("rules without a test").isEmpty();
    }

    /** Every rule that is not pending is named by the code that implements it. */
    @Test
    public void shouldNameEveryRuleInTheCode() {
        assertThat(coverage.unnamed()).as("rules that no main source names").isEmpty();
    }

    /** Nothing cites a rule that is not in the catalogue. */
    @Test
    public void shouldCiteOnlyRulesOfTheCatalogue() {
        assertThat(coverage.unknown())
                .as("ids that the catalogue does not have")
                .isEmpty();
    }

    /** The list of pending rules only shrinks. */
    @Test
    public void shouldExcuseOnlyWhatIsMissing() {
        assertThat(coverage.needlesslyPending())
                .as("pending rules that are proved and named: take them off the list")
                .isEmpty();
    }
}
