package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Dice;

/** Rolls as at the table: player by player, and die by die. */
final class TableRolls implements Rolls {
    static final Rolls ROLLS = new TableRolls();

    private TableRolls() {}

    @Override
    public int hits(CubeBattleState battle, Dice dice, BattleLog log) {
        int hits = 0;
        for (int index = 0; index < battle.forces().size(); index++) {
            BattleForce force = battle.forces().get(index);
            if (force.isInBattle()) {
                BattleSide side = battle.setting().sides().get(index);
                PlayerVolley volley = PlayerVolley.roll(
                        side.player(), force.ships(), battle.cube().modifier(), dice);
                log.shipsShot(side, volley);
                hits += volley.hits() + force.autoHits();
            }
        }
        return hits;
    }

    @Override
    public Answer answer(CubeBattleState battle, Dice dice, BattleLog log) {
        BorgVolley volley = BorgVolley.roll(battle, dice);
        log.cubeShot(volley);
        return Answer.of(battle, volley);
    }
}
