package io.github.quadrantrules.ascendancy.command;

import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.collection.Seq;

/**
 * Who chooses the Cube that is activated next. Rules AS-COM-06 and AS-COM-07.
 *
 * @since 0.1.0
 */
public final class CubeChooser {
    private CubeChooser() {}

    /**
     * Who makes a choice of a Borg turn.
     *
     * <p>In the turn of an Assimilated Player that player alone chooses. Else the players who are not assimilated take turns
     * by their numbers, from the lowest in each Borg turn, and go round as often as needed.
     *
     * @param turn the Borg turn
     * @param players the players who are not assimilated, 1 or more, in Turn Order
     * @param choicesBefore how many Cubes have been chosen in this turn, 0 or more; forced activations do not count
     * @return the player who chooses
     * @throws IllegalArgumentException if the number of choices is negative
     */
    public static PlayerId of(BorgTurn turn, Seq<PlayerId> players, int choicesBefore) {
        if (choicesBefore < 0) {
            throw new IllegalArgumentException("There were 0 or more choices before, not " + choicesBefore);
        }
        return turn.holder().getOrElse(() -> players.get(choicesBefore % players.size()));
    }
}
