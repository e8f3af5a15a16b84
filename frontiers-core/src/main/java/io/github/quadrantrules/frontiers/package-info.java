/** The rules of Frontiers, The Return of Khan. */
@NullMarked
package io.github.quadrantrules.frontiers;

import org.jspecify.annotations.NullMarked;
