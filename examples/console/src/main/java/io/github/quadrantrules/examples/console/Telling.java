package io.github.quadrantrules.examples.console;

import io.github.quadrantrules.dice.Question;
import io.github.quadrantrules.dice.game.Game;
import io.github.quadrantrules.dice.game.Policy;
import io.github.quadrantrules.dice.game.Step;
import java.util.function.Function;

/**
 * A game that is told while it is played, so that whoever is asked for dice knows the story so far.
 *
 * @param story what was told
 * @param last the state at the end
 * @param steps how many choices were made
 */
record Telling<S>(Story story, S last, int steps) {
    private static final int LONGEST = 10_000;

    /** How a game is told. */
    interface Words<S, C> {
        /** Who rolls what for which purpose. */
        String purpose(S state, C choice, Question question);

        /** The story after a step. */
        Story tell(Story soFar, Step<S> step, DiceTable table);
    }

    /** Plays a game to its end, or as far as anybody would read. */
    static <S, C> Telling<S> of(
            Game<S, C> game, S start, Policy<S, C> policy, DiceTable table, Story before, Words<S, C> words) {
        Telling<S> told = new Telling<>(before, start, 0);
        while (!game.over(told.last()) && told.steps() < LONGEST) {
            S state = told.last();
            C choice = policy.choose(state, game.choices(state), table.dice());
            table.expect(told.story(), purpose(words, state, choice));
            Step<S> step = game.apply(state, choice, table.dice())
                    .getOrElseThrow(violation -> new IllegalStateException(violation.toString()));
            told = new Telling<>(words.tell(told.story(), step, table), step.state(), told.steps() + 1);
        }
        table.finish();
        return told;
    }

    private static <S, C> Function<Question, String> purpose(Words<S, C> words, S state, C choice) {
        return question -> words.purpose(state, choice, question);
    }
}
