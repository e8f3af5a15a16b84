/** How the Pequod moves: spokes towards the revealed cube, and the closest direction at the edge of the map. */
@NullMarked
package io.github.quadrantrules.frontiers.pequod;

import org.jspecify.annotations.NullMarked;
