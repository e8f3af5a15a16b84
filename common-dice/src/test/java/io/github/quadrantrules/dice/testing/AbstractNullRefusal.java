package io.github.quadrantrules.dice.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/**
 * The test that no public record of a module takes null for a component.
 *
 * <p>Each module extends it with its packages.
 *
 * @since 0.1.0
 */
public abstract class AbstractNullRefusal {
    private final Vector<Class<?>> records;

    /**
     * Looks at the records of some packages and of those below them.
     *
     * @param packages their names
     */
    protected AbstractNullRefusal(String... packages) {
        this.records = NullRefusal.publicRecords(packages);
    }

    /** There is something to look at. */
    @Test
    public void shouldFindRecords() {
        assertThat(records).isNotEmpty();
    }

    /** Null is a programmer's error and is named where it comes in, not where it hurts. */
    @Test
    public void shouldRefuseNullByTheNameOfTheComponent() {
        assertThat(records.flatMap(NullRefusal::careless).asJava()).isEmpty();
    }
}
