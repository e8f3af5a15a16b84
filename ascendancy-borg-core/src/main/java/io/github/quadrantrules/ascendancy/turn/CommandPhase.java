package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.data.CommandCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * How far a Command Phase has come. Rules AS-COM-01, AS-COM-05, AS-COM-06 and AS-COM-08. Immutable.
 *
 * @param waiting the Cubes that have to be activated: those in space at the start of the phase, less those activated since
 * @param tokens the Cubes with an Activation Token
 * @param choices how many turns to choose a Cube have been used up, 0 to 1,000
 * @param hand the cards in the hand of the Assimilated Player in charge
 * @since 0.1.0
 */
public record CommandPhase(TreeSet<CubeId> waiting, TreeSet<CubeId> tokens, int choices, Vector<CommandCard> hand)
        implements Serializable {
    private static final int MOST_CHOICES = 1_000;

    /** Before and after the phase: no Cube waits, no token lies on the table. */
    public static final CommandPhase NONE = new CommandPhase(TreeSet.empty(), TreeSet.empty(), 0, Vector.empty());

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the choices are out of bounds, or a waiting Cube has a token
     */
    public CommandPhase {
        requireNonNull(waiting, "waiting");
        requireNonNull(tokens, "tokens");
        requireNonNull(hand, "hand");
        if (choices < 0 || choices > MOST_CHOICES) {
            throw new IllegalArgumentException(
                    "There were 0 to " + MOST_CHOICES + " choices of a Cube, not " + choices);
        }
        waiting.find(tokens::contains).forEach(cube -> {
            throw new IllegalArgumentException(
                    "A Cube with a token does not wait for its activation (AS-COM-05), unlike " + cube);
        });
    }

    CommandPhase chosen(CubeId cube, int used) {
        return new CommandPhase(waiting.remove(cube), tokens, used, hand);
    }

    /** A Cube is complete and gets its token. */
    CommandPhase activated(CubeId cube) {
        return new CommandPhase(waiting.remove(cube), tokens.add(cube), choices, hand);
    }

    /** A Cube has left space; should its piece come back, it waits for the next turn. */
    CommandPhase without(CubeId cube) {
        return new CommandPhase(waiting.remove(cube), tokens.remove(cube), choices, hand);
    }

    CommandPhase withHand(Vector<CommandCard> cards) {
        return new CommandPhase(waiting, tokens, choices, cards);
    }
}
