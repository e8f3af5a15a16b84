package io.github.quadrantrules.frontiers.khan;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Dice;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import java.io.Serializable;

/**
 * The piles that fleets are drawn from. Immutable.
 *
 * @param spheres the Borg Spheres
 * @param dominion the Dominion Starships
 * @param warbirds the Romulan Warbirds
 * @param <T> the type of the tokens
 * @since 0.1.0
 */
public record FleetSupply<T>(TokenPile<T> spheres, TokenPile<T> dominion, TokenPile<T> warbirds)
        implements Serializable {
    /** Refuses null. */
    public FleetSupply {
        requireNonNull(spheres, "spheres");
        requireNonNull(dominion, "dominion");
        requireNonNull(warbirds, "warbirds");
    }

    /**
     * The pile of one kind.
     *
     * @param kind which kind
     * @return its tokens and discards
     */
    public TokenPile<T> pile(TokenKind kind) {
        return switch (kind) {
            case SPHERE -> spheres;
            case DOMINION -> dominion;
            case WARBIRD -> warbirds;
        };
    }

    /**
     * Draws a whole fleet, or nothing. Rule FR-LVL-10.
     *
     * @param fleet how many tokens of each kind
     * @param dice where chance comes from
     * @return the fleet and the piles without it, or every kind of which there are too few
     */
    public Validation<Seq<InsufficientTokens>, DrawnFleet<T>> draw(FleetCounts fleet, Dice dice) {
        Vector<InsufficientTokens> shortages = shortages(fleet);
        if (!shortages.isEmpty()) {
            return Validation.invalid(shortages);
        }
        TokenPile.Drawn<T> first = spheres.draw(fleet.spheres(), dice);
        TokenPile.Drawn<T> second = dominion.draw(fleet.dominion(), dice);
        TokenPile.Drawn<T> third = warbirds.draw(fleet.warbirds(), dice);
        return Validation.valid(new DrawnFleet<>(
                first.tokens(),
                second.tokens(),
                third.tokens(),
                new FleetSupply<>(first.rest(), second.rest(), third.rest())));
    }

    private Vector<InsufficientTokens> shortages(FleetCounts fleet) {
        return Vector.of(TokenKind.values())
                .filter(kind -> fleet.count(kind) > pile(kind).size())
                .map(kind -> new InsufficientTokens(
                        kind, fleet.count(kind) - pile(kind).size()));
    }

    /**
     * A fleet that was drawn. Immutable.
     *
     * @param spheres the Borg Spheres, in the order drawn
     * @param dominion the Dominion Starships, in the order drawn
     * @param warbirds the Romulan Warbirds, in the order drawn
     * @param rest the piles without them
     * @param <T> the type of the tokens
     * @since 0.1.0
     */
    public record DrawnFleet<T>(Vector<T> spheres, Vector<T> dominion, Vector<T> warbirds, FleetSupply<T> rest)
            implements Serializable {
        /** Refuses null. */
        public DrawnFleet {
            requireNonNull(spheres, "spheres");
            requireNonNull(dominion, "dominion");
            requireNonNull(warbirds, "warbirds");
            requireNonNull(rest, "rest");
        }

        /**
         * The tokens of one kind.
         *
         * @param kind which kind
         * @return its tokens, in the order drawn
         */
        public Vector<T> tokens(TokenKind kind) {
            return switch (kind) {
                case SPHERE -> spheres;
                case DOMINION -> dominion;
                case WARBIRD -> warbirds;
            };
        }

        /**
         * How many tokens of each kind were drawn.
         *
         * @return the counts
         */
        public FleetCounts counts() {
            return FleetCounts.of(spheres.size(), dominion.size(), warbirds.size());
        }
    }
}
