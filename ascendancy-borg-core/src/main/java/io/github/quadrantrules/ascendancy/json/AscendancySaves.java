package io.github.quadrantrules.ascendancy.json;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.quadrantrules.ascendancy.combat.AssimilationState;
import io.github.quadrantrules.ascendancy.combat.BattleChoice;
import io.github.quadrantrules.ascendancy.combat.BattleEvent;
import io.github.quadrantrules.ascendancy.combat.CombatDice;
import io.github.quadrantrules.ascendancy.combat.CubeBattleState;
import io.github.quadrantrules.ascendancy.combat.ReclaimState;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.json.DiceModule;
import io.github.quadrantrules.dice.json.Saves;
import io.vavr.collection.Vector;

/**
 * The kinds of saves of this module.
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

    private static <T> Saves<T> of(String format, TypeReference<T> type) {
        return Saves.of(
                format,
                VERSION,
                type,
                new AscendancyModule(),
                new DiceModule(CombatDice.all().toJavaArray(Die<?>[]::new)));
    }
}
