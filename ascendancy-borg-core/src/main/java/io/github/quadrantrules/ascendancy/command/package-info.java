/** The decks of Borg cards in play, who holds which Turn Order Card, and who chooses the next Cube. */
@NullMarked
package io.github.quadrantrules.ascendancy.command;

import org.jspecify.annotations.NullMarked;
