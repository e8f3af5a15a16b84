/** The dice of the game: faces, pools, and how results are read and written. Rules AL-DIC. */
@NullMarked
package io.github.quadrantrules.alliance.dice;

import org.jspecify.annotations.NullMarked;
