package io.github.quadrantrules.dice.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.github.quadrantrules.dice.testing.cycle.Egg;
import io.github.quadrantrules.dice.testing.cycle.hen.Hen;
import io.github.quadrantrules.stranger.Stranger;
import io.vavr.collection.List;
import java.time.Instant;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each rule is broken once by a class below, so a rule that could not fail would be seen. */
class ArchitectureRulesTest {
    @Test
    void shouldObjectWhenAModuleSeesAnother() {
        assertThat(breaches(ArchitectureRules.MODULES_SEE_ONLY_THEMSELVES_AND_THE_DICE, SeesAnother.class))
                .isNotEmpty();
    }

    @Test
    void shouldAllowTheDiceWhenAnotherModuleSeesThem() {
        assertThat(breaches(
                        ArchitectureRules.MODULES_SEE_ONLY_THEMSELVES_AND_THE_DICE,
                        io.github.quadrantrules.stranger.SeesTheDice.class))
                .isEmpty();
    }

    @Test
    void shouldObjectWhenPackagesFormACycle() {
        assertThat(breaches(ArchitectureRules.PACKAGES_ARE_FREE_OF_CYCLES, Egg.class, Hen.class))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(classes = {HasAGenerator.class, CallsMathRandom.class})
    void shouldObjectWhenChanceDoesNotComeFromDice(Class<?> offender) {
        assertThat(breaches(ArchitectureRules.CHANCE_COMES_FROM_DICE, offender)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(classes = {ReadsNanoTime.class, ReadsInstant.class})
    void shouldObjectWhenAClockIsRead(Class<?> offender) {
        assertThat(breaches(ArchitectureRules.NOTHING_READS_A_CLOCK, offender)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(classes = {MakesAHashSet.class, MakesAnImmutableSet.class, MakesAVavrSet.class})
    void shouldObjectWhenAnOrderComesFromHashCodes(Class<?> offender) {
        assertThat(breaches(ArchitectureRules.NOTHING_IS_ORDERED_BY_HASH, offender))
                .hasSize(1);
    }

    @Test
    void shouldObjectWhenAnAngleIsNotStrict() {
        assertThat(breaches(ArchitectureRules.CURVES_ARE_STRICT, CallsMathSine.class))
                .hasSize(1);
    }

    private static List<String> breaches(ArchRule rule, Class<?>... offenders) {
        JavaClasses classes = new ClassFileImporter().importClasses(offenders);
        return List.ofAll(rule.evaluate(classes).getFailureReport().getDetails());
    }

    static class SeesAnother {
        Object make() {
            return new Stranger();
        }
    }

    static class HasAGenerator {
        int next(Random generator) {
            return generator.nextInt();
        }
    }

    static class CallsMathRandom {
        double next() {
            return Math.random();
        }
    }

    static class ReadsNanoTime {
        long now() {
            return System.nanoTime();
        }
    }

    static class ReadsInstant {
        Object now() {
            return Instant.now();
        }
    }

    static class MakesAHashSet {
        Object make() {
            return new java.util.HashSet<String>();
        }
    }

    static class MakesAnImmutableSet {
        Object make() {
            return Set.of("a", "b");
        }
    }

    static class MakesAVavrSet {
        Object make() {
            return List.of("a", "b").toSet();
        }
    }

    static class CallsMathSine {
        double sine(double angle) {
            return Math.sin(angle);
        }
    }
}
