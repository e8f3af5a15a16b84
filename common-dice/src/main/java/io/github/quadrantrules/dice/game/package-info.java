/** One protocol for every game. */
@NullMarked
package io.github.quadrantrules.dice.game;

import org.jspecify.annotations.NullMarked;
