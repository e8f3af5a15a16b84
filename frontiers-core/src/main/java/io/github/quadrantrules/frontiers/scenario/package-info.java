/** The scenarios with Khan and how hard they are. */
@NullMarked
package io.github.quadrantrules.frontiers.scenario;

import org.jspecify.annotations.NullMarked;
