package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import java.io.Serializable;

/**
 * A Borg Technology Card. Rules AS-TEC-01 to AS-TEC-06. Immutable.
 *
 * @param name what the card is called, not blank
 * @param effect what it does
 * @param useMode how it is used
 * @param provenance where name, effect and use come from
 * @param researchCost what it costs to complete, 0 or more; a card without cost works at once (AS-TEC-02)
 * @param costProvenance where the cost comes from
 * @since 0.1.0
 */
public record BorgTechCard(
        String name,
        TechEffect effect,
        UseMode useMode,
        Provenance provenance,
        int researchCost,
        Provenance costProvenance)
        implements Serializable {
    /**
     * Checks name and cost.
     *
     * @throws IllegalArgumentException if the name is blank, the cost negative, or a card that replaces a command is not
     *     exhausted by use
     */
    public BorgTechCard {
        requireNonNull(name, "name");
        requireNonNull(effect, "effect");
        requireNonNull(useMode, "useMode");
        requireNonNull(provenance, "provenance");
        requireNonNull(costProvenance, "costProvenance");
        CardChecks.name(name);
        CardChecks.within("A Research cost is 0 or more (AS-TEC-02)", 0, Integer.MAX_VALUE, researchCost);
        if (effect instanceof TechEffect.RedrawCommand && useMode != UseMode.EXHAUST) {
            throw new IllegalArgumentException(
                    "A card that replaces a command is exhausted by use (AS-TEC-06), not " + useMode);
        }
    }
}
