package io.github.quadrantrules.ascendancy.combat;

import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the Borg roll does. Rules AS-ALC-01 to AS-ALC-03 and AS-WPN-06.
 *
 * @param rolled the roll, as far as it matters what it was
 * @param left the players with the Ships that are left when all are taken for which nobody has a choice
 * @param due how many more Ships each player loses by choice; empty if nobody has one
 * @param symbols the Borg symbols
 */
record Answer(Option<BorgVolley> rolled, Array<BattleForce> left, Vector<Integer> due, int symbols) {
    private static final Vector<Integer> NO_CHOICE = Vector.empty();

    static Answer of(CubeBattleState battle, BorgVolley volley) {
        RoundRobin hands = RoundRobin.of(battle, volley);
        BattleForce[] forces = new BattleForce[battle.forces().size()];
        boolean choice = false;
        for (int index = 0; index < forces.length; index++) {
            BattleForce force = battle.forces().get(index);
            int lost = hands.effective(index);
            boolean decided = lost == 0 || force.squadron().isUniform() || lost == force.ships();
            choice |= !decided;
            forces[index] = decided ? force.withSquadron(force.squadron().afterLosing(lost)) : force;
        }
        Vector<Integer> due = choice
                ? Vector.tabulate(
                        forces.length,
                        index -> forces[index] == battle.forces().get(index) ? hands.effective(index) : 0)
                : NO_CHOICE;
        return new Answer(Option.some(volley), Array.of(forces), due, volley.symbols());
    }

    /** The same without the roll, so that equal effects are equal. */
    Answer effect() {
        return new Answer(Option.none(), left, due, symbols);
    }
}
