package io.github.quadrantrules.dice.testing;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

class FixedSeedsTest {
    @AddLifecycleHook(SeededByName.class)
    @Property(tries = 2)
    void shouldSeedByNameWhenAPropertyNamesNoSeed(@ForAll int anything) {}

    @AddLifecycleHook(SeededBySeven.class)
    @Property(tries = 2, seed = "7")
    void shouldKeepTheSeedWhenAPropertyNamesOne(@ForAll int anything) {}

    static class SeededByName implements AroundPropertyHook {
        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
            String name = FixedSeedsTest.class.getName() + ".shouldSeedByNameWhenAPropertyNamesNoSeed";
            PropertyExecutionResult result = property.execute();
            assertThat(result.seed()).contains(String.valueOf(name.hashCode()));
            return result;
        }
    }

    static class SeededBySeven implements AroundPropertyHook {
        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
            PropertyExecutionResult result = property.execute();
            assertThat(result.seed()).contains("7");
            return result;
        }
    }
}
