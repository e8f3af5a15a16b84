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
        Die<AttackFace> attackDieOnceLocked(AttackState state) {
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
            return state.isUnspent(Spendable.TARGET_LOCK) ? AllianceDice.ATTACK : attackDieOnceLocked(state);
        }

        @Override
        Die<AttackFace> attackDieOnceLocked(AttackState state) {
            boolean matters = BattleStations.isUnspent(state, Side.ATTACKER)
                    || !state.abilities(Side.ATTACKER).onAttackDice().isEmpty()
                    || !state.abilities(Side.DEFENDER).onAttackDice().isEmpty();
            return matters ? AllianceDice.ATTACK : AllianceDice.ATTACK_UNMODIFIED;
        }

        @Override
        Die<DefenseFace> defenseDie(AttackState state) {
            boolean matters = BattleStations.isUnspent(state, Side.DEFENDER)
                    || !state.abilities(Side.ATTACKER).onDefenseDice().isEmpty()
                    || !state.abilities(Side.DEFENDER).onDefenseDice().isEmpty();
            return matters ? AllianceDice.DEFENSE : AllianceDice.DEFENSE_UNMODIFIED;
        }
    };

    abstract Die<AttackFace> attackDie(AttackState state);

    /** The same for dice that no Target Lock will re-roll. */
    abstract Die<AttackFace> attackDieOnceLocked(AttackState state);

    abstract Die<DefenseFace> defenseDie(AttackState state);
}
