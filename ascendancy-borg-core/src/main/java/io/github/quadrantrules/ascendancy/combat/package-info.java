/**
 * Combat against the Borg, from one roll to the whole battle.
 *
 * <p>{@link io.github.quadrantrules.ascendancy.combat.AdaptiveShields} says what a player must roll,
 * {@link io.github.quadrantrules.ascendancy.combat.CombatRound} fights one round, and
 * {@link io.github.quadrantrules.ascendancy.combat.CubeBattle} a battle of one Cube against all players attacked to its end,
 * with all choices and events, or exactly, or many times over.
 * {@link io.github.quadrantrules.ascendancy.combat.Assimilation} is a Cube's attack on a System,
 * {@link io.github.quadrantrules.ascendancy.combat.Reclaiming} a player's attack on a Borg World, and
 * {@link io.github.quadrantrules.ascendancy.combat.BattleAdviser} knows when to retreat and when to use which card.
 */
@NullMarked
package io.github.quadrantrules.ascendancy.combat;

import org.jspecify.annotations.NullMarked;
