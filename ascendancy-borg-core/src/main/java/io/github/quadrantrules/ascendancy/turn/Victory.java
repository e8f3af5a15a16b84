package io.github.quadrantrules.ascendancy.turn;

import io.github.quadrantrules.dice.game.RuleId;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * How a player wins. Rules AS-WIN-02, AS-SOL-03 and AS-SOL-04.
 *
 * @since 0.1.0
 */
public final class Victory {
    /** The Ascendancy tokens that win a game of 1 or 2 players. Rules AS-SOL-03 and AS-SOL-04. */
    public static final int TOKENS = 5;

    private static final int SMALL_GAME = 2;

    private Victory() {}

    /**
     * A player reaches a victory of the base game while the Borg are kept in check; the first event that ends the game
     * decides.
     *
     * @param table the table
     * @param claim what the base game reports
     * @return the table after the game has ended, or the violation if it had ended before, the player is assimilated or does
     *     not play, or a game of 1 or 2 players does not end like this
     */
    public static Either<Violation, Step<Table>> claim(Table table, VictoryClaim claim) {
        if (table.outcome().isDefined()) {
            return forbidden("AS-WIN-02", "An outcome never changes", claim);
        }
        if (!table.players().contains(claim.player())) {
            return forbidden("AS-WIN-02", "Only a player with a Home System wins", claim);
        }
        if (table.isAssimilated(claim.player())) {
            return forbidden("AS-APL-06", "An Assimilated Player cannot win", claim);
        }
        if (table.players().size() <= SMALL_GAME && !winsSmallGame(claim)) {
            return forbidden(
                    table.players().size() == 1 ? "AS-SOL-03" : "AS-SOL-04",
                    "A game of 1 or 2 players is won by 5 Ascendancy tokens and not otherwise",
                    claim);
        }
        return Either.right(new Step<>(
                table.ended(new Outcome.PlayerWin(claim.player(), claim.kind())),
                Vector.of(new TurnEvent.PlayerWon(claim, table.players().size()))));
    }

    private static boolean winsSmallGame(VictoryClaim claim) {
        return claim.kind() == VictoryKind.ASCENDANCY && claim.ascendancyTokens() >= TOKENS;
    }

    private static Either<Violation, Step<Table>> forbidden(String rule, String reason, VictoryClaim claim) {
        return Either.left(new Violation(
                RuleId.of(rule),
                reason,
                claim.player() + " with " + claim.ascendancyTokens() + " tokens and "
                        + claim.kind().words()));
    }
}
