package io.github.quadrantrules.ascendancy.combat;

import io.github.quadrantrules.dice.Roll;

/** Hands out the dice of one roll; used once and by one thread. Rules AS-ALC-01 and AS-ALC-02. */
final class RoundRobin {
    private final int[] ships;
    private final int[] shields;
    private final int[] hits;
    private final int[] effective;
    private int next;
    private int surplus;

    RoundRobin(int players) {
        ships = new int[players];
        shields = new int[players];
        hits = new int[players];
        effective = new int[players];
    }

    /** Of all who are in the battle; who is not has no Ships. */
    static RoundRobin of(CubeBattleState battle, BorgVolley volley) {
        RoundRobin hands = new RoundRobin(battle.forces().size());
        int index = 0;
        for (BattleForce force : battle.forces()) {
            if (force.isInBattle()) {
                hands.place(
                        index,
                        force.ships(),
                        battle.setting().sides().get(index).player().shieldVsBorg());
            }
            index++;
        }
        hands.handOut(volley.roll(), volley.hitValue());
        return hands;
    }

    void place(int index, int shipsInBattle, int shieldVsBorg) {
        ships[index] = shipsInBattle;
        shields[index] = shieldVsBorg;
    }

    void handOut(Roll<Integer> roll, int hitValue) {
        for (int face = CombatDice.HIGHEST_FACE; face >= hitValue; face--) {
            for (int dice = roll.count(face); dice > 0; dice--) {
                give(face, hitValue);
            }
        }
    }

    private void give(int face, int hitValue) {
        for (int tried = 0; tried < ships.length; tried++) {
            int index = (next + tried) % ships.length;
            if (effective[index] < ships[index]) {
                hits[index]++;
                effective[index] += BorgWeapons.shot(face, hitValue, shields[index]) == BorgShot.ABSORBED ? 0 : 1;
                next = index + 1;
                return;
            }
        }
        surplus++;
    }

    int hits(int index) {
        return hits[index];
    }

    int effective(int index) {
        return effective[index];
    }

    int absorbed(int index) {
        return hits[index] - effective[index];
    }

    int surplus() {
        return surplus;
    }
}
