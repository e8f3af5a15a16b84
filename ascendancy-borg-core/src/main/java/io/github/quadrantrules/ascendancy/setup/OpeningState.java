package io.github.quadrantrules.ascendancy.setup;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.dice.Deck;
import java.io.Serializable;

/**
 * The Borg side of a game that is about to begin. Immutable.
 *
 * @param pieces no Spire and no Cube; the Hub if it starts in play
 * @param commands the shuffled Command deck
 * @param technology the shuffled Technology deck
 * @param explorations the Exploration deck, its first cards safe
 * @param discs the stack of System Discs
 * @since 0.1.0
 */
public record OpeningState(
        Collective pieces,
        CommandDeck commands,
        TechDeck technology,
        Deck<ExplorationCard> explorations,
        Deck<SystemDisc> discs)
        implements Serializable {
    /** Refuses null. */
    public OpeningState {
        requireNonNull(pieces, "pieces");
        requireNonNull(commands, "commands");
        requireNonNull(technology, "technology");
        requireNonNull(explorations, "explorations");
        requireNonNull(discs, "discs");
    }
}
