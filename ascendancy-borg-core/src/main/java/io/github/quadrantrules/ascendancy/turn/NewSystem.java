package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.data.ExplorationEffect;
import io.github.quadrantrules.ascendancy.data.ExplorationKind;
import io.github.quadrantrules.ascendancy.galaxy.DiscKind;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.ascendancy.world.BorgWorld;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.ascendancy.world.CubeSighting;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * What a new System brings that the Borg have placed. Rules AS-LNK-05 to AS-LNK-07.
 *
 * @since 0.1.0
 */
public final class NewSystem {
    private NewSystem() {}

    /**
     * The card that was revealed. Immutable.
     *
     * @param card the card, which is in no deck now; none if the deck was empty
     * @param table the table without the card
     * @param events what happened, in order
     * @since 0.1.0
     */
    public record Reveal(Option<ExplorationCard> card, Table table, Vector<TurnEvent> events) implements Serializable {
        /** Refuses null. */
        public Reveal {
            requireNonNull(card, "card");
            requireNonNull(table, "table");
            requireNonNull(events, "events");
        }
    }

    /**
     * Reveals an Exploration Card for a System that the Borg have placed. Rule AS-LNK-05.
     *
     * @param table the table
     * @param system the new System
     * @param dice where chance comes from
     * @return the card, if the deck has one
     */
    public static Reveal reveal(Table table, SystemId system, Dice dice) {
        if (table.cards().explorations().isEmpty()) {
            return new Reveal(Option.none(), table, Vector.of(new TurnEvent.NothingToExplore(system)));
        }
        Draw<ExplorationCard> draw = dice.draw(table.cards().explorations());
        return new Reveal(
                Option.some(draw.card()),
                table.withCards(table.cards().withExplorations(draw.rest()))
                        .withPlanets(table.planets().withExplored(system)),
                Vector.of(new TurnEvent.ExplorationRevealed(system, draw.card())));
    }

    /**
     * Whether a card makes a Civilization of a System, so that the base game has to say how it is developed. Rule AS-LNK-06.
     *
     * @param table the table
     * @param system where the card was revealed
     * @param card the card
     * @return true for a Civilization on a disc with a planet
     */
    public static boolean isCivilization(Table table, SystemId system, ExplorationCard card) {
        return card.kinds().contains(ExplorationKind.CIVILIZATION) && hasPlanet(table, system);
    }

    /**
     * Resolves a card that is no Civilization. Crisis and Discovery have no effect on the Borg; cards that remain in play
     * stay on the System for later visitors, and all others are discarded. Rules AS-LNK-07 and AS-BWD-04.
     *
     * @param table the table after {@link #reveal}
     * @param system where the card was revealed
     * @param card the card
     * @return the table after it, or the violation if the card is a Civilization
     */
    public static Either<Violation, Step<Table>> resolve(Table table, SystemId system, ExplorationCard card) {
        if (isCivilization(table, system, card)) {
            return forbidden("A Civilization is developed in the normal way", card);
        }
        Table after = putAway(table, system, card);
        TurnEvent event = new TurnEvent.ExplorationPutAway(system, card);
        if (isIgnored(card)) {
            return Either.right(new Step<>(after, Vector.of(new TurnEvent.ExplorationIgnored(system, card), event)));
        }
        Step<Table> done = effect(after, system, card);
        return Either.right(new Step<>(done.state(), done.events().prepend(event)));
    }

    /**
     * Develops the Civilization of a card as the base game says. Rule AS-LNK-06.
     *
     * @param table the table after {@link #reveal}
     * @param system where the card was revealed
     * @param card the card
     * @param civilization what the base game puts there
     * @return the table after it, or the violation if the card is no Civilization, or one of another level
     */
    public static Either<Violation, Step<Table>> develop(
            Table table, SystemId system, ExplorationCard card, Civilization civilization) {
        if (!isCivilization(table, system, card)) {
            return forbidden("Only a Civilization is developed", card);
        }
        if (card.effect() instanceof ExplorationEffect.CivilizationUnderAttack attacked
                && attacked.level() != civilization.level()) {
            return forbidden("The Civilization has level " + attacked.level() + " by its card", card);
        }
        Galaxy galaxy = table.galaxy();
        Table developed = table.withPlanets(table.planets()
                        .withResourceNodes(system, civilization.resourceNodes())
                        .withWarpTokens(system, civilization.level()))
                .withGalaxy(galaxy.withHoldings(galaxy.holdings().withDeveloped(system)));
        Step<Table> found = effect(putAway(developed, system, card), system, card);
        return Either.right(new Step<>(
                found.state(),
                found.events()
                        .prepend(new TurnEvent.ExplorationPutAway(system, card))
                        .prepend(new TurnEvent.CivilizationFound(system, civilization))));
    }

    /**
     * Resolves the card of a System that a player explores, as far as it brings Borg pieces; the rest is up to the base
     * game. Such pieces come from the supply, and a Spire beyond the limit ends the game. Rule AS-BWD-04.
     *
     * @param table the table after {@link #reveal}
     * @param system where the card was revealed
     * @param card the card
     * @return the table after it
     */
    public static Step<Table> explored(Table table, SystemId system, ExplorationCard card) {
        Step<Table> done = effect(putAway(table, system, card), system, card);
        return new Step<>(done.state(), done.events().prepend(new TurnEvent.ExplorationPutAway(system, card)));
    }

    private static boolean isIgnored(ExplorationCard card) {
        return card.kinds().contains(ExplorationKind.CRISIS) || card.kinds().contains(ExplorationKind.DISCOVERY);
    }

    /** What the Borg come to in a card; a Civilization or a Borg World needs a planet. */
    private static Step<Table> effect(Table table, SystemId system, ExplorationCard card) {
        ExplorationEffect effect = card.effect();
        if (effect instanceof ExplorationEffect.CubeAppears
                || effect instanceof ExplorationEffect.CivilizationUnderAttack) {
            Step<Collective> step = CubeSighting.inOrbit(table.pieces(), system);
            return new Step<>(table.withPieces(step.state()), step.events());
        }
        if (effect instanceof ExplorationEffect.WorldFound world && hasPlanet(table, system)) {
            return SystemFall.found(table, new BorgWorld(system, world.nodes(), false));
        }
        return new Step<>(table, Vector.empty());
    }

    /** Before the effect, which may end the game. */
    private static Table putAway(Table table, SystemId system, ExplorationCard card) {
        return card.remainsInPlay()
                ? table.withPlanets(table.planets().withCard(system, card))
                : table.withCards(table.cards().withDiscarded(card));
    }

    private static boolean hasPlanet(Table table, SystemId system) {
        return table.galaxy().map().disc(system).kind() == DiscKind.PLANETARY;
    }

    private static Either<Violation, Step<Table>> forbidden(String reason, ExplorationCard card) {
        return Either.left(new Violation(RuleId.of("AS-LNK-06"), reason, card.name()));
    }
}
