/** What awaits those who board the Pequod. */
@NullMarked
package io.github.quadrantrules.frontiers.boarding;

import org.jspecify.annotations.NullMarked;
