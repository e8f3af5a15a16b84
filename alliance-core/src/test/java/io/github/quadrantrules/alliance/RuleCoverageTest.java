package io.github.quadrantrules.alliance;

import io.github.quadrantrules.dice.testing.AbstractRuleCoverage;

class RuleCoverageTest extends AbstractRuleCoverage {
    RuleCoverageTest() {
        super("AL");
    }
}
