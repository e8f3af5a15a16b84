package io.github.quadrantrules.ascendancy.setup;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.control.Either;
import java.io.Serializable;

/**
 * What is decided before a game. Rules AS-SET-01, AS-SET-02, AS-SOL-01 and AS-SOL-02. Immutable.
 *
 * @param players how many play, 1 or more
 * @param deltaQuadrantConnection whether the Connection is used; it always is with 1 or 2 players
 * @param options the optional rules
 * @param hubDistanceCm with 1 or 2 players, how far the Hub is to lie from each Home System; changes no other rule
 * @since 0.1.0
 */
public record SetupChoices(int players, boolean deltaQuadrantConnection, OptionalRules options, int hubDistanceCm)
        implements Serializable {
    /** The suggested distance of the Hub with 1 or 2 players. Rule AS-SOL-02. */
    public static final int SUGGESTED_HUB_DISTANCE_CM = 45;

    private static final int COMPULSORY_UP_TO = 2;

    /**
     * Checks the choices.
     *
     * @throws IllegalArgumentException if there is no player, 1 or 2 players do without the Connection, or the distance is
     *     below 1
     */
    public SetupChoices {
        requireNonNull(options, "options");
        if (players < 1) {
            throw new IllegalArgumentException("The game is for 1 player or more (AS-SET-01), not " + players);
        }
        if (hubDistanceCm < 1) {
            throw new IllegalArgumentException(
                    "The Hub lies at a positive distance in centimetres (AS-SOL-02), not " + hubDistanceCm);
        }
        if (!deltaQuadrantConnection && needsConnection(players)) {
            throw new IllegalArgumentException(
                    "The Delta Quadrant Connection can be left out with 3 or more players (AS-SOL-01), not with "
                            + players);
        }
    }

    /**
     * A game with the Delta Quadrant Connection.
     *
     * @param players how many play, 1 or more
     * @return the choices, without optional rules and at the suggested distance
     * @throws IllegalArgumentException if there is no player
     */
    public static SetupChoices connected(int players) {
        return new SetupChoices(players, true, OptionalRules.NONE, SUGGESTED_HUB_DISTANCE_CM);
    }

    /**
     * A game without the Delta Quadrant Connection. Rules AS-SET-04 and AS-SOL-01.
     *
     * @param players how many play, 1 or more
     * @return the choices, or the violation with 1 or 2 players, who have to use the Connection
     * @throws IllegalArgumentException if there is no player
     */
    public static Either<Violation, SetupChoices> unconnected(int players) {
        return players >= 1 && needsConnection(players)
                ? Either.left(new Violation(
                        RuleId.of("AS-SOL-01"),
                        "The Delta Quadrant Connection can be left out with 3 or more players",
                        String.valueOf(players)))
                : Either.right(new SetupChoices(players, false, OptionalRules.NONE, SUGGESTED_HUB_DISTANCE_CM));
    }

    private static boolean needsConnection(int players) {
        return players <= COMPULSORY_UP_TO;
    }

    /**
     * The same choices with other optional rules.
     *
     * @param other the optional rules
     * @return the changed choices
     */
    public SetupChoices withOptions(OptionalRules other) {
        return new SetupChoices(players, deltaQuadrantConnection, other, hubDistanceCm);
    }

    /**
     * The same choices with the Hub at another distance. Rule AS-SOL-02.
     *
     * @param centimetres 1 or more
     * @return the changed choices
     * @throws IllegalArgumentException if the distance is below 1
     */
    public SetupChoices withHubDistance(int centimetres) {
        return new SetupChoices(players, deltaQuadrantConnection, options, centimetres);
    }

    /**
     * Whether the red Borg cards are used. Rules AS-SET-03, AS-SET-04 and AS-OPT-06.
     *
     * @return true with the Connection, and when the Delta Quadrant is probed
     */
    public boolean redCards() {
        return deltaQuadrantConnection || options.probingDeltaQuadrant();
    }

    /**
     * Where the Transwarp Hub is. Rules AS-SET-04, AS-SET-10 and AS-OPT-06.
     *
     * @return its place at the start
     */
    public HubPlace hubPlace() {
        if (options.probingDeltaQuadrant()) {
            return HubPlace.IN_THE_STACK;
        }
        return deltaQuadrantConnection ? HubPlace.ON_THE_TABLE : HubPlace.OUT_OF_THE_GAME;
    }
}
