/**
 * Values of this module as JSON, for callers who use Jackson.
 *
 * <p>Reading calls the constructors, so a changed file cannot bring in a battle that the rules forbid.
 */
@NullMarked
package io.github.quadrantrules.ascendancy.json;

import org.jspecify.annotations.NullMarked;
