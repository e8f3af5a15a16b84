package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.command.TurnOrderCard.PlayerTurn;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import java.io.Serializable;

/**
 * Where a Game Round stands.
 *
 * @since 0.1.0
 */
public sealed interface RoundPhase extends Serializable {
    /**
     * Everything on the table.
     *
     * @return the table as it is now; during a combat as it was before
     */
    Table table();

    /**
     * A player's turn, of which the rules here know what concerns the Borg.
     *
     * @param card whose turn it is
     * @param table everything on the table
     * @since 0.1.0
     */
    record Acting(PlayerTurn card, Table table) implements RoundPhase {
        /** Refuses null. */
        public Acting {
            requireNonNull(card, "card");
            requireNonNull(table, "table");
        }
    }

    /**
     * A player's turn: the player attacks a Cube. Rule AS-ATK-06.
     *
     * @param card whose turn it is
     * @param table everything on the table before the battle
     * @param cube the Cube
     * @param battle how it stands
     * @since 0.1.0
     */
    record Fighting(PlayerTurn card, Table table, CubeId cube, CubeBattleState battle) implements RoundPhase {
        /** Refuses null. */
        public Fighting {
            requireNonNull(card, "card");
            requireNonNull(table, "table");
            requireNonNull(cube, "cube");
            requireNonNull(battle, "battle");
        }
    }

    /**
     * A player's turn: the player tries to reclaim a Borg World. Rule AS-RCL-01.
     *
     * @param card whose turn it is
     * @param table everything on the table before the attempt
     * @param system where
     * @param attempt how it stands
     * @since 0.1.0
     */
    record Invading(PlayerTurn card, Table table, SystemId system, ReclaimState attempt) implements RoundPhase {
        /** Refuses null. */
        public Invading {
            requireNonNull(card, "card");
            requireNonNull(table, "table");
            requireNonNull(system, "system");
            requireNonNull(attempt, "attempt");
        }
    }

    /**
     * A Borg turn.
     *
     * @param turn how it stands
     * @since 0.1.0
     */
    record BorgActing(BorgTurnState turn) implements RoundPhase {
        /** Refuses null. */
        public BorgActing {
            requireNonNull(turn, "turn");
        }

        @Override
        public Table table() {
            return turn.table();
        }
    }

    /**
     * The round has ended, or the whole game with it.
     *
     * @param table everything on the table
     * @since 0.1.0
     */
    record Ended(Table table) implements RoundPhase {
        /** Refuses null. */
        public Ended {
            requireNonNull(table, "table");
        }
    }
}
