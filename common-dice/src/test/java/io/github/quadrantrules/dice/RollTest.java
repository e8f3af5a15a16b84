package io.github.quadrantrules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class RollTest {
    private static final Die<Integer> D6 = Die.numbered("die", 6);

    @Test
    void shouldRememberWhatTheLastFunctionMadeOfIt() {
        Roll<Integer> roll = D6.showing(6, 2, 2);
        List<String> asked = new ArrayList<>();
        Function<Roll<Integer>, Long> sum = each -> {
            asked.add("sum");
            return each.sum(pips -> pips);
        };
        Function<Roll<Integer>, Integer> twos = each -> {
            asked.add("twos");
            return each.count(2);
        };
        assertThat(roll.read(sum)).isEqualTo(10L);
        assertThat(roll.read(sum)).isEqualTo(10L);
        assertThat(roll.read(twos)).isEqualTo(2);
        assertThat(roll.read(sum)).isEqualTo(10L);
        assertThat(asked).containsExactly("sum", "twos", "sum");
    }
}
