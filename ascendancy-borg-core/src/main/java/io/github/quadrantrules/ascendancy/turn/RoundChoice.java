package io.github.quadrantrules.ascendancy.turn;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleForce;
import io.github.quadrantrules.ascendancy.combat.ReclaimSetting;
import io.github.quadrantrules.ascendancy.galaxy.CubeId;
import io.github.quadrantrules.ascendancy.galaxy.SystemId;
import java.io.Serializable;

/**
 * What is decided in a Game Round, by players or by the base game.
 *
 * @since 0.1.0
 */
public sealed interface RoundChoice extends Serializable {
    /**
     * A choice in a Borg turn.
     *
     * @param choice what is decided there
     * @since 0.1.0
     */
    record InBorgTurn(TurnChoice choice) implements RoundChoice {
        /** Refuses null. */
        public InBorgTurn {
            requireNonNull(choice, "choice");
        }
    }

    /**
     * The player whose turn it is attacks a Cube, alone. Rules AS-ATK-06 and AS-CBT-02.
     *
     * @param cube the Cube
     * @param contingent what the base game says of the player, with all the player's Ships in range
     * @since 0.1.0
     */
    record AttackCube(CubeId cube, Contingent contingent) implements RoundChoice {
        /** Refuses null. */
        public AttackCube {
            requireNonNull(cube, "cube");
            requireNonNull(contingent, "contingent");
        }
    }

    /**
     * The player whose turn it is invades a Borg World to reclaim it. Rules AS-RCL-01 and AS-RCL-11.
     *
     * @param system where the world is
     * @param setting what the base game says of the player and of the ways out
     * @param force all the player's Ships in the world's orbit, and what the player can use
     * @since 0.1.0
     */
    record InvadeWorld(SystemId system, ReclaimSetting setting, BattleForce force) implements RoundChoice {
        /** Refuses null. */
        public InvadeWorld {
            requireNonNull(system, "system");
            requireNonNull(setting, "setting");
            requireNonNull(force, "force");
        }
    }

    /**
     * A choice in a combat that the player began.
     *
     * @param choice what is decided there
     * @since 0.1.0
     */
    record InCombat(BattleChoice choice) implements RoundChoice {
        /** Refuses null. */
        public InCombat {
            requireNonNull(choice, "choice");
        }
    }

    /**
     * The base game has changed the table in the player's turn: Ships moved or were built, a System was colonized, a
     * Project completed. The pieces and commands of the Borg stay as they are: nobody controls them (AS-CMP-10). Exploration
     * Cards are drawn, discarded or put back and System Discs placed, but none comes into the game or goes out of it
     * (AS-SET-06, AS-SET-08), and what is explored stays explored.
     *
     * @param table the table as it is now
     * @since 0.1.0
     */
    record Report(Table table) implements RoundChoice {
        /** Refuses null. */
        public Report {
            requireNonNull(table, "table");
        }
    }

    /**
     * The player whose turn it is explores a System, and its Exploration Card is revealed; what the Borg are on it comes
     * into play. Rule AS-BWD-04.
     *
     * @param system a System that the base game has placed and whose card has not been revealed yet
     * @since 0.1.0
     */
    record Explore(SystemId system) implements RoundChoice {
        /** Refuses null. */
        public Explore {
            requireNonNull(system, "system");
        }
    }

    /**
     * A player reaches a victory of the base game. Rule AS-WIN-02.
     *
     * @param victory who and by what
     * @since 0.1.0
     */
    record Claim(VictoryClaim victory) implements RoundChoice {
        /** Refuses null. */
        public Claim {
            requireNonNull(victory, "victory");
        }
    }

    /**
     * The player's turn ends.
     *
     * @since 0.1.0
     */
    record EndTurn() implements RoundChoice {}
}
