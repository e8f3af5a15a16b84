package io.github.quadrantrules.frontiers.hex;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.Comparator;

/**
 * The prescribed shape of a map: which spaces may ever belong to it, revealed or not. Immutable.
 *
 * @since 0.1.0
 */
public sealed interface MapShape extends Serializable {
    /** A map without an edge. */
    MapShape UNBOUNDED = new Unbounded();

    /**
     * Whether a space belongs to the shape.
     *
     * @param space any space
     * @return true if it lies inside
     */
    boolean contains(Hex space);

    /**
     * The shape made of single spaces.
     *
     * @param spaces one space or more, in any order
     * @return the shape
     * @throws IllegalArgumentException if there is no space
     */
    static MapShape of(Iterable<Hex> spaces) {
        return new Spaces(TreeSet.ofAll(Comparator.naturalOrder(), spaces));
    }

    /**
     * The shape made of tiles of seven spaces each.
     *
     * @param centres the centre space of each tile, one or more
     * @return the shape
     * @throws IllegalArgumentException if there is no tile, or two tiles overlap
     */
    static MapShape ofTiles(Iterable<Hex> centres) {
        Vector<Hex> tiles = Vector.ofAll(centres);
        for (int i = 0; i < tiles.size(); i++) {
            Hex tile = tiles.get(i);
            if (tiles.take(i).exists(other -> other.distanceTo(tile) < 3)) {
                throw new IllegalArgumentException("Tiles of a map must not overlap others, unlike that at " + tile);
            }
        }
        return of(tiles.flatMap(centre -> centre.neighbours().prepend(centre)));
    }

    /**
     * A map without an edge.
     *
     * @since 0.1.0
     */
    record Unbounded() implements MapShape {
        @Override
        public boolean contains(Hex space) {
            return true;
        }
    }

    /**
     * A shape made of single spaces. Immutable.
     *
     * @param spaces one space or more
     * @since 0.1.0
     */
    record Spaces(TreeSet<Hex> spaces) implements MapShape {
        /**
         * Checks that there is a space.
         *
         * @throws IllegalArgumentException if there is none
         */
        public Spaces {
            if (spaces.isEmpty()) {
                throw new IllegalArgumentException("The shape of a map has at least one space, not " + spaces.size());
            }
        }

        @Override
        public boolean contains(Hex space) {
            return spaces.contains(space);
        }
    }
}
