/** The rules of Ascendancy, the Borg expansion. */
@NullMarked
package io.github.quadrantrules.ascendancy;

import org.jspecify.annotations.NullMarked;
