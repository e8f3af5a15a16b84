package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.BorgTurn;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.data.ExplorationCard;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.game.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What happens in a Game Round outside the Borg turns and the combats.
 *
 * @since 0.1.0
 */
public sealed interface RoundEvent extends Event {
    /**
     * A turn of the round begins; that of the first card has begun when the round has been dealt.
     *
     * @param card whose
     * @since 0.1.0
     */
    record TurnBegan(TurnOrderCard card) implements RoundEvent {
        /** Refuses null. */
        public TurnBegan {
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            if (card instanceof BorgTurn borg) {
                return borg.holder().isEmpty() ? ids("AS-TRN-01") : ids("AS-TRN-04", "AS-TRN-05");
            }
            return ids("AS-TRN-01");
        }

        @Override
        public String sentence() {
            if (card instanceof PlayerTurn turn) {
                return "Turn " + card.number() + " is that of " + turn.player() + ".";
            }
            return "Turn " + card.number() + " is that of the Borg"
                    + ((BorgTurn) card)
                            .holder()
                            .map(player -> ", with " + player + " in charge.")
                            .getOrElse(".");
        }
    }

    /**
     * The turn of a player who was assimilated before it came is left out.
     *
     * @param card the player's
     * @since 0.1.0
     */
    record TurnLost(PlayerTurn card) implements RoundEvent {
        /** Refuses null. */
        public TurnLost {
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-TRN-08", "AS-APL-06");
        }

        @Override
        public String sentence() {
            return "Turn " + card.number() + " is left out: " + card.player() + " is assimilated now.";
        }
    }

    /**
     * A player attacks a Cube in a turn of the player's own.
     *
     * @param player who
     * @param cube the Cube
     * @since 0.1.0
     */
    record CubeAttacked(PlayerId player, CubeId cube) implements RoundEvent {
        /** Refuses null. */
        public CubeAttacked {
            requireNonNull(player, "player");
            requireNonNull(cube, "cube");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-ATK-06", "AS-CBT-02");
        }

        @Override
        public String sentence() {
            return player + " attacks " + cube + ", alone and with First Strike.";
        }
    }

    /**
     * A player invades a Borg World.
     *
     * @param player who
     * @param system where
     * @since 0.1.0
     */
    record WorldInvaded(PlayerId player, SystemId system) implements RoundEvent {
        /** Refuses null. */
        public WorldInvaded {
            requireNonNull(player, "player");
            requireNonNull(system, "system");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-RCL-01", "AS-RCL-11");
        }

        @Override
        public String sentence() {
            return player + " invades the Borg World " + system + " to reclaim it.";
        }
    }

    /**
     * A Borg World is no more.
     *
     * @param player who reclaimed it
     * @param system where; it lies waste now and has to be colonized anew
     * @since 0.1.0
     */
    record WorldLaidWaste(PlayerId player, SystemId system) implements RoundEvent {
        /** Refuses null. */
        public WorldLaidWaste {
            requireNonNull(player, "player");
            requireNonNull(system, "system");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-RCL-09");
        }

        @Override
        public String sentence() {
            return system + " is laid waste: " + player
                    + " places no Control Node, and the planet must be colonized anew.";
        }
    }

    /**
     * A player has explored a System; what its card brings of the Borg follows, and the rest is up to the base game.
     *
     * @param player who
     * @param system where
     * @param card the card, if one was left
     * @since 0.1.0
     */
    record SystemExplored(PlayerId player, SystemId system, Option<ExplorationCard> card) implements RoundEvent {
        /** Refuses null. */
        public SystemExplored {
            requireNonNull(player, "player");
            requireNonNull(system, "system");
            requireNonNull(card, "card");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-BWD-04");
        }

        @Override
        public String sentence() {
            return player + " explores " + system + " and "
                    + card.map(found -> "reveals \"" + found.name() + "\".")
                            .getOrElse("finds no Exploration Card left.");
        }
    }

    /**
     * The base game has changed the table.
     *
     * @param player in whose turn
     * @since 0.1.0
     */
    record TableChanged(PlayerId player) implements RoundEvent {
        /** Refuses null. */
        public TableChanged {
            requireNonNull(player, "player");
        }

        @Override
        public Vector<RuleId> rules() {
            return ids("AS-CMP-10");
        }

        @Override
        public String sentence() {
            return player + " has acted by the rules of the base game; nothing of the Borg has changed.";
        }
    }

    /**
     * The last turn of the round is over.
     *
     * @since 0.1.0
     */
    record RoundEnded() implements RoundEvent {
        @Override
        public Vector<RuleId> rules() {
            return ids("AS-TRN-04");
        }

        @Override
        public String sentence() {
            return "The Game Round is over; new Turn Order Cards are dealt.";
        }
    }

    private static Vector<RuleId> ids(String... rules) {
        return Vector.of(rules).map(RuleId::of);
    }
}
