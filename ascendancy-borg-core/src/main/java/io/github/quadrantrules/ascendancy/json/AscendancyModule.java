package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.databind.module.SimpleModule;

/**
 * How Jackson writes and reads the values of this module.
 *
 * <p>Sectors, Systems and players are texts, Cubes, lanes and Shield Modifiers numbers, all other records objects; a map is
 * its discs and lanes, a galaxy its map and what stands on it. Choices, events, cards, effects, decisions and stages say
 * of which kind they are. Decks, events and rule ids need a {@link io.github.quadrantrules.dice.json.DiceModule}, and the
 * rolls of a battle one that knows the dice: see {@link AscendancySaves}.
 *
 * @since 0.1.0
 */
@SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
public final class AscendancyModule extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** Makes the module. */
    public AscendancyModule() {
        super("io.github.quadrantrules.ascendancy");
        GalaxyForms.addTo(this);
        WorldForms.addTo(this);
        CardForms.addTo(this);
        BattleForms.addTo(this);
        TurnForms.addTo(this);
        EventForms.addTo(this);
    }
}
