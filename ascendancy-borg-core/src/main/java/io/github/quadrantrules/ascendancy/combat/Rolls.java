package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Dice;

/** How the dice of a round are rolled; what they mean is the same for all ways. */
interface Rolls {
    /** The Hits of all players together, those without a roll included. Rule AS-CBT-06. */
    int hits(CubeBattleState battle, Dice dice, BattleLog log);

    /** What the Borg roll does to the players. */
    Answer answer(CubeBattleState battle, Dice dice, BattleLog log);
}
