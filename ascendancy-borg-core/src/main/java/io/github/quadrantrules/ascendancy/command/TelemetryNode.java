package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.BorgTechCard;
import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.data.TechEffect;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.Serializable;

/**
 * The Borg Telemetry Node, which replaces a drawn Command Card. Rule AS-TEC-06.
 *
 * @since 0.1.0
 */
public final class TelemetryNode {
    private TelemetryNode() {}

    /**
     * What the use led to. Immutable.
     *
     * @param draw the new command
     * @param area the owner's cards, the Node exhausted
     * @since 0.1.0
     */
    public record Use(CommandDraw draw, TechArea area) implements Serializable {
        /** Refuses null. */
        public Use {
            requireNonNull(draw, "draw");
            requireNonNull(area, "area");
        }
    }

    /**
     * Whether a player could use a Node now.
     *
     * @param area the player's Borg Technology Cards
     * @return true if a Node is ready
     */
    public static boolean isReady(TechArea area) {
        return area.ready().exists(TelemetryNode::isNode);
    }

    /**
     * Exhausts a Node after a Command Card was drawn or picked from a hand, and before it is executed: the card goes to the
     * discard pile, then the top card is drawn.
     *
     * @param command the card to be replaced, which is neither in deck nor in hand any more
     * @param deck the Command deck
     * @param area the Borg Technology Cards of the player who uses the Node
     * @param dice where chance comes from
     * @return the new command, or the violation if the player has no ready Node
     */
    public static Either<Violation, Use> use(CommandCard command, CommandDeck deck, TechArea area, Dice dice) {
        return area.ready()
                .find(TelemetryNode::isNode)
                .toEither(() -> new Violation(
                        RuleId.of("AS-TEC-06"), "A Telemetry Node must be ready to be exhausted", "no ready Node"))
                .flatMap(area::exhaust)
                .map(after -> {
                    CommandDraw draw = deck.discard(command).draw(dice);
                    Vector<Event> events = draw.events().prepend(new CommandEvent.CommandReplaced(command));
                    return new Use(new CommandDraw(draw.card(), draw.rest(), events), after);
                });
    }

    private static boolean isNode(BorgTechCard card) {
        return card.effect() instanceof TechEffect.RedrawCommand;
    }
}
