/** The values of this module as JSON, for callers who use Jackson. */
@NullMarked
package io.github.quadrantrules.frontiers.json;

import org.jspecify.annotations.NullMarked;
