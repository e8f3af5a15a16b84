package io.github.quadrantrules.ascendancy.setup;

import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Where the Transwarp Hub may lie on the table. Rules AS-SET-10 and AS-SOL-02.
 *
 * @since 0.1.0
 */
public final class HubPlacement {
    private HubPlacement() {}

    /**
     * Checks that the Hub is equally far from all Home Systems.
     *
     * @param hub where the Hub is
     * @param homes where the Home Systems are, one or more
     * @param toleranceCm how much the distances may differ, 0 or more
     * @return the place of the Hub, or the violation if one player is nearer than another
     * @throws IllegalArgumentException if there is no Home System or the tolerance is negative
     */
    public static Either<Violation, TablePosition> check(
            TablePosition hub, Seq<TablePosition> homes, double toleranceCm) {
        if (homes.isEmpty()) {
            throw new IllegalArgumentException("Each of 1 or more players has a Home System, not " + homes.size());
        }
        if (!(toleranceCm >= 0)) {
            throw new IllegalArgumentException("A tolerance is 0 or more, not " + toleranceCm);
        }
        Seq<Double> distances = homes.map(hub::distanceCm);
        double spread = distances.max().get() - distances.min().get();
        return spread <= toleranceCm
                ? Either.right(hub)
                : Either.left(new Violation(
                        RuleId.of("AS-SET-10"),
                        "The Hub is equally far from all players",
                        distances.mkString(" cm, ") + " cm"));
    }
}
