/** Dice, exact distributions and decks. */
@NullMarked
package io.github.quadrantrules.dice;

import org.jspecify.annotations.NullMarked;
