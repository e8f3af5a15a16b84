package io.github.quadrantrules.frontiers;

import io.github.quadrantrules.dice.testing.AbstractRuleCoverage;

class RuleCoverageTest extends AbstractRuleCoverage {
    RuleCoverageTest() {
        super("FR");
    }
}
