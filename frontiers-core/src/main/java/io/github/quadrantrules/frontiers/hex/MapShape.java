package io.github.quadrantrules.frontiers.hex;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The prescribed shape of a map: which spaces may ever belong to it, revealed or not. Immutable.
 *
 * @since 0.1.0
 */
public sealed interface MapShape extends Serializable {
    /** A map without an edge, but for the bounds of all coordinates. */
    MapShape UNBOUNDED = new Unbounded();

    /**
     * Whether a space belongs to the shape.
     *
     * @param space any space
     * @return true if it lies inside
     */
    boolean contains(Hex space);

    /**
     * Whether the neighbour of a space belongs to the shape.
     *
     * @param space any space
     * @param direction where the neighbour is
     * @return true if there is such a space and it lies inside
     */
    boolean hasNeighbour(Hex space, Direction direction);

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
     * A map without an edge, but for the bounds of all coordinates.
     *
     * @since 0.1.0
     */
    record Unbounded() implements MapShape {
        @Override
        public boolean contains(Hex space) {
            return true;
        }

        @Override
        public boolean hasNeighbour(Hex space, Direction direction) {
            return Hex.exists(space.q() + direction.dq(), space.r() + direction.dr());
        }
    }

    /**
     * A shape made of single spaces. Immutable.
     *
     * @since 0.1.0
     */
    final class Spaces implements MapShape {
        private static final long serialVersionUID = 1;

        private final TreeSet<Hex> spaces;

        /** The same spaces, quicker to find: each step of the Pequod looks for several. */
        private final transient SpaceTable table;

        /**
         * The shape made of some spaces.
         *
         * @param spaces one space or more
         * @throws IllegalArgumentException if there is none
         */
        public Spaces(TreeSet<Hex> spaces) {
            this.spaces = requireNonNull(spaces, "spaces");
            if (spaces.isEmpty()) {
                throw new IllegalArgumentException("The shape of a map has at least one space, not " + spaces.size());
            }
            this.table = new SpaceTable(spaces, spaces.size());
        }

        /**
         * The spaces of the shape.
         *
         * @return one space or more
         */
        public TreeSet<Hex> spaces() {
            return spaces;
        }

        @Override
        public boolean contains(Hex space) {
            return table.contains(space.q(), space.r());
        }

        @Override
        public boolean hasNeighbour(Hex space, Direction direction) {
            return table.contains(space.q() + direction.dq(), space.r() + direction.dr());
        }

        private Object readResolve() {
            return new Spaces(spaces);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other || other instanceof Spaces that && spaces.equals(that.spaces);
        }

        @Override
        public int hashCode() {
            return spaces.hashCode();
        }

        /** The spaces in order, for example {@code "Spaces((0,0), (1,2))"}. */
        @Override
        public String toString() {
            return spaces.mkString("Spaces(", ", ", ")");
        }
    }
}
