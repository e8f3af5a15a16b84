package io.github.quadrantrules.ascendancy.setup;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.DiscKind;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * What the base game puts into the decks. Immutable.
 *
 * @param explorations its Exploration Cards
 * @param planetary its Planetary Systems, without the Home Systems
 * @param phenomena its Phenomena
 * @since 0.1.0
 */
public record BaseGameBox(
        Vector<ExplorationCard> explorations, Vector<SystemDisc> planetary, Vector<SystemDisc> phenomena)
        implements Serializable {
    /**
     * Checks that everything is of its kind.
     *
     * @throws IllegalArgumentException if a card belongs to the Borg or a disc is of another kind
     */
    public BaseGameBox {
        requireNonNull(explorations, "explorations");
        requireNonNull(planetary, "planetary");
        requireNonNull(phenomena, "phenomena");
        explorations.find(ExplorationCard::borg).forEach(card -> {
            throw new IllegalArgumentException(
                    "The normal Exploration Cards are not of the Borg, unlike " + card.name());
        });
        planetary.find(disc -> disc.kind() != DiscKind.PLANETARY).forEach(disc -> {
            throw new IllegalArgumentException("A Planetary System stands here, not " + disc);
        });
        phenomena.find(disc -> disc.kind() != DiscKind.PHENOMENON).forEach(disc -> {
            throw new IllegalArgumentException("A Phenomenon stands here, not " + disc);
        });
    }
}
