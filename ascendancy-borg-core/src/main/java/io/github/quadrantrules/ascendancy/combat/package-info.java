/**
 * Combat against a Borg Cube, from one roll to the whole battle.
 *
 * <p>{@link io.github.quadrantrules.ascendancy.combat.AdaptiveShields} says what a player must roll,
 * {@link io.github.quadrantrules.ascendancy.combat.CombatRound} fights one round, and
 * {@link io.github.quadrantrules.ascendancy.combat.CubeBattle} a battle of one player against one Cube to its end, with
 * all choices and events, or exactly, or many times over.
 */
@NullMarked
package io.github.quadrantrules.ascendancy.combat;

import org.jspecify.annotations.NullMarked;
