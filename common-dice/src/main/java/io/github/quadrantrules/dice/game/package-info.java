/** The protocol that every game of this project speaks, and the generic tools written once against it. */
@NullMarked
package io.github.quadrantrules.dice.game;

import org.jspecify.annotations.NullMarked;
