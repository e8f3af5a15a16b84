/** The rules of Alliance, Dominion War campaign. */
@NullMarked
package io.github.quadrantrules.alliance;

import org.jspecify.annotations.NullMarked;
