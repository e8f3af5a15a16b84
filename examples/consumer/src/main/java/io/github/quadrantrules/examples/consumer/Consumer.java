package io.github.quadrantrules.examples.consumer;

import io.github.quadrantrules.alliance.value.ModifiedValue;
import io.github.quadrantrules.ascendancy.combat.AdaptiveShields;
import io.github.quadrantrules.ascendancy.combat.ShieldModifier;
import io.github.quadrantrules.dice.Dice;
import io.github.quadrantrules.dice.Die;
import io.github.quadrantrules.dice.Distribution;
import io.github.quadrantrules.frontiers.hex.Hex;

/** Uses every library once and prints what a reader can check by hand. */
final class Consumer {
    private Consumer() {}

    public static void main(String[] args) {
        System.out.println("dice        at least one 6 with two dice: "
                + Distribution.of(Consumer::sixes).probability(sixes -> sixes > 0));
        System.out.println("alliance    a value of 2, with +2 and +3, by the Rule of 3: "
                + ModifiedValue.of("Attack", 2)
                        .modified("one", 2)
                        .modified("another", 3)
                        .value());
        System.out.println("ascendancy  a hit value of 4 against a Shield Modifier of 2 needs: "
                + AdaptiveShields.neededRoll(4, new ShieldModifier(2)));
        System.out.println("frontiers   steps from (0, 0) to (2, -1): " + Hex.ORIGIN.distanceTo(new Hex(2, -1)));
    }

    private static int sixes(Dice dice) {
        return dice.roll(Die.numbered("d6", 6), 2).count(6);
    }
}
