/** Khan's Level, the fleet that belongs to it, and the drawing of its tokens. */
@NullMarked
package io.github.quadrantrules.frontiers.khan;

import org.jspecify.annotations.NullMarked;
