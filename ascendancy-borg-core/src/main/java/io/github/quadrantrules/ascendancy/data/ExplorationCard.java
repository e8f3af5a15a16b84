package io.github.quadrantrules.ascendancy.data;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import java.io.Serializable;

/**
 * An Exploration Card of the base game or of the Borg. Immutable.
 *
 * @param name what the card is called, not blank
 * @param kinds what it is about, one kind or more
 * @param remainsInPlay whether it stays on the System
 * @param borg whether it belongs to the Borg
 * @param redSymbol whether it bears the red Borg symbol (AS-CMP-06); only a Borg card does
 * @param effect what it does
 * @param provenance where the card comes from
 * @since 0.1.0
 */
public record ExplorationCard(
        String name,
        SortedSet<ExplorationKind> kinds,
        boolean remainsInPlay,
        boolean borg,
        boolean redSymbol,
        ExplorationEffect effect,
        Provenance provenance)
        implements Serializable {
    /**
     * Checks the card.
     *
     * @throws IllegalArgumentException if the name is blank, there is no kind, or a card of the base game has a red symbol
     *     or an effect of the Borg
     */
    public ExplorationCard {
        requireNonNull(name, "name");
        requireNonNull(kinds, "kinds");
        requireNonNull(effect, "effect");
        requireNonNull(provenance, "provenance");
        CardChecks.name(name);
        if (kinds.isEmpty()) {
            throw new IllegalArgumentException("An Exploration Card is about something, which is missing on " + name);
        }
        if (redSymbol && !borg) {
            throw new IllegalArgumentException("Only a Borg card bears the red symbol (AS-CMP-06), not " + name);
        }
        if (borg == effect instanceof ExplorationEffect.BaseGame) {
            throw new IllegalArgumentException(
                    "Borg cards and no others have an effect of the Borg, which does not hold for " + name);
        }
    }

    /**
     * A card of the base game that is discarded after use.
     *
     * @param name what the card is called, not blank
     * @param provenance where the card comes from
     * @param kinds what it is about, one kind or more
     * @return the card
     * @throws IllegalArgumentException if the name is blank or there is no kind
     */
    public static ExplorationCard baseGame(String name, Provenance provenance, ExplorationKind... kinds) {
        return new ExplorationCard(
                name, TreeSet.of(kinds), false, false, false, new ExplorationEffect.BaseGame(), provenance);
    }

    /**
     * The same card, staying on its System after use.
     *
     * @return a card that remains in play
     */
    public ExplorationCard remaining() {
        return new ExplorationCard(name, kinds, true, borg, redSymbol, effect, provenance);
    }
}
