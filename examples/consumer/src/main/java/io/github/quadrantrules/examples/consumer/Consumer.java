package io.github.quadrantrules.examples.consumer;

import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Distribution;

/** Uses every library once and prints what a reader can check by hand. */
final class Consumer {
    private Consumer() {}

    public static void main(String[] args) {
        System.out.println("at least one 6 with two dice: "
                + Distribution.of(Consumer::sixes).probability(sixes -> sixes > 0));
    }

    private static int sixes(Dice dice) {
        return dice.roll(Die.numbered("d6", 6), 2).count(6);
    }
}
