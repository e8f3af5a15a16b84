package io.github.quadrantrules.dice.game;

import io.vavr.collection.Seq;
import java.io.Serializable;

/**
 * Something that happened in a game, with the rules by which it happened.
 *
 * <p>Events are immutable values; each module has its own family of them.
 *
 * @since 0.1.0
 */
public interface Event extends Serializable {
    /**
     * The rules by which it happened.
     *
     * @return one rule or more
     */
    Seq<RuleId> rules();

    /**
     * What happened, for people.
     *
     * @return a sentence, understandable without the rulebook
     */
    String sentence();
}
