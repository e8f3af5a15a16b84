/** What is written as JSON and read back. */
@NullMarked
package io.github.quadrantrules.dice.json;

import org.jspecify.annotations.NullMarked;
