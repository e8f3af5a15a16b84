/**
 * The galaxy as an immutable graph, and how Borg Cubes move through it.
 *
 * <p>A {@link io.github.quadrantrules.ascendancy.galaxy.StarMap} holds System Discs and Space Lanes, a
 * {@link io.github.quadrantrules.ascendancy.galaxy.Galaxy} what stands on them.
 * {@link io.github.quadrantrules.ascendancy.galaxy.TargetChoice} says where a Cube goes,
 * {@link io.github.quadrantrules.ascendancy.galaxy.CubeMovement} how far it comes, and
 * {@link io.github.quadrantrules.ascendancy.galaxy.NewLane} what it does without a connection.
 */
@NullMarked
package io.github.quadrantrules.ascendancy.galaxy;

import org.jspecify.annotations.NullMarked;
