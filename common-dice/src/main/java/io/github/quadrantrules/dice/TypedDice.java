package io.github.quadrantrules.dice;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Asks a person for each result, again and again until the answer fits. */
record TypedDice(Function<? super Question, String> ask) implements Dice {
    @Override
    @SuppressWarnings("unchecked")
    public <T> T pick(Distribution<T> distribution) {
        if (distribution instanceof Pool<?> pool) {
            // A pool is a distribution of rolls, so T is Roll<F> here.
            return (T) roll(pool, pool.die().physical());
        }
        Vector<T> values = distribution.values();
        return values.get(places("a random choice", names(values), 1).head());
    }

    private <F extends Comparable<F>, P extends Comparable<P>> Roll<F> roll(Pool<F> pool, Die<P> die) {
        Vector<Integer> places =
                pool.count() == 0 ? Vector.empty() : places(die.name(), names(die.faces()), pool.count());
        return pool.read(die.showing(places.map(die::face))).get();
    }

    private static Vector<String> names(Vector<?> values) {
        return values.map(Object::toString);
    }

    private Vector<Integer> places(String what, Vector<String> answers, int count) {
        Question question = new Question(what, answers, count, Option.none());
        while (true) {
            Either<String, Vector<Integer>> places = question.read(ask.apply(question));
            if (places.isRight()) {
                return places.get();
            }
            question = new Question(what, answers, count, Option.some(places.getLeft()));
        }
    }
}
