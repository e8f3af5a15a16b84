package io.github.quadrantrules.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.Fraction;
import io.vavr.Tuple;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PercentTest {
    /** The table of a distribution is the other way to round. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 3333, 50_000, 99_994, 99_995, 99_996, 99_999})
    void shouldRoundAsTheTablesDo(int weight) {
        Distribution<String> coin =
                Distribution.weighted(Vector.of(Tuple.of("one", (long) weight), Tuple.of("other", 100_000L - weight)));

        assertThat(coin.format(each -> each).lines())
                .anyMatch(line ->
                        line.startsWith("one") && line.contains("  " + Percent.of(Fraction.of(weight, 100_000))));
    }
}
