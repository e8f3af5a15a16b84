package io.github.quadrantrules.stranger;

import io.github.quadrantrules.dice.Dice;

/** A class that uses the dice, as every module may. */
public interface SeesTheDice {
    Dice dice();
}
