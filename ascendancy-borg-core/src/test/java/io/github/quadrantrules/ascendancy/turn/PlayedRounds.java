package io.github.quadrantrules.ascendancy.turn;

import static io.github.quadrantrules.ascendancy.turn.Tables.FEDERATION;
import static io.github.quadrantrules.ascendancy.turn.Tables.KLINGONS;
import static io.github.quadrantrules.ascendancy.turn.Tables.RISA;

import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.galaxy.PlayerId;
import io.github.quadrantrules.ascendancy.galaxy.SectorId;
import io.github.quadrantrules.ascendancy.galaxy.ShipGroup;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.game.Step;
import io.github.quadrantrules.dice.game.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A round of the Federation, the Borg and the Klingons, and how to play it. */
abstract class PlayedRounds {
    static final GameRound GAME = GameRound.GAME;
    static final SectorId SPACE = SectorId.space(Tables.MAP.lanes().head()._1, 1);

    /** Federation 1, Borg 2, Klingons 3. */
    static final RoundOrder ROUND = new RoundOrder(Vector.of(
            new PlayerTurn(1, FEDERATION), new TurnOrderCard.BorgTurn(2, Option.none()), new PlayerTurn(3, KLINGONS)));

    /** Each test has its own. */
    final Dice dice = Dice.seeded(3);

    static GameRoundState start(Table table) {
        return GameRoundState.start(ROUND, table);
    }

    Step<GameRoundState> apply(GameRoundState state, RoundChoice choice) {
        return GAME.apply(state, choice, dice).get();
    }

    Violation refused(GameRoundState state, RoundChoice choice) {
        return GAME.apply(state, choice, dice).getLeft();
    }

    static Table ships(Table table, SystemId system, PlayerId player, int ships) {
        return table.withGalaxy(table.galaxy().withShips(system.orbit(), ShipGroup.singles(player, ships)));
    }

    static <T extends RoundChoice> T choice(GameRoundState state, Class<T> type) {
        return GAME.choices(state).find(type::isInstance).map(type::cast).get();
    }

    /** A Cube at Risa with Ships of both players there. */
    static Table siege() {
        return ships(ships(Tables.withCube(Tables.duel(), 1, RISA), RISA, FEDERATION, 4), RISA, KLINGONS, 2);
    }
}
