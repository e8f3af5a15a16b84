package io.github.quadrantrules.ascendancy.command;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.vavr.control.Option;
import java.io.Serializable;

/**
 * A Turn Order Card of a Game Round, with whoever holds it.
 *
 * @since 0.1.0
 */
public sealed interface TurnOrderCard extends Serializable {
    /**
     * When its turn comes up.
     *
     * @return 1 or more
     */
    int number();

    /**
     * The card of a player who is not assimilated.
     *
     * @param number 1 or more
     * @param player whose turn it is
     * @since 0.1.0
     */
    record PlayerTurn(int number, PlayerId player) implements TurnOrderCard {
        /** Refuses null. */
        public PlayerTurn {
            requireNonNull(player, "player");
        }
    }

    /**
     * A card of the Borg: a complete Borg turn. Rules AS-TRN-01, AS-TRN-04 and AS-TRN-05.
     *
     * @param number 1 or more
     * @param holder the Assimilated Player in charge; none for the neutral Borg
     * @since 0.1.0
     */
    record BorgTurn(int number, Option<PlayerId> holder) implements TurnOrderCard {
        /** Refuses null. */
        public BorgTurn {
            requireNonNull(holder, "holder");
        }
    }
}
