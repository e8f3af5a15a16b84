package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * The only source of chance: whoever calls a rule passes the dice.
 *
 * <p>A rule takes its dice as the last parameter and asks for whole pools, never for single random numbers. The same
 * rule is then played with {@linkplain #seeded seeded} dice, with {@linkplain #scripted results that a person types
 * in}, or {@linkplain Distribution#of exactly}.
 *
 * <p>Dice are not shared between threads. Battle <i>i</i> of a study uses {@code Dice.seeded(seed, i)}.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Dice {
    /**
     * Lets chance choose.
     *
     * @param distribution what can happen
     * @param <T> the type of the outcomes
     * @return one of the outcomes
     */
    <T> T pick(Distribution<T> distribution);

    /**
     * Rolls a pool of equal dice.
     *
     * @param die the kind of dice
     * @param count how many, 0 or more
     * @param <F> the type of the faces
     * @return what they show
     * @throws IllegalArgumentException if {@code count} is negative
     */
    default <F extends Comparable<F>> Roll<F> roll(Die<F> die, int count) {
        return pick(die.pool(count));
    }

    /**
     * Chooses at random among equally likely things, such as tied targets.
     *
     * @param equallyLikely one thing or more
     * @param <T> the type of the things
     * @return one of them
     * @throws IllegalArgumentException if there is nothing to choose from
     */
    default <T> T oneOf(Iterable<? extends T> equallyLikely) {
        return pick(Distribution.<T>uniform(equallyLikely));
    }

    /**
     * Draws the top card of a deck.
     *
     * @param deck a deck with at least one card
     * @param <T> the type of the cards
     * @return the card, and the deck without it
     * @throws IllegalArgumentException if the deck is empty
     */
    default <T> Draw<T> draw(Deck<T> deck) {
        return deck.without(pick(deck.top()));
    }

    /**
     * Dice from the library's own generator, the same on every machine and Java version.
     *
     * @param seed any number
     * @return dice at the beginning of the seed's stream 0
     */
    static SeededDice seeded(long seed) {
        return seeded(seed, 0);
    }

    /**
     * Dice from one of the independent streams of a seed.
     *
     * @param seed any number
     * @param stream any number, for example the number of the battle
     * @return dice at the beginning of the stream
     */
    static SeededDice seeded(long seed, long stream) {
        return new SeededDice(new SeedPosition(seed, stream, 0));
    }

    /**
     * Dice from a generator of the caller's.
     *
     * @param generator gives the random words
     * @return dice that draw on the generator
     */
    static Dice of(RandomGenerator generator) {
        return new GeneratorDice(generator);
    }

    /**
     * Dice whose results are written down beforehand: real dice on the table, or a test.
     *
     * <p>Each request takes the next result: a roll, such as {@code die.showing(6, 5, 1)}, or one of the things to choose
     * among. A roll may be given with the full faces of the dice also where the rule reads only part of them.
     *
     * @param results rolls, cards and whatever else the rule will ask for, in order
     * @return dice that give exactly these results
     */
    static ScriptedDice scripted(Object... results) {
        return new ScriptedDice(Vector.of(results));
    }

    /**
     * Dice on somebody's table: each result is asked for when it is needed.
     *
     * <p>The person types the faces with blanks or commas between them, in any order; a face may be shortened as long as
     * it stays the only one. An answer that does not fit is asked for again, with a complaint in the question.
     *
     * @param ask shows a question and returns what was typed
     * @return dice for rules
     */
    static Dice typed(Function<? super Question, String> ask) {
        return new TypedDice(ask);
    }

    /**
     * Dice that write down what was asked and what came.
     *
     * @param dice where the results come from
     * @return dice with a log
     */
    static RecordingDice recording(Dice dice) {
        return new RecordingDice(dice);
    }

    /**
     * Dice that play a log back, and check each request against it.
     *
     * @param log what was recorded
     * @return dice that give the recorded results
     */
    static ReplayingDice replaying(DiceLog log) {
        return new ReplayingDice(log);
    }

    /**
     * Dice that really roll every die in full and show it, also where a rule reads only part of each face.
     *
     * <p>For clients that show dice. With the same seed the results differ from those of the bare dice, because more is
     * rolled.
     *
     * @param dice where the results come from
     * @param seen is told each roll in full
     * @return dice for rules
     */
    static Dice physical(Dice dice, Consumer<Roll<?>> seen) {
        return new PhysicalDice(dice, seen);
    }
}
