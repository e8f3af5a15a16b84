/** Hexagonal spaces in axial coordinates, directions, and the prescribed shape of a map. */
@NullMarked
package io.github.quadrantrules.frontiers.hex;

import org.jspecify.annotations.NullMarked;
