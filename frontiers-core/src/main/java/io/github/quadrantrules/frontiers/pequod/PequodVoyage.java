package io.github.quadrantrules.frontiers.pequod;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.github.quadrantrules.frontiers.hex.Hex;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The way of the Pequod to the revealed cube as a game with nothing to decide: step by step until it is adjacent.
 *
 * <p>Next to the cube Khan confronts it instead of moving. Rules FR-SPK-01 to FR-SPK-05, FR-SPK-07, FR-RKM-04.
 *
 * @since 0.1.0
 */
public final class PequodVoyage implements Game<Voyage, Advance> {
    /** The game, which has no state of its own. */
    public static final PequodVoyage GAME = new PequodVoyage();

    private static final RuleId CONFRONTATION = RuleId.of("FR-CUB-01");

    private PequodVoyage() {}

    @Override
    public Seq<Advance> choices(Voyage voyage) {
        return voyage.arrived() ? Vector.empty() : Vector.of(Advance.ONE_SPACE);
    }

    /**
     * Moves the Pequod one space.
     *
     * @return the voyage after the step with one {@link PequodEvent.Moved}; a violation if the Pequod has arrived
     */
    @Override
    public Either<Violation, Step<Voyage>> apply(Voyage voyage, Advance choice, Dice dice) {
        requireNonNull(choice, "choice");
        if (voyage.arrived()) {
            return Either.left(new Violation(
                    CONFRONTATION,
                    "A Pequod next to the Cube confronts it instead of moving",
                    voyage.pequod().toString()));
        }
        PequodEvent.Moved moved = SpokeStep.move(voyage.pequod(), voyage.cube(), voyage.shape(), dice);
        return Either.right(new Step<>(voyage.at(moved.to()), Vector.of(moved)));
    }

    @Override
    public boolean over(Voyage voyage) {
        return voyage.arrived();
    }

    /**
     * The spaces that the Pequod enters until it is adjacent to the cube, or until it has made so many steps.
     *
     * @param start where the voyage begins
     * @param limit the highest number of steps, 0 or more
     * @param dice where chance comes from
     * @return the spaces in order, without the first; none if it has arrived already
     * @throws IllegalArgumentException if the limit is negative
     */
    public static Vector<Hex> route(Voyage start, int limit, Dice dice) {
        if (limit < 0) {
            throw new IllegalArgumentException("A route has 0 or more steps, not " + limit);
        }
        Vector<Hex> route = Vector.empty();
        for (Voyage voyage = start; !voyage.arrived() && route.size() < limit; ) {
            voyage = voyage.at(SpokeStep.towards(voyage.pequod(), voyage.cube(), voyage.shape(), dice));
            route = route.append(voyage.pequod());
        }
        return route;
    }

    /**
     * The exact distribution of routes.
     *
     * <p>At an edge the Pequod can move to and fro, so that a route need not end; without an edge, a voyage from
     * distance <i>d</i> takes <i>d</i> - 1 steps.
     *
     * @param start where the voyage begins
     * @param limit the highest number of steps, 0 or more
     * @return every possible {@link #route} with its probability
     * @throws IllegalArgumentException if the limit is negative
     * @throws io.github.quadrantrules.dice.BudgetExceededException if there are too many routes
     */
    public static Distribution<Vector<Hex>> routes(Voyage start, int limit) {
        return Distribution.of(dice -> route(start, limit, dice));
    }
}
