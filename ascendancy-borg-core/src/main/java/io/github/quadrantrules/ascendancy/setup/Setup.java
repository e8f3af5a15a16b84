package io.github.quadrantrules.ascendancy.setup;

import io.github.quadrantrules.ascendancy.command.CommandDeck;
import io.github.quadrantrules.ascendancy.command.TechDeck;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.data.BorgDiscs;
import io.github.quadrantrules.ascendancy.data.BorgExplorationCards;
import io.github.quadrantrules.ascendancy.data.CommandCards;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.SystemDisc;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.dice.Deck;
import io.vavr.collection.Vector;

/**
 * The preparation of a game. Rules AS-SET-01 to AS-SET-10, AS-SOL-01, AS-SOL-02 and AS-OPT-06.
 *
 * @since 0.1.0
 */
public final class Setup {
    private Setup() {}

    /**
     * Everything together.
     *
     * @param choices what was decided
     * @param components the box of the expansion
     * @param base the box of the base game
     * @param stack how the base game builds its stack of discs
     * @return decks and pieces at the start of the game
     * @throws IllegalArgumentException if the base game's cards or discs are too few for a safe opening
     */
    public static OpeningState open(
            SetupChoices choices, BorgComponents components, BaseGameBox base, DiscStack stack) {
        return new OpeningState(
                pieces(choices, components.discs()),
                commandDeck(choices, components.commands()),
                TechDeck.shuffled(components.technology().cards()),
                explorationDeck(choices, base, components.explorations()),
                discStack(choices, base, components.discs(), stack));
    }

    /**
     * The Exploration deck: the first two cards for each player are none of the Borg. Rules AS-SET-03 to AS-SET-07.
     *
     * @param choices what was decided
     * @param base the box of the base game
     * @param borg the Exploration Cards of the expansion
     * @return the deck
     * @throws IllegalArgumentException if there are fewer than two normal cards for each player
     */
    public static Deck<ExplorationCard> explorationDeck(
            SetupChoices choices, BaseGameBox base, BorgExplorationCards borg) {
        return SafeOpening.deck(
                choices.players(), base.explorations(), choices.redCards() ? borg.cards() : borg.withoutRed());
    }

    /**
     * The Command deck. Rules AS-SET-03, AS-SET-04 and AS-SET-09.
     *
     * @param choices what was decided
     * @param cards the Command Cards
     * @return the shuffled deck of 30 cards, or 25 without the red ones
     */
    public static CommandDeck commandDeck(SetupChoices choices, CommandCards cards) {
        return CommandDeck.shuffled(choices.redCards() ? cards.cards() : cards.withoutRed());
    }

    /**
     * The stack of System Discs. The new discs go with those of their kind; the Hub is among the Phenomena if the Delta
     * Quadrant is probed, and not in the stack otherwise. Rules AS-SET-08 and AS-OPT-06.
     *
     * @param choices what was decided
     * @param base the box of the base game
     * @param borg the discs of the expansion
     * @param stack how the base game builds its stack
     * @return the stack
     * @throws IllegalArgumentException if there are too few Planetary Systems for a safe opening
     */
    public static Deck<SystemDisc> discStack(SetupChoices choices, BaseGameBox base, BorgDiscs borg, DiscStack stack) {
        Vector<SystemDisc> phenomena = base.phenomena().appendAll(borg.phenomena());
        return stack.build(
                choices.players(),
                base.planetary().appendAll(borg.planetary()),
                choices.hubPlace() == HubPlace.IN_THE_STACK ? phenomena.append(borg.hub()) : phenomena);
    }

    /**
     * The Borg pieces: no Spire and no Cube yet, and the Hub if it starts in play. Rule AS-SET-10.
     *
     * @param choices what was decided
     * @param discs the discs of the expansion
     * @return the pieces
     */
    public static Collective pieces(SetupChoices choices, BorgDiscs discs) {
        Collective none = Collective.none(choices.options().spireLimit());
        return choices.hubPlace() == HubPlace.ON_THE_TABLE
                ? none.withHub(discs.hub().id())
                : none;
    }
}
