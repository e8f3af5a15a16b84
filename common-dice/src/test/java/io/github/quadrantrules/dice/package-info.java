/** Dice, exact distributions, simulations and decks, tested against outside figures and second methods. */
@NullMarked
package io.github.quadrantrules.dice;

import org.jspecify.annotations.NullMarked;
