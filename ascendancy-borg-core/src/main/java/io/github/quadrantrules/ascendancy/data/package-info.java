/** Component data that the rulebook does not print; every set says where it comes from and can be replaced whole. */
@NullMarked
package io.github.quadrantrules.ascendancy.data;

import org.jspecify.annotations.NullMarked;
