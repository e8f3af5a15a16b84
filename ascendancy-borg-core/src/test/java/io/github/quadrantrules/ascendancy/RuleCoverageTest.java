package io.github.quadrantrules.ascendancy;

import io.github.quadrantrules.dice.testing.AbstractRuleCoverage;

class RuleCoverageTest extends AbstractRuleCoverage {
    RuleCoverageTest() {
        super("AS");
    }
}
