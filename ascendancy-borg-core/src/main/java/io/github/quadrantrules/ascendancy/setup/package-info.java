/** What is decided before a game, and how the decks and the stack of System Discs are built. */
@NullMarked
package io.github.quadrantrules.ascendancy.setup;

import org.jspecify.annotations.NullMarked;
