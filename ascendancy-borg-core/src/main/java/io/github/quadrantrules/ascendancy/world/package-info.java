/** The Borg pieces on the table: Borg Worlds, how they build Cubes, how they grow and how they come and go. */
@NullMarked
package io.github.quadrantrules.ascendancy.world;

import org.jspecify.annotations.NullMarked;
