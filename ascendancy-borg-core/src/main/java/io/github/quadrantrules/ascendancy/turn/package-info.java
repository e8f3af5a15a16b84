/** The Borg turn: activation of Cubes, new Systems, assimilated players, and how the game ends. */
@NullMarked
package io.github.quadrantrules.ascendancy.turn;

import org.jspecify.annotations.NullMarked;
