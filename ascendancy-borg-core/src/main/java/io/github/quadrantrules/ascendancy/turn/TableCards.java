package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.setup.OpeningState;
import io.github.quadrantrules.dice.Deck;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The decks, their discards, and the Borg Technology Cards of the players. Immutable.
 *
 * @param commands the Command deck and its discards
 * @param technology the Borg Technology deck
 * @param areas the Borg Technology Cards of each player who has any
 * @param explorations the Exploration deck
 * @param explorationDiscards the Exploration Cards that were discarded, the last one at the end
 * @param discs the stack of System Discs
 * @since 0.1.0
 */
public record TableCards(
        CommandDeck commands,
        TechDeck technology,
        TreeMap<PlayerId, TechArea> areas,
        Deck<ExplorationCard> explorations,
        Vector<ExplorationCard> explorationDiscards,
        Deck<SystemDisc> discs)
        implements Serializable {
    /**
     * Checks the discs.
     *
     * @throws IllegalArgumentException if a disc of the stack has no room for the lane that would lead to it
     */
    public TableCards {
        requireNonNull(commands, "commands");
        requireNonNull(technology, "technology");
        requireNonNull(areas, "areas");
        requireNonNull(explorations, "explorations");
        requireNonNull(explorationDiscards, "explorationDiscards");
        requireNonNull(discs, "discs");
        for (SystemDisc disc : discs.kinds()) {
            if (disc.laneCapacity() < 1) {
                throw new IllegalArgumentException(
                        "A disc of the stack has room for the lane that leads to it (AS-LNK-04), unlike " + disc);
            }
        }
    }

    /**
     * The decks at the start of a game.
     *
     * @param opening what the set-up made
     * @return the decks without discards
     * @throws IllegalArgumentException if a disc of the stack has no room for a lane
     */
    public static TableCards of(OpeningState opening) {
        return new TableCards(
                opening.commands(),
                opening.technology(),
                TreeMap.empty(),
                opening.explorations(),
                Vector.empty(),
                opening.discs());
    }

    /**
     * The Borg Technology Cards of a player.
     *
     * @param player anybody
     * @return the player's area, which may be empty
     */
    public TechArea area(PlayerId player) {
        return areas.getOrElse(player, TechArea.EMPTY);
    }

    TableCards withCommands(CommandDeck deck) {
        return new TableCards(deck, technology, areas, explorations, explorationDiscards, discs);
    }

    TableCards withTechnology(TechDeck deck, PlayerId player, TechArea area) {
        TreeMap<PlayerId, TechArea> changed =
                area.equals(TechArea.EMPTY) ? areas.remove(player) : areas.put(player, area);
        return new TableCards(commands, deck, changed, explorations, explorationDiscards, discs);
    }

    TableCards withExplorations(Deck<ExplorationCard> deck) {
        return new TableCards(commands, technology, areas, deck, explorationDiscards, discs);
    }

    TableCards withDiscarded(ExplorationCard card) {
        return new TableCards(commands, technology, areas, explorations, explorationDiscards.append(card), discs);
    }

    TableCards withDiscs(Deck<SystemDisc> stack) {
        return new TableCards(commands, technology, areas, explorations, explorationDiscards, stack);
    }

    /** All of a player's Borg Technology Cards go to the bottom of their deck. Rule AS-APL-07. */
    TableCards withoutTechnologyOf(PlayerId player) {
        return withTechnology(area(player).all().foldLeft(technology, TechDeck::putOnBottom), player, TechArea.EMPTY);
    }
}
