package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.CombatDice;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.ascendancy.command.CommandHand;
import io.github.quadrantrules.ascendancy.command.RoundOrder;
import io.github.quadrantrules.ascendancy.command.TechArea;
import io.github.quadrantrules.ascendancy.data.BorgComponents;
import io.github.quadrantrules.ascendancy.galaxy.Galaxy;
import io.github.quadrantrules.ascendancy.setup.BaseGameBox;
import io.github.quadrantrules.ascendancy.setup.OpeningState;
import io.github.quadrantrules.ascendancy.setup.SetupChoices;
import io.github.quadrantrules.ascendancy.turn.BorgTurnState;
import io.github.quadrantrules.ascendancy.turn.GameRoundState;
import io.github.quadrantrules.ascendancy.turn.RoundChoice;
import io.github.quadrantrules.ascendancy.turn.Table;
import io.github.quadrantrules.ascendancy.turn.TurnChoice;
import io.github.quadrantrules.ascendancy.world.Collective;
import io.github.quadrantrules.dice.DiceLog;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.game.Event;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.vavr.collection.Vector;

/**
 * The kinds of saves of this module. Each call makes a new one, which is slow the first time that it reads or writes: keep it
 * for all saves of its kind.
 *
 * @since 0.1.0
 */
public final class AscendancySaves {
    private static final int VERSION = 1;

    private AscendancySaves() {}

    /**
     * Battles against a Cube, format {@code "ascendancy.battle"}.
     *
     * @return writes and reads them
     */
    public static Saves<CubeBattleState> battle() {
        return of("ascendancy.battle", new TypeReference<>() {});
    }

    /**
     * Attempts to assimilate a System, format {@code "ascendancy.assimilation"}.
     *
     * @return writes and reads them
     */
    public static Saves<AssimilationState> assimilation() {
        return of("ascendancy.assimilation", new TypeReference<>() {});
    }

    /**
     * Attempts to reclaim a Borg World, format {@code "ascendancy.reclaiming"}.
     *
     * @return writes and reads them
     */
    public static Saves<ReclaimState> reclaiming() {
        return of("ascendancy.reclaiming", new TypeReference<>() {});
    }

    /**
     * What a player decided in a battle, format {@code "ascendancy.battle.choices"}.
     *
     * @return writes and reads the choices in their order
     */
    public static Saves<Vector<BattleChoice>> choices() {
        return of("ascendancy.battle.choices", new TypeReference<>() {});
    }

    /**
     * What happened in a battle, format {@code "ascendancy.battle.events"}.
     *
     * @return writes and reads the events in their order
     */
    public static Saves<Vector<BattleEvent>> events() {
        return of("ascendancy.battle.events", new TypeReference<>() {});
    }

    /**
     * Game Rounds, format {@code "ascendancy.round"}.
     *
     * @return writes and reads them
     */
    public static Saves<GameRoundState> round() {
        return of("ascendancy.round", new TypeReference<>() {});
    }

    /**
     * What players and the base game decided in a Game Round, format {@code "ascendancy.round.choices"}.
     *
     * @return writes and reads the choices in their order
     */
    public static Saves<Vector<RoundChoice>> roundChoices() {
        return of("ascendancy.round.choices", new TypeReference<>() {});
    }

    /**
     * Borg turns, format {@code "ascendancy.turn"}.
     *
     * @return writes and reads them
     */
    public static Saves<BorgTurnState> turn() {
        return of("ascendancy.turn", new TypeReference<>() {});
    }

    /**
     * What players and the base game decided in a Borg turn, format {@code "ascendancy.turn.choices"}.
     *
     * @return writes and reads the choices in their order
     */
    public static Saves<Vector<TurnChoice>> turnChoices() {
        return of("ascendancy.turn.choices", new TypeReference<>() {});
    }

    /**
     * All that lies on the table between Borg turns, format {@code "ascendancy.table"}.
     *
     * @return writes and reads it
     */
    public static Saves<Table> table() {
        return of("ascendancy.table", new TypeReference<>() {});
    }

    /**
     * Galaxies with all that stands in them, format {@code "ascendancy.galaxy"}.
     *
     * @return writes and reads them
     */
    public static Saves<Galaxy> galaxy() {
        return of("ascendancy.galaxy", new TypeReference<>() {});
    }

    /**
     * The Borg's pieces in play, format {@code "ascendancy.collective"}.
     *
     * @return writes and reads them
     */
    public static Saves<Collective> collective() {
        return of("ascendancy.collective", new TypeReference<>() {});
    }

    /**
     * Complete sets of the expansion's components, format {@code "ascendancy.components"}.
     *
     * @return writes and reads them
     */
    public static Saves<BorgComponents> components() {
        return of("ascendancy.components", new TypeReference<>() {});
    }

    /**
     * What the base game adds to the set-up, format {@code "ascendancy.base-game"}.
     *
     * @return writes and reads them
     */
    public static Saves<BaseGameBox> baseGame() {
        return of("ascendancy.base-game", new TypeReference<>() {});
    }

    /**
     * What is chosen before a game, optional rules included, format {@code "ascendancy.setup"}.
     *
     * @return writes and reads them
     */
    public static Saves<SetupChoices> setup() {
        return of("ascendancy.setup", new TypeReference<>() {});
    }

    /**
     * Decks and pieces at the beginning of a game, format {@code "ascendancy.opening"}. A deck says nothing of an order that
     * nobody has seen.
     *
     * @return writes and reads them
     */
    public static Saves<OpeningState> opening() {
        return of("ascendancy.opening", new TypeReference<>() {});
    }

    /**
     * The Turn Order Cards of a round, format {@code "ascendancy.round-order"}.
     *
     * @return writes and reads them
     */
    public static Saves<RoundOrder> roundOrder() {
        return of("ascendancy.round-order", new TypeReference<>() {});
    }

    /**
     * Hands of Command Cards with the deck that they came from, format {@code "ascendancy.command-hand"}.
     *
     * @return writes and reads them
     */
    public static Saves<CommandHand> commandHand() {
        return of("ascendancy.command-hand", new TypeReference<>() {});
    }

    /**
     * A player's Borg Technology Cards, format {@code "ascendancy.technology"}.
     *
     * @return writes and reads them
     */
    public static Saves<TechArea> technology() {
        return of("ascendancy.technology", new TypeReference<>() {});
    }

    /**
     * What chance has brought, for a replay, format {@code "ascendancy.dice"}.
     *
     * @return writes and reads the log of recording dice
     */
    public static Saves<DiceLog> dice() {
        return of("ascendancy.dice", new TypeReference<>() {});
    }

    /**
     * Whatever happened, format {@code "ascendancy.history"}: events of battles, of movement, of building, of
     * cards, of turns and of rounds.
     *
     * @return writes and reads the events in their order
     */
    public static Saves<Vector<Event>> history() {
        return of("ascendancy.history", new TypeReference<>() {});
    }

    private static <T> Saves<T> of(String format, TypeReference<T> type) {
        return of(format, VERSION, type);
    }

    /**
     * Saves of a kind that a caller makes up from the values of this module.
     *
     * @param format the name of the kind, for example {@code "client.routes"}
     * @param version the version of the format, 1 or more
     * @param type the type of the values, for example a vector of routes
     * @param <T> the type of the values
     * @return writes and reads such saves
     * @throws IllegalArgumentException if the name is blank or the version below 1
     */
    @SuppressWarnings("exports") // Jackson is optional: a transitive requirement would force it on every caller
    public static <T> Saves<T> of(String format, int version, TypeReference<T> type) {
        return Saves.of(
                format,
                version,
                type,
                new AscendancyModule(),
                new DiceModule(CombatDice.all().toJavaArray(Die<?>[]::new)));
    }
}
