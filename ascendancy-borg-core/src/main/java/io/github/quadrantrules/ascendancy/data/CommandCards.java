package io.github.quadrantrules.ascendancy.data;

import static io.github.quadrantrules.ascendancy.data.CubeSelector.ALL_CUBES;
import static io.github.quadrantrules.ascendancy.data.CubeSelector.OTHER_CUBES;
import static io.github.quadrantrules.ascendancy.data.TargetKind.DEVELOPED_SYSTEM;
import static io.github.quadrantrules.ascendancy.data.TargetKind.HOME_SYSTEM;
import static io.github.quadrantrules.ascendancy.data.TargetKind.SHIPS;
import static io.github.quadrantrules.ascendancy.data.TargetKind.STARBASE;
import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.CommandCard.HoldCommand;
import io.github.quadrantrules.ascendancy.data.CommandCard.MovementCommand;
import io.github.quadrantrules.ascendancy.data.CommandCard.MultiMoveCommand;
import io.github.quadrantrules.ascendancy.data.CommandCard.SpecialCommand;
import io.github.quadrantrules.dice.game.Provenance;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The Borg Command Cards of a game: 30, of which 5 are red. Rules AS-CMP-05 and AS-CMP-06. Immutable.
 *
 * @param cards all cards, equal ones as often as they are in the box
 * @param provenance where the set comes from as a whole; each card says where it comes from itself
 * @since 0.1.0
 */
public record CommandCards(Vector<CommandCard> cards, Provenance provenance) implements Serializable {
    /** The number of cards. Rule AS-CMP-05. */
    public static final int SIZE = 30;

    /** The number of red cards among them. Rule AS-CMP-06. */
    public static final int RED = 5;

    /**
     * Made up, because nobody has published the cards, but for the two that the rulebook shows: the way to the nearest
     * Starbase with Warp 2 (AS-CRD-04) and the name Command :: Aggression (AS-CRD-05).
     */
    public static final CommandCards SAMPLE = new CommandCards(sample(), Provenance.SAMPLE);

    /**
     * Counts the cards.
     *
     * @throws IllegalArgumentException if there are not 30, or not 5 red ones
     */
    public CommandCards {
        requireNonNull(cards, "cards");
        requireNonNull(provenance, "provenance");
        CardChecks.count("Borg Command Cards", "AS-CMP-05", SIZE, cards.size());
        CardChecks.count("red Borg Command Cards", "AS-CMP-06", RED, cards.count(CommandCard::redSymbol));
    }

    /**
     * The cards that stay in a game without the Delta Quadrant Connection. Rule AS-SET-04.
     *
     * @return 25 cards
     */
    public Vector<CommandCard> withoutRed() {
        return cards.reject(CommandCard::redSymbol);
    }

    private static Vector<CommandCard> sample() {
        Vector<CommandCard> movements = Vector.of(
                        Vector.fill(3, move(DEVELOPED_SYSTEM, 1)),
                        Vector.fill(3, move(DEVELOPED_SYSTEM, 2)),
                        Vector.fill(2, move(DEVELOPED_SYSTEM, 3)),
                        Vector.fill(2, move(HOME_SYSTEM, 1)),
                        Vector.fill(2, move(HOME_SYSTEM, 2)),
                        Vector.of(move(HOME_SYSTEM, 3)),
                        Vector.of(new MovementCommand(nameOf(STARBASE, 2), STARBASE, 2, false, Provenance.PRINTED)),
                        Vector.of(move(STARBASE, 3)),
                        Vector.of(move(SHIPS, 1)),
                        Vector.fill(2, move(SHIPS, 2)))
                .flatMap(cards -> cards);
        return movements.appendAll(otherCommands()).appendAll(redCommands());
    }

    private static Vector<CommandCard> otherCommands() {
        CommandCard hold = new HoldCommand("Wait for the Collective", false, Provenance.SAMPLE);
        return Vector.of(
                together("Advance as one", ALL_CUBES, DEVELOPED_SYSTEM, 1, false),
                together("Call the others", OTHER_CUBES, HOME_SYSTEM, 1, false),
                hold,
                hold,
                special("Leave them for later", new CommandEffect.PassOne(DEVELOPED_SYSTEM, 2), false),
                special("Strengthen the hive", new CommandEffect.ReturnToSpire(2, 1), false),
                new SpecialCommand("Command :: Aggression", new CommandEffect.Aggression(), false, Provenance.PRINTED));
    }

    private static Vector<CommandCard> redCommands() {
        return Vector.of(
                new MovementCommand("From afar to a colony", DEVELOPED_SYSTEM, 4, true, Provenance.SAMPLE),
                new MovementCommand("From afar to a home world", HOME_SYSTEM, 4, true, Provenance.SAMPLE),
                new MovementCommand("From afar to a Starbase", STARBASE, 4, true, Provenance.SAMPLE),
                together("From afar as one", ALL_CUBES, DEVELOPED_SYSTEM, 2, true),
                special("From afar to the hive", new CommandEffect.ReturnToSpire(4, 1), true));
    }

    private static CommandCard move(TargetKind target, int warp) {
        return new MovementCommand(nameOf(target, warp), target, warp, false, Provenance.SAMPLE);
    }

    private static String nameOf(TargetKind target, int warp) {
        return "To the nearest " + target.words() + ", Warp " + warp;
    }

    private static CommandCard together(String name, CubeSelector cubes, TargetKind target, int warp, boolean red) {
        return new MultiMoveCommand(name, cubes, target, warp, red, Provenance.SAMPLE);
    }

    private static CommandCard special(String name, CommandEffect effect, boolean red) {
        return new SpecialCommand(name, effect, red, Provenance.SAMPLE);
    }
}
