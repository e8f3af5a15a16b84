package io.github.quadrantrules.dice.testing;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Gives every property a seed made from its name, so that no test fails by chance.
 *
 * <p>jqwik itself has no setting for this. The hook is registered as a service and works in every module that has the
 * test-jar of common-dice on its class path. A property that names a seed keeps it.
 *
 * @since 0.1.0
 */
public final class FixedSeeds implements AroundPropertyHook {
    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        if (context.attributes().seed().isEmpty()) {
            context.attributes().setSeed(seedOf(context));
        }
        return property.execute();
    }

    private static String seedOf(PropertyLifecycleContext context) {
        String name = context.containerClass().getName() + "."
                + context.targetMethod().getName();
        return Integer.toString(name.hashCode());
    }

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }
}
