package io.github.quadrantrules.frontiers.khan;

import static java.util.Objects.requireNonNull;

import io.github.quadrantrules.dice.Deck;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Draw;
import io.vavr.collection.Vector;
import java.io.Serializable;

/**
 * The face-down pile of one kind of tokens, and its discards. Immutable.
 *
 * @param faceDown the tokens to draw from
 * @param discards the tokens that are shuffled into a new pile when the old one is empty
 * @param <T> the type of the tokens
 * @since 0.1.0
 */
public record TokenPile<T>(Deck<T> faceDown, Vector<T> discards) implements Serializable {
    /** Refuses null. */
    public TokenPile {
        requireNonNull(faceDown, "faceDown");
        requireNonNull(discards, "discards");
    }

    /**
     * A shuffled pile without discards.
     *
     * @param tokens the tokens of one kind
     * @param <T> the type of the tokens
     * @return the pile
     */
    public static <T> TokenPile<T> shuffled(Iterable<? extends T> tokens) {
        return new TokenPile<>(Deck.shuffled(tokens), Vector.empty());
    }

    /**
     * How many tokens can be drawn.
     *
     * @return the tokens of the pile and the discards
     */
    public int size() {
        return faceDown.size() + discards.size();
    }

    /**
     * The pile after a token was discarded.
     *
     * @param token the token
     * @return the pile with the token among its discards
     */
    public TokenPile<T> discard(T token) {
        return new TokenPile<>(faceDown, discards.append(token));
    }

    /**
     * Draws tokens one after another; an empty pile is refilled from its discards. Rule FR-LVL-10.
     *
     * @param count how many, from 0 to {@link #size}
     * @param dice where chance comes from
     * @return the tokens in the order drawn, and the pile without them
     * @throws IllegalArgumentException if there are not so many
     */
    public Drawn<T> draw(int count, Dice dice) {
        if (count < 0 || count > size()) {
            throw new IllegalArgumentException("From 0 to " + size() + " tokens can be drawn, not " + count);
        }
        TokenPile<T> pile = this;
        Vector<T> tokens = Vector.empty();
        for (int i = 0; i < count; i++) {
            pile = pile.refilled();
            Draw<T> draw = dice.draw(pile.faceDown);
            tokens = tokens.append(draw.card());
            pile = new TokenPile<>(draw.rest(), pile.discards);
        }
        return new Drawn<>(tokens, pile);
    }

    private TokenPile<T> refilled() {
        return faceDown.isEmpty() ? shuffled(discards) : this;
    }

    /**
     * Tokens that were drawn. Immutable.
     *
     * @param tokens the tokens in the order drawn
     * @param rest the pile without them
     * @param <T> the type of the tokens
     * @since 0.1.0
     */
    public record Drawn<T>(Vector<T> tokens, TokenPile<T> rest) implements Serializable {
        /** Refuses null. */
        public Drawn {
            requireNonNull(tokens, "tokens");
            requireNonNull(rest, "rest");
        }
    }
}
