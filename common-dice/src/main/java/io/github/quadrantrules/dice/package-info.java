/**
 * Dice that the caller injects, exact probability distributions, simulations and decks.
 *
 * <p>{@link io.github.quadrantrules.dice.Dice} is the only source of chance. A rule written against it runs with
 * seeded dice, with results that a person types in, or exactly: see
 * {@link io.github.quadrantrules.dice.Distribution#of}.
 */
@NullMarked
package io.github.quadrantrules.dice;

import org.jspecify.annotations.NullMarked;
