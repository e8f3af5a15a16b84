/** How fast the libraries are, measured by JMH. */
@NullMarked
package io.github.quadrantrules.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
