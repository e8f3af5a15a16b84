package io.github.quadrantrules.ascendancy.world;

import io.github.quadrantrules.ascendancy.data.TranswarpRule;
import io.github.quadrantrules.dice.Distribution;
import java.util.function.UnaryOperator;

/**
 * The exact odds of the coming Building Phases.
 *
 * @since 0.1.0
 */
public final class BuildingForecast {
    private BuildingForecast() {}

    /**
     * The distribution of the Borg pieces after so many Building Phases.
     *
     * <p>What the Cubes do in between is an assumption of the caller's: {@link UnaryOperator#identity()} leaves them where
     * they are, {@code Collective::withCubesUnderWay} clears every orbit.
     *
     * @param pieces the Borg pieces in play
     * @param phases how many Building Phases, 0 or more
     * @param rule when the Transwarp roll creates a Cube
     * @param meanwhile what happens between one Building Phase and the next
     * @return the pieces directly after the last of the phases
     * @throws IllegalArgumentException if the number of phases is negative
     */
    public static Distribution<Collective> after(
            Collective pieces, int phases, TranswarpRule rule, UnaryOperator<Collective> meanwhile) {
        if (phases < 0) {
            throw new IllegalArgumentException("A forecast covers 0 or more Building Phases, not " + phases);
        }
        Distribution<Collective> forecast = Distribution.always(pieces);
        for (int phase = 0; phase < phases; phase++) {
            UnaryOperator<Collective> before = phase == 0 ? UnaryOperator.identity() : meanwhile;
            forecast = forecast.flatMap(state -> next(before.apply(state), rule));
        }
        return forecast;
    }

    private static Distribution<Collective> next(Collective pieces, TranswarpRule rule) {
        return Distribution.of(dice -> BuildingPhase.run(pieces, rule, dice).state());
    }
}
