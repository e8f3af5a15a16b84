/** What the tests of every module share. */
@NullMarked
package io.github.quadrantrules.dice.testing;

import org.jspecify.annotations.NullMarked;
