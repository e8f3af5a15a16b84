/** The battery of tests that every game passes. */
@NullMarked
package io.github.quadrantrules.dice.game;

import org.jspecify.annotations.NullMarked;
