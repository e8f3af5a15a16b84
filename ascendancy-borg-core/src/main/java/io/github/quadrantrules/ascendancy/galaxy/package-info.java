/** The map that the rules work on: so far the names of its Sectors. */
@NullMarked
package io.github.quadrantrules.ascendancy.galaxy;

import org.jspecify.annotations.NullMarked;
