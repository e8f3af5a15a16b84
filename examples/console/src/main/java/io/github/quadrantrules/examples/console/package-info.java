/** The program {@code quadrant}: attacks, battles and their exact odds in a terminal. */
@NullMarked
package io.github.quadrantrules.examples.console;

import org.jspecify.annotations.NullMarked;
