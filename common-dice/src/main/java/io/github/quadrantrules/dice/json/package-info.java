/**
 * Values as JSON, for callers who use Jackson.
 *
 * <p>Reading calls the constructors, so a changed file cannot bring in a value that the rules forbid.
 */
@NullMarked
package io.github.quadrantrules.dice.json;

import org.jspecify.annotations.NullMarked;
