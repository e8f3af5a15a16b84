package io.github.quadrantrules.frontiers;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import io.github.quadrantrules.dice.testing.ArchitectureRules;

@AnalyzeClasses(packages = "io.github.quadrantrules.frontiers", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchTests RULES = ArchTests.in(ArchitectureRules.class);
}
