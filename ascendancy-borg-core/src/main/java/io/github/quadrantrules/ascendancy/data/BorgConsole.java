package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import java.io.Serializable;

/**
 * The figures of the Borg Console Card. Rule AS-CMP-08. Immutable.
 *
 * @param weapons what the Borg must roll to hit, by the number of Spires
 * @param transwarp which rolls bring a Cube through the Hub
 * @since 0.1.0
 */
public record BorgConsole(BorgWeaponTable weapons, TranswarpRule transwarp) implements Serializable {
    /** Made up, because nobody has published the card. */
    public static final BorgConsole SAMPLE = new BorgConsole(BorgWeaponTable.SAMPLE, TranswarpRule.SAMPLE);

    /** Refuses null. */
    public BorgConsole {
        requireNonNull(weapons, "weapons");
        requireNonNull(transwarp, "transwarp");
    }

    /**
     * Where the figures come from as a whole.
     *
     * @return SAMPLE if any of them is made up, else COMMUNITY if any is public, else PRINTED
     */
    public Provenance provenance() {
        Provenance a = weapons.provenance();
        Provenance b = transwarp.provenance();
        return a.compareTo(b) > 0 ? a : b;
    }
}
