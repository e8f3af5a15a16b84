package io.github.quadrantrules.ascendancy.combat;

import io.vavr.collection.Array;

/** Hears what happens in a battle, in the order of the rules; it decides nothing. This one forgets everything. */
interface BattleLog {
    /** Listens to nothing, for battles in great numbers. */
    BattleLog NONE = new BattleLog() {};

    default void roundBegan(CubeBattleState battle) {}

    default void shipsShot(BattleSide side, PlayerVolley attack) {}

    default void marked(int hits, CubeCombat before, CubeCombat after) {}

    default void destroyed(CubeBattleState battle, CubeDestruction how) {}

    default void cubeShot(BorgVolley answer) {}

    default void casualties(CubeBattleState battle, Answer answer) {}

    default void shipsLost(CubeBattleState before, Array<BattleForce> after) {}

    default void roundEnded(CubeBattleState before, CubeBattleState after) {}

    default void retreated(CubeBattleState before, BattleSide side, int ships, RetreatDestination destination) {}

    default void stayed(BattleSide side) {}

    default void cardUsed(BattleSide side, BattleCard card) {}

    default void casualtyChosen(CubeBattleState before, BattleChoice.LoseShip choice) {}

    default void ended(CubeBattleState battle) {}
}
