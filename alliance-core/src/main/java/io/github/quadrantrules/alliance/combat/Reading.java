package io.github.quadrantrules.alliance.combat;

import io.github.quadrantrules.alliance.dice.AllianceDice;
import io.github.quadrantrules.alliance.dice.AttackFace;
import io.github.quadrantrules.alliance.dice.DefenseFace;
import io.github.quadrantrules.dice.Die;

/** How much of each face the dice must tell. */
enum Reading {
    /** Every face, for people. */
    FULL {
        @Override
        Die<AttackFace> attackDie(AttackState state) {
            return AllianceDice.ATTACK;
        }

        @Override
        Die<DefenseFace> defenseDie(AttackState state) {
            return AllianceDice.DEFENSE;
        }
    },
    /** Only what can still matter: without anything that acts on it, a Battle Stations result is a blank. */
    AS_NEEDED {
        @Override
        Die<AttackFace> attackDie(AttackState state) {
            boolean matters = state.attacker().tokens().targetLocks() > 0
                    || BattleStations.isUnspent(state, Side.ATTACKER)
                    || !state.attacker().abilities().onAttackDice().isEmpty()
                    || !state.defender().abilities().onAttackDice().isEmpty();
            return matters ? AllianceDice.ATTACK : AllianceDice.ATTACK_UNMODIFIED;
        }

        @Override
        Die<DefenseFace> defenseDie(AttackState state) {
            boolean matters = BattleStations.isUnspent(state, Side.DEFENDER)
                    || !state.attacker().abilities().onDefenseDice().isEmpty()
                    || !state.defender().abilities().onDefenseDice().isEmpty();
            return matters ? AllianceDice.DEFENSE : AllianceDice.DEFENSE_UNMODIFIED;
        }
    };

    abstract Die<AttackFace> attackDie(AttackState state);

    abstract Die<DefenseFace> defenseDie(AttackState state);
}
